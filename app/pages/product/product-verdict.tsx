import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { compareHref } from '#app/domain/catalogue/comparison/compare-url.ts'
import type { ProductPageData } from '#app/domain/catalogue/product-page.server.ts'
import { Seen } from '#app/ui/seen.tsx'
import { uncut } from '#app/ui/uncut.tsx'
import { keepUnits } from '#app/vietnamese/keep-units.ts'

/**
 * The decision first: to buy it or which machine to look at before it. Then whom it suits and what it is ahead in, and what to put beside
 * it. Of one of which little is known, a warning.
 */
export function ProductVerdict({ page }: { page: ProductPageData }) {
  const { suits, verdict, conclusion } = page
  const said = keepUnits([suits, verdict?.text].filter(Boolean).join(' '))
  const rival = conclusion?.beside && <Rival page={page} beside={conclusion.beside} />
  return (
    <div className={verdict?.doubt ? 'product-verdict product-doubt' : 'product-verdict'}>
      {verdict?.doubt && (
        <p>
          <TriangleAlert aria-hidden="true" className="me-2 mb-0.5 inline size-5" />
          {verdict.doubt}
        </p>
      )}
      {conclusion?.worth && (
        <p>
          <b>{conclusion.worth}</b>
        </p>
      )}
      {conclusion?.comesFirst && rival}
      {verdict?.doubt ? <small>{said}</small> : <p>{said}</p>}
      {!conclusion?.comesFirst && rival}
    </div>
  )
}

type RivalProps = {
  page: ProductPageData
  beside: NonNullable<NonNullable<ProductPageData['conclusion']>['beside']>
}

/** What another machine would change, what it costs, and the way to both. */
function Rival({ page: { product, alternatives }, beside: { before, name, after } }: RivalProps) {
  const [rival] = alternatives
  if (!rival) return null
  return (
    <>
      <p>
        {before}
        <Link to={`/products/${rival.id}`}>{uncut(name)}</Link>
        {keepUnits(after)}
      </p>
      <small className="product-rival">
        <span>
          <span className="max-sm:sr-only">Máy so thêm: </span>
          {rival.price.text} {rival.price.seen && <Seen text={rival.price.seen} />}
        </span>
        <Link to={compareHref([product.id, rival.id])}>
          So sánh<span className="max-sm:sr-only"> hai máy</span>
        </Link>
      </small>
    </>
  )
}
