import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { compareHref } from '#app/domain/catalogue/comparison/compare-url.ts'
import type { ProductPageData } from '#app/domain/catalogue/product-page.server.ts'
import { Seen } from '#app/ui/seen.tsx'
import { uncut } from '#app/ui/uncut.tsx'
import { keepUnits } from '#app/vietnamese/keep-units.ts'
import { toldApart } from './told-apart.ts'

/** The decision, read before the price: to buy it, to look at another first, or that too little is known; absent where nothing tells. */
export function ProductDecision({ page: { verdict, conclusion } }: { page: ProductPageData }) {
  if (verdict?.doubt)
    return (
      <p className="product-decision product-doubt">
        <TriangleAlert aria-hidden="true" className="me-2 mb-1 inline size-6" />
        {verdict.doubt}
      </p>
    )
  return conclusion?.worth ? <p className="product-decision">{conclusion.worth}</p> : null
}

/** What the decision stands on: whom it suits and what it is ahead in, and what to put beside it. */
export function ProductVerdict({ page }: { page: ProductPageData }) {
  const { suits, verdict, conclusion } = page
  const said = [suits, verdict?.text]
    .flatMap((sentence) => (sentence ? toldApart(sentence) : []))
    .map(({ lead, rest }) => (
      <p key={lead + rest}>
        {lead && <b>{lead}</b>}
        <span>{keepUnits(rest)}</span>
      </p>
    ))
  const rival = conclusion?.beside && <Rival page={page} beside={conclusion.beside} />
  return (
    <div className="product-verdict">
      {conclusion?.comesFirst && rival}
      {said}
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
    <p>
      {before && <b>{before} </b>}
      <span>
        <Link to={`/products/${rival.id}`}>{uncut(name)}</Link>
        {keepUnits(after)}
        <small className="product-rival">
          <span>
            Giá máy đó: <b>{rival.price.text}</b>
            {rival.price.seen && ' ở '}
            {rival.price.seen && <Seen text={rival.price.seen} />}
          </span>
          <Link to={compareHref([product.id, rival.id])}>
            So sánh<span className="max-sm:sr-only"> hai máy</span>
          </Link>
        </small>
      </span>
    </p>
  )
}
