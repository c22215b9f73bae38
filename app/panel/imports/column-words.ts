import { say } from '#app/vietnamese/say.ts'

/** What the columns that an import knows are called in Vietnamese, by what the file's side calls them. */
const VIETNAMESE: Readonly<Record<string, string>> = {
  // Articles.
  Title: 'Tên, tiêu đề',
  Content: 'Nội dung',
  'Category ID': 'Mã số danh mục',
  'Author ID': 'Mã số tác giả',
  Excerpt: 'Tóm tắt',
  'Subcategory ID': 'Mã số danh mục con',
  'Featured image': 'Ảnh bìa',
  'Alternative text': 'Mô tả ảnh',
  'Meta title': 'Tiêu đề cho máy tìm kiếm',
  'Meta description': 'Mô tả cho máy tìm kiếm',
  Featured: 'Nổi bật',
  Status: 'Trạng thái',
  Tags: 'Thẻ',
  'Category (name)': 'Danh mục (tên)',
  'Category (slug)': 'Danh mục (đường dẫn)',
  'Author (name)': 'Tác giả (tên)',
  'Author (slug)': 'Tác giả (đường dẫn)',
  'Author (e-mail)': 'Tác giả (email)',
  'Author: about (where nothing is said yet)': 'Tác giả: giới thiệu (khi chưa có)',
  'Social title': 'Tiêu đề khi chia sẻ',
  'Social picture': 'Ảnh khi chia sẻ',
  'Subcategory (name)': 'Danh mục con (tên)',
  Slug: 'Đường dẫn',
  'Publication time': 'Ngày đăng',
  'Time of the last change': 'Lúc sửa sau cùng',
  'Old address (becomes a redirect)': 'Địa chỉ cũ (thành chuyển hướng)',
  'Address of the old site': 'Địa chỉ của trang cũ',
  'Fetch its pictures (true)': 'Tải ảnh của bài (true)',
  'What could not come along': 'Những gì không đi theo được',
  // Products.
  ID: 'Mã số',
  'Source key': 'Mã nguồn',
  'Barcode (GTIN, EAN, UPC)': 'Mã vạch (GTIN, EAN, UPC)',
  Brand: 'Thương hiệu',
  Model: 'Mã máy',
  'Category (name or slug)': 'Loại sản phẩm (tên hoặc đường dẫn)',
  'Sub category': 'Nhóm con',
  'Release year': 'Năm ra mắt',
  'Hidden (true or false)': 'Đang ẩn (có hoặc không)',
  Description: 'Mô tả',
  'Lowest price (text)': 'Giá thấp nhất (chữ)',
  'Manufacturer price (text)': 'Giá hãng (chữ)',
  'Rumoured price (text)': 'Giá tin đồn (chữ)',
  'Price (text)': 'Giá (chữ)',
  'Main image': 'Ảnh chính',
  'Images (URL | description)': 'Bộ ảnh (địa chỉ | mô tả)',
  'Specifications (JSON, name: value, or group | name | value)':
    'Thông số (JSON, tên: giá trị, hoặc nhóm | tên | giá trị)',
  'Prices seen (shop | VND | date | list price | source | URL)':
    'Giá đã thấy (nơi bán | đồng | ngày | giá niêm yết | nguồn | địa chỉ)',
  Shop: 'Nơi bán',
  'Shop: URL': 'Nơi bán: địa chỉ',
  'Shop: price (VND)': 'Nơi bán: giá (đồng)',
  'Shop: list price (VND)': 'Nơi bán: giá niêm yết (đồng)',
  'Shop: seen on': 'Nơi bán: ngày thấy',
  'Shop: in stock': 'Nơi bán: còn hàng',
  'Shop: seen at (moment)': 'Nơi bán: lúc thấy',
  'Shop: where it was read': 'Nơi bán: đọc ở đâu',
}

/** Columns by their names in the specification. */
export type NamedColumn = { name: string; label: string }

/** What of a row a message is of, as the reader calls it, with a colon; '' for notes of the whole row. */
export function beforeMessage(field: string | undefined, columns: readonly NamedColumn[]): string {
  if (!field || field === 'import_notes') return ''
  return `${sayField(field, columns)}: `
}

/** What fields are called by who asks now: for what is written bit by bit, when it is known no more who asked. */
export function fieldSpeaker(columns: readonly NamedColumn[]): (field: string) => string {
  const names = new Map(columns.map(({ name, label }) => [name, sayColumn(label)]))
  return (field) => (field === 'import_notes' ? '' : (names.get(field) ?? field))
}

/** What a field is called; one that is no column's keeps its name. */
export function sayField(field: string, columns: readonly NamedColumn[]): string {
  const column = columns.find(({ name }) => name === field)
  return column ? sayColumn(column.label) : field
}

/** What a column is called; what names a figure or a line of specifications is content, and stays. */
export const sayColumn = (label: string): string => say(label, { vi: VIETNAMESE[label] ?? label })
