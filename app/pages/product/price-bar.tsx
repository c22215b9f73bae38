import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { ProductPageData } from '#app/domain/catalogue/product-page.server.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { rivalWords } from './rival-words.ts'

/** What it costs, what decides about it and the next step, at the foot of a phone's window once the price has left it. */
export function PriceBar({ page: { price, suits, alternatives, isSilent } }: { page: ProductPageData }) {
  const [rival] = isSilent ? [] : alternatives
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(() => {
    const head = document.querySelector('.product-head .price')
    const watch = new IntersectionObserver(([seen]) => setIsNeeded(seen?.isIntersecting === false))
    if (head) watch.observe(head)
    return () => watch.disconnect()
  }, [])
  return (
    <div className="price-bar" data-needed={isNeeded || undefined}>
      <p>
        <b>{price.text}</b>
        <small>
          {rival ? <Link to={`/products/${rival.id}`}>{rivalWords(rival)}</Link> : (suits ?? price.seen)}
        </small>
      </p>
      <a href="#noi-ban" className={buttonClass(isSilent ? 'secondary' : 'primary', 'md')}>
        Xem nơi bán
      </a>
    </div>
  )
}
