import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { readAttributeValue } from '../attribute-value.ts'
import type { AttributeWish } from '../attribute-value.ts'
import type { AttributeBounds } from '../list-filter.ts'
import type { FacetDefinition } from './catalogue-shape.server.ts'

/** A figure of a product; null where the source states none or words. */
const figure = (attribute: string): SQL =>
  sql`case when jsonb_typeof(s.attributes -> ${attribute}) = 'number' then (s.attributes ->> ${attribute})::numeric end`

/** Both ends included. */
export function withinBounds({ attribute, min, max }: AttributeBounds): SQL {
  return sql`${figure(attribute)} between ${min ?? -1e9} and ${max ?? 1e9}`
}

/** Any of the bounds: a machine may state its size in BTU or in HP. */
export function withinAny(alternatives: readonly AttributeBounds[]): SQL {
  return sql`(${sql.join(alternatives.map(withinBounds), sql` or `)})`
}

/**
 * Any of the values of one attribute, as an address writes them; null when none can be read. A value that is a place of a
 * facet is looked up in the index of places; anything else is read from the attributes.
 */
export function attributeCondition(
  attribute: string,
  values: readonly string[],
  facet: FacetDefinition | undefined,
): SQL | null {
  const places = values.filter((value) => facet && isPlace(value, facet))
  const wishes = values
    .filter((value) => !places.includes(value))
    .flatMap((value) => readAttributeValue(value) ?? [])
  const parts = wishes.map((wish) => wishCondition(attribute, wish))
  if (places.length > 0) {
    const tokens = places.map((place) => `${attribute}=${place}`)
    parts.push(sql`s.facets && ${sql.param(tokens)}::text[]`)
  }
  return parts.length > 0 ? sql`(${sql.join(parts, sql` or `)})` : null
}

function isPlace(value: string, { edges }: FacetDefinition): boolean {
  if (value.startsWith('!') || value.includes(':')) return false
  if (edges === null) return true
  const [from, below] = value.split('-').map((text) => (text === '' ? undefined : Number(text)))
  return [undefined, ...edges].some((edge, index) => edge === from && edges[index] === below)
}

function wishCondition(attribute: string, wish: AttributeWish): SQL {
  const condition = 'value' in wish ? hasValue(attribute, wish.value) : isWithin(attribute, wish)
  return wish.not ? sql`not coalesce(${condition}, false)` : condition
}

/** A number in the address also means the number, a word the word. */
function hasValue(attribute: string, value: string): SQL {
  return sql`s.attributes ->> ${attribute} = ${value}`
}

function isWithin(
  attribute: string,
  { from, below, to }: { from?: number | undefined; below?: number | undefined; to?: number | undefined },
): SQL {
  const ends = [sql`${figure(attribute)} >= ${from ?? -1e9}`]
  if (below !== undefined) ends.push(sql`${figure(attribute)} < ${below}`)
  if (to !== undefined) ends.push(sql`${figure(attribute)} <= ${to}`)
  return sql`(${sql.join(ends, sql` and `)})`
}
