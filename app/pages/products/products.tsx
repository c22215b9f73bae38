import { isRouteErrorResponse, redirect } from 'react-router'
import { isNarrowed, WHOLE_LIST } from '#app/domain/catalogue/list-state.ts'
import type { ListState } from '#app/domain/catalogue/list-state.ts'
import { listHref } from '#app/domain/catalogue/list-url.ts'
import { listView, listedProduct } from '#app/domain/catalogue/list-view.ts'
import { featuredProducts } from '#app/domain/catalogue/queries/featured-products.server.ts'
import { logZeroResult } from '#app/domain/catalogue/queries/zero-results.server.ts'
import { retried } from '#app/domain/catalogue/retried.ts'
import { readListState } from '#app/domain/catalogue/schema.ts'
import { brandSought } from '#app/domain/search/brand-sought.ts'
import type { KindOpening } from '#app/domain/search/first-of-each.server.ts'
import { hitReason } from '#app/domain/search/hit-reason.ts'
import { pickView } from '#app/domain/search/pick-view.ts'
import { loadProductList, meaningHref, sentenceHref } from '#app/domain/search/product-list.server.ts'
import { isNeed } from '#app/domain/search/stated-needs.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { pageMeta } from '#app/edge/page-meta.ts'
import { standIn } from '#app/edge/stand-in.ts'
import { describePage } from '#app/edge/structured-data/describe-page.server.ts'
import { productList } from '#app/edge/structured-data/product-list.ts'
import { usualFits } from '#app/pages/home/usual-answers.server.ts'
import { Container } from '#app/ui/container.tsx'
import { kept } from '#app/ui/kept.tsx'
import { later } from '#app/ui/later.tsx'
import { SkipLink } from '#app/ui/skip-link.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Route } from './+types/products'
import type { UsualFit } from './best-fits.tsx'
import { BrandSought } from './brand-sought.tsx'
import { ConnectionNote } from './connection-note.tsx'
import { FilterButton } from './filter-button.tsx'
import { ListBar } from './list-bar.tsx'
import { ListFailure } from './list-failure.tsx'
import type { KindsPlace } from './list-kinds.tsx'
import { InThoseWords, ListChips, ListLead } from './list-lead.tsx'
import { useSlowList } from './use-slow-list.ts'
import styles from './list.css?url'

const FeaturedBand = kept(later(() => import('./featured-band.tsx').then(({ FeaturedBand }) => FeaturedBand)))
const RecentlyViewed = later(() =>
  import('./recently-viewed.tsx').then(({ RecentlyViewed }) => RecentlyViewed),
)
const BackToTop = later(() => import('#app/ui/back-to-top.tsx').then(({ BackToTop }) => BackToTop))
const DemoNote = later(() => import('./demo-note.tsx').then(({ DemoNote }) => DemoNote))
const ListPick = later(() => import('./list-pick.tsx').then(({ ListPick }) => ListPick))
const ListResults = later(() => import('./list-results.tsx').then(({ ListResults }) => ListResults))
const ListBest = kept(later(() => import('./list-best.tsx').then(({ ListBest }) => ListBest)))
const ListKinds = kept(later(() => import('./list-kinds.tsx').then(({ ListKinds }) => ListKinds)))
const FilterPanel = kept(later(() => import('./filter-panel.tsx').then(({ FilterPanel }) => FilterPanel)))

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { state, category } = loaderData
  return pageMeta(matches, {
    title: titleOf(state.q, category?.name),
    page: state.page,
    description: `So sánh giá và thông số ${category ? category.name.toLowerCase() : 'điện máy, gia dụng'} đang bán tại Việt Nam, có nguồn và ngày cập nhật giá.`,
    path: listHref({ ...WHOLE_LIST, category: state.category, page: state.page }, {}),
    ...(category && {
      image: { path: `/og/danh-muc/${category.slug}.png`, alt: `Hình vẽ ${category.name}` },
    }),
    index:
      loaderData.products.length > 0 &&
      !isNarrowed(state) &&
      !state.sort &&
      state.view === WHOLE_LIST.view &&
      state.size === WHOLE_LIST.size,
  })
}

/** What is searched for, or the category; each with what its list is of. */
function titleOf(q: string, category: string | undefined): string {
  if (q) return `Tìm “${q}”${category ? ` trong ${category.toLowerCase()}` : ''}`
  return `${category ?? 'Sản phẩm điện máy'}: giá và thông số`
}

