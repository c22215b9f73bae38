import { formatVnd, parsePriceText } from '#app/vietnamese/money.ts'
import type { ProductDetail } from '#app/domain/catalogue/queries/get-product.server.ts'

/** The versions on sale with their prices; absent where there is but one. */
export function VariantList({ variants }: Pick<ProductDetail, 'variants'>) {
  if (variants.length === 0) return null
  return (
    <section aria-labelledby="variants">
      <h2 id="variants" className="font-semibold">
        Phiên bản
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {variants.map(({ id, name, price }) => {
          const vnd = parsePriceText(price)
          return (
            <li key={id} className="rounded-control border border-line bg-surface px-3 py-2 text-sm">
              {name}
              <span className="block font-semibold tabular-nums">
                {vnd === null ? (price ?? 'Liên hệ') : formatVnd(vnd)}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
