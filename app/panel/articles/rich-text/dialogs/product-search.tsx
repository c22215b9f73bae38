import { useState } from 'react'
import { focusedFirst } from '#app/panel/parts/focused-first.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { formatVnd } from '#app/vietnamese/money.ts'
import { say } from '#app/vietnamese/say.ts'
import { useFound } from './use-found.ts'

type Found = {
  id: number
  title: string
  brand: string | null
  cate: string
  lowestPriceValue: number | null
}

/** A product that was chosen. */
export type ChosenProduct = { id: number; title: string; category: string | null }

type ProductSearchProps = {
  /** Those chosen already: none is chosen twice, and none of another category than theirs. */
  beside?: readonly ChosenProduct[]
  onPick: (product: ChosenProduct) => void
}

/** Finds products of the catalogue by name. */
export function ProductSearch({ beside = [], onPick }: ProductSearchProps) {
  const [text, setText] = useState('')
  const shown = useFound(text, find)
  return (
    <div className="grid gap-4">
      <TextField
        label={say('Product name', { vi: 'Tên sản phẩm' })}
        type="search"
        lang="vi"
        value={text}
        ref={focusedFirst}
        placeholder={say('tủ lạnh samsung', { en: 'samsung fridge' })}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <p aria-live="polite" className="text-sm text-muted">
        {shown === 'failed' &&
          say('The catalogue could not be searched. Try again.', {
            vi: 'Chưa tìm được trong danh mục. Bạn thử lại nhé.',
          })}
        {shown === null && text.trim() !== '' && say('Searching…', { vi: 'Đang tìm…' })}
        {Array.isArray(shown) &&
          (shown.length === 0
            ? say('No product found.', { vi: 'Không tìm thấy sản phẩm nào.' })
            : say(`${shown.length} found`, { vi: `Tìm thấy ${shown.length}` }))}
      </p>
      {Array.isArray(shown) && shown.length > 0 && (
        <ul lang="vi" className="-mx-2 grid">
          {shown.map(({ id, title, brand, cate, lowestPriceValue: price }) => (
            <li key={id}>
              <button
                type="button"
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

async function find(text: string, signal: AbortSignal): Promise<Found[]> {
  const query = new URLSearchParams({ search: text, limit: '8', page: '1' })
  const response = await fetch(`/api/v1/products?${query}`, { signal })
  if (!response.ok) throw new Error(`The catalogue answered ${response.status}.`)
  const { products } = (await response.json()) as { products: Found[] }
  return products
}
