import type { ProductPageData } from '#app/domain/catalogue/product-page.server.ts'
import { buttonClass } from '#app/ui/button.tsx'

/** What it costs and the next step, at the foot of a phone's window while the page is read. */
export function PriceBar({ page: { price } }: { page: ProductPageData }) {
  return (
    <div className="price-bar">
      <p>
        <b>{price.text}</b>
        {price.seen && <small>{price.seen}</small>}
      </p>
      <a href="#noi-ban" className={buttonClass('primary', 'md')}>
        Xem nơi bán
      </a>
    </div>
  )
}
