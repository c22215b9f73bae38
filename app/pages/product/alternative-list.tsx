import { Link } from 'react-router'
import { groupBy } from '#app/platform/group-by.ts'
import type { AlternativeView } from '#app/domain/catalogue/product-page.server.ts'

/** Other products of the category by why they are named, each with its reason in figures; absent where none is known. */
export function AlternativeList({ products }: { products: readonly AlternativeView[] }) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby="alternatives" className="grid gap-4">
      <h2 id="alternatives" className="text-xl font-bold">
        Cân nhắc thêm
      </h2>
      <div className="grid gap-6 lg:auto-cols-fr lg:grid-flow-col">
        {[...groupBy(products, ({ label }) => label)].map(([label, group]) => (
          <section key={label} aria-label={label} className="grid content-start gap-3">
            <h3 className="font-semibold text-muted">{label}</h3>
            <ul className="grid gap-3 sm:max-lg:grid-cols-2">
              {group.map(({ id, title, picture, price, reason }) => (
                <li key={id} className="grid">
                  <Link to={`/products/${id}`} className="alternative">
                    <img src={picture} alt="" width={96} height={72} loading="lazy" />
                    <span className="grid content-start gap-0.5">
                      <b>{title}</b>
                      <span className="font-bold tabular-nums">{price.text}</span>
                      {price.seen && <span className="price-seen">{price.seen}</span>}
                      <span className="text-sm text-muted">{reason}</span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}
