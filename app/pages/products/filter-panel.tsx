import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import type { FacetOption, FacetView } from '#app/domain/catalogue/list-facets.ts'
import { isNarrowed } from '#app/domain/catalogue/list-state.ts'
import type { ListState } from '#app/domain/catalogue/list-state.ts'
import { LIST_PATH, formHref, listHref } from '#app/domain/catalogue/list-url.ts'
import { Button } from '#app/ui/button.tsx'
import { CompactSelect } from '#app/ui/select.tsx'
import { useModalPopover } from '#app/ui/use-modal-popover.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { FILTER_PANEL } from './filter-button.tsx'
import { HiddenState } from './hidden-state.tsx'
import { StateForm } from './list-bar.tsx'

const FILTER_FORM = 'bo-loc-bieu-mau'

/** Filters that stand open: together about as long as a page of the list. */
const UNFOLDED = 5

/** Choices of a filter that are shown at once; the rest is behind 'Xem thêm'. */
const AT_ONCE = 7

type FilterPanelProps = {
  state: ListState
  facets: readonly FacetView[]
  /** Products that the filters in force leave. */
  total: number
  /** What else can be looked through with the same filters. */
  categories: readonly CategoryChoice[]
}

/**
 * Every filter with its counts: beside the list on a wide screen, a sheet from the bottom on a phone. A form that sends
 * itself on change; without JavaScript it has a button.
 */
export function FilterPanel({ state, facets, total, categories }: FilterPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const form = useRef<HTMLFormElement>(null)
  useModalPopover(panel)
  const navigate = useNavigate()
  const address = listHref(state, { page: 1 })
  // What was ticked by hand gives way to what is in force: after 'back', or when a chip was taken away. What was ticked before
  // the script came is ticked again for it.
  useEffect(() => form.current?.reset(), [address])
  const send = () => {
    if (form.current) void navigate(formHref(form.current), { preventScrollReset: true })
  }
  return (
    <aside ref={panel} id={FILTER_PANEL} popover="auto" aria-label="Bộ lọc" className="filter-panel">
      <div className="filter-panel-head">
        <h2 className="text-lg font-bold">Bộ lọc</h2>
        <button
          type="button"
          popoverTarget={FILTER_PANEL}
          popoverTargetAction="hide"
          aria-label="Đóng bộ lọc"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <div className={state.category || isNarrowed(state) ? 'filter-category' : 'filter-category lg:hidden'}>
        <CategorySelect state={state} categories={categories} />
      </div>
      <Form
        ref={form}
        id={FILTER_FORM}
        action={LIST_PATH}
        className="filter-panel-body"
        onChange={({ target }) => {
          if (target instanceof HTMLInputElement && target.type !== 'text') send()
        }}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <HiddenState state={state} omit={new Set([...facets.map(({ name }) => name), 'min', 'max'])} />
        {facets.map((facet, at) => (
          <Facet key={facet.name} facet={facet} folds={at >= UNFOLDED}>
            {facet.name === 'price' && <PriceRange state={state} />}
          </Facet>
        ))}
        {!facets.some(({ name }) => name === 'price') && (
          <fieldset>
            <legend>Mức giá</legend>
            <PriceRange state={state} />
          </fieldset>
        )}
        <Button type="submit" className="mt-4 w-full max-lg:hidden js:hidden">
          Áp dụng
        </Button>
      </Form>
      <div className="filter-panel-foot">
        <Link to={listHref(state, CLEARED)} preventScrollReset className="button button-ghost button-md">
          Xóa lọc
        </Link>
        <button
          type="button"
          popoverTarget={FILTER_PANEL}
          popoverTargetAction="hide"
          className="button button-primary button-md grow no-js:hidden"
        >
          Xem {formatNumber(total)} sản phẩm
        </button>
        <button type="submit" form={FILTER_FORM} className="button button-primary button-md grow js:hidden">
          Áp dụng và xem
        </button>
      </div>
    </aside>
  )
}

/** A category with how many products the other filters leave in it. */
type CategoryChoice = { name: string; slug: string; count: number }

/** Another category: what only means something within the old one is forgotten. */
function CategorySelect({ state, categories }: { state: ListState; categories: readonly CategoryChoice[] }) {
  return (
    <StateForm state={{ ...state, attributes: {} }} asks={CATEGORY} button="Đổi danh mục">
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

/** What only means something within a category goes with it. */
const CATEGORY: ReadonlySet<string> = new Set(['category', 'people', 'room', 'distance'])

/** What 'clear the filters' clears: all but the text, the category and how the list is shown. */
const CLEARED: Partial<ListState> = {
  brands: [],
  prices: [],
  attributes: {},
  min: undefined,
  max: undefined,
  rating: undefined,
  people: undefined,
  room: undefined,
  distance: undefined,
}

function Facet({ facet, folds, children }: FacetProps) {
  const { label, options } = facet
  const chosenLate = options.slice(AT_ONCE).some(({ checked }) => checked)
  const few = options.length <= AT_ONCE + 2 || chosenLate
  const rest = few ? [] : options.slice(AT_ONCE)
  const choices = (
    <fieldset>
      <legend className={folds ? 'sr-only' : undefined}>{label}</legend>
      {(few ? options : options.slice(0, AT_ONCE)).map((option) => choice(facet, option))}
      {rest.length > 0 && (
        <details>
          <summary>Xem thêm {rest.length}</summary>
          {rest.map((option) => choice(facet, option))}
        </details>
      )}
      {children}
    </fieldset>
  )
  return folds ? (
    <details className="filter-folded" open={options.some(({ checked }) => checked)}>
      <summary>{label}</summary>
      {choices}
    </details>
  ) : (
    choices
  )
}

type FacetProps = { facet: FacetView; folds: boolean; children: React.ReactNode }

function choice({ name, single }: FacetView, { value, label, count, checked }: FacetOption) {
  return (
    <label key={value}>
      <input type={single ? 'radio' : 'checkbox'} name={name} value={value} defaultChecked={checked} />
      {label}
      <small>{formatNumber(count)}</small>
    </label>
  )
}

function PriceRange({ state: { min, max } }: { state: ListState }) {
  const inMillions = (vnd: number | undefined) => (vnd === undefined ? '' : `${formatNumber(vnd / 1e6)} tr`)
  return (
    <div className="filter-range">
      <input name="min" aria-label="Giá từ" placeholder="Từ (tr)" defaultValue={inMillions(min)} />
      <span aria-hidden="true">–</span>
      <input name="max" aria-label="Giá đến" placeholder="Đến (tr)" defaultValue={inMillions(max)} />
      <button type="submit" className="button button-soft button-sm">
        Lọc giá
      </button>
    </div>
  )
}
