import { matchColumns } from '#app/domain/imports/columns.ts'
import type { KnownColumns, Mapping } from '#app/domain/imports/columns.ts'

/** What a run cannot do without, where the one before had it: who a product is, where it stands and what it costs. */
const LASTING: ReadonlySet<string> = new Set([
  'id',
  'source_key',
  'title',
  'category',
  'price',
  'shop_url',
  'shop',
])

type Table = { header: readonly string[]; mapping: Mapping }

/**
 * What the fields of a product feed are, by what was decided about the last file. Its fields come and go with its items: the first
 * sale brings 'sale_price', the last one takes it along. A new one is what its name says, or nothing.
 * @returns null where one that is needed is gone: then somebody has to look
 */
export function followFields(
  last: Table,
  header: readonly string[],
  known: KnownColumns,
): (string | null)[] | null {
  const named = matchColumns(header, known)
  const decided = new Map(last.header.map((name, at) => [name, last.mapping[at] ?? null]))
  const kept = new Set(header.flatMap((name) => decided.get(name) ?? []))
  if ([...decided.values()].some((column) => column && LASTING.has(column) && !kept.has(column))) return null
  return header.map((name, at) => {
    const before = decided.get(name)
    if (before !== undefined) return before
    const own = named[at] ?? null
    return own !== null && kept.has(own) ? null : own
  })
}
