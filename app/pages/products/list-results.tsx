import { Pagination } from '#app/ui/pagination.tsx'
import type { ListChip } from '#app/domain/catalogue/list-chips.ts'
import type { ListState } from '#app/domain/catalogue/list-state.ts'
import { WHOLE_LIST } from '#app/domain/catalogue/list-state.ts'
import { listHref } from '#app/domain/catalogue/list-url.ts'
import type { ListView } from '#app/domain/catalogue/list-view.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { ActiveFilters } from './active-filters.tsx'
import { ProductResults } from './product-results.tsx'
import { SearchNotes } from './search-notes.tsx'

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
