import { Link } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import type { AlternativeView } from '../product-page.server.ts'

/** Other products of the category, each with its reason in figures; absent where none is known. */
export function AlternativeList({ products }: { products: readonly AlternativeView[] }) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby="alternatives" className="grid gap-4">
      <h2 id="alternatives" className="text-xl font-bold">
        Cân nhắc thêm
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {products.map(({ id, label, title, picture, price, reason }) => (
          <li key={id} className="grid">
            <Link to={`/products/${id}`} className="alternative">
              <img src={picture} alt="" width={96} height={72} loading="lazy" />
              <span className="grid content-start gap-1">
                <Badge tone={label === 'Rẻ hơn' ? 'saving' : label === 'Tốt hơn' ? 'action' : 'neutral'}>
                  {label}
                </Badge>
                <b>{title}</b>
                <span className="font-bold tabular-nums">{price}</span>
                <span className="text-sm text-muted">{reason}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
