import { z } from 'zod'
import { say } from '#app/vietnamese/say.ts'
import type { SiteSettings } from './site-settings.ts'

const line = (most: number) =>
  z
    .string()
    .transform((text) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .max(most, { error: () => say(`Dài nhất ${most} ký tự.`, { en: `At most ${most} characters.` }) }),
    )
const optional = (most: number) => line(most).transform((text) => text || null)

/** Whole numbers as people type them: '1.000.000'. */
const count = (least: number, most: number) =>
  z
    .string()
    .transform((text) => text.replaceAll(/[.\s]/g, ''))
    .pipe(
      z.string().regex(/^\d{1,10}$/, {
        error: () => say('Bạn nhập một số nguyên nhé.', { en: 'Enter a whole number.' }),
      }),
    )
    .transform(Number)
    .pipe(
      z
        .number()
        .min(least, { error: () => say(`Nhỏ nhất là ${least}.`, { en: `At least ${least}.` }) })
        .max(most, { error: () => say(`Lớn nhất là ${most}.`, { en: `At most ${most}.` }) }),
    )

/** What the form of the settings sends. A box that is not ticked is not sent. */
export const settingsForm = z.object({
  name: line(60).pipe(
    z.string().min(1, { error: () => say('Bạn nhập tên trang nhé.', { en: 'Enter the site’s name.' }) }),
  ),
  company: optional(200),
  address: optional(300),
  hotline: optional(40).pipe(
    z
      .string()
      .regex(/^\+?[\d\s().-]{6,40}$/, {
        error: () =>
          say('Số điện thoại chưa đúng, ví dụ: 1900 1234.', {
            en: 'The phone number is not right, such as: 1900 1234.',
          }),
      })
      .nullable(),
  ),
  email: optional(254).pipe(
    z
      .email({
        error: () =>
          say('Email chưa đúng, ví dụ: ten@gmail.com.', {
            en: 'The email is not right, such as: ten@gmail.com.',
          }),
      })
      .nullable(),
  ),
  hotlineLabel: optional(60),
  madeBy: optional(200),
  technicians: optional(200),
  showBrandMenu: z.literal('on').optional(),
  asksInFiveMinutes: count(1, 1000),
  asksADay: count(1, 100_000),
  dailyTokens: z.union([z.literal('').transform(() => null), count(0, 1_000_000_000)]),
  requireSecondFactor: z.literal('on').optional(),
  newsletterPerMinute: count(1, 10_000),
})

/** The settings a form asks for. @throws ZodError by field */
export function readSettingsForm(form: unknown): SiteSettings {
  const { showBrandMenu, requireSecondFactor, ...rest } = settingsForm.parse(form)
  return {
    ...rest,
    showBrandMenu: showBrandMenu === 'on',
    requireSecondFactor: requireSecondFactor === 'on',
  }
}
