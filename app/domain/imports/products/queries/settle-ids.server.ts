import { sql } from 'drizzle-orm'
import type { Mapping, Samples } from '#app/domain/imports/columns.ts'
import type { Reader } from '#app/domain/imports/import-subject.ts'
import { searchWords } from '#app/vietnamese/fold.ts'

/** The share of ids that must be ours, and of a title's words that ours must have for being the same product, renamed. */
const ENOUGH = 0.5
const ALIKE = 0.3

/**
 * A column that was taken for our id stays one where products have these ids, under titles like these; else it is somebody
 * else's key, by which a later file finds the products again. A file that has both is one of ours.
 */
export async function settleIds(db: Reader, mapping: Mapping, samples: Samples): Promise<Mapping> {
  const at = mapping.indexOf('id')
  if (at < 0 || mapping.includes('source_key')) return mapping
  const titleAt = mapping.indexOf('title')
  const rows = samples
    .map((row) => ({ id: Number(row[at]), title: row[titleAt] ?? '' }))
    .filter(({ id }) => Number.isInteger(id) && id > 0 && id < 1e9)
  if (rows.length === 0) return mapping
  const { rows: known } = await db.execute<{ id: number; title: string }>(
    sql`select id, title from products where id = any(${sql.param(rows.map(({ id }) => id))}::int[])`,
  )
  const titles = new Map(known.map(({ id, title }) => [id, title]))
  const ours = rows.filter(({ id, title }) => titles.has(id) && isAlike(title, titles.get(id) ?? ''))
  if (ours.length >= rows.length * ENOUGH) return mapping
  return mapping.map((name, place) => (place === at ? 'source_key' : name))
}

function isAlike(title: string, ours: string): boolean {
  const words = new Set(searchWords(title))
  const known = new Set(searchWords(ours))
  const both = [...words].filter((word) => known.has(word)).length
  return words.size === 0 || both >= (words.size + known.size - both) * ALIKE
}
