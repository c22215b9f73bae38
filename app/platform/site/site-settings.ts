import { z } from 'zod'
import { ASK_LIMITS, NEWSLETTER_PER_MINUTE, SITE, SPECIFIED } from '#app/platform/settings.ts'

const text = (most: number) => z.string().max(most).nullable()

/** Every setting with its default, which also holds where what is kept makes no sense any more. */
const FIELDS = {
  name: z.string().min(1).max(60).catch(SITE.name).default(SITE.name),
  company: text(200).catch(null).default(null),
  address: text(300).catch(null).default(null),
  hotline: text(40).catch(null).default(null),
  email: text(254).catch(null).default(null),
  /** What stands before the hotline, and who made the site, at the foot of every page; who comes to the house, on the home page. */
  hotlineLabel: text(60).catch(null).default(null),
  madeBy: text(200).catch(null).default(null),
  technicians: text(200).catch(null).default(null),
  showBrandMenu: z.boolean().catch(false).default(false),
  asksInFiveMinutes: z
    .number()
    .int()
    .min(1)
    .max(1000)
    .catch(ASK_LIMITS.fiveMinutes)
    .default(ASK_LIMITS.fiveMinutes),
  asksADay: z.number().int().min(1).max(100_000).catch(ASK_LIMITS.day).default(ASK_LIMITS.day),
  /** Null leaves the cap to the environment. */
  dailyTokens: z.number().int().min(0).max(1_000_000_000).nullable().catch(null).default(null),
  requireSecondFactor: z.boolean().catch(false).default(false),
  /** Mails of the newsletter that are handed over in a minute, by all servers together. */
  newsletterPerMinute: z
    .number()
    .int()
    .min(1)
    .max(10_000)
    .catch(NEWSLETTER_PER_MINUTE)
    .default(NEWSLETTER_PER_MINUTE),
}

const schema = z.object(FIELDS)

/** What administrators set about the site. */
export type SiteSettings = z.infer<typeof schema>

export const DEFAULT_SETTINGS: SiteSettings = schema.parse({})

/**
 * Settings out of rows; an unknown key is left aside, a value that makes no sense is the default.
 * @param isDemo a demo says what the specification has it say, where nobody set anything else
 */
export function settingsOf(rows: readonly { key: string; value: unknown }[], isDemo = false): SiteSettings {
  const set = Object.fromEntries(rows.map(({ key, value }) => [key, value]))
  return schema.parse(isDemo ? { ...SPECIFIED, ...set } : set)
}

/** What every page may say of who runs the site. */
export type PublicSite = {
  name: string
  showBrandMenu: boolean
  contact: Pick<SiteSettings, 'company' | 'address' | 'hotline' | 'email'> & { hotlineLabel?: string | null }
  madeBy?: string | null
  technicians?: string | null
  /** Whether its mails reach anybody. */
  sendsMail: boolean
}

/** The part of the settings that visitors see. */
export function publicSite(settings: SiteSettings, sendsMail: boolean): PublicSite {
  const { name, showBrandMenu, company, address, hotline, hotlineLabel, email, madeBy, technicians } =
    settings
  const contact = { company, address, hotline, hotlineLabel, email }
  return { name, showBrandMenu, contact, madeBy, technicians, sendsMail }
}
