import { useState } from 'react'
import type { FormValues } from '#app/panel/parts/form-values.ts'
import { errorOf } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { sortedVnd } from '#app/domain/catalogue/price.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { formatVnd } from '#app/vietnamese/money.ts'

/** In the order in which one of them becomes the main price. */
const PRICES = [
  { name: 'lowest_price', label: 'Giá thấp nhất' },
  { name: 'manufacturer_price', label: 'Giá hãng' },
  { name: 'rumored_price', label: 'Giá tin đồn' },
  { name: 'price', label: 'Giá hiện tại' },
] as const

/** Under this a price of a machine is most likely a slip, in VND. */
const ODD = 10_000

/** The four prices as text, each with the number it will be sorted by. */
export function PriceFields({ values, outcome }: { values: FormValues; outcome: Outcome | undefined }) {
  const [texts, setTexts] = useState<Record<string, string>>(values.fields)
  const main = PRICES.find(({ name }) => (texts[name] ?? '').trim() !== '')
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {PRICES.map(({ name, label }) => (
        <div key={name} className="grid gap-1">
          <TextField
            label={label}
            name={name}
            maxLength={100}
            placeholder="11.690.000 ₫"
            value={texts[name] ?? ''}
            error={errorOf(outcome, name)}
            onChange={({ currentTarget: { value } }) => setTexts((before) => ({ ...before, [name]: value }))}
          />
          <p aria-live="polite" className="min-h-5 text-sm text-muted tabular-nums">
            {sayReading(texts[name] ?? '')}
            {main?.name === name && <strong className="text-ink"> · Giá chính</strong>}
          </p>
        </div>
      ))}
    </div>
  )
}

function sayReading(text: string): string {
  if (text.trim() === '') return ''
  const value = sortedVnd(text)
  if (value === null) return 'Không có số: xếp sau cùng'
  return value < ODD ? `Đọc là ${formatVnd(value)}: nhỏ bất thường` : `Đọc là ${formatVnd(value)}`
}
