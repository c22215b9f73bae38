import { sizingRules } from '#app/domain/advisor/queries/sizing-rules.server.ts'
import { recommend } from '#app/domain/advisor/rank/recommend.ts'
import type { Role } from '#app/domain/advisor/rank/recommend.ts'
import { rank } from '#app/domain/advisor/rank/score.ts'
import type { SizingRules } from '#app/domain/advisor/sizing/rules.ts'
import { size } from '#app/domain/advisor/sizing/size.ts'
import { emptyNeed } from '#app/domain/advisor/understand/need.ts'
import type { Budget, Need } from '#app/domain/advisor/understand/need.ts'
import type { ListFilter } from '#app/domain/catalogue/list-filter.ts'
import { isNarrowed } from '#app/domain/catalogue/list-state.ts'
import type { ListState } from '#app/domain/catalogue/list-state.ts'
import type { CategoryShape } from '#app/domain/catalogue/queries/catalogue-shape.server.ts'
import { candidatesByIds } from '#app/domain/catalogue/queries/find-candidates.server.ts'
import { listedIds } from '#app/domain/catalogue/queries/listed-ids.server.ts'
import type { ProductRow } from '#app/domain/catalogue/queries/product-rows.server.ts'
import { keptProducts } from '#app/domain/catalogue/queries/products-by-ids.server.ts'
import { rangesOf } from '#app/domain/catalogue/ranges.ts'
import type { CategoryRanges, SizeFit } from '#app/domain/catalogue/ranges.ts'
import { queryOf } from '#app/domain/catalogue/schema.ts'
import { keptByShelf } from '#app/domain/catalogue/shelves/kept-by-shelf.server.ts'
import { isKind } from '#app/kinds/kind.ts'
import { sayVnd } from '#app/vietnamese/money.ts'
import type { Db } from '#db/client.ts'
import {
  belowSaver,
  besideFirst,
  overOthers,
  pickFacts,
  pickInShort,
  pickReason,
  unknownBeside,
  whyNotCheaper,
} from './pick-words.ts'
import { factsOf, kindNeed, sizeFit } from './stated-needs.ts'
import type { KindNeed, StatedFacts } from './stated-needs.ts'
import { USUAL_SUMS } from './usual-needs.ts'

/** A machine that a list begins with: what it is picked for, and why. */
export type PickedRow = { role: Role; row: ProductRow; reason: string }

/**
 * What a list begins with: the need it was picked for in words, null where the kind has none, whether anybody stated it, and the ids of
 * those that the ranking puts behind the picks.
 * @property fit the size that the need asks for
 * @property facts why the first is the first, each by itself
 * @property inShort why the first is the first, as it goes on behind its name
 * @property whyNot why it and not the cheaper one beside it, in a sentence
 * @property sum what is usually spent at most on the kind, in VND, and whether it was taken; null where there is no such sum
 * @property unknown what is known of the next and not of it, in words
 */
export type ListPick = {
  need: string | null
  isStated: boolean
  fit: SizeFit | null
  facts: readonly string[]
  inShort: string
  whyNot: string | null
  sum: { usual: number; isTaken: boolean } | null
  unknown: string | null
  picks: PickedRow[]
  next: number[]
}

/** @property least machines below which there is no pick */
type Asked = { state: ListState; category: CategoryShape; least?: number }
type Wanted = Asked & { wanted: KindNeed | null }

/** Machines that are ranked: more than any sized category leaves. */
const POOL = 300

/** Kept until something of a machine of the list's category changes, or a sizing rule. */
const keptByCategory = <T>(parts: {
  key: (asked: Asked) => string
  read: (db: Db, asked: Asked) => Promise<T>
}) => {
  const kept = keptByShelf<Asked & { categories: CategoryShape[] }, T>({
    ...parts,
    restsOn: sizingRules,
    most: KEPT,
  })
  return (db: Db, asked: Asked) => kept(db, { ...asked, categories: [asked.category] })
}

/** Lists whose picks are kept. */
const KEPT = 300

const NO_FACTS: StatedFacts = {}

/** Of fewer machines one needs no pick, where nothing else is asked for: they are read through. */
const ENOUGH = 4

/**
 * The machines of a list that fit best by the advisor's sizing and ranking, within every filter in force; kept until a
 * machine of their category does. Where nobody stated a need the usual one is taken. Null where there is little to choose from.
 */
export const listPick: (db: Db, asked: Asked) => Promise<ListPick | null> = keptByCategory({
  key: ({ state, category, least }) => JSON.stringify([category.id, filterOf(state), least]),
  read: readPick,
})

/** What of a list's state says which machines it is of. */
const filterOf = ({ people, room, distance, ...state }: ListState) => {
  const {
    page: _page,
    limit: _limit,
    sortBy: _by,
    sortOrder: _order,
    search: _text,
    ...filter
  } = queryOf(state)
  return { ...filter, people, room, distance }
}

async function readPick(db: Db, { state, category, least }: Asked): Promise<ListPick | null> {
  if (!isKind(category.kind)) return null
  const rules = await sizingRules(db)
  const wanted = kindNeed(category.kind, state, rules)
  // As the home page and its example ask: one need has one answer on every page.
  const usualSum = wanted && !isNarrowed(state) ? USUAL_SUMS[category.kind] : undefined
  const picked = await pickFor(db, { state, category, least, wanted, rules, usualSum })
  // The usual need is a guess: where it leaves too little, what is there is weighed without it.
  return picked ?? (wanted && !wanted.isStated ? pickFor(db, { state, category, wanted: null, rules }) : null)
}

