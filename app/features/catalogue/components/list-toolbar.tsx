import { LayoutGrid, List } from 'lucide-react'
import { Form, Link, useSubmit } from 'react-router'
import { Button, IconButton } from '#app/ui/button.tsx'
import { CompactSelect } from '#app/ui/select.tsx'
import { LIST_PATH, listHref, sortChoices } from '../list-url.ts'
import { PAGE_SIZES } from '../list-options.ts'
import type { ListState } from '../schema.ts'
import type { PickerCategory } from './category-picker.tsx'

type ListToolbarProps = { state: ListState; categories: readonly PickerCategory[] }

/** Category, order, page size and view. A form that sends itself on change; without JavaScript it has a button. */
export function ListToolbar({ state, categories }: ListToolbarProps) {
  const submit = useSubmit()
  return (
    <div className="grid grid-cols-2 items-center gap-2 sm:flex sm:flex-wrap">
      <Form
        action={LIST_PATH}
        className="contents [&>span:nth-of-type(-n+2)]:col-span-2"
        onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
      >
        {state.q && <input type="hidden" name="q" value={state.q} />}
        {state.view === 'list' && <input type="hidden" name="view" value="list" />}
        <CompactSelect
          label="Danh mục"
          name="category"
          key={`category-${state.category}`}
          defaultValue={state.category}
          options={[
            { value: '', label: 'Tất cả danh mục' },
            ...categories.map((category) => ({
              value: category.slug,
              label: `${category.name} (${category.count})`,
            })),
          ]}
        />
        <CompactSelect
          label="Sắp xếp"
          name="sort"
          key={`sort-${state.sort}-${state.q !== ''}`}
          defaultValue={state.sort ?? (state.q ? '' : 'updated_at-desc')}
          options={sortChoices(state.q !== '')}
        />
        <CompactSelect
          label="Số sản phẩm mỗi trang"
          name="size"
          key={`size-${state.size}`}
          defaultValue={String(state.size)}
          options={PAGE_SIZES.map((size) => ({ value: String(size), label: `${size} / trang` }))}
        />
        <Button type="submit" variant="secondary" className="js:hidden">
          Áp dụng
        </Button>
      </Form>
      <div
        className="flex justify-self-end rounded-control border border-line sm:ms-auto"
        role="group"
        aria-label="Kiểu hiển thị"
      >
        <ViewLink
          state={state}
          view="grid"
          label="Dạng lưới"
          icon={<LayoutGrid aria-hidden="true" className="size-5" />}
        />
        <ViewLink
          state={state}
          view="list"
          label="Dạng danh sách"
          icon={<List aria-hidden="true" className="size-5" />}
        />
      </div>
    </div>
  )
}

type ViewLinkProps = { state: ListState; view: ListState['view']; label: string; icon: React.ReactNode }

function ViewLink({ state, view, label, icon }: ViewLinkProps) {
  const current = state.view === view
  return (
    <IconButton asChild label={label} variant={current ? 'soft' : 'ghost'}>
      <Link
        to={listHref(state, { view })}
        preventScrollReset
        aria-label={label}
        aria-current={current ? 'true' : undefined}
      >
        {icon}
      </Link>
    </IconButton>
  )
}
