import { Form, Link } from 'react-router'
import {
  editorsListPath,
  FIRST_EDITORS_STATE,
  isNarrowed,
  PRODUCTS_PATH,
} from '#app/domain/catalogue/editing/list-state.ts'
import type { EditorsListState } from '#app/domain/catalogue/editing/list-state.ts'
import type { Choice } from '#app/domain/catalogue/editing/queries/editing-choices.server.ts'
import { FilterFold } from '#app/panel/parts/filter-fold.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { say } from '#app/vietnamese/say.ts'

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

const optionsOf = (all: string, choices: readonly Choice[]) => [
  { value: '', label: all },
  ...choices.map(({ slug, name }) => ({ value: slug, label: name })),
]

type ProductFiltersProps = {
  state: EditorsListState
  categories: readonly Choice[]
  brands: readonly Choice[]
}

/** Narrows and orders the list; its address keeps it all. */
export function ProductFilters({ state, categories, brands }: ProductFiltersProps) {
  return (
    <Form
      key={editorsListPath(state)}
      method="get"
      action={PRODUCTS_PATH}
      role="search"
      aria-label={say('Tìm sản phẩm', { en: 'Search products' })}
      className="product-filters"
    >
      {state.trash && <input type="hidden" name="trash" value="1" />}
      <TextField
        label={say('Tên hoặc mã máy', { en: 'Name or model' })}
        name="q"
        type="search"
        maxLength={200}
        defaultValue={state.text}
        placeholder={say('tu lanh panasonic, NR-BX471…', { en: 'panasonic fridge, NR-BX471…' })}
      />
      <FilterFold label={say('Bộ lọc và thứ tự', { en: 'Filters and order' })} open={isNarrowed(state)} />
      <div className="panel-fold">
        <Select
          label={say('Loại sản phẩm', { en: 'Product type' })}
          name="category"
          defaultValue={state.category}
          options={optionsOf(say('Tất cả', { en: 'All' }), categories)}
        />
        <Select
          label={say('Thương hiệu', { en: 'Brand' })}
          name="brand"
          defaultValue={state.brand}
          options={optionsOf(say('Tất cả', { en: 'All' }), brands)}
        />
        <Select
          label={say('Trạng thái', { en: 'State' })}
          name="shown"
          defaultValue={state.shown}
          options={SHOWN_OPTIONS}
        />
        <Select
          label={say('Sắp xếp', { en: 'Sort by' })}
          name="sort"
          defaultValue={state.sort}
          options={SORTS}
        />
        <div className="flex flex-wrap gap-x-6">
          <Checkbox
            label={say('Chưa có giá', { en: 'No price' })}
            name="lacks"
            value="price"
            defaultChecked={state.lacks.includes('price')}
          />
          <Checkbox
            label={say('Chưa có ảnh', { en: 'No picture' })}
            name="lacks"
            value="picture"
            defaultChecked={state.lacks.includes('picture')}
          />
        </div>
      </div>
      <span className="flex flex-wrap justify-end gap-3">
        {isNarrowed(state) && (
          <Button asChild variant="ghost">
            <Link to={editorsListPath({ ...FIRST_EDITORS_STATE, trash: state.trash, sort: state.sort })}>
              {say('Bỏ lọc', { en: 'Clear filters' })}
            </Link>
          </Button>
        )}
        <Button type="submit" variant="secondary">
          {say('Tìm', { en: 'Search' })}
        </Button>
      </span>
    </Form>
  )
}
