import { z } from 'zod'
import { cleanText } from '#app/vietnamese/clean.ts'
import { say } from '#app/vietnamese/say.ts'
import type { TariffTier } from './tariff.ts'

const MOST_TIERS = 10

const kwh = z
  .number({
    error: () =>
      say('Số kWh là số tròn, bậc đầu là 0.', { en: 'kWh is a whole number, and the first tier is 0.' }),
  })
  .int({ error: () => say('Số kWh là số tròn.', { en: 'kWh is a whole number.' }) })
  .min(0)
  .max(10_000, { error: () => say('Số kWh không quá 10.000.', { en: 'kWh is 10.000 at most.' }) })
const price = z
  .number({
    error: () => say('Giá là số đồng mỗi kWh, ví dụ 1.984.', { en: 'A price is VND a kWh, such as 1.984.' }),
  })
  .min(100, { error: () => say('Giá từ 100 đồng mỗi kWh.', { en: 'A price is at least 100 VND a kWh.' }) })
  .max(20_000, {
    error: () => say('Giá không quá 20.000 đồng mỗi kWh.', { en: 'A price is 20.000 VND a kWh at most.' }),
  })

const tiers = z
  .array(z.object({ fromKwh: kwh, vndPerKwh: price }))
  .min(1, { error: () => say('Biểu giá cần ít nhất một bậc.', { en: 'A tariff needs at least one tier.' }) })
  .max(MOST_TIERS, {
    error: () =>
      say(`Biểu giá không quá ${MOST_TIERS} bậc.`, { en: `A tariff has at most ${MOST_TIERS} tiers.` }),
  })
  .superRefine((steps: TariffTier[], context) => {
    if (steps[0] && steps[0].fromKwh !== 0)
      context.addIssue({
        code: 'custom',
        path: [0],
        message: say('Bậc đầu bắt đầu từ 0 kWh.', { en: 'The first tier begins at 0 kWh.' }),
      })
    steps.forEach(({ fromKwh }, at) => {
      const next = steps[at + 1]
      if (next && next.fromKwh <= fromKwh)
        context.addIssue({
          code: 'custom',
          path: [at + 1],
          message: say('Các bậc xếp từ ít đến nhiều kWh.', { en: 'Tiers go from few to many kWh.' }),
        })
    })
  })

/** A tariff as its form sends it; VAT in percent there, a share here. */
export const tariffInput = z.object({
  effectiveFrom: z.iso
    .date({ error: () => say('Bạn chọn ngày áp dụng.', { en: 'Choose the day it comes into force.' }) })
    .refine((day) => day >= '2000-01-01' && day <= '2100-01-01', {
      error: () => say('Ngày áp dụng chưa đúng.', { en: 'The day it comes into force is not right.' }),
    }),
  tiers,
  vatRate: z
    .number({
      error: () => say('Thuế VAT là số phần trăm, ví dụ 8.', { en: 'VAT is a percentage, such as 8.' }),
    })
    .min(0)
    .max(30, { error: () => say('Thuế VAT không quá 30 %.', { en: 'VAT is 30% at most.' }) })
    .transform((percent) => percent / 100),
  source: z
    .string()
    .max(1200)
    .transform((text) => cleanText(text).replaceAll('\n', ' '))
    .pipe(
      z
        .string()
        .min(5, {
          error: () =>
            say('Bạn ghi quyết định hoặc văn bản ban hành.', {
              en: 'Enter the decision or document that set it.',
            }),
        })
        .max(300, {
          error: () => say('Nguồn không quá 300 ký tự.', { en: 'The source has at most 300 characters.' }),
        }),
    ),
})
export type TariffInput = z.infer<typeof tariffInput>
