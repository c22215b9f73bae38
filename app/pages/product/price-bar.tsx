import { Link } from 'react-router'
import type { ProductPageData } from '#app/domain/catalogue/product-page.server.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { rivalWords } from './rival-words.ts'

/** What it costs, what decides about it and the next step, at the foot of a phone's window while the page is read. */
export function PriceBar({ page: { price, suits, alternatives } }: { page: ProductPageData }) {
  const [rival] = alternatives
  return (
    <div className="price-bar">
      <p>
        <b>{price.text}</b>
        <small>
          {rival ? <Link to={`/products/${rival.id}`}>{rivalWords(rival)}</Link> : (suits ?? price.seen)}
        </small>
      </p>
      <a href="#noi-ban" className={buttonClass('primary', 'md')}>
        Xem nơi bán
      </a>
    </div>
  )
}
