import { Link } from 'react-router'
import { PAGE_SIZES } from '#app/domain/catalogue/list-options.ts'
import type { ListState } from '#app/domain/catalogue/list-state.ts'
import { WHOLE_LIST } from '#app/domain/catalogue/list-state.ts'
import { listHref } from '#app/domain/catalogue/list-url.ts'
import type { ListView } from '#app/domain/catalogue/list-view.ts'
import type { KindOpening } from '#app/domain/search/first-of-each.server.ts'
import { kept } from '#app/ui/kept.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { CompactSelect } from '#app/ui/select.tsx'
import { ProductGridSkeleton } from '#app/ui/skeleton.tsx'
import { lowerFirst } from '#app/vietnamese/case.ts'
import { keepUnits } from '#app/vietnamese/keep-units.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { kindGroups } from './kind-groups.ts'
import { StateForm, ViewSwitch } from './list-bar.tsx'
import { ListHeads } from './list-heads.tsx'
import type { ListPickView } from './list-pick.tsx'
import { NothingFound } from './nothing-found.tsx'
import { NothingYet, ProductGrid } from './product-results.tsx'
import { ProductRow, ProductRowSkeleton } from './product-row.tsx'

type ListResultsProps = {
  state: ListState
  view: Pick<
    ListView,
    | 'products'
    | 'pagination'
    | 'categories'
    | 'category'
    | 'corrected'
    | 'also'
    | 'columns'
    | 'size'
    | 'underKinds'
  > & { openings: readonly KindOpening[]; named: string | null }
  /** Where a search that found nothing probably meant to go. */
  meant: string | null
  /** What stands above the list as picked from it; null where nothing does. */
  pick: Pick<ListPickView, 'picks' | 'order'> | null
  /** The next page of results is on its way. */
  loading: boolean
}

/** The products of the page, and the way to the others: whole without a script. */
export function ListResults({ state, view, meant, pick, loading }: ListResultsProps) {
  const isSearch = state.q !== '' && state.sort === undefined && state.page === 1
  const { pagination, corrected, also, columns, named } = view
  // What stands above the list does not stand in it once more.
  const products = view.products.filter(({ id }) => !pick?.picks.some(({ product }) => product.id === id))
  const groups = kindGroups(view)
  return (
    <>
      <SearchNotes
        state={state}
        corrected={corrected}
        also={also}
        total={pagination.total}
        isNamed={named !== null}
      />
      {pick && products.length > 0 && (
        <p className="text-xs text-muted md:text-sm">
          {named && state.q && `Bạn gõ “${state.q}”, đang hiện ${lowerFirst(named)}. `}
          {keepUnits(pick.order)}
        </p>
      )}
      {loading ? (
        <Waiting view={state.view} />
      ) : view.size === 0 ? (
        <NothingYet />
      ) : products.length === 0 ? (
        <NothingFound state={state} elsewhere={elsewhere(state, view, meant)} size={view.size} />
      ) : state.view === 'grid' ? (
        <ProductGrid products={products} />
      ) : (
        <div className="rows">
          <ListHeads columns={columns} />
          {groups ? (
            groups.map(({ name, slug, count, columns, products, why, picked }, at) => (
              <section key={slug} aria-labelledby={slug}>
                <div className="row-kind">
                  <h3 id={slug}>{name}</h3>
                  <p>{keepUnits(why)}</p>
                  <Link to={listHref(state, { category: slug })}>
                    Xem cả {formatNumber(count)} máy<span className="sr-only"> của loại {name}</span>
                  </Link>
                </div>
                <ListHeads columns={columns} />
                <Rows
                  products={products}
                  headingLevel={4}
                  picked={besideLead(picked, products)}
                  eager={at === 0 ? AT_ONCE : 0}
                />
              </section>
            ))
          ) : (
            <Rows
              products={products}
              headingLevel={3}
              mixed={state.category === '' && columns.length === 0}
              picked={NO_PICKS}
              eager={AT_ONCE}
              best={isSearch}
            />
          )}
        </div>
      )}
      {pagination.total > 0 && (
        <div className="list-foot">
          <Pagination
            page={pagination.page}
            totalPages={pagination.totalPages}
            href={(page) => listHref(state, { page })}
            label="Trang sản phẩm"
          />
          {pagination.total > 1 && <ListFoot state={state} isLong={pagination.total > USUAL} />}
        </div>
      )}
    </>
  )
}