/** Machines that fit a usual need best, shown before the whole list beside each other. */
const BEST = 4

/** Featured machines that are fetched, and from how many they are taken: one of each kind. */
const FEATURED = 5
const OF_EACH_KIND = 30

export async function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams
  const state = readListState(params)
  const { db, inDocument, log, shows, keep } = context.get(requestContext)
  const isTyping = params.has('typing')
  const sentence = isTyping ? null : await sentenceHref(db, state)
  if (sentence) throw redirect(sentence)
  const { data: known, tags } = await keep(`products ${isTyping} ${JSON.stringify(state)}`, async (names) => {
    const list = await listPage(context, state, isTyping)
    // Every search that finds nothing is counted, so it is not kept.
    if (list && !list.isEmpty) names('products', 'reference')
    return list
  })
  if (!known) throw new Response(null, { status: 404 })
  const { page, nodes, isEmpty } = known
  describePage(context, () => nodes)
  shows(...tags)
  if (isEmpty)
    void logZeroResult(db, state.q).catch((error: unknown) =>
      log.warn({ err: error }, 'empty search not logged'),
    )
  return standIn(inDocument, page)
}

/** What the page of a list shows; null for a category that is none. */
async function listPage(context: Route.LoaderArgs['context'], state: ListState, isTyping: boolean) {
  const { db, siteUrl } = context.get(requestContext)
  const isWhole = !isNarrowed(state) && !state.category && state.page === 1
  const isOpening = !isNarrowed(state) && !state.category && !state.sort
  const bestFits = async () => (await usualFits(db)).slice(0, BEST)
  const above = isOpening ? await bestFits() : []
  const [{ list, ranges, pick, pickedFrom, openings, fits, ...filters }, featured] = await Promise.all([
    loadProductList(
      db,
      state,
      above.flatMap(({ products: [best] }) => best?.id ?? []),
    ),
    isWhole ? featuredProducts(db, OF_EACH_KIND) : [],
  ])
  if (state.category && !list.category) return null
  const hasNothing = list.pagination.total === 0
  const isEmpty = hasNothing && state.q !== '' && !isTyping
  const now = Date.now()
  const picked = pick && pickView(pick, pickedFrom, (row) => listedProduct(row, ranges, now))
  // What the machines above the list are picked for is asked there alone.
  const facets = picked?.needs.length ? filters.facets.filter(({ name }) => !isNeed(name)) : filters.facets
  const inForce = facets.reduce(
    (sum, { options }) => sum + options.filter(({ checked }) => checked).length,
    0,
  )
  const page = {
    ...filters,
    facets,
    inForce,
    /** Whether there is anything to filter by, or to take back. */
    isFilterable: !hasNothing || inForce > 0 || state.min !== undefined || state.max !== undefined,
    ...listView(list, ranges, othersThan(list.products, featured), now, {
      filtered: Object.keys(state.attributes),
      isWhole: !isNarrowed(state) && !state.category && !state.sort,
      isByRelevance: state.q !== '' && !state.sort,
      fits,
      whyFound: (product) => hitReason(list.corrected ?? state.q, list.also, product),
    }),
    brand: brandSought(state, list.counts.brands),
    pick: picked,
    openings,
    state,
    // A sentence that was read as filters stands in the search again, without what was made of it: what is typed next is read anew.
    searched: state.sentence
      ? { ...WHOLE_LIST, view: state.view, size: state.size, q: state.sentence }
      : state,
    meant: isEmpty ? await meaningHref(db, state) : null,
    best: inOrder(isWhole || hasNothing ? await bestFits() : [], openings),
  }
  return { page, nodes: productList(siteUrl, list), isEmpty }
}

/** Best fits in the order in which their kinds follow in the list. */
function inOrder(best: readonly UsualFit[], openings: readonly KindOpening[]) {
  const placeOf = ({ products: [first] }: UsualFit) =>
    openings.findIndex(({ labels }) => labels.some(([id]) => id === first?.id))
  return best.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** Featured machines that do not stand in the list already, at most as many as the band takes. */
function othersThan<Row extends { id: number }>(listed: readonly Row[], featured: readonly Row[]): Row[] {
  const shown = new Set(listed.map(({ id }) => id))
  return featured.filter(({ id }) => !shown.has(id)).slice(0, FEATURED)
}

/** Failed fetches are tried again before the page says so; the first view comes with the document. */
export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return retried(serverLoader, request.signal)
}

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  return <Page page={loaderData} />
}

