import fc from 'fast-check'
import type { DocumentJson } from './document-trip.ts'

type Json = DocumentJson
type Some = fc.Arbitrary<Json>

const WORDS = `tủ lạnh 350 lít nhà bốn người <b>không phải thẻ</b> & “trích” "thẳng" l'eau a<b 5>3 100% `
  .concat('x=1; # đề * dấu _gạch_ `mã` [1] {ngoặc} 🧊 ² đ Đ ơ ư &amp; &lt;p&gt; \\ | ~ product:12')
  .split(' ')

const word = fc.constantFrom(...WORDS)
/** Words with one space between: what HTML makes of several is one. */
const words = fc.array(word, { minLength: 1, maxLength: 6 }).map((list) => list.join(' '))
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const address = fc.constantFrom(
  'https://example.com/a?b=1&c=2#d',
  '/products/12',
  'mailto:a@example.vn',
  'tel:19001234',
  '#co-tu',
)
const picture = fc.record({
  src: fc.constantFrom('/uploads/0123456789abcdef0123-1600x900', 'https://example.com/a.webp?x=1&y=2'),
  alt: maybe(words),
  title: maybe(words),
  width: maybe(fc.constantFrom('40', '1600')),
  height: maybe(fc.constantFrom('30', '900')),
})

const PLAIN = ['bold', 'italic', 'underline', 'strike', 'highlight', 'code']
const link = fc.record({
  type: fc.constant('link'),
  attrs: fc.record({ href: address, title: maybe(words), rel: maybe(fc.constant('nofollow')) }),
})
/** A set of marks that may stand together. */
const marks = fc
  .tuple(
    fc.subarray(PLAIN, { maxLength: 3 }),
    maybe(fc.constantFrom('subscript', 'superscript')),
    fc.option(link, { nil: null, freq: 4 }),
  )
  .map(([plain, height, link]) => [
    ...[...plain, ...(height ? [height] : [])].map((type) => ({ type })),
    ...(link ? [link] : []),
  ])
const noteMarks = fc
  .tuple(fc.subarray(['bold', 'italic']), maybe(link))
  .map(([plain, link]) => [...plain.map((type) => ({ type })), ...(link ? [link] : [])])

const runs = (marks: fc.Arbitrary<unknown[]>) =>
  fc.array(fc.record({ text: words, marks }), { minLength: 1, maxLength: 3 })
/** Runs of words, a space between two of them. */
const spaced = (list: { text: string; marks: unknown[] }[]): Json[] =>
  list.map(({ text, marks }, at) => ({ type: 'text', text: at === 0 ? text : ` ${text}`, marks }))

const footnote = runs(noteMarks).map((list): Json => ({ type: 'footnote', content: spaced(list) }))
const between: Some = fc.oneof(
  fc.constant<Json>({ type: 'hardBreak' }),
  picture.map((attrs): Json => ({ type: 'image', attrs })),
  footnote,
)
/** A line: words, then by chance something within the line, and words again. */
const line = fc
  .tuple(runs(marks), fc.option(fc.tuple(between, runs(marks)), { nil: null, freq: 2 }))
  .map(([first, more]) => (more ? [...spaced(first), more[0], ...spaced(more[1])] : spaced(first)))

const paragraph = line.map((content): Json => ({ type: 'paragraph', content }))
const heading = fc
  .tuple(fc.constantFrom(2, 3, 4), line)
  .map(([level, content]): Json => ({ type: 'heading', attrs: { level }, content }))
