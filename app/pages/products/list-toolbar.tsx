import { LayoutGrid, List } from 'lucide-react'
import { Form, Link, useNavigate } from 'react-router'
import { PAGE_SIZES } from '#app/domain/catalogue/list-options.ts'
import type { ListState } from '#app/domain/catalogue/list-state.ts'
import { LIST_PATH, formHref, listHref, sortChoices } from '#app/domain/catalogue/list-url.ts'
import { Button, IconButton } from '#app/ui/button.tsx'
import { CompactSelect } from '#app/ui/select.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { HiddenState } from './hidden-state.tsx'

/** A category of the toolbar with how many products the other filters leave in it. */
export type CategoryChoice = { name: string; slug: string; count: number }

type ListToolbarProps = {
  state: ListState
  categories: readonly CategoryChoice[]
  children?: React.ReactNode
}

/** Category, order, page size and view. Forms that send themselves on change; without JavaScript they have a button. */
export function ListToolbar({ state, categories, children }: ListToolbarProps) {
  return (
    <div className="grid grid-cols-2 items-center gap-2 sm:flex sm:flex-wrap">
      {children}
      <ToolbarForm state={state} asks={CATEGORY}>
        <CompactSelect
          label="Danh mục"
          name="category"
          key={`category-${state.category}`}
          defaultValue={state.category}
          options={[
            { value: '', label: 'Tất cả danh mục' },
            ...categories.map(({ slug, name, count }) => ({
              value: slug,
              label: `${name} (${formatNumber(count)})`,
            })),
          ]}
        />
      </ToolbarForm>
      <ToolbarForm state={state} asks={ORDER}>
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
      </ToolbarForm>
      <ViewSwitch state={state} />
    </div>
  )
}

const ORDER: ReadonlySet<string> = new Set(['sort', 'size'])
/** What only means something within a category goes with it. */
const CATEGORY: ReadonlySet<string> = new Set(['category', 'people', 'room', 'distance'])

type ToolbarFormProps = { state: ListState; asks: ReadonlySet<string>; children: React.ReactNode }

function ToolbarForm({ state, asks, children }: ToolbarFormProps) {
  const navigate = useNavigate()
  const kept = asks === CATEGORY ? { ...state, attributes: {} } : state
  return (
    <Form
      action={LIST_PATH}
      className="contents"
      onChange={(event) => void navigate(formHref(event.currentTarget), { preventScrollReset: true })}
    >
      <HiddenState state={kept} omit={asks} />
      {children}
      <Button type="submit" variant="secondary" className="js:hidden">
        Áp dụng
      </Button>
    </Form>
  )
}

function ViewSwitch({ state }: { state: ListState }) {
  return (
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
