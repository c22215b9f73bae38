import { z } from 'zod'
import { idField } from '#app/platform/row-id.ts'
import { parsePriceText } from '#app/vietnamese/money.ts'
import { slugify } from '#app/vietnamese/slug.ts'
import { readGtin } from '../gtin.ts'

const text = (most: number) => z.string().trim().max(most, `Nhiều nhất ${most} ký tự.`)
const needed = (most: number, missing: string) => text(most).min(1, missing)
const optional = (most: number) => text(most).transform((typed) => (typed === '' ? null : typed))

/** An address of a picture: of ours, or over https. */
const ADDRESS = /^(?:https?:\/\/[^\s"'<>]+|\/[^/\\\s"'<>][^\s"'<>]*)$/
const isAddress = (typed: string) => ADDRESS.test(typed)
const pictureText = 'Địa chỉ ảnh bắt đầu bằng https:// hoặc chọn từ thư viện.'

/** The first part of a product. `brand`: an id, nothing, or 'new' with the name of a new one. */
export const basicsInput = z
  .object({
    title: needed(200, 'Bạn nhập tên sản phẩm nhé.'),
    des: text(20_000),
    image: optional(2000).refine((typed) => typed === null || isAddress(typed), pictureText),
    category: z.coerce.number('Bạn chọn danh mục nhé.').int().min(1, 'Bạn chọn danh mục nhé.'),
    brand: z.union([z.literal(''), z.literal('new'), idField]),
    new_brand: text(60).default(''),
    sub_cate: optional(100),
    gtin: text(30)
      .default('')
      .refine(
        (typed) => typed === '' || readGtin(typed) !== null,
        'Mã vạch có 8, 12, 13 hoặc 14 chữ số; bạn xem lại từng số nhé.',
      )
      .transform((typed) => readGtin(typed)),
    model: optional(100),
    release_year: z
      .union(
        [z.literal(''), z.coerce.number('Năm gồm bốn chữ số.').int().min(1980).max(2100)],
        'Năm gồm bốn chữ số.',
      )
      .transform((year) => (year === '' ? null : year)),
  })
  .refine(({ brand, new_brand: name }) => brand !== 'new' || slugify(name) !== '', {
    path: ['new_brand'],
    message: 'Bạn nhập tên thương hiệu mới nhé.',
  })

export type BasicsInput = z.infer<typeof basicsInput>

const priceText = optional(100)

/** The four prices, as text: their numbers follow from it (ruling 16). */
export const pricesInput = z.object({
  price: priceText,
  lowest_price: priceText,
  manufacturer_price: priceText,
  rumored_price: priceText,
})

const list = <S extends z.ZodType>(row: S, most: number) => z.array(row).max(most).default([])

export const imagesInput = z.object({
  images: list(
    z.object({
      url: needed(2000, 'Bạn nhập địa chỉ ảnh nhé.').refine(isAddress, pictureText),
      alt: needed(300, 'Bạn tả ảnh trong một câu nhé.'),
    }),
    30,
  ),
})

export const specificationsInput = z.object({
  specifications: list(
    z.object({
      group: needed(100, 'Bạn nhập nhóm nhé.'),
      name: needed(150, 'Bạn nhập tên thông số nhé.'),
      value: needed(1000, 'Bạn nhập giá trị nhé.'),
    }),
    200,
  ),
})

export const variantsInput = z.object({
  variants: list(
    z.object({
      name: needed(200, 'Bạn nhập tên phiên bản nhé.'),
      sku: optional(100),
      price: priceText,
      is_available: z.string().optional(),
    }),
    50,
  ),
})

export const faqsInput = z.object({
  faqs: list(
    z.object({
      question: needed(300, 'Bạn nhập câu hỏi nhé.'),
      answer: needed(3000, 'Bạn nhập câu trả lời nhé.'),
    }),
    50,
  ),
})

const vnd = (missing: string) =>
  text(30)
    .transform((typed) => (typed === '' ? null : (parsePriceText(typed) ?? -1)))
    .refine((value) => value === null || (value > 0 && value <= 100_000_000_000), missing)

const day = z.iso.date('Ngày chưa đúng.')

export const promotionsInput = z.object({
  promotions: list(
    z.object({
      title: needed(200, 'Bạn nhập tên khuyến mãi nhé.'),
      description: text(1000).default(''),
      type: z.enum(['discount', 'gift', 'installment', 'warranty'], 'Bạn chọn loại nhé.'),
      discount_amount: vnd('Số tiền chưa đúng.'),
      discount_percentage: text(10)
        .transform((typed) => (typed === '' ? null : Number(typed.replace(',', '.'))))
        .refine((value) => value === null || (value > 0 && value <= 100), 'Phần trăm từ 1 đến 100.'),
      valid_until: z.union([z.literal(''), day], 'Ngày chưa đúng.'),
      is_active: z.string().optional(),
    }),
    30,
  ),
})

/** A price somebody saw at a shop. */
export const observationInput = z.object({
  price: vnd('Bạn nhập giá bằng số nhé.').refine((value) => value !== null, 'Bạn nhập giá nhé.'),
  list_price: vnd('Giá niêm yết chưa đúng.'),
  observed_on: day,
  source: needed(200, 'Bạn ghi nguồn của giá này nhé.'),
})

export const offerInput = z.object({
  shop: needed(100, 'Bạn nhập tên nơi bán nhé.'),
  url: optional(2000).refine(
    (typed) => typed === null || /^https?:\/\/[^\s"'<>]+$/.test(typed),
    'Địa chỉ bắt đầu bằng https:// nhé.',
  ),
})
