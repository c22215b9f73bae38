import { z } from 'zod'
import { ASK_LIMITS, NEWSLETTER_PER_MINUTE, SITE } from '#app/platform/settings.ts'

const text = (most: number) => z.string().max(most).nullable()

/** Every setting with its default, which also holds where what is kept makes no sense any more. */
const FIELDS = {
  name: z.string().min(1).max(60).catch(SITE.name).default(SITE.name),
  company: text(200).catch(null).default(null),
  address: text(300).catch(null).default(null),
  hotline: text(40).catch(null).default(null),
  email: text(254).catch(null).default(null),
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

/** Settings out of rows; an unknown key is left aside, a value that makes no sense is the default. */
export function settingsOf(rows: readonly { key: string; value: unknown }[]): SiteSettings {
  return schema.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])))
}

/** What every page may say of who runs the site. */
export type PublicSite = {
  name: string
  showBrandMenu: boolean
  contact: Pick<SiteSettings, 'company' | 'address' | 'hotline' | 'email'>
}

/** The part of the settings that visitors see. */
export function publicSite({
  name,
  showBrandMenu,
  company,
  address,
  hotline,
  email,
}: SiteSettings): PublicSite {
  return { name, showBrandMenu, contact: { company, address, hotline, email } }
}
