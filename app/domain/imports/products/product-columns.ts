import { namedAttributes, narrowingAttribute } from '#app/domain/catalogue/attributes.ts'
import { attributeKind } from '#app/domain/catalogue/editing/attribute-fields.ts'
import type { ImportColumn } from '#app/domain/imports/import-subject.ts'

/** A product's own fields, in the order of exported files. A row without a title finds its product by what comes before. */
const FIELDS = [
  { name: 'id', label: 'ID', aliases: ['Mã số', 'Product ID'], standsFor: 'title' },
  {
    name: 'source_key',
    label: 'Source key',
    aliases: ['Mã nguồn', 'SKU', 'Mã hàng', 'Mã SKU'],
    standsFor: 'title',
  },
  { name: 'brand', label: 'Brand', aliases: ['Thương hiệu', 'Hãng', 'Hãng sản xuất', 'Nhãn hiệu'] },
  {
    name: 'model',
    label: 'Model',
    aliases: ['Mã máy', 'Model máy', 'Mã sản phẩm', 'Mã model'],
    standsFor: 'title',
  },
  {
    name: 'title',
    label: 'Title',
    aliases: ['Tên', 'Tên sản phẩm', 'Sản phẩm', 'Name', 'Product', 'Product name'],
    required: true,
  },
  {
    name: 'category',
    label: 'Category (name or slug)',
    aliases: ['Danh mục', 'Loại', 'Nhóm hàng', 'Ngành hàng'],
  },
  { name: 'sub_category', label: 'Sub category', aliases: ['Danh mục con', 'sub_cate', 'Loại chi tiết'] },
  { name: 'release_year', label: 'Release year', aliases: ['Năm ra mắt', 'Năm sản xuất', 'Đời máy'] },
  { name: 'description', label: 'Description', aliases: ['Mô tả', 'Mô tả sản phẩm', 'des'] },
  { name: 'lowest_price', label: 'Lowest price (text)', aliases: ['Giá thấp nhất'] },
  { name: 'manufacturer_price', label: 'Manufacturer price (text)', aliases: ['Giá hãng'] },
  { name: 'rumored_price', label: 'Rumoured price (text)', aliases: ['Giá tin đồn'] },
  { name: 'price', label: 'Price (text)', aliases: ['Giá', 'Giá hiện tại'] },
  {
    name: 'image',
    label: 'Main image',
    aliases: ['Ảnh', 'Ảnh chính', 'Hình ảnh', 'Ảnh đại diện', 'Image URL'],
  },
  { name: 'images', label: 'Images (URL | description)', aliases: ['Bộ ảnh', 'Ảnh khác', 'Image URLs'] },
  {
    name: 'specifications',
    label: 'Specifications (group | name | value)',
    aliases: ['Thông số kỹ thuật', 'Bảng thông số', 'Thông số'],
  },
  { name: 'prices', label: 'Prices seen (shop | VND | date | list price | source | URL)', aliases: [] },
  { name: 'shop', label: 'Shop', aliases: ['Nơi bán', 'Cửa hàng', 'Đại lý'] },
  { name: 'shop_url', label: 'Shop: URL', aliases: ['Link', 'Liên kết', 'URL', 'Đường dẫn'] },
  { name: 'shop_price', label: 'Shop: price (VND)', aliases: ['Giá bán', 'Giá bán lẻ', 'Giá tại nơi bán'] },
  { name: 'shop_list_price', label: 'Shop: list price (VND)', aliases: ['Giá niêm yết', 'Giá gốc'] },
  { name: 'seen_on', label: 'Shop: seen on', aliases: ['Ngày', 'Ngày xem giá', 'Ngày cập nhật giá'] },
  { name: 'price_source', label: 'Shop: where it was read', aliases: ['Nguồn giá'] },
] as const satisfies readonly ImportColumn[]

export type ProductField = (typeof FIELDS)[number]['name']

/** The fields of exported files; what one shop says stands in `prices`, with everything seen. */
export const EXPORTED_FIELDS: readonly ProductField[] = FIELDS.map(({ name }) => name).slice(
  0,
  FIELDS.findIndex(({ name }) => name === 'shop'),
)

const ATTRIBUTE = /^attr:\s*([a-z0-9_]{1,40})$/i
const SPECIFICATION = /^spec:\s*([^/]{1,100}?)\s*\/\s*(.{1,150})$/i

/** The key of the figure that a column holds; null for another column. */
export const attributeOfColumn = (name: string): string | null =>
  ATTRIBUTE.exec(name)?.[1]?.toLowerCase() ?? null

/** The line of the table of specifications that a column holds; null for another column. */
export function specificationOfColumn(name: string): { group: string; name: string } | null {
  const [, group, own] = SPECIFICATION.exec(name) ?? []
  return group && own ? { group: group.trim(), name: own.trim() } : null
}

/**
 * Every figure that has a name, by its key and, where it is a number, by its name: columns of words are often called like a
 * choice ('Công nghệ') and hold something else.
 */
function attributeColumns(): ImportColumn[] {
  const labels = namedAttributes().map((key) => narrowingAttribute(key)?.label ?? key)
  return namedAttributes().map((key) => {
    const { label = key, unit } = narrowingAttribute(key) ?? {}
    const isOwn = labels.filter((other) => other === label).length === 1
    return {
      name: `attr:${key}`,
      label: `${label} (${unit ?? key})`,
      aliases: [key, ...(isOwn && attributeKind(key) === 'number' ? [label] : [])],
    }
  })
}

/** The columns of a product file that have names: its fields, and every figure that people compare. */
export const PRODUCT_COLUMNS: readonly ImportColumn[] = [...attributeColumns(), ...FIELDS].toSorted(
  (a, b) => Number(a.name.startsWith('attr:')) - Number(b.name.startsWith('attr:')),
)

/** 'attr:KEY' is any other figure, 'spec:Group/Name' a line of the table of specifications. */
export function productColumnOf(header: string): ImportColumn | null {
  const key = attributeOfColumn(header)
  if (key !== null) return { name: `attr:${key}`, label: `attr:${key}`, aliases: [] }
  const line = specificationOfColumn(header)
  if (!line) return null
  const name = `spec:${line.group}/${line.name}`
  return { name, label: `${line.group} / ${line.name}`, aliases: [] }
}
