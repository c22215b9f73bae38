import { Link } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { UsualPrice } from '#app/ui/price.tsx'
import type { ProductCardView } from '#app/ui/product-card.tsx'
import { ProductPicture } from '#app/ui/product-picture.tsx'
import { Rating } from '#app/ui/rating.tsx'
import { Seen } from '#app/ui/seen.tsx'
import { uncut } from '#app/ui/uncut.tsx'

/** 'Gợi ý hôm nay' first, the next three numbered from 2, and the way to the advisor. */
export function FeaturedBand({ products }: { products: readonly ProductCardView[] }) {
  const [first, ...rest] = products
  if (!first) return null
  return (
    <section aria-labelledby="featured">
      <h2 id="featured" className="text-lg font-bold">
        Sản phẩm nổi bật hôm nay
      </h2>
      <div className="featured-band">
        <FeaturedCard product={first} />
        <ol>
          {rest.slice(0, 3).map((product, index) => (
            <RankedProduct key={product.id} product={product} rank={index + 2} />
          ))}
        </ol>
      </div>
      <AdvisorCard />
    </section>
  )
}

function FeaturedCard({ product }: { product: ProductCardView }) {
  return (
    <article className="featured-large">
      <ProductPicture picture={product.image} />
      <div className="grid gap-1.5">
        <p className="flex flex-wrap gap-1.5">
          <Badge tone="action">Gợi ý hôm nay</Badge>
          {product.category && <Badge>{product.category}</Badge>}
          {product.brand && <Badge>{product.brand}</Badge>}
        </p>
        <h3 className="leading-snug font-semibold text-pretty">{uncut(product.title)}</h3>
        {product.rating && <Rating rating={product.rating} />}
        <UsualPrice price={product.price} />
        <Link
          to={product.href}
          className={buttonClass('soft', 'sm', 'justify-self-start after:absolute after:inset-0')}
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
    <li>
      <span aria-hidden="true">{rank}</span>
      <ProductPicture picture={product.image} />
      <div>
        <h3>
          <Link to={product.href}>{uncut(product.title)}</Link>
        </h3>
        <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
          <b>{product.price.text}</b>
          {product.price.seen && <Seen text={product.price.seen} />}
        </p>
      </div>
    </li>
  )
}

function AdvisorCard() {
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm">
      <h3 className="font-semibold">Chưa biết chọn máy nào?</h3>
      <p>Kể nhu cầu và ngân sách, cố vấn AI chọn giúp bạn.</p>
      <Link to="/chat" className="py-2 font-semibold text-action hover:underline">
        Hỏi cố vấn
      </Link>
    </div>
  )
}
