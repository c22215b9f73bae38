import { Link } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass, Button } from '#app/ui/button.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Price } from '#app/ui/price.tsx'
import type { ProductCardView } from '#app/ui/product-card.tsx'
import { ProductPicture } from '#app/ui/product-picture.tsx'
import { Rating } from '#app/ui/rating.tsx'

/** 'Gợi ý hôm nay' in large, the next three numbered from 2, and the way to the advisor. */
export function FeaturedBand({ products }: { products: readonly ProductCardView[] }) {
  const [first, ...rest] = products
  if (!first) return null
  return (
    <section aria-labelledby="featured">
      <h2 id="featured" className="mb-4 text-2xl font-bold">
        Sản phẩm nổi bật hôm nay
      </h2>
      <div className="grid gap-4 lg:grid-cols-[3fr_2fr]">
        <FeaturedCard product={first} />
        <div className="grid content-start gap-3">
          <ol className="grid gap-3">
            {rest.slice(0, 3).map((product, index) => (
              <RankedProduct key={product.id} product={product} rank={index + 2} />
            ))}
          </ol>
          <AdvisorCard />
        </div>
      </div>
    </section>
  )
}

function FeaturedCard({ product }: { product: ProductCardView }) {
  return (
    <article className="relative grid overflow-hidden rounded-card border border-line bg-surface sm:grid-cols-2">
      <ProductPicture picture={product.image} eager className="aspect-[4/3] sm:aspect-auto" />
      <div className="flex flex-col gap-3 p-5 lg:p-6">
        <p className="flex flex-wrap gap-1.5">
          <Badge tone="action">Gợi ý hôm nay</Badge>
          {product.category && <Badge>{product.category}</Badge>}
          {product.brand && <Badge>{product.brand}</Badge>}
        </p>
        <h3 className="text-xl font-bold text-pretty">{product.title}</h3>
        <Rating rating={product.rating} />
        <Facts facts={product.facts} />
        <Price price={product.price} size="lg" className="mt-auto" />
        <Link
          to={product.href}
          className={buttonClass('primary', 'md', 'self-start after:absolute after:inset-0')}
        >
          Xem chi tiết
          <span className="sr-only">{product.title}</span>
        </Link>
      </div>
    </article>
  )
}

function RankedProduct({ product, rank }: { product: ProductCardView; rank: number }) {
  return (
    <li className="relative flex items-center gap-4 rounded-card border border-line bg-surface p-3 transition hover:border-action">
      <span aria-hidden="true" className="w-6 text-center text-lg font-bold text-muted tabular-nums">
        {rank}
      </span>
      <ProductPicture picture={product.image} className="size-16 shrink-0 rounded-control [&_img]:p-1" />
      <div className="min-w-0">
        <h3 className="line-clamp-2 text-sm leading-snug font-semibold">
          <Link to={product.href} className="after:absolute after:inset-0 hover:text-action">
            {product.title}
          </Link>
        </h3>
        <p className="mt-1 font-bold tabular-nums">{product.price.text}</p>
        {product.price.seen && <p className="price-seen">{product.price.seen}</p>}
      </div>
    </li>
  )
}

function AdvisorCard() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-action-soft p-4">
      <div>
        <h3 className="font-bold text-action">Chưa biết chọn máy nào?</h3>
        <p className="text-sm">Kể nhu cầu và ngân sách, cố vấn AI chọn giúp bạn.</p>
      </div>
      <Button asChild>
        <Link to="/chat">Hỏi cố vấn</Link>
      </Button>
    </div>
  )
}
