import { cardFactKeys, namedAttributes, narrowingAttribute } from '#app/domain/catalogue/attributes.ts'
import { namesOf } from '#app/domain/catalogue/comparison/specification-names.ts'
import { attributeKind } from '#app/domain/catalogue/editing/attribute-fields.ts'
import type { Contents } from '#app/domain/imports/column-contents.ts'
import type { ImportColumn } from '#app/domain/imports/import-subject.ts'
import { kindLabel, ownAttributes, perKinds, presentKinds } from '#app/kinds/kind.ts'
import { readFigure } from './cell-values.ts'

/** Shares of a column's cells: enough to believe its name, enough to go without a name, too few to count. */
const MOST = 0.5
const NEARLY_ALL = 0.9
const FEW = 0.2

/** Whether cells are words rather than addresses or data. */
const isText = ({ addresses, json }: Contents) => addresses + json < FEW

/** A product's own fields, in the order of exported files. A row without a title finds its product by what comes before. */
const FIELDS = [
  {
    name: 'id',
    label: 'ID',
    aliases: ['Mã số', 'Product ID'],
    standsFor: 'title',
    fits: ({ ids }) => ids > MOST,
    otherwise: 'source_key',
  },
  {
    name: 'source_key',
    label: 'Source key',
    aliases: ['Mã nguồn', 'SKU', 'Mã hàng', 'Mã SKU', 'Mã', 'Code', 'Item ID', 'Offer ID', 'Article number'],
    standsFor: 'title',
    fits: ({ addresses, json }) => addresses + json < FEW,
  },
  {
    name: 'gtin',
    label: 'Barcode (GTIN, EAN, UPC)',
    aliases: ['EAN', 'UPC', 'Barcode', 'Mã vạch', 'Mã GTIN', 'EAN13', 'GTIN13'],
    standsFor: 'title',
    // A shop's own barcodes are its keys.
    fits: ({ gtins }) => gtins > MOST,
    otherwise: 'source_key',
    isSeenIn: ({ gtins }) => gtins > NEARLY_ALL,
  },
  {
    name: 'brand',
    label: 'Brand',
    aliases: [
      'Thương hiệu',
      'Hãng',
      'Hãng sản xuất',
      'Nhãn hiệu',
      'Brand name',
      'Manufacturer',
      'Nhà sản xuất',
      'Maker',
    ],
    fits: isText,
  },
  {
    name: 'model',
    label: 'Model',
    aliases: [
      'Mã máy',
      'Model máy',
      'Mã sản phẩm',
      'Mã model',
      'MPN',
      'Model number',
      'Model code',
      'Model name',
    ],
    standsFor: 'title',
    fits: isText,
  },
  {
    name: 'title',
    label: 'Title',
    aliases: [
      'Tên',
      'Tên sản phẩm',
      'Sản phẩm',
      'Name',
      'Product',
      'Product name',
      'Tên hàng',
      'Tên hàng hóa',
      'Product title',
    ],
    required: true,
    fits: isText,
  },
  {
    name: 'category',
    label: 'Category (name or slug)',
    aliases: [
      'Danh mục',
      'Loại',
      'Nhóm hàng',
      'Ngành hàng',
      'Cate',
      'Category name',
      'Product type',
      'Nhóm',
      'Nhóm sản phẩm',
      'Loại sản phẩm',
      'Loại hàng',
      'Chuyên mục',
      'Google product category',
      'Categories',
    ],
    fits: isText,
  },
  {
    name: 'sub_category',
    label: 'Sub category',
    aliases: ['Danh mục con', 'sub_cate', 'Loại chi tiết', 'Subcategory', 'Nhóm con'],
    fits: isText,
  },
  { name: 'release_year', label: 'Release year', aliases: ['Năm ra mắt', 'Năm sản xuất', 'Đời máy'] },
  { name: 'is_hidden', label: 'Hidden (true or false)', aliases: ['Đang ẩn', 'Ẩn', 'Hidden'] },
  { name: 'description', label: 'Description', aliases: ['Mô tả', 'Mô tả sản phẩm', 'des'], fits: isText },
  { name: 'lowest_price', label: 'Lowest price (text)', aliases: ['Giá thấp nhất'] },
  {
    name: 'manufacturer_price',
    label: 'Manufacturer price (text)',
    aliases: ['Giá hãng', 'MSRP', 'RRP'],
  },
  { name: 'rumored_price', label: 'Rumoured price (text)', aliases: ['Giá tin đồn'] },
  {
    name: 'price',
    label: 'Price (text)',
    aliases: ['Giá', 'Giá hiện tại', 'Giá (VND)', 'Price (VND)', 'Đơn giá'],
  },
  {
    name: 'image',
    label: 'Main image',
    aliases: ['Ảnh', 'Ảnh chính', 'Hình ảnh', 'Ảnh đại diện', 'Image URL', 'Image link', 'Thumbnail'],
  },
  {
    name: 'images',
    label: 'Images (URL | description)',
    aliases: ['Bộ ảnh', 'Ảnh khác', 'Image URLs', 'Additional image link'],
  },
  {
    name: 'specifications',
    label: 'Specifications (JSON, name: value, or group | name | value)',
    aliases: [
      'Thông số kỹ thuật',
      'Bảng thông số',
      'Thông số',
      'Specs',
      'Specs JSON',
      'Specification',
      'Đặc điểm kỹ thuật',
      'Cấu hình',
      'Technical specifications',
      'Product detail',
    ],
    isSeenIn: ({ json, lines }) => json > NEARLY_ALL || lines > NEARLY_ALL,
  },
  { name: 'prices', label: 'Prices seen (shop | VND | date | list price | source | URL)', aliases: [] },
  {
    name: 'shop',
    label: 'Shop',
    aliases: ['Nơi bán', 'Cửa hàng', 'Đại lý', 'Store', 'Seller'],
    fits: isText,
  },
  {
    name: 'shop_url',
    label: 'Shop: URL',
    aliases: [
      'Link',
      'Liên kết',
      'URL',
      'Đường dẫn',
      'Source URL',
      'Product URL',
      'Product link',
      'Link sản phẩm',
      'Địa chỉ',
      'Nơi bán: địa chỉ',
    ],
    fits: ({ addresses }) => addresses > FEW,
    isSeenIn: ({ addresses, pictures }) => addresses > NEARLY_ALL && pictures < FEW,
  },
  {
    name: 'shop_price',
    label: 'Shop: price (VND)',
    aliases: [
      'Giá bán',
      'Giá bán lẻ',
      'Giá tại nơi bán',
      'Sale price',
      'Selling price',
      'Giá khuyến mãi',
      'Nơi bán: giá (đồng)',
    ],
  },
  {
    name: 'shop_list_price',
    label: 'Shop: list price (VND)',
    aliases: [
      'Giá niêm yết',
      'Giá gốc',
      'List price',
      'Original price',
      'Regular price',
      'Nơi bán: giá niêm yết (đồng)',
    ],
  },
  {
    name: 'seen_on',
    label: 'Shop: seen on',
    aliases: [
      'Ngày',
      'Ngày thấy',
      'Nơi bán: ngày thấy',
      'Ngày thấy giá',
      'Ngày ghi giá',
      'Ngày ghi nhận giá',
      'Ngày lấy giá',
      'Ngày xem giá',
      'Ngày cập nhật giá',
      'Source date',
      'Date',
      'Seen on',
      'Crawled at',
      'Ngày thu thập',
    ],
    fits: ({ days }) => days > FEW,
  },
  {
    name: 'stock',
    label: 'Shop: in stock',
    aliases: [
      'Availability',
      'In stock',
      'Stock status',
      'Tình trạng',
      'Tình trạng hàng',
      'Tình trạng kho',
      'Còn hàng',
      'Nơi bán: còn hàng',
    ],
    fits: isText,
  },
  {
    name: 'seen_at',
    label: 'Shop: seen at (moment)',
    aliases: ['Nơi bán: lúc thấy'],
    fits: ({ days }) => days > FEW,
  },
  { name: 'price_source', label: 'Shop: where it was read', aliases: ['Nguồn giá', 'Nơi bán: đọc ở đâu'] },
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
 * choice ('Công nghệ') and hold something else. Editors called their own figures as their files do.
 */
function attributeColumns(): ImportColumn[] {
  const own = ownAttributes()
  const called = (key: string) => [
    ...new Set([narrowingAttribute(key)?.label ?? key, own.get(key)?.label ?? '']),
  ]
  const labels = namedAttributes().flatMap(called)
  const isShared = (label: string) => labels.filter((other) => other === label).length > 1
  /** What tells apart two figures of words that are called alike: the kind whose cards show it. */
  const kindBy = (key: string, label: string) =>
    isShared(label)
      ? presentKinds()
          .filter((kind) => cardFactKeys(kind).includes(key))
          .map(kindLabel)[0]
      : undefined
  return namedAttributes().map((key) => {
    const { label, unit } = narrowingAttribute(key) ?? { label: key }
    const beside = unit ?? kindBy(key, label)
    const isTold = attributeKind(key) === 'number' || own.has(key)
    const names = called(key).filter((name) => !isShared(name))
    return {
      name: `attr:${key}`,
      label: beside ? `${label} (${beside})` : label,
      isCalled: beside !== undefined,
      aliases: [key, ...(isTold ? names.filter(Boolean) : [])],
      likely: attributeKind(key) === 'number' ? namesOf(key) : [],
      // 'Loại' is what editors call a figure, and in other files the category.
      fits: ({ cells }) =>
        cells.filter((cell) => 'value' in readFigure(key, cell)).length > cells.length * MOST,
      otherwise: `attr:${key}`,
    }
  })
}

/** The columns of a product file that have names: its fields, and every figure that people compare. */
export const productColumns: () => readonly ImportColumn[] = perKinds(() =>
  [...attributeColumns(), ...FIELDS].toSorted(
    (a, b) => Number(a.name.startsWith('attr:')) - Number(b.name.startsWith('attr:')),
  ),
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