/** How the list is shown on a phone, and how many products a page of a long one holds: what is asked once it has been read. */
const ListFoot = kept(function ListFoot({ state, isLong }: { state: ListState; isLong: boolean }) {
  return (
    <div className="flex items-center gap-2">
      <ViewSwitch state={state} className="sm:hidden" />
      {isLong && (
        <StateForm state={state} asks={SIZE}>
          <CompactSelect
            label="Số sản phẩm mỗi trang"
            id="list-size"
            name="size"
            key={`size-${state.size}`}
            defaultValue={String(state.size)}
            options={PAGE_SIZES.map((size) => ({ value: String(size), label: `${size} / trang` }))}
          />
        </StateForm>
      )}
    </div>
  )
})

const SIZE: ReadonlySet<string> = new Set(['size'])

/** Rows that are seen first. */
const AT_ONCE = 3

const Row = kept(ProductRow)

/** What machines are picked as where the first pick stands among them: 'cheaper' says nothing without what it is cheaper than. */
function besideLead(picked: ReadonlyMap<number, string>, products: readonly { id: number }[]) {
  const [lead] = picked.keys()
  return products.some(({ id }) => id === lead) ? picked : NO_PICKS
}
const NO_PICKS: ReadonlyMap<number, string> = new Map()

type RowsProps = {
  products: ListView['products']
  headingLevel: 3 | 4
  mixed?: boolean
  /** Rows whose pictures are fetched at once. */
  eager: number
  /** The first answers a search best. */
  best?: boolean
  /** What machines are picked as, by their id. */
  picked: ReadonlyMap<number, string>
}

function Rows({ products, headingLevel, mixed = false, eager, best = false, picked }: RowsProps) {
  return (
    <ul>
      {products.map((product, index) => (
        <li key={product.id}>
          <Row
            product={product}
            headingLevel={headingLevel}
            mixed={mixed}
            eager={index < eager}
            best={best && index === 0}
            pick={picked.get(product.id) ?? null}
          />
        </li>
      ))}
    </ul>
  )
}

/** Products on a page unless told otherwise. */
const USUAL = 12

function Waiting({ view }: Pick<ListState, 'view'>) {
  if (view === 'grid') return <ProductGridSkeleton />
  return (
    <div>
      <output className="sr-only">Đang tải...</output>
      {Array.from({ length: USUAL }, (_, index) => (
        <ProductRowSkeleton key={index} />
      ))}
    </div>
  )
}

/** Where what is missing here may be found: what was probably meant, then the other categories. */
function elsewhere(
  state: ListState,
  { category, categories }: ListResultsProps['view'],
  meant: string | null,
) {
  const inAll = categories.reduce((sum, { count }) => sum + count, 0)
  const everywhere = { q: state.q, literal: state.literal }
  return [
    ...(meant ? [{ href: meant, label: 'Xem kết quả gần ý bạn nhất' }] : []),
    ...(state.q && category && inAll > 0
      ? [
          {
            href: listHref(WHOLE_LIST, everywhere),
            label: `Tìm “${state.q}” ở mọi danh mục (${formatNumber(inAll)})`,
          },
        ]
      : []),
  ]
}

type SearchNotesProps = {
  state: ListState
  /** The words looked for in place of what was typed; null where nothing was corrected. */
  corrected: string | null
  /** Synonyms that were looked for too. */
  also: readonly string[]
  total: number
  /** The page is headed with what was understood. */
  isNamed: boolean
}

/** What the search did beyond what was typed, and the way back to just that. */
function SearchNotes({ state, corrected, also, total, isNamed }: SearchNotesProps) {
  if (total === 0) return null
  if (corrected) {
    return (
      <p className="text-sm text-muted">
        Không có kết quả đúng với “{state.q}”. Đang hiện kết quả cho <b className="text-ink">{corrected}</b>.
      </p>
    )
  }
  if (also.length === 0) return null
  // What is written without marks is how people type or say it, and tells a reader nothing.
  const told = also.filter((words) => /[^ -~]/.test(words)).slice(0, 4)
  if (told.length === 0 && isNamed) return null
  return (
    <p className="text-sm text-muted">
      {told.length > 0 ? `Đang tìm cả: ${told.join(', ')}.` : 'Có cả máy được gọi bằng tên khác.'}{' '}
      <Link
        to={listHref(state, { literal: true })}
        preventScrollReset
        className="font-semibold text-action hover:underline"
      >
        Chỉ tìm đúng từ đã gõ
      </Link>
    </p>
  )
}
