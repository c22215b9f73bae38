/** What a block of an article is, wherever it is written, cleaned, shown or looked for. */
export type Block = {
  /** What people call it; `also` are other words by which they look for it, in any language. */
  words: { en: string; vi: string; also: string }
  /** The tags it is kept as, and what each may say of itself. */
  html: Readonly<Record<string, readonly string[]>>
  /** The attribute by which it is told from other elements of its tag, and what that may say. */
  known?: { tag: string; by: string; as: RegExp }
}

/** Sorts of a callout, with the word that it begins with on the page. */
export const CALLOUTS = { note: 'Ghi chú', tip: 'Mẹo', warning: 'Cẩn thận' } as const
export type CalloutKind = keyof typeof CALLOUTS

/** Ids of products, one after the other. */
const PRODUCT_IDS = /^[1-9]\d{0,8}(?:,[1-9]\d{0,8}){1,3}$/

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
  columns: {
    words: { en: 'Two pictures', vi: 'Hai ảnh cạnh nhau', also: 'columns gallery cột hình' },
    html: { div: ['data-columns'] },
    known: { tag: 'div', by: 'data-columns', as: /^2$/ },
  },
  video: {
    words: { en: 'Video', vi: 'Video', also: 'youtube vimeo phim' },
    html: { iframe: ['src', 'title', 'width', 'height', 'allowfullscreen'] },
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
  product: {
    words: { en: 'Product box', vi: 'Hộp sản phẩm', also: 'thẻ máy hàng giá' },
    html: { div: ['data-product-id'] },
    known: { tag: 'div', by: 'data-product-id', as: /^[1-9]\d{0,9}$/ },
  },
  comparison: {
    words: { en: 'Product comparison', vi: 'Bảng so sánh sản phẩm', also: 'compare versus vs máy hàng' },
    html: { div: ['data-product-ids'] },
    known: { tag: 'div', by: 'data-product-ids', as: PRODUCT_IDS },
  },
  code: {
    words: { en: 'Code block', vi: 'Khối mã', also: 'pre lập trình lệnh' },
    html: { pre: ['data-language'], code: [] },
    known: { tag: 'pre', by: 'data-language', as: /^[a-z\d+#.-]{1,20}$/ },
  },
  callout: {
    words: {
      en: 'Callout',
      vi: 'Khung lưu ý',
      also: 'note tip warning box ghi chú mẹo cảnh báo cẩn thận ghi nhớ',
    },
    html: { div: ['data-callout'] },
    known: { tag: 'div', by: 'data-callout', as: /^(?:note|tip|warning)$/ },
  },
  button: {
    words: { en: 'Button', vi: 'Nút liên kết', also: 'link cta bấm' },
    html: { div: ['data-button'], a: [] },
    known: { tag: 'div', by: 'data-button', as: /^$/ },
  },
  contents: {
    words: { en: 'Table of contents', vi: 'Mục lục', also: 'toc headings' },
    html: { div: ['data-contents'] },
    known: { tag: 'div', by: 'data-contents', as: /^$/ },
  },
  footnote: {
    words: { en: 'Footnote', vi: 'Chú thích cuối bài', also: 'reference source nguồn ghi chú' },
    html: { sup: ['data-footnote'] },
    known: { tag: 'sup', by: 'data-footnote', as: /^$/ },
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
