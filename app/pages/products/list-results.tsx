import { Link } from 'react-router'
import type { ListChip } from '#app/domain/catalogue/list-chips.ts'
import type { ListState } from '#app/domain/catalogue/list-state.ts'
import { WHOLE_LIST } from '#app/domain/catalogue/list-state.ts'
import { listHref, LIST_PATH } from '#app/domain/catalogue/list-url.ts'
import type { ListView } from '#app/domain/catalogue/list-view.ts'
import { RemovableChip } from '#app/ui/chip.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { ProductResults } from './product-results.tsx'

type ListResultsProps = {
  state: ListState
  view: Pick<ListView, 'products' | 'pagination' | 'categories' | 'category' | 'corrected' | 'also'>
  chips: readonly ListChip[]
  /** Where a search that found nothing probably meant to go. */
  meant: string | null
  /** The next page of results is on its way. */
  loading: boolean
}

/** What is in force, the products of the page, and the way to the others: whole without a script. */
export function ListResults({ state, view, chips, meant, loading }: ListResultsProps) {
  const { products, pagination, corrected, also } = view
  return (
    <>
      <ActiveFilters state={state} chips={chips} />
      <SearchNotes state={state} corrected={corrected} also={also} total={pagination.total} />
      <ProductResults
        products={products}
        view={state.view}
        loading={loading}
        elsewhere={products.length > 0 ? [] : elsewhere(state, view, meant)}
      />
      <Pagination
        page={pagination.page}
        totalPages={pagination.totalPages}
        href={(page) => listHref(state, { page })}
        label="Trang sản phẩm"
        className="mt-4"
      />
    </>
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
}

/** What the search did beyond what was typed, and the way back to just that. */
function SearchNotes({ state, corrected, also, total }: SearchNotesProps) {
  if (total === 0) return null
  if (corrected) {
    return (
      <p className="text-sm text-muted">
        Không có kết quả đúng với “{state.q}”. Đang hiện kết quả cho <b className="text-ink">{corrected}</b>.
      </p>
    )
  }
  if (also.length === 0) return null
  return (
    <p className="text-sm text-muted">
      Đang tìm cả: {also.slice(0, 4).join(', ')}.{' '}
      <Link
        to={listHref(state, { literal: true })}
        preventScrollReset
        className="font-semibold text-action hover:underline"
      >
        Chỉ tìm “{state.q}”
      </Link>
    </p>
  )
}

/** What narrows or orders the list now; each chip takes its own part away, the link at the end all of them. */
function ActiveFilters({ state, chips }: { state: ListState; chips: readonly ListChip[] }) {
  if (chips.length === 0) return null
  return (
    <div className="grid gap-2">
      {state.sentence && (
        <p className="text-sm text-muted">
          Đã đọc “{state.sentence}” thành các bộ lọc dưới đây.{' '}
          <Link
            to={listHref({ ...state, ...NOTHING, q: state.sentence, literal: true }, { page: 1 })}
            className="font-semibold text-action hover:underline"
          >
            Tìm đúng nguyên văn
          </Link>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2" role="group" aria-label="Bộ lọc đang dùng">
        {chips.map(({ label, remove }) => (
          <RemovableChip key={label} removeTo={listHref(state, remove)}>
            {label}
          </RemovableChip>
        ))}
        <Link
          to={LIST_PATH}
          preventScrollReset
          className="ms-1 text-sm font-semibold text-action hover:underline"
        >
          Xóa tất cả
        </Link>
      </div>
    </div>
  )
}

const NOTHING: Partial<ListState> = {
  category: '',
  brands: [],
  prices: [],
  attributes: {},
  min: undefined,
  max: undefined,
  people: undefined,
  room: undefined,
  distance: undefined,
  sort: undefined,
}
