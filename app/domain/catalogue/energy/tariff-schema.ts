import { z } from 'zod'
import { cleanText } from '#app/vietnamese/clean.ts'
import type { TariffTier } from './tariff.ts'

const MOST_TIERS = 10

const kwh = z
  .number({ error: 'Số kWh là số tròn, bậc đầu là 0.' })
  .int('Số kWh là số tròn.')
  .min(0)
  .max(10_000, 'Số kWh không quá 10.000.')
const price = z
  .number({ error: 'Giá là số đồng mỗi kWh, ví dụ 1.984.' })
  .min(100, 'Giá từ 100 đồng mỗi kWh.')
  .max(20_000, 'Giá không quá 20.000 đồng mỗi kWh.')

const tiers = z
  .array(z.object({ fromKwh: kwh, vndPerKwh: price }))
  .min(1, 'Biểu giá cần ít nhất một bậc.')
  .max(MOST_TIERS, `Biểu giá không quá ${MOST_TIERS} bậc.`)
  .superRefine((steps: TariffTier[], context) => {
    if (steps[0] && steps[0].fromKwh !== 0)
      context.addIssue({ code: 'custom', path: [0], message: 'Bậc đầu bắt đầu từ 0 kWh.' })
    steps.forEach(({ fromKwh }, at) => {
      const next = steps[at + 1]
      if (next && next.fromKwh <= fromKwh)
        context.addIssue({ code: 'custom', path: [at + 1], message: 'Các bậc xếp từ ít đến nhiều kWh.' })
    })
  })

/** A tariff as its form sends it; VAT in percent there, a share here. */
export const tariffInput = z.object({
  effectiveFrom: z.iso
    .date('Bạn chọn ngày áp dụng.')
    .refine((day) => day >= '2000-01-01' && day <= '2100-01-01', 'Ngày áp dụng chưa đúng.'),
  tiers,
  vatRate: z
    .number({ error: 'Thuế VAT là số phần trăm, ví dụ 8.' })
    .min(0)
    .max(30, 'Thuế VAT không quá 30 %.')
    .transform((percent) => percent / 100),
  source: z
    .string()
    .max(1200)
    .transform((text) => cleanText(text).replaceAll('\n', ' '))
    .pipe(
      z.string().min(5, 'Bạn ghi quyết định hoặc văn bản ban hành.').max(300, 'Nguồn không quá 300 ký tự.'),
    ),
})
export type TariffInput = z.infer<typeof tariffInput>
