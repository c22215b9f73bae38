import { z } from 'zod'
import { say } from '#app/vietnamese/say.ts'
import type { FormRow, FormValues, ProductPart } from './editing.ts'
import type { PartValues } from './product-writes.server.ts'

const id = z.int().min(1).max(2_147_483_647)
const text = (most: number) => z.string().max(most)
/** A picture of ours, or over https: one of http would be shown by another address than was sent. */
const picture = text(2000).refine((address) => !/^http:/i.test(address), {
  error: () =>
    say('Địa chỉ ảnh cần bắt đầu bằng https://.', { en: 'A picture’s address must begin with https://.' }),
})
const price = text(100).nullable().describe('Giá ghi nguyên văn; số đọc được sẽ theo sau')

/** A year is no sum: it takes no thousands point. */
const sayYear = () => say('Năm từ 1980 đến 2100.', { en: 'A year from 1980 to 2100.' })

/** What programs may write of a product, every field left out stays; lists are replaced whole. */
const fields = z.strictObject({
  title: text(200),
  des: text(20_000),
  image: picture.nullable().describe('https://… hoặc ảnh của site (/uploads/…)'),
  category_id: id.describe('Mã danh mục, như GET /api/v1/categories?empty=true liệt kê'),
  brand: text(60).nullable().describe('Tên hãng; hãng chưa có thì được tạo'),
  sub_cate: text(100).nullable(),
  model: text(100).nullable(),
  release_year: z
    .int({ error: sayYear })
    .min(1980, { error: sayYear })
    .max(2100, { error: sayYear })
    .nullable(),
  is_hidden: z
    .boolean()
    .describe('true: chuẩn bị trước hoặc ẩn khỏi trang; chỉ khóa có quyền sửa sản phẩm đọc được'),
  price,
  lowest_price: price,
  manufacturer_price: price,
  rumored_price: price,
  attributes: z
    .record(
      z.string().regex(/^[a-z0-9_]{1,40}$/),
      z.union([z.number(), z.string().max(200), z.boolean(), z.null()]),
    )
    .describe('Thông số đã chuẩn hóa; null là bỏ, thông số không gửi thì giữ nguyên'),
  images: z.array(z.strictObject({ url: picture, alt: text(300) })).max(30),
  specifications: z
    .array(z.strictObject({ spec_category: text(100), spec_name: text(150), spec_value: text(1000) }))
    .max(200),
  variants: z
    .array(
      z.strictObject({
        name: text(200),
        sku: text(100).nullish(),
        price: price.optional(),
        is_available: z.boolean().default(true),
      }),
    )
    .max(50),
  faqs: z.array(z.strictObject({ question: text(300), answer: text(3000) })).max(50),
})

/** A change of a product. */
export const productChange = fields.partial().meta({ id: 'ProductChange' })
/** A new product: its name at least, and where it goes. */
export const productInput = fields
  .partial()
  .required({ title: true })
  .extend({
    kind: z
      .string()
      .max(40)
      .optional()
      .describe(
        'Mã loại có trong `kinds` của `GET /api/v1/categories?empty=true` (kettle, không phải “Bình đun siêu tốc”), thay cho category_id: vào danh mục của loại ấy, danh mục chưa có thì được tạo; loại mới chỉ thêm trong trang quản trị',
      ),
  })
  .meta({ id: 'ProductInput' })
export type ProductChange = z.infer<typeof productChange>

/** A price seen at a shop on a day, and where that is from. */
export const sightingInput = z
  .strictObject({
    shop: text(100),
    url: text(2000).nullish(),
    price: z.int().min(1).max(100_000_000_000).describe('VND'),
    list_price: z.int().min(1).max(100_000_000_000).nullish().describe('Giá niêm yết, VND'),
    observed_on: z.iso.date().describe('Ngày thấy giá'),
    source: text(200).describe('Nguồn của giá này'),
  })
  .meta({ id: 'PriceInput' })

/** Another name or address of a shop. */
export const offerChange = z.strictObject({ shop: text(100), url: text(2000).nullable() }).partial()

/** A price that is corrected. */
export const sightingChange = sightingInput.omit({ shop: true, url: true }).partial()

/** The names of the form's fields by those of the API, where they differ. */
const RENAMED: Readonly<Record<string, string>> = {
  category: 'category_id',
  new_brand: 'brand',
  group: 'spec_category',
  name: 'spec_name',
  value: 'spec_value',
}

/** The name under which the API knows a field that a form's rule finds fault with: 'specifications.0.group', 'attr.hp'. */
export function apiFieldName(path: string): string {
  if (path.startsWith('attr.')) return `attributes.${path.slice('attr.'.length)}`
  const parts = path.split('.')
  const last = parts.at(-1) ?? ''
  const isNested = parts.length > 1
  if (isNested && parts[0] !== 'specifications') return path
  return [...parts.slice(0, -1), RENAMED[last] ?? last].join('.')
}

/** A change as the forms of the product's parts would send it: one set of rules and one writer for both. */
export function partsOfChange(change: ProductChange): PartValues {
  const { attributes, images, specifications, variants, faqs } = change
  const basics = asTyped({
    title: change.title,
    des: change.des,
    image: change.image,
    category: change.category_id,
    ...(change.brand === undefined
      ? {}
      : change.brand === null || change.brand === ''
        ? { brand: '' }
        : { brand: 'new', new_brand: change.brand }),
    sub_cate: change.sub_cate,
    model: change.model,
    release_year: change.release_year,
  })
  const prices = asTyped({
    price: change.price,
    lowest_price: change.lowest_price,
    manufacturer_price: change.manufacturer_price,
    rumored_price: change.rumored_price,
  })
  const figures = Object.entries(attributes ?? {}).map(([key, value]) => [`attr.${key}`, value])
  return {
    ...part('co-ban', { fields: basics }),
    ...part('gia', { fields: prices }),
    ...part('thuoc-tinh', { fields: asTyped(Object.fromEntries(figures)) }),
    ...part('anh', { lists: images && { images } }),
    ...part('thong-so', {
      lists: specifications && {
        specifications: specifications.map((row) => ({
          group: row.spec_category,
          name: row.spec_name,
          value: row.spec_value,
        })),
      },
    }),
    ...part('phien-ban', {
      lists: variants && {
        variants: variants.map(({ name, sku, price, is_available: isAvailable }) => ({
          name,
          sku: sku ?? '',
          price: price ?? '',
          is_available: isAvailable ? 'on' : '',
        })),
      },
    }),
    ...part('hoi-dap', { lists: faqs && { faqs } }),
  }
}

/** What was sent, as a form holds it; null is an empty field, and what was not sent is none. */
export const asTyped = (
  sent: Readonly<Record<string, string | number | boolean | null | undefined>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value === null ? '' : String(value)]],
    ),
  )

function part(
  name: ProductPart,
  {
    fields = {},
    lists = {},
  }: { fields?: FormValues['fields']; lists?: Record<string, FormRow[]> | undefined },
): PartValues {
  const isGiven = Object.keys(fields).length > 0 || Object.keys(lists).length > 0
  return isGiven ? { [name]: { fields, lists } } : {}
}
