import { say } from '#app/vietnamese/say.ts'

/** A text of an article that may be left out. */
type TextField = {
  /** What the form, a comparison and a message call it, and what they call it in Vietnamese. */
  label: string
  vi: string
  /** Characters at most. */
  longest: number
  /** Whether it is the address of a picture. */
  isPicture?: true
  /** Whether it is the address of a page. */
  isAddress?: true
  /** Other names of its column in a file; absent where no file has it. */
  columns?: readonly string[]
}

/**
 * The texts of an article that may be left out. Form, API, autosave, revisions, comparison, import, export and undo derive from
 * this list: a further one is a line here, its column in `db/schema/blog.ts`, and where it is shown.
 */
export const TEXTS = {
  excerpt: {
    label: 'Excerpt',
    vi: 'Tóm tắt',
    longest: 1000,
    columns: ['Tóm tắt', 'Mô tả ngắn', 'Trích đoạn', 'Sapo', 'Summary'],
  },
  featured_image: {
    label: 'Featured image',
    vi: 'Ảnh bìa',
    longest: 2000,
    isPicture: true,
    columns: ['Ảnh đại diện', 'Ảnh bìa', 'Hình ảnh', 'Ảnh', 'Image', 'Image URL', 'Thumbnail'],
  },
  featured_image_alt: {
    label: 'Alternative text',
    vi: 'Mô tả ảnh',
    longest: 300,
    columns: ['Image alt', 'Featured image alt', 'Mô tả ảnh'],
  },
  meta_title: {
    label: 'Meta title',
    vi: 'Tiêu đề cho máy tìm kiếm',
    longest: 200,
    columns: ['Tiêu đề SEO', 'SEO title'],
  },
  meta_description: {
    label: 'Meta description',
    vi: 'Mô tả cho máy tìm kiếm',
    longest: 400,
    columns: ['Mô tả SEO', 'SEO description'],
  },
  social_title: {
    label: 'Social title',
    vi: 'Tiêu đề khi chia sẻ',
    longest: 200,
    columns: ['Tiêu đề khi chia sẻ', 'OG title'],
  },
  social_image: {
    label: 'Social picture',
    vi: 'Ảnh khi chia sẻ',
    longest: 2000,
    isPicture: true,
    columns: ['Ảnh khi chia sẻ', 'OG image'],
  },
  canonical_url: {
    label: 'Canonical address',
    vi: 'Địa chỉ gốc',
    longest: 1000,
    isAddress: true,
  },
} as const satisfies Record<string, TextField>

export type TextName = keyof typeof TEXTS
export type ImportedText = {
  [Name in TextName]: (typeof TEXTS)[Name] extends { columns: unknown } ? Name : never
}[TextName]

export const TEXT_NAMES = Object.keys(TEXTS) as TextName[]
export const textField = (name: TextName): TextField => TEXTS[name]

/** What a text is called. */
export const sayText = (name: TextName): string => say(TEXTS[name].label, { vi: TEXTS[name].vi })

/** The texts that a file of articles may have a column for. */
export const IMPORTED_TEXTS = TEXT_NAMES.filter((name) => 'columns' in TEXTS[name]) as ImportedText[]

/** Something of each text, by its name. */
export const eachText = <Value>(value: (name: TextName) => Value) =>
  Object.fromEntries(TEXT_NAMES.map((name) => [name, value(name)])) as Record<TextName, Value>
export const eachImportedText = <Value>(value: (name: ImportedText) => Value) =>
  Object.fromEntries(IMPORTED_TEXTS.map((name) => [name, value(name)])) as Record<ImportedText, Value>

/** 'meta_title' as 'metaTitle': a text's name in a column, and in code. */
type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<CamelCase<Rest>>}`
  : Name
const camelCase = <Name extends string>(name: Name) =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<Name>

/** Texts that a card has as well. */
const ON_CARD = ['excerpt', 'featured_image', 'featured_image_alt'] as const
type WholeText = Exclude<TextName, (typeof ON_CARD)[number]>

/** The texts that only a whole article has, and what each is called in code. */
const WHOLE_TEXTS = TEXT_NAMES.filter((name): name is WholeText => !ON_CARD.some((one) => one === name))
export const WHOLE_TEXT_KEYS = WHOLE_TEXTS.map((name) => [name, camelCase(name)] as const)
export type WholeTextKey = CamelCase<WholeText>

/** Something of each text that only a whole article has, by its name. */
export const eachWholeText = <Value>(value: (name: WholeText, key: WholeTextKey) => Value) =>
  Object.fromEntries(WHOLE_TEXT_KEYS.map(([name, key]) => [name, value(name, key)])) as Record<
    WholeText,
    Value
  >
