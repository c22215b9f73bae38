import { Link } from 'react-router'
import type { BrandCount } from '#app/domain/catalogue/queries/brand-counts.server.ts'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'

/** The brands with most products, in plain lettering, and the way to all of them. */
export function BrandBand({ brands }: { brands: readonly BrandCount[] }) {
  if (brands.length === 0) return null
  return (
    <section aria-labelledby="brands" className="when-near grid gap-4">
      <SectionHeading id="brands" title="Thương hiệu" link={{ to: '/brand', label: 'Xem mọi thương hiệu' }} />
      <ul className="brand-cloud">
        {brands.map(({ name, slug, count }) => (
          <li key={slug}>
            <Link to={`/brand/${slug}`}>
              <b className="font-semibold">{name}</b>
              <span>
                {formatNumber(count)}
                <span className="sr-only"> sản phẩm</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
