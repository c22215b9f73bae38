import { productNames } from '#app/domain/advisor/queries/product-names.server.ts'
import { sizingRules } from '#app/domain/advisor/queries/sizing-rules.server.ts'
import type { SizingRules } from '#app/domain/advisor/sizing/rules.ts'
import { taughtWords } from '#app/domain/advisor/taught-words.server.ts'
import { listChips } from '#app/domain/catalogue/list-chips.ts'
import { categoryChoices, facetViews } from '#app/domain/catalogue/list-facets.ts'
import type { FacetView } from '#app/domain/catalogue/list-facets.ts'
import type { ListQuery } from '#app/domain/catalogue/list-filter.ts'
import { isNarrowed, WHOLE_LIST } from '#app/domain/catalogue/list-state.ts'
import type { ListState } from '#app/domain/catalogue/list-state.ts'
import { listHref, sortChoices } from '#app/domain/catalogue/list-url.ts'
import { brandNames } from '#app/domain/catalogue/queries/brand-names.server.ts'
import { catalogueShape } from '#app/domain/catalogue/queries/catalogue-shape.server.ts'
import type { CategoryShape } from '#app/domain/catalogue/queries/catalogue-shape.server.ts'
import { categoryRanges } from '#app/domain/catalogue/queries/category-ranges.server.ts'
import { knownOrders } from '#app/domain/catalogue/queries/known-orders.server.ts'
import { listProducts } from '#app/domain/catalogue/queries/list-products.server.ts'
import type { ProductList } from '#app/domain/catalogue/queries/list-products.server.ts'
import { sampleProducts } from '#app/domain/catalogue/queries/sample-products.server.ts'
import type { CategoryRanges, SizeFit } from '#app/domain/catalogue/ranges.ts'
import { queryOf } from '#app/domain/catalogue/schema.ts'
import { fold } from '#app/vietnamese/fold.ts'
import type { Db } from '#db/client.ts'
import { firstOfEach } from './first-of-each.server.ts'
import type { KindOpening } from './first-of-each.server.ts'
import { leadChips, leadLine } from './list-lead.ts'
import { fitOrder, foundRanges, listPick } from './list-pick.server.ts'
import { readMeaning, readSentence } from './search-sentence.ts'
import type { Known, ReadSentence } from './search-sentence.ts'
import { isNeed, needChoices, needsOf } from './stated-needs.ts'

async function known(db: Db): Promise<Known> {
  const [brands, names, categories, rules] = await Promise.all([
    brandNames(db),
    productNames(db),
    catalogueShape(db),
    sizingRules(db),
  ])
  return {
    brands,
    names,
    rules,
    categoryOf: new Map([...categories.values()].map(({ kind, slug }) => [kind, slug])),
  }
}

/** Reads a text that may hold words editors taught. */
async function readTaught(
  db: Db,
  text: string,
  read: typeof readSentence | typeof readMeaning,
): Promise<ReadSentence | null> {
  const [rephrase, catalogue] = await Promise.all([taughtWords(db), known(db)])
  return read(rephrase(text), catalogue)
}

/** The address a sentence in the search box leads to, with its filters beside those in force; null when it is none. */
export async function sentenceHref(db: Db, state: ListState): Promise<string | null> {
  if (!state.q || state.literal) return null
  const read = await readTaught(db, state.q, readSentence)
  return read && hrefOf(state, read)
}

/** The address of what a search that found nothing was meant as; null when it names no kind of the catalogue. */
export async function meaningHref(db: Db, state: ListState): Promise<string | null> {
  if (!state.q || state.literal) return null
  const read = await readTaught(db, state.q, readMeaning)
  return read && hrefOf(state, read)
}

function hrefOf(state: ListState, read: ReadSentence): string {
  const brands = [...new Set([...state.brands, ...(read.brands ?? [])])]
  const attributes = { ...state.attributes, ...read.attributes }
  return listHref(state, { ...read, brands, attributes, sentence: state.q })
}

/**
 * A page of the list with its filters, their counts, the chips of what is in force, and what leads into it.
 * @param shown ids of machines that stand above the list of everything
 */
