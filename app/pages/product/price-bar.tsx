import { Link } from 'react-router'
import type { ProductPageData } from '#app/domain/catalogue/product-page.server.ts'
import { buttonClass } from '#app/ui/button.tsx'

/** What it costs and the two next steps, at the foot of a phone's window while the page is read. */
export function PriceBar({ page: { product, price } }: { page: ProductPageData }) {
  return (
    <div className="price-bar">
      <p>
        <b>{price.text}</b>
        {price.seen && <small>{price.seen}</small>}
      </p>
      <Link to={`/chat?san-pham=${product.id}`} className={buttonClass('secondary', 'md')}>
        Hỏi<span className="sr-only"> cố vấn về máy này</span>
      </Link>
      <a href="#noi-ban" className={buttonClass('primary', 'md')}>
        Xem nơi bán
      </a>
    </div>
  )
}
