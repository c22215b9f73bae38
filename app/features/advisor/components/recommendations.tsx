import { Link } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { ProductPicture } from '#app/ui/product-picture.tsx'
import type { RecommendedProduct } from '../answer.ts'
import { ROLE_LABELS } from '../write/roles.ts'

/** The recommended products, each a card that opens its page. */
export function Recommendations({ products }: { products: readonly RecommendedProduct[] }) {
  return (
    <section aria-label="Sản phẩm gợi ý">
      <ul className="grid gap-3">
        {products.map((product) => (
          <li key={product.id}>
            <RecommendationCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RecommendationCard({ product }: { product: RecommendedProduct }) {
  const { id, title, image, brand, price, role, reason } = product
  return (
    <article className="group relative flex gap-4 rounded-card border border-line bg-surface p-3 transition hover:border-action hover:shadow-raised">
      <ProductPicture
        picture={{ src: image, alt: '' }}
        className="size-24 shrink-0 rounded-control md:size-32"
      />
      <div className="grid min-w-0 grow content-center gap-1.5">
        <p className="flex flex-wrap items-center gap-1.5 text-xs">
          <Badge tone={role === 'best' ? 'solid' : 'action'}>{ROLE_LABELS[role]}</Badge>
          {brand && <span className="font-semibold">{brand}</span>}
        </p>
        <h2 className="line-clamp-3 leading-snug font-semibold group-hover:text-action">{title}</h2>
        <p className="line-clamp-2 text-sm text-muted">{reason}</p>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="text-lg font-bold whitespace-nowrap tabular-nums">{price}</span>
          <Link
            to={`/products/${id}`}
            className="text-sm font-semibold text-action after:absolute after:inset-0"
          >
            Xem chi tiết
            <span className="sr-only">{title}</span>
          </Link>
        </p>
      </div>
    </article>
  )
}
