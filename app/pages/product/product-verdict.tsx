import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { compareHref } from '#app/domain/catalogue/comparison/compare-url.ts'
import type { ProductPageData } from '#app/domain/catalogue/product-page.server.ts'
import { Seen } from '#app/ui/seen.tsx'
import { uncut } from '#app/ui/uncut.tsx'
import { keepUnits } from '#app/vietnamese/keep-units.ts'

/** Whom it suits and what it is ahead in, and what follows: to buy it or which machine to look at first. Of one of which little is known, a warning. */
export function ProductVerdict({ page }: { page: ProductPageData }) {
  const { product, suits, verdict, conclusion } = page
  const [rival] = page.alternatives
  const beside = conclusion?.name ? rival : undefined
  const said = keepUnits([suits, verdict?.text].filter(Boolean).join(' '))
  return (
    <div className={verdict?.doubt ? 'product-verdict product-doubt' : 'product-verdict'}>
      {verdict?.doubt && (
        <p>
          <TriangleAlert aria-hidden="true" className="me-2 mb-0.5 inline size-5" />
          {verdict.doubt}
        </p>
      )}
      {verdict?.doubt ? <small>{said}</small> : <p>{said}</p>}
      {conclusion && (
        <p>
          {conclusion.before}
          {beside && conclusion.name && <Link to={`/products/${beside.id}`}>{uncut(conclusion.name)}</Link>}
          {keepUnits(conclusion.after)}
        </p>
      )}
      {beside && (
        <small className="product-rival">
          <span>
            <span className="max-sm:sr-only">Máy so thêm: </span>
            {beside.price.text} {beside.price.seen && <Seen text={beside.price.seen} />}
          </span>
          <Link to={compareHref([product.id, beside.id])}>
            So sánh<span className="max-sm:sr-only"> hai máy</span>
          </Link>
        </small>
      )}
    </div>
  )
}