/** Ids of the machines that meet a stated need, the best fit first, by the ranking of the picks; null where nobody stated one. */
export const fitOrder: (db: Db, asked: Asked) => Promise<readonly number[] | null> = keptByCategory({
  key: ({ state, category }) => JSON.stringify([category.id, filterOf(state)]),
  read: async (db, { state, category }) => {
    if (!isKind(category.kind)) return null
    const rules = await sizingRules(db)
    const wanted = kindNeed(category.kind, state, rules)
    if (!wanted?.isStated) return null
    const { found, need, facts } = await fitting(db, { state, category, wanted })
    return rank(found, need, size(category.kind, facts, rules)).map(({ candidate }) => candidate.id)
  },
})

/** How the figures of those are spread that a list's filters leave; null where hardly any are left. */
export const foundRanges: (db: Db, asked: Asked) => Promise<CategoryRanges | null> = keptByCategory({
  key: ({ state, category }) => JSON.stringify([category.id, filterOf(state)]),
  read: async (db, { state, category }) => {
    const rules = await sizingRules(db)
    const wanted = kindNeed(category.kind, state, rules)
    const { found } = await fitting(db, { state, category, wanted: wanted?.isStated ? wanted : null })
    return rangesOf(category.kind, found)
  },
})

/** The machines that the filters and the need leave, and what the ranking is told. */
async function fitting(db: Db, { state, category, wanted }: Wanted) {
  const filter: ListFilter = { ...queryOf(state), needs: wanted?.needs ?? [] }
  const ids = await listedIds(db, filter, category, POOL)
  const found = await candidatesByIds(db, ids)
  const facts = wanted ? factsOf({ [wanted.name]: wanted.value }) : NO_FACTS
  const kinds = isKind(category.kind) ? [category.kind] : []
  const need: Need = { ...emptyNeed(), ...facts, kinds, ...budgetOf(filter) }
  return { found, need, facts }
}

async function pickFor(
  db: Db,
  {
    state,
    category,
    least = ENOUGH,
    wanted,
    rules,
    usualSum,
  }: Wanted & { rules: SizingRules; usualSum?: number | undefined },
): Promise<ListPick | null> {
  const within = usualSum === undefined ? state : { ...state, max: usualSum }
  const { found, need, facts } = await fitting(db, { state: within, category, wanted })
  if (found.length < least || !isKind(category.kind)) return null
  const priced = found.filter(({ price }) => price !== null)
  const usual = USUAL_SUMS[category.kind]
  const advice = size(category.kind, facts, rules)
  const ranked = rank(priced, need, advice)
  const picks = recommend(ranked, need)
  const [first] = picks
  if (!first) return null
  const rows = await keptProducts(
    db,
    picks.map(({ candidate }) => candidate.id),
  )
  const beside = picks.slice(1).flatMap((pick) => {
    const reason = besideFirst(pick, first, advice)
    const below = pick.role === 'saver' ? belowSaver(pick, priced, advice) : null
    return reason ? [{ pick, reason: [reason, below].filter(Boolean).join(' ') }] : []
  })
  const over = overOthers([first, ...beside.map(({ pick }) => pick)], advice)
  const reason = [pickReason(first.candidate, wanted, priced, over ? 2 : undefined), over]
    .filter(Boolean)
    .join(' ')
  return {
    need: wanted && (usualSum ? `${wanted.words}, dưới ${sayVnd(usualSum)}` : wanted.words),
    isStated: wanted?.isStated ?? false,
    fit: wanted && sizeFit(wanted, advice),
    facts: pickFacts(first.candidate, wanted, priced),
    inShort: pickInShort(first.candidate, wanted, priced),
    whyNot: whyNotCheaper([first, ...beside.map(({ pick }) => pick)], advice),
    sum: wanted && usual !== undefined ? { usual, isTaken: usualSum !== undefined } : null,
    unknown: unknownBeside(picks),
    picks: [{ pick: first, reason }, ...beside].flatMap(({ pick, reason }): PickedRow | [] => {
      const row = rows.find(({ id }) => id === pick.candidate.id)
      return row ? { role: pick.role, row, reason } : []
    }),
    next: ranked
      .map(({ candidate }) => candidate.id)
      .filter((id) => picks.every(({ candidate }) => candidate.id !== id)),
  }
}

/** The sum that the filters leave, as the ranking takes it. */
function budgetOf({ prices, min, max }: ListFilter): { budget?: Budget } {
  const lows = [min, ...prices.map((band) => band.min)].flatMap((one) => one ?? [])
  const highs = [max, ...prices.map((band) => band.max)].flatMap((one) => one ?? [])
  const high =
    highs.length > 0 && prices.every((band) => band.max !== undefined) ? Math.max(...highs) : undefined
  if (lows.length === 0 && high === undefined) return {}
  return {
    budget: {
      hard: true,
      words: '',
      ...(lows.length > 0 ? { min: Math.min(...lows) } : {}),
      ...(high === undefined ? {} : { max: high }),
    },
  }
}