export async function loadProductList(db: Db, state: ListState, shown: readonly number[] = []) {
  const [shape, rules] = await Promise.all([catalogueShape(db), sizingRules(db)])
  const kind = shape.get(state.category)?.kind
  const choices = needChoices(kind, rules)
  const category = shape.get(state.category)
  const natural = await ownOrder(db, state, category, shown, true)
  const isNewestFirst = state.q === '' && (state.sort ?? 'updated_at-desc') === 'updated_at-desc'
  const isOpening = state.q === '' && state.sort === undefined && state.page === 1
  const [found, ownPick] = await Promise.all([
    listProducts(db, {
      ...queryOf(state, needsOf(kind, state, rules)),
      needChoices: choices?.choices.map(({ needs }) => needs),
      standFirst: natural.first,
      // What a sample shop asks is no news.
      standLast: isNewestFirst ? await sampleProducts(db) : undefined,
    }),
    category && isOpening ? listPick(db, { state, category }) : null,
  ])
  const named = await namedKind(db, state, found, rules)
  const list = named ? { ...found, products: named.products } : found
  const names = new Map(list.counts.brands.map(({ slug, name }) => [slug, name]))
  const facets = narrowing(facetViews(state, list.counts, list.category, choices), list)
  const chips = listChips(state, list.category?.name, names)
  const pick = ownPick ?? named?.pick ?? null
  const ranges = await rangesOf(db, list)
  const own = ranges.get(state.category)
  // What a filter leaves is weighed among itself: beside all of its category every second bar would be the same.
  const isFew = category && state.q === '' && isNarrowed(state)
  const spread = isFew ? await foundRanges(db, { state, category }) : null
  return {
    list,
    ranges: category && spread ? new Map([...ranges, [category.slug, spread]]) : ranges,
    pick,
    /** What the pick is made from: this list, or that of the kind that a search names. */
    pickedFrom: named?.from ?? {
      state,
      chips,
      facets,
      name: list.category?.name ?? '',
      total: list.pagination.total,
    },
    /** What a search names and nothing else, in the catalogue's own words; null for any other list. */
    named: named?.name ?? null,
    openings: natural.openings ?? [],
    /** The sizes that machines are listed for, by the slug of their category: among those that suit a need none is called large or small. */
    fits: category && pick?.fit ? new Map([[category.slug, pick.fit]]) : (natural.fits ?? NO_FITS),
    facets: named?.filters?.facets ?? facets,
    /** What the filters go by, and the categories to choose from instead. */
    filtered: named?.filters?.of ?? { state, categories: categoryChoices(list.categories, list.counts) },
    chips,
    orders: sortChoices(named ? BY_RANK : natural.label, [
      ...(await knownOrders(db, kind && own ? { kind, ranges: own } : null)),
      ...(state.sort ? [state.sort] : []),
    ]),
    lead: {
      chips: leadChips(
        state,
        // Where a pick is, what it is picked for is changed beside it, and so is what may be spent.
        pick?.need ? facets.filter(({ name }) => !isNeed(name) && !(pick.sum && name === 'price')) : facets,
        categoryChoices(list.categories, list.counts),
        list.pagination.total,
      ),
      line: !pick && kind && own && list.pagination.total > 0 ? leadLine(state, kind, choices, own) : null,
    },
  }
}

/** Facets without those whose choices all of a list has: they narrow nothing. */
const narrowing = (facets: FacetView[], { pagination }: ProductList): FacetView[] =>
  facets.filter(({ options }) => options.some(({ checked, count }) => checked || count < pagination.total))

/** From this share on the hits of a text are those of one kind, and all that there are of it. */
const NAMES_KIND = 0.9

/**
 * What a search shows that names a kind ('máy lọc không khí'), or one and a brand of it ('tủ lạnh lg'), and nothing else: first the picks
 * of that list, and where its hits are just the machines of that list, them in its order. Null where its hits are of several kinds, or
 * only some of one.
 */
async function namedKind(db: Db, state: ListState, list: ProductList, rules: SizingRules) {
  const { q, sort, page, category, view, size } = state
  if (!q || sort || category || isNarrowed({ ...state, q: '' })) return null
  const { total } = list.pagination
  const hitsOf = ({ id }: CategoryShape) => list.counts.categories.get(id) ?? 0
  const sizeOf = ({ id }: CategoryShape) => list.counts.sizes.get(id) ?? 0
  const kinds = hasHits(list) ? [...list.categories.values()] : []
  const whole = kinds.find((kind) => hitsOf(kind) >= NAMES_KIND * Math.max(total, sizeOf(kind)))
  const kind = whole ?? kinds.find((kind) => hitsOf(kind) === total)
  if (!kind) return null
  const brand = whole ? null : await namedBrand(db, q, list, kind)
  if (!whole && !brand) return null
  const own = {
    ...WHOLE_LIST,
    view,
    size,
    page,
    category: kind.slug,
    brands: brand ? [brand.slug] : [],
  }
  const [pick, order] = await Promise.all([
    page > 1 ? null : listPick(db, { state: { ...own, page: 1 }, category: kind }),
    ownOrder(db, own, kind, [], true),
  ])
  const name = brand ? `${kind.name} ${brand.name}` : kind.name
  const isJustIt = brand !== null || (hitsOf(kind) === total && total === sizeOf(kind))
  const needs = needChoices(kind.kind, rules)
  const options = needs?.choices.map(({ value, label }) => ({
    value: String(value),
    label,
    count: 1,
    checked: false,
  }))
  const same = isJustIt ? await listProducts(db, { ...queryOf(own), standFirst: order.first }) : null
  return {
    pick,
    products: same && order.first ? same.products : list.products,
    /** The filters of that list, where it is just what was found: they say more of it than those of any search. */
    filters: same && {
      of: { state: { ...own, page: 1 }, categories: categoryChoices(same.categories, same.counts) },
      facets: narrowing(facetViews(own, same.counts, same.category, null), same),
    },
    /** What was looked for by its own name, where the hits are that and nothing else. */
    name: isJustIt ? name : null,
    from: {
      state: { ...own, page: 1 },
      chips: [],
      facets: needs && options ? [{ name: needs.name, label: needs.label, options }] : [],
      name,
      total: brand ? total : sizeOf(kind),
    },
  }
}

