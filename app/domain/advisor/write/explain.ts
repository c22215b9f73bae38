import { MAX_RELATED, MAX_SOURCES } from '../answer.ts'
import type { Source } from '../answer.ts'
import type { Fact, FactSource } from '../knowledge/fact.ts'
import type { Draft } from './draft.ts'
import { lowerFirst } from './phrasing.ts'

/** The page that lists every fact with its sources. */
export const FACTS_PATH = '/kien-thuc'

/** An article of the site that speaks of the same thing. */
export type Article = { title: string; url: string; excerpt: string }

/** Claims beside a table: the table says most already. */
const CLAIMS_BESIDE_TABLE = 2

/**
 * A question of knowledge answered from one fact: the verdict, what it rests on, what would change it.
 * The fact's own sentences may be quoted as they stand.
 */
export function writeExplanation(fact: Fact, articles: readonly Article[] = []): Draft {
  const claims = fact.table ? fact.claims.slice(0, CLAIMS_BESIDE_TABLE) : fact.claims
  const paragraphs = [
    fact.verdict,
    ...(fact.table ? [tableInWords(fact.table)] : []),
    claims.map(({ text }) => `• ${text}`).join('\n'),
    fact.changes,
  ].filter(Boolean)
  return {
    paragraphs,
    picks: [],
    sources: sourcesOf(fact, articles),
    relatedQuestions: fact.related.slice(0, MAX_RELATED),
    rules: paragraphs,
    fact: fact.id,
  }
}

/** A table as lines, for where only words fit: 'Màu đen – OLED: tắt hẳn; QLED: xám nhẹ'. */
function tableInWords({ columns, rows }: NonNullable<Fact['table']>): string {
  return rows
    .map(([name = '', ...cells]) => {
      const said = cells.map((cell, index) => `${columns[index + 1] ?? ''}: ${lowerFirst(cell)}`).join('; ')
      return `• ${name} – ${said}`
    })
    .join('\n')
}

/** The fact's place on our page. */
export const factSource = ({ question, id }: Fact): Source => ({
  title: `Kiến thức chọn mua: ${question}`,
  url: `${FACTS_PATH}#${id}`,
})

/** The fact's place on our page, an article that fits, then the published pages its claims were read on. */
function sourcesOf(fact: Fact, articles: readonly Article[]): Source[] {
  const read = articles.slice(0, 1).map(({ title, url }) => ({ title, url }))
  const published = fact.claims.flatMap(({ source }) => toSource(source))
  const all = [factSource(fact), ...read, ...published]
  return all
    .filter(({ url }, index) => all.findIndex((other) => other.url === url) === index)
    .slice(0, MAX_SOURCES)
}

function toSource({ title, publisher, year, url }: FactSource): Source[] {
  return url === null ? [] : [{ title: `${title} (${publisher}${year === null ? '' : `, ${year}`})`, url }]
}
