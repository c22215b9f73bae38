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

const SORTS = [
  { value: 'updated', label: 'Mới sửa trước' },
  { value: 'newest', label: 'Mới thêm trước' },
  { value: 'title', label: 'Tên A–Z' },
  { value: 'price-asc', label: 'Giá tăng dần' },
  { value: 'price-desc', label: 'Giá giảm dần' },
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
      aria-label="Tìm sản phẩm"
      className="grid gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-4"
    >
      {state.trash && <input type="hidden" name="trash" value="1" />}
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-[2fr_1fr_1fr_1fr]">
        <TextField
          label="Tên hoặc mã máy"
          name="q"
          type="search"
          maxLength={200}
          defaultValue={state.text}
          placeholder="tu lanh panasonic, NR-BX471…"
        />
        <FilterFold label="Bộ lọc và thứ tự" open={isNarrowed(state)} />
        <div className="panel-fold">
          <Select
            label="Danh mục"
            name="category"
            defaultValue={state.category}
            options={optionsOf('Tất cả', categories)}
          />
          <Select
            label="Thương hiệu"
            name="brand"
            defaultValue={state.brand}
            options={optionsOf('Tất cả', brands)}
          />
          <Select label="Sắp xếp" name="sort" defaultValue={state.sort} options={SORTS} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-6">
        <div className="panel-fold">
          <Checkbox
            label="Chưa có giá"
            name="lacks"
            value="price"
            defaultChecked={state.lacks.includes('price')}
          />
          <Checkbox
            label="Chưa có ảnh"
            name="lacks"
            value="picture"
            defaultChecked={state.lacks.includes('picture')}
          />
        </div>
        <span className="ms-auto flex flex-wrap gap-3">
          {isNarrowed(state) && (
            <Button asChild variant="ghost">
              <Link to={editorsListPath({ ...FIRST_EDITORS_STATE, trash: state.trash, sort: state.sort })}>
                Bỏ lọc
              </Link>
            </Button>
          )}
          <Button type="submit" variant="secondary">
            Tìm
          </Button>
        </span>
      </div>
    </Form>
  )
}
