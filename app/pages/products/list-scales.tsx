import type { ListedProduct } from '#app/domain/catalogue/list-view.ts'
import type { RowScale } from '#app/domain/catalogue/ranges.ts'

type ListScalesProps = { scales: readonly RowScale[]; products: readonly ListedProduct[] }

/** The heads of the rows' columns: what each bar is of with what its ends mean, and the price. Said once, above them. */
export function ListScales({ scales, products }: ListScalesProps) {
  const figures = scales.length > 0 ? scales : comparedPrice(products)
  if (figures.length === 0) return null
  // A narrow column has no room for more than its ends.
  const isNarrow = figures.length > 2
  return (
    <div className="list-scales">
      <b>Máy</b>
      <dl>
        {figures.map(({ label, less, more }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <i>
                {less}
                {!isNarrow && <span> nhất</span>}
              </i>
              {!isNarrow && <i>giữa</i>}
              <i>
                {more}
                {!isNarrow && <span> nhất</span>}
              </i>
            </dd>
          </div>
        ))}
      </dl>
      <b>Giá</b>
    </div>
  )
}

/** In a list of several kinds, and where no other figure tells the machines apart, the bars are of the price. */
function comparedPrice(products: readonly ListedProduct[]): RowScale[] {
  const [first] = products.flatMap(({ row }) => row?.figures ?? [])
  return first ? [{ label: first.label, less: 'rẻ', more: 'đắt' }] : []
}