const code = fc
  .tuple(
    maybe(fc.constantFrom('ts', 'c++', 'sql')),
    fc.array(words, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n  ')),
  )
  .map(([language, text]): Json => ({
    type: 'codeBlock',
    attrs: { language },
    content: [{ type: 'text', text }],
  }))
const player = fc
  .record({
    src: fc.constantFrom(
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
      'https://player.vimeo.com/video/76979871',
    ),
    title: maybe(words),
    width: maybe(fc.constant('560')),
    allowfullscreen: maybe(fc.constant('')),
  })
  .map((attrs): Json => ({ type: 'video', attrs }))
const figcaption = line.map((content): Json => ({ type: 'figcaption', content }))
const figurePicture = fc
  .tuple(picture, maybe(link))
  .map(([attrs, link]): Json => ({ type: 'picture', attrs, ...(link ? { marks: [link] } : {}) }))
const figureOf = (inside: Some) =>
  fc
    .tuple(inside, maybe(figcaption))
    .map(([first, caption]): Json => ({ type: 'figure', content: caption ? [first, caption] : [first] }))
const columns = fc
  .array(figureOf(figurePicture), { minLength: 1, maxLength: 2 })
  .map((content): Json => ({ type: 'columns', content }))
const button = fc
  .tuple(address, words)
  .map(([href, text]): Json => ({ type: 'linkButton', attrs: { href }, content: [{ type: 'text', text }] }))
const productId = fc.integer({ min: 1, max: 999_999_999 })
const product = productId.map((id): Json => ({ type: 'productBox', attrs: { id } }))
const comparison = fc
  .uniqueArray(productId, { minLength: 2, maxLength: 4 })
  .map((ids): Json => ({ type: 'comparison', attrs: { ids: ids.join(',') } }))
const alone = fc.constantFrom<Json>({ type: 'horizontalRule' }, { type: 'contents' })

const listOf = (inside: Some) =>
  fc
    .tuple(
      fc.constantFrom('bulletList', 'orderedList'),
      fc.integer({ min: 1, max: 9 }),
      fc.array(fc.tuple(paragraph, fc.array(inside, { maxLength: 2 })), { minLength: 1, maxLength: 3 }),
    )
    .map(([type, start, items]): Json => ({
      type,
      ...(type === 'orderedList' ? { attrs: { start } } : {}),
      content: items.map(([first, more]) => ({ type: 'listItem', content: [first, ...more] })),
    }))
const quoteOf = (inside: Some) =>
  fc.array(inside, { minLength: 1, maxLength: 3 }).map((content): Json => ({ type: 'blockquote', content }))
const calloutOf = (inside: Some) =>
  fc
    .tuple(fc.constantFrom('note', 'tip', 'warning'), fc.array(inside, { minLength: 1, maxLength: 3 }))
    .map(([kind, content]): Json => ({ type: 'callout', attrs: { kind }, content }))

const row = (section: string, type: string, cells: Json[][], attrs = {}): Json => ({
  type: 'tableRow',
  attrs: { section },
  content: cells.map((content) => ({ type, attrs, content })),
})
const tableOf = (inside: Some) => {
  const cells = fc.array(fc.array(inside, { minLength: 1, maxLength: 2 }), { minLength: 2, maxLength: 2 })
  return fc
    .record({
      caption: maybe(fc.constantFrom('Bảng giá', 'Bảng <strong>giá</strong> &amp; cỡ')),
      head: maybe(cells),
      body: fc.array(cells, { minLength: 1, maxLength: 3 }),
      foot: maybe(fc.array(inside, { minLength: 1, maxLength: 2 })),
    })
    .map(({ caption, head, body, foot }): Json => ({
      type: 'table',
      attrs: { caption },
      content: [
        ...(head ? [row('head', 'tableHeader', head, { scope: 'col' })] : []),
        ...body.map((cells) => row('body', 'tableCell', cells)),
        ...(foot ? [row('foot', 'tableCell', [foot], { colspan: 2 })] : []),
      ],
    }))
}

const leaf: Some = fc.oneof(
  { weight: 4, arbitrary: paragraph },
  heading,
  code,
  button,
  player,
  figureOf(figurePicture),
)
const list = listOf(fc.oneof(leaf, listOf(leaf)))
const quote = quoteOf(fc.oneof(leaf, list))
const callout = calloutOf(fc.oneof({ weight: 3, arbitrary: paragraph }, listOf(paragraph)))
const table = tableOf(fc.oneof({ weight: 5, arbitrary: paragraph }, leaf, listOf(paragraph)))
const block: Some = fc.oneof(
  { weight: 3, arbitrary: leaf },
  list,
  quote,
  callout,
  table,
  columns,
  product,
  comparison,
  alone,
  figureOf(player),
  figureOf(tableOf(paragraph)),
  figureOf(quoteOf(paragraph)),
  figureOf(code),
)

/** Documents with everything an article may hold, a paragraph at the end as the editor has it. */
export const documents: Some = fc
  .tuple(fc.array(block, { minLength: 1, maxLength: 6 }), paragraph)
  .map(([blocks, last]): Json => ({ type: 'doc', content: [...blocks, last] }))
