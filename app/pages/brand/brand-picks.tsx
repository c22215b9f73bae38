import { Link } from 'react-router'
import type { BrandPick } from '#app/domain/search/brand-picks.server.ts'
import { UsualPrice } from '#app/ui/price.tsx'
import { ProductPicture } from '#app/ui/product-picture.tsx'
import { SeenWords } from '#app/ui/seen.tsx'
import { uncut } from '#app/ui/uncut.tsx'
import { keepUnits } from '#app/vietnamese/keep-units.ts'

/** What to look at first of a brand: the best fit of each of its largest categories, with its reason; absent where it has few machines. */
export function BrandPicks({ name, picks }: { name: string; picks: readonly BrandPick[] }) {
  if (picks.length === 0) return null
  return (
    <section aria-labelledby="nen-xem" className="brand-picks">
      <h2 id="nen-xem">Nên xem trước của {name}</h2>
      <ul>
        {picks.map(({ slug, title, href, reason, short, product }) => (
          <li key={slug}>
            <article>
              <p>
                <Link to={href}>{title}</Link>
              </p>
              <ProductPicture picture={product.image} eager />
              <div>
                <h3>
                  <Link to={product.href}>
                    <span className="max-sm:hidden">{uncut(product.title)}</span>
                    <span className="sm:hidden">{keepUnits(short)}</span>
                  </Link>
                </h3>
                <p>{keepUnits(reason)}</p>
                <UsualPrice
                  price={{
                    ...product.price,
                    seen: product.price.seen && <SeenWords text={product.price.seen} />,
                  }}
                />
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  )
}
