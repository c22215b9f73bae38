/** What a block of an article is, wherever it is written, cleaned, shown or looked for. */
export type Block = {
  /** What people call it; `also` are other words by which they look for it, in any language. */
  words: { en: string; vi: string; also: string }
  /** The tags it is kept as, and what each may say of itself. */
  html: Readonly<Record<string, readonly string[]>>
}

const define = <Name extends string>(blocks: Readonly<Record<Name, Block>>) => blocks

/** The blocks an article is made of, in the order they are offered. */
export const BLOCKS = define({
  paragraph: {
    words: { en: 'Paragraph', vi: 'Đoạn văn', also: 'text chữ' },
    html: { p: [], br: [] },
  },
  heading2: {
    words: { en: 'Heading 2', vi: 'Đề mục lớn', also: 'h2 title tiêu đề' },
    html: { h2: [] },
  },
  heading3: {
    words: { en: 'Heading 3', vi: 'Đề mục vừa', also: 'h3 title tiêu đề' },
    html: { h3: [] },
  },
  heading4: {
    words: { en: 'Heading 4', vi: 'Đề mục nhỏ', also: 'h4 title tiêu đề' },
    html: { h4: [] },
  },
  bulletList: {
    words: { en: 'Bulleted list', vi: 'Danh sách chấm', also: 'ul unordered gạch đầu dòng liệt kê' },
    html: { ul: [], li: [] },
  },
  orderedList: {
    words: { en: 'Numbered list', vi: 'Danh sách số', also: 'ol ordered đánh số thứ tự các bước steps' },
    html: { ol: ['start'], li: [] },
  },
  quote: {
    words: { en: 'Quote', vi: 'Trích dẫn', also: 'blockquote câu nói' },
    html: { blockquote: [] },
  },
  picture: {
    words: { en: 'Picture', vi: 'Ảnh', also: 'image photo hình minh hoạ' },
    html: { figure: [], img: ['src', 'alt', 'width', 'height', 'title'], figcaption: [] },
  },
  video: {
    words: { en: 'Video', vi: 'Video', also: 'youtube vimeo phim' },
    html: { iframe: ['src', 'title', 'width', 'height', 'allowfullscreen'] },
  },
  product: {
    words: { en: 'Product box', vi: 'Thẻ sản phẩm', also: 'máy hàng giá' },
    html: { div: ['data-product-id'] },
  },
  table: {
    words: { en: 'Table', vi: 'Bảng', also: 'grid cột hàng' },
    html: {
      table: [],
      caption: [],
      thead: [],
      tbody: [],
      tfoot: [],
      tr: [],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
  },
  code: {
    words: { en: 'Code block', vi: 'Khối mã', also: 'pre lập trình lệnh' },
    html: { pre: [], code: [] },
  },
  rule: {
    words: { en: 'Horizontal rule', vi: 'Đường kẻ ngang', also: 'hr divider line ngăn cách' },
    html: { hr: [] },
  },
})

export type BlockName = keyof typeof BLOCKS
export const BLOCK_NAMES = Object.keys(BLOCKS) as BlockName[]

/** Every tag of a block with all that it may say, over all blocks. */
export function blockTags(): Record<string, string[]> {
  const tags: Record<string, string[]> = {}
  for (const { html } of Object.values<Block>(BLOCKS))
    for (const [tag, attributes] of Object.entries(html))
      tags[tag] = [...new Set([...(tags[tag] ?? []), ...attributes])]
  return tags
}
