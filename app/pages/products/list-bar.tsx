import { clsx } from 'clsx'
import { LayoutGrid, List } from 'lucide-react'
import { Form, Link, useNavigate } from 'react-router'
import type { ListState } from '#app/domain/catalogue/list-state.ts'
import { LIST_PATH, formHref, listHref } from '#app/domain/catalogue/list-url.ts'
import type { SortChoice } from '#app/domain/catalogue/list-url.ts'
import { Button, IconButton } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { CompactSelect } from '#app/ui/select.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { HiddenState } from './hidden-state.tsx'

type ListBarProps = {
  state: ListState
  title: string
  /** Products that the filters leave. */
  total: number
  /** Categories of the whole catalogue, said where the list is all of it. */
  kinds: number | null
  /** The first is in force unless the address says otherwise. */
  orders: readonly SortChoice[]
  /** What to look at before the list: between its name and what narrows it. */
  first: React.ReactNode
  /** Opens the filters where they do not stand beside the list. */
  children: React.ReactNode
}

/** What the list is of, how long it is, and how it is narrowed, put in order and shown: one line that stays in view. */
export function ListBar({ state, title, total, kinds, orders, first, children }: ListBarProps) {
  const count = (
    <div className="flex gap-x-1">
      <p role="status" className={total === 0 ? 'sr-only' : undefined}>
        {formatNumber(total)} sản phẩm
      </p>
      {kinds !== null && <p className="max-sm:hidden">· {kinds} danh mục</p>}
    </div>
  )
  return (
    <>
      {first && (
        <Container className="relative grid grid-cols-1 gap-2 py-2 md:gap-3 md:py-3">
          <h1 className="text-xl font-bold md:text-3xl">{title}</h1>
          {first}
        </Container>
      )}
      <div className={total === 0 && kinds === null && !children ? 'pt-4' : 'list-bar'}>
        {/* What was typed is as long as it is: on a phone it has a line of its own. */}
        <Container className={clsx(state.q && 'flex-wrap')}>
          <div className={clsx('list-bar-name', state.q && 'max-sm:basis-full')}>
            {!first && <h1 className="list-name">{title}</h1>}
            {count}
          </div>
          {children}
          {total > 0 && (
            <>
              <StateForm state={state} asks={ORDER}>
                <CompactSelect
                  label="Sắp xếp"
                  id="list-sort"
                  name="sort"
                  named
                  className="max-sm:pe-7"
                  key={`sort-${state.sort}-${orders[0]?.label}`}
                  defaultValue={state.sort ?? orders[0]?.value}
                  options={orders}
                />
              </StateForm>
              {total > 1 && <ViewSwitch state={state} className="max-sm:hidden" />}
            </>
          )}
        </Container>
      </div>
    </>
  )
}

const ORDER: ReadonlySet<string> = new Set(['sort'])
type StateFormProps = {
  state: ListState
  asks: ReadonlySet<string>
  button?: string
  children: React.ReactNode
}

/** A form that sends itself on change; without JavaScript it has a button. */
export function StateForm({ state, asks, button = 'Áp dụng', children }: StateFormProps) {
  const navigate = useNavigate()
  return (
    <Form
      action={LIST_PATH}
      className="contents"
      onChange={(event) => void navigate(formHref(event.currentTarget), { preventScrollReset: true })}
    >
      <HiddenState state={state} omit={asks} />
      {children}
      <Button type="submit" variant="secondary" className="js:hidden">
        {button}
      </Button>
    </Form>
  )
}

/** Rows or cards. In the bar where it has room for it, at the foot of the list on a phone. */
export function ViewSwitch({ state, className }: { state: ListState; className: string }) {
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
