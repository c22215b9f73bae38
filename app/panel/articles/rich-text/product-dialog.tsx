import type { Editor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { formatVnd } from '#app/vietnamese/money.ts'
import { insertBlock } from './insert.ts'

type Found = { id: number; title: string; brand: string | null; lowestPriceValue: number | null }
type Answer = { text: string; products: Found[] | 'failed' }

const REST_MS = 300

/** Finds a product of the catalogue by name and puts its box into the text. */
export function ProductDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState<Answer | null>(null)
  const wanted = text.trim()
  useEffect(() => {
    if (wanted === '') return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      find(wanted, abort.signal).then(
        (products) => setAnswer({ text: wanted, products }),
        () => !abort.signal.aborted && setAnswer({ text: wanted, products: 'failed' }),
      )
    }, REST_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [wanted])
  const shown = answer?.text === wanted && wanted !== '' ? answer.products : null
  const insert = (id: number) => {
    onClose()
    insertBlock(editor, { type: 'productBox', attrs: { id } })
  }
  return (
    <Dialog open onClose={onClose} title="Product box">
      <div className="grid gap-4">
        <TextField
          label="Product name"
          type="search"
          lang="vi"
          value={text}
          ref={first}
          placeholder="tủ lạnh samsung"
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <p aria-live="polite" className="text-sm text-muted">
          {shown === 'failed' && 'The catalogue could not be searched. Try again.'}
          {shown === null && wanted !== '' && 'Searching…'}
          {Array.isArray(shown) && (shown.length === 0 ? 'No product found.' : `${shown.length} found`)}
        </p>
        {Array.isArray(shown) && shown.length > 0 && (
          <ul lang="vi" className="-mx-2 grid">
            {shown.map(({ id, title, brand, lowestPriceValue: price }) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => insert(id)}
                  className="grid min-h-11 w-full rounded-control px-2 py-2 text-start hover:bg-sunken"
                >
                  <span className="font-semibold">{title}</span>
                  <span className="text-sm text-muted">
                    {[brand, price === null ? '' : formatVnd(price)].filter(Boolean).join(' · ')}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}

async function find(text: string, signal: AbortSignal): Promise<Found[]> {
  const query = new URLSearchParams({ search: text, limit: '8', page: '1' })
  const response = await fetch(`/api/v1/products?${query}`, { signal })
  if (!response.ok) throw new Error(`The catalogue answered ${response.status}.`)
  const { products } = (await response.json()) as { products: Found[] }
  return products
}
