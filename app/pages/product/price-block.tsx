import { Clock } from 'lucide-react'
import { Price } from '#app/ui/price.tsx'
import type { ProductPageData } from '#app/domain/catalogue/product-page.server.ts'

type PriceBlockProps = { page: Pick<ProductPageData, 'price' | 'otherPrices' | 'staleNote'> }

/** The main price, loud, with a word where it was seen long ago; the other kinds of price listed for comparison. */
export function PriceBlock({ page: { price, otherPrices, staleNote } }: PriceBlockProps) {
  const others = otherPrices.filter(({ text }) => text !== price.text)
  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface p-5">
      <Price price={price} size="lg" />
      {staleNote && (
        <p className="flex items-start gap-2 text-sm font-semibold text-cut">
          <Clock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {staleNote}
        </p>
      )}
      <p className="text-sm text-muted">
        <span className="md:hidden">Giá đã bao gồm VAT</span>
        <span className="max-md:hidden">Mang tính chất tham khảo</span>
      </p>
      {others.length > 0 && (
        <div className="border-t border-line pt-3">
          <p className="mb-2 text-sm text-muted">So sánh giá từ nhiều nguồn khác nhau</p>
          <dl className="grid gap-1.5">
            {others.map(({ label, text }) => (
              <div key={label} className="flex justify-between gap-4 text-sm">
                <dt>{label}</dt>
                <dd className="font-semibold tabular-nums">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  )
}