/** The brand that a text names and whose machines of a kind are what it finds, all of them and no other; null where there is none. */
async function namedBrand(
  db: Db,
  text: string,
  { counts, pagination }: ProductList,
  { slug }: CategoryShape,
) {
  const brand = counts.brands.find(({ count }) => count === pagination.total)
  if (!brand || !fold(text).includes(fold(brand.name))) return null
  const own = await listProducts(db, queryOf({ ...WHOLE_LIST, category: slug, brands: [brand.slug] }))
  return own.pagination.total === pagination.total ? brand : null
}

const hasHits = ({ pagination }: ProductList): boolean => pagination.total > 0

/** An order: what it is called, null for the newest first, who then stands first, and where that is kind after kind what for. */
type OwnOrder = {
  label: string | null
  first?: readonly number[] | undefined
  openings?: readonly KindOpening[]
  fits?: ReadonlyMap<string, SizeFit>
}

const NO_FITS: ReadonlyMap<string, SizeFit> = new Map()

/** What an order by the ranking is called. */
const BY_RANK = 'Đề xuất'

/**
 * What a list is put in order by where nobody chose.
 * @param shown ids of machines that stand above the list of everything
 * @param isBelowPicks whether the picks of its category stand above the list, which then begins with those behind them
 */
async function ownOrder(
  db: Db,
  state: ListState,
  category: CategoryShape | undefined,
  shown: readonly number[] = [],
  isBelowPicks = false,
): Promise<OwnOrder> {
  if (state.q) return { label: 'Khớp nhất' }
  if (!state.category && !isNarrowed(state)) {
    if (state.sort) return { label: 'Theo loại' }
    const { ids, openings, fits } = await firstOfEach(db, state, shown)
    return { label: 'Theo loại', first: ids, openings, fits }
  }
  if (!category) return { label: null }
  const [fitting, pick] = await Promise.all([
    fitOrder(db, { state, category }),
    listPick(db, { state, category }),
  ])
  const picked = pick?.picks.map(({ row }) => row.id) ?? []
  if (fitting && fitting.length > 0) {
    const first = [...picked, ...fitting.filter((id) => !picked.includes(id))]
    return { label: 'Hợp nhu cầu', first: state.sort ? undefined : first }
  }
  if (!pick) return { label: null }
  const ranked = isBelowPicks ? [...pick.next, ...picked] : [...picked, ...pick.next]
  return { label: BY_RANK, first: state.sort ? undefined : ranked }
}

/** How the figures of every category on the page are spread, by its slug; of the list's own even where nothing is found. */
async function rangesOf(db: Db, list: ProductList): Promise<ReadonlyMap<string, CategoryRanges>> {
  const slugs = new Set(list.products.map(({ categorySlug }) => categorySlug))
  const shapes = [...list.categories.values()].filter(
    ({ slug }) => slugs.has(slug) || slug === list.category?.slug,
  )
  return new Map(
    await Promise.all(shapes.map(async (shape) => [shape.slug, await categoryRanges(db, shape)] as const)),
  )
}

/**
 * The list a program asks for. A sentence in `search` is read as on the page; `understood` is what was made of it.
 * @param asShown in the page's own order; a list that is walked by a cursor has one that the cursor knows
 */
export async function apiProductList(
  db: Db,
  query: ListQuery,
  { asShown = false } = {},
): Promise<{ list: ProductList; understood: ReadSentence | null }> {
  const read = query.search ? await readTaught(db, query.search, readSentence) : null
  if (!read) return { list: await listProducts(db, query), understood: null }
  const state = { ...WHOLE_LIST, category: query.category ?? '', ...read }
  const category = (await catalogueShape(db)).get(state.category)
  const said = queryOf(state, needsOf(category?.kind, state, await sizingRules(db)))
  const list = await listProducts(db, {
    ...said,
    ...query,
    ...(query.sortBy ? {} : { sortBy: said.sortBy, sortOrder: said.sortOrder }),
    category: said.category,
    brands: [...query.brands, ...said.brands],
    min: query.min ?? said.min,
    max: query.max ?? said.max,
    attributes: { ...query.attributes, ...said.attributes },
    search: said.search,
    needs: said.needs,
    standFirst: asShown ? (await ownOrder(db, state, category)).first : undefined,
  })
  return { list, understood: read }
}
