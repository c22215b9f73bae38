import { say } from '#app/vietnamese/say.ts'
import type { Attributes } from '../attributes.ts'

/** One line of a list in a form, by field. */
export type FormRow = Readonly<Record<string, string>>

/** What a form holds, as it is typed: single fields by name, and lists of lines. */
export type FormValues = {
  fields: Readonly<Record<string, string>>
  lists: Readonly<Record<string, readonly FormRow[]>>
}

/** Said of a part that somebody else changed since it was opened. */
export const STALE = () =>
  say('Phần này vừa được người khác sửa sau khi bạn mở ra.', {
    en: 'Somebody else edited this part after you opened it.',
  })

/** The parts of a product that one form holds, in the order they stand on its screen, with their titles. */
export const PRODUCT_PARTS = {
  get 'co-ban'() {
    return say('Thông tin cơ bản', { en: 'Basics' })
  },
  get gia() {
    return say('Giá ghi bằng chữ', { en: 'Prices as text' })
  },
  get 'thuoc-tinh'() {
    return say('Thông số để lọc và so sánh', { en: 'Figures to filter and compare' })
  },
  get anh() {
    return say('Ảnh', { en: 'Pictures' })
  },
  get 'thong-so'() {
    return say('Bảng thông số kỹ thuật', { en: 'Specifications' })
  },
  get 'phien-ban'() {
    return say('Phiên bản', { en: 'Variants' })
  },
  get 'hoi-dap'() {
    return say('Câu hỏi thường gặp', { en: 'FAQs' })
  },
  get 'khuyen-mai'() {
    return say('Khuyến mãi', { en: 'Promotions' })
  },
} as const

export type ProductPart = keyof typeof PRODUCT_PARTS

/** Everything of a product that its screen changes, as it is stored. Prices are text; `validUntil` is a moment. */
export type EditedProduct = {
  id: number
  title: string
  des: string
  image: string | null
  brandId: number | null
  categoryId: number
  subCate: string | null
  gtin: string | null
  model: string | null
  releaseYear: number | null
  price: string | null
  lowestPrice: string | null
  manufacturerPrice: string | null
  rumoredPrice: string | null
  attributes: Attributes
  kind: string
  isDemo: boolean
  isHidden: boolean
  deletedAt: Date | null
  updatedAt: Date
  images: readonly { url: string; alt: string }[]
  specifications: readonly { group: string; name: string; value: string }[]
  variants: readonly { sku: string | null; name: string; price: string | null; isAvailable: boolean }[]
  faqs: readonly { question: string; answer: string }[]
  promotions: readonly {
    title: string
    description: string
    type: string
    discountAmount: number | null
    discountPercentage: number | null
    validUntil: Date | null
    isActive: boolean
  }[]
}

const on = (isOn: boolean): string => (isOn ? 'on' : '')
const number = (value: number | null): string => (value === null ? '' : String(value))

/** What Vietnam's calendar calls a moment, YYYY-MM-DD. */
const dayOf = (moment: Date | null): string =>
  moment ? new Date(moment.getTime() + 7 * 3_600_000).toISOString().slice(0, 10) : ''

/** Each part of a product as its form shows it. */
export const valuesOfPart: Record<ProductPart, (product: EditedProduct) => FormValues> = {
  'co-ban': ({ title, des, image, brandId, categoryId, subCate, gtin, model, releaseYear }) => ({
    fields: {
      title,
      des,
      image: image ?? '',
      brand: number(brandId),
      category: String(categoryId),
      sub_cate: subCate ?? '',
      gtin: gtin ?? '',
      model: model ?? '',
      release_year: number(releaseYear),
    },
    lists: {},
  }),
  gia: ({ price, lowestPrice, manufacturerPrice, rumoredPrice }) => ({
    fields: {
      lowest_price: lowestPrice ?? '',
      manufacturer_price: manufacturerPrice ?? '',
      rumored_price: rumoredPrice ?? '',
      price: price ?? '',
    },
    lists: {},
  }),
  'thuoc-tinh': ({ attributes }) => ({
    fields: Object.fromEntries(
      Object.entries(attributes).map(([key, value]) => [`attr.${key}`, String(value)]),
    ),
    lists: {},
  }),
  anh: ({ images }) => ({ fields: {}, lists: { images: images.map(({ url, alt }) => ({ url, alt })) } }),
  'thong-so': ({ specifications }) => ({
    fields: {},
    lists: { specifications: specifications.map(({ group, name, value }) => ({ group, name, value })) },
  }),
  'phien-ban': ({ variants }) => ({
    fields: {},
    lists: {
      variants: variants.map(({ sku, name, price, isAvailable }) => ({
        name,
        sku: sku ?? '',
        price: price ?? '',
        is_available: on(isAvailable),
      })),
    },
  }),
  'hoi-dap': ({ faqs }) => ({
    fields: {},
    lists: { faqs: faqs.map(({ question, answer }) => ({ question, answer })) },
  }),
  'khuyen-mai': ({ promotions }) => ({
    fields: {},
    lists: {
      promotions: promotions.map((promotion) => ({
        title: promotion.title,
        description: promotion.description,
        type: promotion.type,
        discount_amount: number(promotion.discountAmount),
        discount_percentage: number(promotion.discountPercentage),
        valid_until: dayOf(promotion.validUntil),
        is_active: on(promotion.isActive),
      })),
    },
  }),
}
