import type { GroundedProduct } from './grounds.ts'
import type { Item } from './items.ts'

/** Products that a sentence speaks of at one place, and what they do there. */
export type Spoken = {
  at: number
  /** The item behind it. */
  next: number
  ids: readonly number[]
  /** What others are compared with; the owner of the figure before it; or what something is said of. */
  role: 'subject' | 'reference' | 'owner'
  /** Said of each of them: 'cả hai', 'hai chiếc Acer', 'Aqua và Sharp'. */
  isEach: boolean
}

/** A sentence cut into its parts: items, and for each the part it stands in. */
export type Clauses = { items: readonly Item[]; parts: readonly number[]; spoken: readonly Spoken[] }

const BREAKS = new Set(', ; : . ! ? ( ) — … •'.split(' '))
const COMPARES: ReadonlySet<Item['is']> = new Set(['than', 'versus', 'like', 'same', 'times'])
/** What may stand between such a word and the products it is about. */
const LIGHT: ReadonlySet<Item['is']> = new Set(['noun', 'count', 'all', 'kind'])

/** Cuts a sentence into parts and finds the products it speaks of; null where it counts or narrows wrongly. */
export function clausesOf(items: readonly Item[], products: readonly GroundedProduct[]): Clauses | null {
  const parts: number[] = []
  let part = 0
  for (const item of items) {
    if (item.is === 'break' || (item.is === 'sign' && BREAKS.has(item.sign))) part += 1
    parts.push(part)
  }
  const spoken = new Map<number, Spoken>()
  for (let at = 0; at < items.length; at += 1) {
    const found = spokenAt(items, at, products, [...spoken.values()])
    if (found === 'wrong') return null
    if (!found) continue
    spoken.set(at, found)
    at = found.next - 1
  }
  return { items, parts, spoken: joined([...spoken.values()], items) }
}

function spokenAt(
  items: readonly Item[],
  at: number,
  products: readonly GroundedProduct[],
  before: readonly Spoken[],
): Spoken | 'wrong' | null {
  const item = items[at]
  if (!item) return null
  const all = products.map(({ id }) => id)
  const place = (ids: readonly number[], next: number, isEach: boolean): Spoken | 'wrong' =>
    ids.length === 0 ? 'wrong' : { at, next, ids, role: roleAt(items, at), isEach }
  if (item.is === 'name') return place(narrowed(item.ids, items, at), at + 1, false)
  if (isNone(items, at))
    return items.slice(at).some(({ is }) => is === 'trait') ? place(all, at + 1, true) : null
  if (item.is === 'kind' && isCompared(items, at) && items[at + 1]?.is !== 'name')
    return place(item.ids, at + 1, true)
  if (item.is === 'trait' && isCompared(items, at) && items[at + 1]?.is !== 'name') {
    const has = products.filter((product) => isOf(item, product))
    return has.length === 0
      ? 'wrong'
      : place(
          has.map(({ id }) => id),
          at + 1,
          true,
        )
  }
  const counted = item.is === 'all' ? items[at + 1] : item
  if (counted?.is !== 'count') return null
  const noun = at + (item.is === 'all' ? 2 : 1)
  let next = noun
  while (['noun', 'kind', 'trait'].includes(items[next]?.is ?? '') && next - noun < 3) next += 1
  if (items[noun]?.is !== 'noun' && item.is !== 'all') return null
  if (['trong', 'số'].includes(items[at - 1]?.word ?? '')) return counted.value <= all.length ? null : 'wrong'
  if (items[next]?.is === 'name') return null
  if (items[next]?.is === 'rest') {
    const named = new Set(before.flatMap(({ ids }) => ids))
    const rest = all.filter((id) => !named.has(id))
    return rest.length === counted.value ? place(rest, next + 1, true) : 'wrong'
  }
  if (counted.value === all.length) return place(all, Math.max(noun, Math.min(next, noun + 1)), true)
  const told = items.slice(noun, next).find(({ is }) => is === 'kind' || is === 'trait')
  const having = products.filter((product) => told && isOf(told, product)).map(({ id }) => id)
  if (having.length === counted.value && counted.value > 1) return place(having, next, true)
  if (item.is !== 'all') return counted.value === 1 ? null : counted.value < all.length ? null : 'wrong'
  const lastTwo = [...new Set(before.flatMap(({ ids }) => ids))]
  return lastTwo.length === counted.value ? place(lastTwo, noun, true) : 'wrong'
}

/** Whether a word of the kind or a trait is true of a product. */
function isOf(item: Item, { id, candidate, foldedTitle }: GroundedProduct): boolean {
  if (item.is === 'kind') return item.ids.includes(id)
  return item.is === 'trait' && item.trait.of({ attributes: candidate.attributes, foldedTitle }) === true
}

/** 'không chiếc nào' */
export function isNone(items: readonly Item[], at: number): boolean {
  const [next, after] = [items[at + 1], items[at + 2]]
  return (
    items[at]?.is === 'not' &&
    (next?.word.endsWith(' nào') === true || (next?.is === 'noun' && after?.word === 'nào'))
  )
}

/** A word of the kind right before or behind a name says which of its products is meant. */
function narrowed(ids: readonly number[], items: readonly Item[], at: number): readonly number[] {
  return [-2, -1, 1].reduce((left, step) => {
    const near = items[at + step]
    const between = step === -2 ? items[at - 1]?.is === 'kind' : true
    return near?.is === 'kind' && between ? left.filter((id) => near.ids.includes(id)) : left
  }, ids)
}

const isCompared = (items: readonly Item[], at: number) =>
  COMPARES.has(markerBefore(items, at)?.is ?? 'plain')

function markerBefore(items: readonly Item[], at: number): Item | undefined {
  let before = at - 1
  while (before >= 0 && LIGHT.has(items[before]?.is ?? 'plain')) before -= 1
  return items[before]
}

function roleAt(items: readonly Item[], at: number): Spoken['role'] {
  if (isCompared(items, at)) return 'reference'
  let before = at - 1
  while (before >= 0 && LIGHT.has(items[before]?.is ?? 'plain')) before -= 1
  return items[before]?.is === 'of' && items[before - 1]?.is === 'figure' ? 'owner' : 'subject'
}

/** 'Aqua với Electrolux' are spoken of together, in the role of the first; 'hai chiếc Acer' each by itself. */
function joined(spoken: readonly Spoken[], items: readonly Item[]): Spoken[] {
  const groups: Spoken[] = []
  for (const next of spoken) {
    const last = groups.at(-1)
    const between = last ? items.slice(last.next, next.at) : []
    const isJoined = between.filter(({ is }) => is === 'join').length === 1
    const isLight = between.every(({ is }) => is === 'join' || LIGHT.has(is))
    const counted = items[next.at - 1]?.is === 'noun' && items[next.at - 2]?.is === 'count'
    if (last && isJoined && isLight)
      groups[groups.length - 1] = {
        ...last,
        next: next.next,
        ids: [...new Set([...last.ids, ...next.ids])],
        isEach: true,
      }
    else groups.push(counted ? { ...next, isEach: true } : next)
  }
  return groups
}
