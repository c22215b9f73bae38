import { z } from 'zod'
import { idsInAddress } from '#app/domain/catalogue/schema.ts'
import { say } from '#app/vietnamese/say.ts'

/** What is to be shown on another site's page. Ids that cannot be read are left out, so that a page once made never breaks. */
export const embedQuery = z.object({
  ids: idsInAddress
    .refine(({ ids }) => ids.length > 0, {
      error: () =>
        say('Cần ít nhất một mã sản phẩm, các mã cách nhau bằng dấu phẩy', {
          en: 'At least one id of a product is needed, with commas between them',
        }),
    })
    .describe(
      'Mã sản phẩm, cách nhau bằng dấu phẩy: một sản phẩm, hoặc 2 đến 4 cùng danh mục để so sánh; mã không dùng được thì notes nói rõ',
    ),
})

const cell = z
  .object({
    text: z.string(),
    note: z.string().optional(),
    better: z.string().optional().describe('Hơn máy khác của hàng ở điểm nào'),
  })
  .nullable()

/** Products as another site's page shows them: every text is ready to read. */
export const embedSchema = z.object({
  siteName: z.string(),
  title: z.string(),
  url: z.url().describe('Trang của sản phẩm, hoặc của bảng so sánh'),
  products: z
    .array(
      z.object({
        id: z.int(),
        title: z.string(),
        shortName: z.string(),
        url: z.url(),
        image: z.url(),
        facts: z.array(z.object({ label: z.string(), value: z.string() })),
        price: z.object({
          text: z.string(),
          label: z.string().nullable(),
          seen: z.string().nullable().describe('Nơi và tháng thấy giá, và giá đã bao lâu khi không còn mới'),
          oldText: z.string().nullable(),
          percent: z.int().nullable(),
        }),
      }),
    )
    .min(1),
  rows: z
    .array(z.object({ label: z.string(), cells: z.array(cell) }))
    .describe('Các hàng của bảng so sánh, giá trước; trống khi chỉ có một sản phẩm'),
  notes: z.array(z.string()).describe('Điều người đọc cần biết: sản phẩm nào không có, dữ liệu nào là mẫu'),
})
export type Embed = z.infer<typeof embedSchema>
