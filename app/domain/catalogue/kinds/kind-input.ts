import { z } from 'zod'
import { idField } from '#app/platform/row-id.ts'
import { asTitle } from '#app/vietnamese/case.ts'
import { cleanText } from '#app/vietnamese/clean.ts'
import { say } from '#app/vietnamese/say.ts'
import { kindFile } from '#content/shapes.ts'

/** Under which group of a brand's page a kind stands, with what editors call it. */
export const GROUPS: Record<z.output<typeof kindFile>['group'], string> = {
  get 'gia-dung'() {
    return say('Gia dụng', { en: 'Home appliances' })
  },
  get 'dien-lanh'() {
    return say('Điện lạnh', { en: 'Cooling and heating' })
  },
  get 'dien-tu'() {
    return say('Điện tử', { en: 'Electronics' })
  },
  get 'vien-thong'() {
    return say('Viễn thông, máy tính', { en: 'Phones and computers' })
  },
  get 'suc-khoe-sac-dep'() {
    return say('Sức khỏe và làm đẹp', { en: 'Health and beauty' })
  },
}

/** How a figure is typed, as editors choose it. */
export const TYPES = {
  get number() {
    return say('Số', { en: 'Number' })
  },
  get 'yes-no'() {
    return say('Có hoặc không', { en: 'Yes or no' })
  },
  get choice() {
    return say('Chọn một', { en: 'Choice' })
  },
  get text() {
    return say('Chữ', { en: 'Text' })
  },
} as const

/** Lines of a list of figures, words of a list of names, and choices of a figure at most. */
export const MOST_ATTRIBUTES = 40
const MOST_WORDS = 20
const MOST_CHOICES = 30

const line = (most: number) =>
  z
    .string()
    .transform((text) => cleanText(text).replaceAll(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .max(most, { error: () => say(`Nhiều nhất ${most} ký tự.`, { en: `${most} characters at most.` }) }),
    )
const needed = (most: number, missing: () => string) => line(most).pipe(z.string().min(1, { error: missing }))
const unique = (texts: readonly string[]) => [...new Set(texts)]

/** '1.500' is a thousand and a half, '1.5' one and a half. */
const figureOf = (text: string) =>
  Number(/^[1-9]\d{0,2}(?:\.\d{3})+$/.test(text) ? text.replaceAll('.', '') : text)

/** Choices between semicolons where there is one, else between commas. */
const choicesOf = (text: string) =>
  text
    .split(text.includes(';') ? ';' : /[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean)

/** '100, 200, 500' as figures that ascend; an empty text as none. */
const edges = z
  .string()
  .max(200)
  .transform((text) => text.split(/[;,\s]+/).filter(Boolean))
  .transform((parts) => parts.map(figureOf))
  .refine(
    (values) =>
      values.every((value, at) => Number.isFinite(value) && value > 0 && value > (values[at - 1] ?? 0)),
    {
      error: () =>
        say('Các mốc là số, tăng dần, cách nhau bằng dấu phẩy: 50, 70, 90.', {
          en: 'Steps are numbers, ascending, separated by commas: 50, 70, 90.',
        }),
    },
  )

const isOn = z
  .string()
  .optional()
  .transform((text) => text === 'on')

const attributeInput = z
  .object({
    key: z.union([z.literal(''), z.string().regex(/^[a-z][a-z\d_]{0,39}$/)]).default(''),
    label: needed(40, () =>
      say('Bạn đặt tên cho thuộc tính này nhé.', { en: 'Name this attribute.' }),
    ).transform(asTitle),
    type: z.enum(['number', 'yes-no', 'choice', 'text'], {
      error: () => say('Bạn chọn kiểu giá trị nhé.', { en: 'Choose a value type.' }),
    }),
    unit: line(20).default(''),
    choices: z
      .string()
      .max(1500)
      .default('')
      .transform((text) => unique(choicesOf(text))),
    better: z.enum(['', 'more', 'less']).default(''),
    on_card: isOn,
    is_filter: isOn,
    edges: edges.prefault(''),
  })
  .refine(
    ({ type, choices }) => type !== 'choice' || (choices.length > 1 && choices.length <= MOST_CHOICES),
    {
      path: ['choices'],
      error: () =>
        say(`Bạn ghi từ 2 đến ${MOST_CHOICES} lựa chọn, cách nhau bằng dấu phẩy.`, {
          en: `Enter 2 to ${MOST_CHOICES} choices, separated by commas.`,
        }),
    },
  )
  // What stood in fields of another type is hidden, and meant no more.
  .transform(({ better, edges, ...asked }) => ({
    ...asked,
    better: asked.type === 'number' ? better : ('' as const),
    edges: asked.type === 'number' ? edges : [],
  }))
export type AttributeInput = z.output<typeof attributeInput>

/** What an editor says of a kind. */
export const kindInput = z.object({
  name: needed(60, () => say('Bạn nhập tên loại sản phẩm nhé.', { en: 'Enter the product type’s name.' }))
    .pipe(
      z.string().min(2, {
        error: () => say('Tên cần ít nhất hai chữ cái.', { en: 'The name needs at least two letters.' }),
      }),
    )
    .transform(asTitle),
  group: z.enum(Object.keys(GROUPS) as (keyof typeof GROUPS)[], {
    error: () => say('Bạn chọn nhóm nhé.', { en: 'Choose a group.' }),
  }),
  words: z
    .string()
    .max(2000)
    .transform((text) =>
      unique(
        text
          .split(/[\n,;]/)
          .map((word) => cleanText(word).trim().toLocaleLowerCase('vi'))
          .filter(Boolean),
      ),
    )
    .pipe(
      z
        .array(
          z
            .string()
            .min(2, {
              error: () =>
                say('Mỗi tên gọi cần ít nhất hai chữ cái.', { en: 'Each name needs at least two letters.' }),
            })
            .max(40, {
              error: () =>
                say('Mỗi tên gọi nhiều nhất 40 ký tự.', { en: 'Each name has at most 40 characters.' }),
            }),
        )
        .max(MOST_WORDS, {
          error: () => say(`Nhiều nhất ${MOST_WORDS} tên gọi.`, { en: `${MOST_WORDS} names at most.` }),
        }),
    ),
  attributes: z
    .array(attributeInput)
    .max(MOST_ATTRIBUTES, {
      error: () =>
        say(`Nhiều nhất ${MOST_ATTRIBUTES} thuộc tính.`, { en: `${MOST_ATTRIBUTES} attributes at most.` }),
    })
    .default([]),
})
export type KindInput = z.output<typeof kindInput>

const written = kindInput.extend({
  /** The category whose kind is changed; null for a new one. */
  id: z.union([z.literal('').transform(() => null), idField]),
  /** The shipped kind that a new category is of; '' for one of its own. */
  based: z.string().max(60).default(''),
})
export type WrittenKind = z.output<typeof written>

/** What the screen of the kinds sends. */
export const kindForm = z.discriminatedUnion('intent', [
  written.extend({ intent: z.literal('preview') }),
  written.extend({ intent: z.literal('save') }),
  z.object({ intent: z.literal('show'), id: idField, to: z.enum(['0', '1']) }),
  z.object({ intent: z.literal('move'), id: idField, to: z.enum(['up', 'down', 'first']).or(idField) }),
  z.object({ intent: z.literal('undo'), line: idField }),
])
