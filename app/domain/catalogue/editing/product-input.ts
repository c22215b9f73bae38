import { z } from 'zod'
import { idField } from '#app/platform/row-id.ts'
import { parsePriceText } from '#app/vietnamese/money.ts'
import { say } from '#app/vietnamese/say.ts'
import { slugify } from '#app/vietnamese/slug.ts'
import { readGtin } from '../gtin.ts'

const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most, { error: () => say(`Nhiều nhất ${most} ký tự.`, { en: `${most} characters at most.` }) })
const needed = (most: number, missing: () => string) => text(most).min(1, { error: missing })
const optional = (most: number) => text(most).transform((typed) => (typed === '' ? null : typed))

/** An address of a picture: of ours, or over https. */
const ADDRESS = /^(?:https?:\/\/[^\s"'<>]+|\/[^/\\\s"'<>][^\s"'<>]*)$/
const isAddress = (typed: string) => ADDRESS.test(typed)
const pictureText = () =>
  say('Địa chỉ ảnh bắt đầu bằng https:// hoặc chọn từ thư viện.', {
    en: 'A picture’s address begins with https://, or choose one from the library.',
  })

/** The first part of a product. `brand`: an id, nothing, or 'new' with the name of a new one. */
export const basicsInput = z
  .object({
    title: needed(200, () => say('Bạn nhập tên sản phẩm nhé.', { en: 'Enter the product’s name.' })),
    des: text(20_000),
    image: optional(2000).refine((typed) => typed === null || isAddress(typed), { error: pictureText }),
    category: z.coerce
      .number({ error: () => say('Bạn chọn loại sản phẩm nhé.', { en: 'Choose a product type.' }) })
      .int()
      .min(1, { error: () => say('Bạn chọn loại sản phẩm nhé.', { en: 'Choose a product type.' }) }),
    brand: z.union([z.literal(''), z.literal('new'), idField]),
    new_brand: text(60).default(''),
    sub_cate: optional(100),
    gtin: text(30)
      .default('')
      .refine((typed) => typed === '' || readGtin(typed) !== null, {
        error: ({ input }) =>
          typeof input === 'string' && /^(?:\d{8}|\d{12,14})$/.test(input.replaceAll(/[\s-]+/g, ''))
            ? say('Chữ số cuối không khớp với các số trước; bạn xem lại từng số của mã vạch nhé.', {
                en: 'The last digit does not fit the others. Check each digit of the barcode.',
              })
            : say('Mã vạch có 8, 12, 13 hoặc 14 chữ số; bạn xem lại từng số nhé.', {
                en: 'A barcode has 8, 12, 13 or 14 digits. Check each of them.',
              }),
      })
      .transform((typed) => readGtin(typed)),
    model: optional(100),
    release_year: z
      .union(
        [
          z.literal(''),
          z.coerce
            .number({ error: () => say('Năm gồm bốn chữ số.', { en: 'A year has four digits.' }) })
            .int()
            .min(1980)
            .max(2100),
        ],
        { error: () => say('Năm gồm bốn chữ số.', { en: 'A year has four digits.' }) },
      )
      .transform((year) => (year === '' ? null : year)),
  })
  .refine(({ brand, new_brand: name }) => brand !== 'new' || slugify(name) !== '', {
    path: ['new_brand'],
    error: () => say('Bạn nhập tên thương hiệu mới nhé.', { en: 'Enter the new brand’s name.' }),
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
      url: needed(2000, () =>
        say('Bạn nhập địa chỉ ảnh nhé.', { en: 'Enter the picture’s address.' }),
      ).refine(isAddress, { error: pictureText }),
      alt: needed(300, () =>
        say('Bạn tả ảnh trong một câu nhé.', { en: 'Describe the picture in one sentence.' }),
      ),
    }),
    30,
  ),
})

export const specificationsInput = z.object({
  specifications: list(
    z.object({
      group: needed(100, () => say('Bạn nhập nhóm nhé.', { en: 'Enter a group.' })),
      name: needed(150, () => say('Bạn nhập tên thông số nhé.', { en: 'Enter the specification’s name.' })),
      value: needed(1000, () => say('Bạn nhập giá trị nhé.', { en: 'Enter a value.' })),
    }),
    200,
  ),
})

export const variantsInput = z.object({
  variants: list(
    z.object({
      name: needed(200, () => say('Bạn nhập tên phiên bản nhé.', { en: 'Enter the variant’s name.' })),
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
      question: needed(300, () => say('Bạn nhập câu hỏi nhé.', { en: 'Enter a question.' })),
      answer: needed(3000, () => say('Bạn nhập câu trả lời nhé.', { en: 'Enter an answer.' })),
    }),
    50,
  ),
})

const vnd = (missing: () => string) =>
  text(30)
    .transform((typed) => (typed === '' ? null : (parsePriceText(typed) ?? -1)))
    .refine((value) => value === null || (value > 0 && value <= 100_000_000_000), { error: missing })

const day = z.iso.date({ error: () => say('Ngày chưa đúng.', { en: 'The date is not right.' }) })

export const promotionsInput = z.object({
  promotions: list(
    z.object({
      title: needed(200, () => say('Bạn nhập tên khuyến mãi nhé.', { en: 'Enter the promotion’s name.' })),
      description: text(1000).default(''),
      type: z.enum(['discount', 'gift', 'installment', 'warranty'], {
        error: () => say('Bạn chọn loại nhé.', { en: 'Choose a type.' }),
      }),
      discount_amount: vnd(() => say('Số tiền chưa đúng.', { en: 'The amount is not right.' })),
      discount_percentage: text(10)
        .transform((typed) => (typed === '' ? null : Number(typed.replace(',', '.'))))
        .refine((value) => value === null || (value > 0 && value <= 100), {
          error: () => say('Phần trăm từ 1 đến 100.', { en: 'A percentage is from 1 to 100.' }),
        }),
      valid_until: z.union([z.literal(''), day], {
        error: () => say('Ngày chưa đúng.', { en: 'The date is not right.' }),
      }),
      is_active: z.string().optional(),
    }),
    30,
  ),
})

/** A price somebody saw at a shop. */
export const observationInput = z.object({
  price: vnd(() => say('Bạn nhập giá bằng số nhé.', { en: 'Enter the price as a number.' })).refine(
    (value) => value !== null,
    { error: () => say('Bạn nhập giá nhé.', { en: 'Enter a price.' }) },
  ),
  list_price: vnd(() => say('Giá niêm yết chưa đúng.', { en: 'The list price is not right.' })),
  observed_on: day,
  source: needed(200, () =>
    say('Bạn ghi nguồn của giá này nhé.', { en: 'Say where this price comes from.' }),
  ),
})

export const offerInput = z.object({
  shop: needed(100, () => say('Bạn nhập tên nơi bán nhé.', { en: 'Enter the shop’s name.' })),
  url: optional(2000).refine((typed) => typed === null || /^https?:\/\/[^\s"'<>]+$/.test(typed), {
    error: () => say('Địa chỉ bắt đầu bằng https:// nhé.', { en: 'The address begins with https://.' }),
  }),
})
