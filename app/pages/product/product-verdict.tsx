import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { ALTERNATIVE_LABELS } from '#app/domain/catalogue/alternatives.ts'
import { compareHref } from '#app/domain/catalogue/comparison/compare-url.ts'
import type { AlternativeView, ProductPageData } from '#app/domain/catalogue/product-page.server.ts'
import { Seen } from '#app/ui/seen.tsx'
import { uncut } from '#app/ui/uncut.tsx'
import { keepUnits } from '#app/vietnamese/keep-units.ts'
import { tradeLines } from './rival-words.ts'
import { toldApart } from './told-apart.ts'

/** The decision, which the page opens with: to buy it, to look at another first and why, or that too little is known; absent where nothing tells. */
export function ProductDecision({ page }: { page: ProductPageData }) {
  const { verdict, conclusion } = page
  if (verdict?.doubt)
    return (
      <p className="product-decision text-cut">
        <TriangleAlert aria-hidden="true" className="me-2 mb-1 inline size-5" />
        {verdict.doubt}
      </p>
    )
  const [rival] = rivalsOf(page)
  if (rival?.comesFirst)
    return (
      <p className="product-decision">
        Nên xem <Link to={`/products/${rival.id}`}>{uncut(rival.name)}</Link> trước:{' '}
        {keepUnits(rival.gained.slice(0, 2).join(', '))}
      </p>
    )
  return conclusion && <p className="product-decision">{keepUnits(conclusion)}</p>
}

/** What the decision stands on: whom it suits and what it is ahead in, and what to put beside it, which comes first where that is the decision. */
export function ProductVerdict({ page }: { page: ProductPageData }) {
  const { product, suits, verdict } = page
  const said = [suits, verdict?.text]
    .flatMap((sentence) => (sentence ? toldApart(sentence) : []))
    .map(({ name, rest }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{keepUnits(rest)}</dd>
      </div>
    ))
  const others = rivalsOf(page)
  const rivals = others.map((rival) => <Rival key={rival.id} rival={rival} ownId={product.id} />)
  return <dl className="product-verdict">{others[0]?.comesFirst ? [rivals, said] : [said, rivals]}</dl>
}

/** The strongest of the others, and of those that cost less or do better the first that is named as something else; none beside a machine of which too little is known. */
export function rivalsOf({ alternatives, isSilent }: ProductPageData): AlternativeView[] {
  const [first] = alternatives
  const other = alternatives.find(
    ({ label }) => label !== first?.label && label !== ALTERNATIVE_LABELS.similar,
  )
  return isSilent ? [] : [first, other].filter((one) => one !== undefined)
}

/** What another machine would change, what it costs, and the way to both. */
function Rival({ rival, ownId }: { rival: AlternativeView; ownId: number }) {
  const { id, name, label, price } = rival
  return (
    <div className="product-rival">
      <dt>{label}</dt>
      <dd>
        <Link to={`/products/${id}`}>{uncut(name)}</Link>
        <b>{price.text}</b>
        <Trade of={rival} />
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

/** What one gets and gives up with another machine, a line each. */
export const Trade = ({ of }: { of: AlternativeView }) => (
  <span className="trade">
    {tradeLines(of).map(({ name, words }) => (
      <span key={name}>
        <i>{name}</i> {words}
      </span>
    ))}
  </span>
)
