import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { focusedFirst } from '#app/panel/parts/focused-first.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { formatVnd } from '#app/vietnamese/money.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { say } from '#app/vietnamese/say.ts'
import { useFound } from './use-found.ts'

type Found = {
  id: number
  title: string
  brand: string | null
  cate: string
  lowestPriceValue: number | null
}

/** What is listed of all that there is. */
type Answer = { products: Found[]; total: number }

/** A product that was chosen. */
export type ChosenProduct = { id: number; title: string; category: string | null }

type ProductSearchProps = {
  /** Those chosen already: none is chosen twice, and none of another category than theirs. */
  beside?: readonly ChosenProduct[]
  onPick: (product: ChosenProduct) => void
}

/** Products that are listed at once; more words find fewer. */
const MOST = 8
/** What the arrow keys walk through. */
const STOPS = 'input[type="search"], li button:not(:disabled)'

/** Finds products of the catalogue by name; the arrow keys walk through what was found. */
export function ProductSearch({ beside = [], onPick }: ProductSearchProps) {
  const [text, setText] = useState('')
  const found = useRef<HTMLDivElement>(null)
  /** Up and down go from the field through the results and back. */
  const walk = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const stops = [...(found.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])]
    const at = stops.findIndex((stop) => stop === document.activeElement)
    const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)]
    if (at < 0 || !next) return
    event.preventDefault()
    next.focus()
  }
  const shown = useFound(text, find)
  return (
    <div className="grid gap-4" ref={found}>
      <TextField
        label={say('Product name', { vi: 'Tên sản phẩm' })}
        type="search"
        lang="vi"
        value={text}
        ref={focusedFirst}
        onKeyDown={walk}
        placeholder={say('tủ lạnh samsung', { en: 'samsung fridge' })}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <p aria-live="polite" className="text-sm text-muted">
        {shown === 'failed' &&
          say('The catalogue could not be searched. Try again.', {
            vi: 'Chưa tìm được trong kho sản phẩm. Bạn thử lại nhé.',
          })}
        {shown === null && text.trim() !== '' && say('Searching…', { vi: 'Đang tìm…' })}
        {shown !== null && shown !== 'failed' && countOf(shown)}
      </p>
      {shown !== null && shown !== 'failed' && shown.products.length > 0 && (
        <ul lang="vi" className="-mx-2 grid">
          {shown.products.map(({ id, title, brand, cate, lowestPriceValue: price }) => (
            <li key={id}>
              <button
                type="button"
                onKeyDown={walk}
                disabled={beside.some((each) => each.id === id || each.category !== cate)}
                onClick={() => onPick({ id, title, category: cate })}
                className="grid min-h-11 w-full rounded-control px-2 py-2 text-start hover:bg-sunken disabled:opacity-50"
              >
                <span className="font-semibold">{title}</span>
                <span className="text-sm text-muted">
                  {[cate, brand, price === null ? '' : formatVnd(price)].filter(Boolean).join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function countOf({ products, total }: Answer): string {
  if (total === 0) return say('No product found.', { vi: 'Không tìm thấy sản phẩm nào.' })
  const all = formatNumber(total)
  return total > products.length
    ? say(`${all} found, the first ${products.length} shown: type more to narrow them down`, {
        vi: `Tìm thấy ${all}, hiện ${products.length} sản phẩm đầu: gõ thêm để thu hẹp`,
      })
    : say(`${all} found`, { vi: `Tìm thấy ${all}` })
}

async function find(text: string, signal: AbortSignal): Promise<Answer> {
  const query = new URLSearchParams({ search: text, limit: String(MOST), page: '1' })
  const response = await fetch(`/api/v1/products?${query}`, { signal })
  if (!response.ok) throw new Error(`The catalogue answered ${response.status}.`)
  const { products, pagination } = (await response.json()) as {
    products: Found[]
    pagination: { total: number }
  }
  return { products, total: pagination.total }
}
