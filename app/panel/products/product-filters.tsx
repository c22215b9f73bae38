import { Form, Link } from 'react-router'
import {
  editorsListPath,
  FIRST_EDITORS_STATE,
  isNarrowed,
  PRODUCTS_PATH,
} from '#app/domain/catalogue/editing/list-state.ts'
import type { EditorsListState } from '#app/domain/catalogue/editing/list-state.ts'
import type { Choice as Named } from '#app/domain/catalogue/editing/queries/editing-choices.server.ts'
import { Choice, SearchField } from '#app/panel/parts/filter-fields.tsx'
import { FilterFold } from '#app/panel/parts/filter-fold.tsx'
import { useFollowing } from '#app/panel/parts/use-following.ts'
import { Button } from '#app/ui/button.tsx'
import { say } from '#app/vietnamese/say.ts'

/** What the list does anyway. */
const USUAL = { shown: FIRST_EDITORS_STATE.shown, sort: FIRST_EDITORS_STATE.sort }

const SORTS = [
  {
    value: 'updated',
    get label() {
      return say('Mới sửa trước', { en: 'Last edited' })
    },
  },
  {
    value: 'newest',
    get label() {
      return say('Mới thêm trước', { en: 'Newest' })
    },
  },
  {
    value: 'title',
    get label() {
      return say('Tên A–Z', { en: 'Name A–Z' })
    },
  },
  {
    value: 'price-asc',
    get label() {
      return say('Giá tăng dần', { en: 'Price, low to high' })
    },
  },
  {
    value: 'price-desc',
    get label() {
      return say('Giá giảm dần', { en: 'Price, high to low' })
    },
  },
]

const SHOWN_OPTIONS = [
  {
    value: 'all',
    get label() {
      return say('Tất cả', { en: 'All' })
    },
  },
  {
    value: 'shown',
    get label() {
      return say('Đang hiện', { en: 'On the site' })
    },
  },
  {
    value: 'hidden',
    get label() {
      return say('Đang ẩn', { en: 'Hidden' })
    },
  },
]

const optionsOf = (all: string, choices: readonly Named[]) => [
  { value: '', label: all },
  ...choices.map(({ slug, name }) => ({ value: slug, label: name })),
]

type ProductFiltersProps = {
  state: EditorsListState
  categories: readonly Named[]
  brands: readonly Named[]
}

/** Narrows and orders the list; its address keeps it all. */
export function ProductFilters({ state, categories, brands }: ProductFiltersProps) {
  const { form, follow, followLater, stop } = useFollowing(PRODUCTS_PATH, USUAL)
  return (
    <Form
      ref={form}
      method="get"
      onSubmit={stop}
      action={PRODUCTS_PATH}
      role="search"
      aria-label={say('Tìm sản phẩm', { en: 'Search products' })}
      className="product-filters"
    >
      {state.trash && <input type="hidden" name="trash" value="1" />}
      {state.lacks.map((lack) => (
        <input key={lack} type="hidden" name="lacks" value={lack} />
      ))}
      <SearchField
        label={say('Tên hoặc mã máy', { en: 'Name or model' })}
        text={state.text}
        placeholder={say('Ví dụ: NR-BX471', { en: 'For example: NR-BX471' })}
        onType={followLater}
      />
      <FilterFold
        label={
          // On a phone it stands beside the search.
          <span>
            {say('Bộ lọc', { en: 'Filters' })}
            <span className="max-sm:sr-only">{say(' và thứ tự', { en: ' and order' })}</span>
          </span>
        }
        open={isNarrowed(state)}
      />
      <div className="panel-fold">
        <Choice
          label={say('Loại sản phẩm', { en: 'Product type' })}
          name="category"
          value={state.category}
          onChange={follow}
          options={optionsOf(say('Tất cả', { en: 'All' }), categories)}
        />
        <Choice
          label={say('Thương hiệu', { en: 'Brand' })}
          name="brand"
          value={state.brand}
          onChange={follow}
          options={optionsOf(say('Tất cả', { en: 'All' }), brands)}
        />
        <Choice
          label={say('Trạng thái', { en: 'State' })}
          name="shown"
          value={state.shown}
          onChange={follow}
          options={SHOWN_OPTIONS}
        />
        <Choice
          label={say('Sắp xếp', { en: 'Sort by' })}
          name="sort"
          value={state.sort}
          onChange={follow}
          options={SORTS}
        />
      </div>
      <span className="flex flex-wrap justify-end gap-3 js:not-has-[a]:hidden">
        {isNarrowed(state) && (
          <Button asChild variant="ghost">
            <Link to={editorsListPath({ ...FIRST_EDITORS_STATE, trash: state.trash, sort: state.sort })}>
              {say('Bỏ lọc', { en: 'Clear filters' })}
            </Link>
          </Button>
        )}
        <Button type="submit" variant="secondary" className="js:hidden">
          {say('Tìm', { en: 'Search' })}
        </Button>
      </span>
    </Form>
  )
}
