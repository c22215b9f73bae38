import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { ALTERNATIVE_LABELS } from '#app/domain/catalogue/alternatives.ts'
import { compareHref } from '#app/domain/catalogue/comparison/compare-url.ts'
import type { AlternativeView, ProductPageData } from '#app/domain/catalogue/product-page.server.ts'
import { Seen } from '#app/ui/seen.tsx'
import { uncut } from '#app/ui/uncut.tsx'
import { keepUnits } from '#app/vietnamese/keep-units.ts'
import { rivalReason } from './rival-words.ts'
import { toldApart } from './told-apart.ts'

/** The decision, read below the price: to buy it, to look at another first, or that too little is known; absent where nothing tells. */
export function ProductDecision({ page: { verdict, conclusion } }: { page: ProductPageData }) {
  if (verdict?.doubt)
    return (
      <p className="product-decision text-cut">
        <TriangleAlert aria-hidden="true" className="me-2 mb-1 inline size-5" />
        {verdict.doubt}
      </p>
    )
  return conclusion && <p className="product-decision">{keepUnits(conclusion)}</p>
}

/** What the decision stands on: whom it suits and what it is ahead in, and what to put beside it, which comes first where that is the decision. */
export function ProductVerdict({ page }: { page: ProductPageData }) {
  const { product, suits, verdict, alternatives } = page
  const said = [suits, verdict?.text]
    .flatMap((sentence) => (sentence ? toldApart(sentence) : []))
    .map(({ name, rest }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{keepUnits(rest)}</dd>
      </div>
    ))
  const rivals = page.isSilent
    ? []
    : rivalsOf(alternatives).map((rival) => <Rival key={rival.id} rival={rival} ownId={product.id} />)
  return <dl className="product-verdict">{alternatives[0]?.comesFirst ? [rivals, said] : [said, rivals]}</dl>
}

/** The strongest of the others, and of those that cost less or do better the first that is named as something else. */
function rivalsOf(alternatives: readonly AlternativeView[]): AlternativeView[] {
  const [first] = alternatives
  const other = alternatives.find(
    ({ label }) => label !== first?.label && label !== ALTERNATIVE_LABELS.similar,
  )
  return [first, other].filter((one) => one !== undefined)
}

/** What another machine would change, what it costs, and the way to both. */
function Rival({ rival, ownId }: { rival: AlternativeView; ownId: number }) {
  const { id, name, label, price } = rival
  return (
    <div className="product-rival">
      <dt>{label}</dt>
      <dd>
        <Link to={`/products/${id}`}>{uncut(name)}</Link> <b>{price.text}</b>
        <p>{rivalReason(rival)}</p>
        <small>
          {price.seen && <Seen text={price.seen} />}
          <Link to={compareHref([ownId, id])}>
            So sánh<span className="sr-only"> với {name}</span>
          </Link>
        </small>
      </dd>
    </div>
  )
}
