import { ExternalLink } from 'lucide-react'
import { formatMonth } from '#app/vietnamese/dates.ts'
import { formatVnd } from '#app/vietnamese/money.ts'
import type { Offer } from '../queries/get-product.server.ts'

/** Where the product was seen on sale, with the price and the month it was seen. */
export function ShopOffers({ offers }: { offers: readonly Offer[] }) {
  if (offers.length === 0) return null
  return (
    <section aria-labelledby="offers" className="rounded-card border border-line bg-surface p-5">
      <h2 id="offers" className="text-lg font-bold">
        Nơi bán tham khảo
      </h2>
      <ul className="mt-3 grid divide-y divide-line">
        {offers.map((offer) => (
          <li
            key={offer.shop}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 last:pb-0"
          >
            <div>
              <p className="font-semibold">{offer.shop}</p>
              <p className="text-sm text-muted">Giá thấy {formatMonth(offer.observedOn)}</p>
            </div>
            <div className="flex items-center gap-3">
              <span className="font-bold tabular-nums">{formatVnd(offer.price)}</span>
              {offer.url && (
                <a
                  href={offer.url}
                  target="_blank"
                  rel="noopener nofollow"
                  className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-action hover:underline"
                >
                  Đến nơi bán
                  <ExternalLink aria-hidden="true" className="size-4" />
                  <span className="sr-only">{offer.shop} (mở trong thẻ mới)</span>
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
