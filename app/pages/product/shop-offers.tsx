import { ExternalLink } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import type { ProductPageData } from '#app/domain/catalogue/product-page.server.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { saysOld } from '#app/vietnamese/ages.ts'
import { formatMonth } from '#app/vietnamese/dates.ts'
import { formatVnd } from '#app/vietnamese/money.ts'

type Sighting = ProductPageData['sightings'][number]

/** Prices seen so many days apart and less are of one time: one shop's beside another's. */
const OF_ONE_TIME = 60

/** Earlier prices up to so many are shown at once. */
const FEW = 2

const daysBetween = (one: string, other: string): number => (Date.parse(one) - Date.parse(other)) / 86_400_000

/**
 * Where the product was seen on sale: the newest price with those of other shops at that time, then the earlier ones, folded where they
 * are many.
 * @param offers the newest first
 * @param children the way to one of them
 */
export function ShopOffers({ offers, children }: { offers: readonly Sighting[]; children?: ReactNode }) {
  const [newest] = offers
  const isEarlier = ({ observedOn }: Sighting) =>
    newest !== undefined && daysBetween(newest.observedOn, observedOn) > OF_ONE_TIME
  const ofOneTime = offers.filter((offer) => !isEarlier(offer))
  const earlier = offers.filter(isEarlier)
  const areFew = earlier.length <= FEW
  return (
    <section id="noi-ban" aria-labelledby="offers" tabIndex={-1} className="grid scroll-mt-24 gap-2">
      <h2 id="offers" className="text-lg font-bold">
        Nơi bán tham khảo
      </h2>
      {newest ? (
        <Sightings offers={areFew ? offers : ofOneTime} />
      ) : (
        <p className="text-muted">Chưa ghi nhận cửa hàng nào đang bán sản phẩm này.</p>
      )}
      {children}
      {!areFew && (
        <details className="opens text-sm">
          <summary>Giá cũ hơn ({earlier.length})</summary>
          <Sightings offers={earlier} />
        </details>
      )}
    </section>
  )
}

/** The shop seen last that can be reached: its page of the product, else its first one; null without any. */
function wayTo(offers: readonly Sighting[]): { shop: string; url: string } | null {
  for (const offer of offers) {
    const url = addressOf(offer)
    if (url) return { shop: offer.shop, url }
  }
  return null
}

/** The way to a shop, which is what to do on the page. @param quiet unless something else is to be done first */
export function ShopWay({ offers, quiet }: { offers: readonly Sighting[]; quiet: boolean }) {
  const way = wayTo(offers)
  return (
    way && (
      <ShopLink {...way} className={buttonClass(quiet ? 'secondary' : 'primary', 'md')}>
        Xem ở {way.shop}
      </ShopLink>
    )
  )
}

/** The same from the head of the page, where the shops stand below it: to all of them. */
export const ShopsWay = ({ offers, quiet }: { offers: readonly Sighting[]; quiet: boolean }) =>
  offers.length > 0 && (
    <a href="#noi-ban" className={buttonClass(quiet ? 'secondary' : 'primary', 'md')}>
      {offers.length > 1 ? `Xem giá ${offers.length} nơi bán` : 'Xem nơi bán'}
    </a>
  )

/** Each shop with its price, when it was seen, and the way there. */
export function Sightings({ offers }: { offers: readonly Sighting[] }) {
  return (
    <ul className="shop-offers">
      {offers.map((offer) => {
        const url = addressOf(offer)
        return (
          <li key={`${offer.shop} ${offer.observedOn}`}>
            {url ? (
              <ShopLink
                shop={offer.shop}
                url={url}
                className="inline-flex min-h-6 items-center gap-1 font-semibold text-action hover:underline"
              >
                {offer.shop}
              </ShopLink>
            ) : (
              <span className="font-semibold">{offer.shop}</span>
            )}
            <b>{formatVnd(offer.price)}</b>
            <When {...offer} />
          </li>
        )
      })}
    </ul>
  )
}

/** A shop's page of the product, else its first one where it is called by its domain ('fptshop.com.vn'); null without either. */
const addressOf = ({ shop, url }: Pick<Sighting, 'shop' | 'url'>): string | null =>
  url ?? (/^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(shop) ? `https://${shop}` : null)

/** 'Ghi nhận tháng 10/2024, hơn 2 năm trước'; an age that is too old to choose by stands out, as everywhere. */
const When = ({ observedOn, age, inStock }: Sighting) => (
  <small>
    Ghi nhận {formatMonth(observedOn)}
    {age && (
      <>
        , <span className={saysOld(age) ? 'text-cut' : undefined}>{age}</span>
      </>
    )}
    {inStock === false && ', lúc đó hết hàng'}
  </small>
)

type ShopLinkProps = { shop: string; url: string; className: string; children: ReactNode }

function ShopLink({ shop, url, className, children }: ShopLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    openShop(url, shop)
  }
  return (
    <a href={url} target="_blank" rel="noopener nofollow" onClick={open} className={className}>
      {children}
      <ExternalLink aria-hidden="true" className="size-4" />
      <span className="sr-only">(mở trong thẻ mới)</span>
    </a>
  )
}

/** Opens a shop's page in a new tab that cannot reach back to this one, and says how that went. */
function openShop(url: string, shop: string): void {
  try {
    const tab = window.open('', '_blank')
    if (!tab) {
      showToast({
        title: 'Popup bị chặn',
        description: 'Hãy cho phép trang này mở cửa sổ mới trong cài đặt trình duyệt rồi bấm lại.',
        tone: 'danger',
      })
      return
    }
    tab.opener = null
    tab.location.href = url
    showToast({ title: 'Đã mở trang web', description: `${shop} mở ở thẻ mới.`, tone: 'success' })
  } catch {
    showToast({
      title: 'Lỗi mở liên kết',
      description: 'Không thể mở liên kết. Vui lòng thử lại sau.',
      tone: 'danger',
    })
  }
}
