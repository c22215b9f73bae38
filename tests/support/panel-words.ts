import type { ChildNode, Element } from 'domhandler'
import { isTag, isText } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import { namedAttributes, shippedAttribute } from '#app/domain/catalogue/attributes.ts'
import { kindRecord, presentKinds } from '#app/kinds/kind.ts'
import type { Language } from '#app/vietnamese/say.ts'
import type { Connection } from '#db/client.ts'

/** Attributes that are read, or read out, to a person. */
const SAID = ['title', 'placeholder', 'aria-label', 'aria-description', 'alt', 'label', 'data-label']
const UNSEEN = new Set(['script', 'style', 'svg', 'template', 'textarea'])

const tidy = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim()

/** Every text of a page that a person reads or is read out, but for parts that say of themselves to be in another language. */
export function wordsOn(html: string, language: Language): string[] {
  const found: string[] = []
  const look = (node: ChildNode): void => {
    if (isText(node)) found.push(tidy(node.data))
    if (!isTag(node)) return
    const { lang = language } = node.attribs
    if (lang !== language && node.name !== 'html') return
    found.push(...attributesOf(node))
    if (!UNSEEN.has(node.name)) for (const child of node.children) look(child)
  }
  for (const node of parseDocument(html).children) look(node)
  return [...new Set(found)].filter((text) => text !== '')
}

const attributesOf = ({ attribs }: Element) => SAID.map((name) => tidy(attribs[name] ?? ''))

/** The texts of the rows of a database and of the kinds: what a screen shows of them is content, in whatever language. */
export type Content = ReadonlySet<string>

/** Every text that is content. @param more what else is */
export async function contentOf({ pool }: Connection, more: readonly string[]): Promise<Content> {
  const { rows: columns } = await pool.query<{ table: string; column: string; type: string }>(`
    select c.table_name as "table", c.column_name as "column", c.data_type as type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.data_type in ('text', 'character varying', 'jsonb', 'ARRAY')`)
  const found = new Set<string>([...more, ...leaves(kinds())])
  for (const { table, column, type } of columns) {
    const { rows } = await pool.query<{ value: unknown }>(
      `select distinct ${type === 'ARRAY' ? `to_jsonb("${column}")` : `"${column}"`} as value from "${table}"
       where "${column}" is not null`,
    )
    for (const { value } of rows) for (const text of leaves(value)) found.add(text)
  }
  return new Set(
    [...found].map((text) => tidy(text.replaceAll(/<[^>]*>/g, ' '))).filter((text) => text.length > 1),
  )
}

const kinds = () => [
  presentKinds().map(kindRecord),
  namedAttributes().map((name) => {
    const figure = shippedAttribute(name)
    return [figure, `${figure?.label} (${figure?.unit})`]
  }),
]

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : []
}

/** What is quoted is somebody's own words, or what a page of the site is called. */
const QUOTED = /“[^”]*”|‘[^’]*’|«[^»]*»/g

/** The texts among these that are strange, also without the content that stands in them. */
export function strangeTexts(
  texts: readonly string[],
  content: Content,
  isStrange: (text: string) => boolean,
): string[] {
  const suspect = texts.filter((text) => isStrange(text) && !content.has(text))
  const all = suspect.join('\n')
  // What is longest goes first: a name may have a shorter one in it.
  const here = [...content]
    .filter((value) => value.length > 2 && value.length <= all.length && all.includes(value))
    .sort((one, other) => other.length - one.length)
  return suspect.filter((text) =>
    isStrange(here.reduce((rest, value) => rest.replaceAll(value, ' '), text.replaceAll(QUOTED, ' '))),
  )
}
