import { clsx } from 'clsx'
import { LayoutGrid, List } from 'lucide-react'
import { Form, Link, useNavigate } from 'react-router'
import { PAGE_SIZES } from '#app/domain/catalogue/list-options.ts'
import type { ListState } from '#app/domain/catalogue/list-state.ts'
import { LIST_PATH, formHref, listHref } from '#app/domain/catalogue/list-url.ts'
import type { SortChoice } from '#app/domain/catalogue/list-url.ts'
import { Button, IconButton } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { kept } from '#app/ui/kept.tsx'
import { CompactSelect } from '#app/ui/select.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { HiddenState } from './hidden-state.tsx'

/** Another category: what only means something within the old one is forgotten. */
export function CategorySelect({
  state,
  categories,
}: {
  state: ListState
  categories: readonly CategoryChoice[]
}) {
  return (
    <StateForm state={state} asks={CATEGORY}>
      <CompactSelect
        label="Danh mục"
        named
        id="list-category"
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
    </StateForm>
  )
}

/** A category with how many products the other filters leave in it. */
export type CategoryChoice = { name: string; slug: string; count: number }

type ListBarProps = {
  state: ListState
  title: string
  /** Products that the filters leave. */
  total: number
  /** Categories of the whole catalogue, said where the list is all of it. */
  kinds: number | null
  /** The first is in force unless the address says otherwise. */
  orders: readonly SortChoice[]
  /** Opens the filters where they do not stand beside the list. */
  children: React.ReactNode
}

/** What the list is of, how long it is, and how it is narrowed, put in order and shown: one line that stays in view. */
export function ListBar({ state, title, total, kinds, orders, children }: ListBarProps) {
  return (
    <div className="list-bar">
      <Container>
        <div className="list-bar-name">
          <h1>{title}</h1>
          <div className="flex gap-x-2">
            <p role="status">{formatNumber(total)} sản phẩm</p>
            {kinds !== null && <p className="max-sm:hidden">{kinds} danh mục</p>}
          </div>
        </div>
        {children}
        {total > 0 && (
          <>
            <StateForm state={state} asks={ORDER}>
              <CompactSelect
                label="Sắp xếp"
                name="sort"
                named
                className="max-sm:pe-7"
                key={`sort-${state.sort}-${orders[0]?.label}`}
                defaultValue={state.sort ?? orders[0]?.value}
                options={orders}
              />
            </StateForm>
            <ViewSwitch state={state} className="max-sm:hidden" />
          </>
        )}
      </Container>
    </div>
  )
}

/** How the list is shown on a phone, and how many products a page holds: what is asked once it has been read. */
export const ListFoot = kept(function ListFoot({ state }: { state: ListState }) {
  return (
    <div className="flex items-center gap-2">
      <ViewSwitch state={state} className="sm:hidden" />
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
    </div>
  )
})

const ORDER: ReadonlySet<string> = new Set(['sort'])
const SIZE: ReadonlySet<string> = new Set(['size'])
/** What only means something within a category goes with it. */
const CATEGORY: ReadonlySet<string> = new Set(['category', 'people', 'room', 'distance'])

type StateFormProps = { state: ListState; asks: ReadonlySet<string>; children: React.ReactNode }

/** A form that sends itself on change; without JavaScript it has a button. */
function StateForm({ state, asks, children }: StateFormProps) {
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

/** Rows or cards. In the bar where it has room for it, at the foot of the list on a phone. */
function ViewSwitch({ state, className }: { state: ListState; className: string }) {
  return (
    <div className={clsx('view-switch', className)} role="group" aria-label="Kiểu hiển thị">
      <ViewLink
        state={state}
        view="list"
        label="Dạng danh sách"
        icon={<List aria-hidden="true" className="size-5" />}
      />
      <ViewLink
        state={state}
        view="grid"
        label="Dạng lưới"
        icon={<LayoutGrid aria-hidden="true" className="size-5" />}
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