type PageData = Route.ComponentProps['loaderData']

/** All of the page goes by its data. */
const Page = kept(function Page({ page }: { page: PageData }) {
  const { state, circles, featured, hasDemo, pagination, orders, inForce, isFilterable, size } = page
  const isWhole = !state.category && !isNarrowed(state)
  const isEmpty = pagination.total === 0
  const kindsOf = (place: KindsPlace) => <ListKinds state={state} circles={circles} place={place} />
  const hasBest = !isEmpty && page.best.length > 0
  return (
    <>
      <SkipLink to="#danh-sach">Đến danh sách máy</SkipLink>
      <ListBar
        state={state}
        title={headingOf(page)}
        total={pagination.total}
        kinds={isWhole ? circles.length : null}
        orders={orders}
        first={
          hasBest && (
            <>
              <div className="min-w-0 lg:hidden">{kindsOf('above')}</div>
              <ListBest answers={page.best} isHeaded />
            </>
          )
        }
      >
        {isFilterable && <FilterButton inForce={inForce} />}
      </ListBar>
      <Container className="list-page">
        <Results page={page}>
          {isWhole && <div className={hasBest ? 'max-lg:hidden' : undefined}>{kindsOf('opening')}</div>}
        </Results>
        <FeaturedBand products={featured} />
        {isEmpty && <ListBest answers={page.best} isHeaded={false} />}
        {!isWhole && kindsOf(isEmpty ? 'instead' : 'behind')}
        <RecentlyViewed />
        {!isWhole && !isEmpty && (
          <p className="text-sm text-muted">
            {formatNumber(size)} sản phẩm trong {circles.length} danh mục
          </p>
        )}
        <ConnectionNote />
        <DemoNote shown={hasDemo} />
        <BackToTop />
      </Container>
    </>
  )
})

/** Machines of the best fits, counted in words. */
const COUNTS = ['', 'Một', 'Hai', 'Ba', 'Bốn']

const headingOf = ({ state: { q }, named, category, brand, pagination, pick, best }: PageData): string =>
  q
    ? (named ??
      (pagination.total === 0
        ? `Không có máy nào khớp “${q}”${category ? ` trong ${category.name.toLocaleLowerCase('vi')}` : ''}`
        : `Tìm “${q}”`))
    : (pick?.heading ??
      category?.name ??
      (brand
        ? `Máy ${brand.name}`
        : best.length > 0
          ? `${COUNTS[best.length]} máy nên xem trước`
          : 'Mọi loại máy'))

const NO_CHIPS: readonly never[] = []

type ResultsProps = {
  page: PageData
  /** What the list may be narrowed by before its filters. */
  children: React.ReactNode
}

function Results({ page, children }: ResultsProps) {
  const { state, facets, pagination, category, meant, isFilterable } = page
  const loading = useSlowList()
  // What to look at first stands before what narrows it further.
  const narrowing = page.pick ? NO_CHIPS : page.lead.chips
  return (
    <section aria-labelledby="results" className={isFilterable ? 'list-body' : 'grid gap-3'}>
      <h2 id="results" className="sr-only">
        {state.q ? 'Kết quả tìm kiếm' : `Tất cả ${category?.name.toLocaleLowerCase('vi') ?? 'sản phẩm'}`}
      </h2>
      <div className="list-side">
        {children}
        {pagination.total > 0 && <ListChips state={state} chips={page.chips} lead={narrowing} />}
        {isFilterable && <FilterPanel {...page.filtered} facets={facets} total={pagination.total} />}
      </div>
      <div id="danh-sach" tabIndex={-1} className="grid min-w-0 grid-cols-1 gap-4 outline-none">
        {page.lead.line && <ListLead line={page.lead.line} />}
        {page.brand && <BrandSought brand={page.brand} />}
        {page.pick && <ListPick pick={page.pick} />}
        {page.pick && (
          <ListChips state={{ ...state, sentence: '' }} chips={NO_CHIPS} lead={page.lead.chips} />
        )}
        <ListResults state={state} view={page} meant={meant} pick={page.pick} loading={loading} />
        {state.sentence && <InThoseWords state={state} />}
      </div>
    </section>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status < 500) throw error
  return <ListFailure error={error} />
}
