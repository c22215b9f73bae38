import { clsx } from 'clsx'
import { ExternalLink } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import type { Offer } from '#app/domain/catalogue/queries/get-product.server.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { formatMonth } from '#app/vietnamese/dates.ts'
import { formatVnd } from '#app/vietnamese/money.ts'

type DatedOffer = Offer & { age: string | null }

type ShopOffersProps = { offers: readonly DatedOffer[]; told?: string; quiet?: boolean }

/** Prices seen so many days apart and less are of one time: one shop's beside another's. */
const OF_ONE_TIME = 60

const daysBetween = (one: string, other: string): number => (Date.parse(one) - Date.parse(other)) / 86_400_000

/**
 * Where the product was seen on sale: the newest price, which the page begins with, those of other shops at that time, then the
 * earlier ones, folded. @param offers the newest first @param told the price that the page is headed with, with its shop and age
 * @param quiet the way to the shop is not what to do first
 */
export function ShopOffers({ offers, told, quiet = false }: ShopOffersProps) {
  const [newest, ...others] = offers
  const isEarlier = ({ observedOn }: DatedOffer) =>
    newest !== undefined && daysBetween(newest.observedOn, observedOn) > OF_ONE_TIME
  const earlier = others.filter(isEarlier)
  const beside = others.filter((offer) => !isEarlier(offer))
  return (
    <section
      id="noi-ban"
      aria-labelledby="offers"
      tabIndex={-1}
      className="scroll-mt-24 rounded-card border border-line bg-surface p-5"
    >
      <h2 id="offers" className="text-lg font-bold">
        Nơi bán tham khảo
      </h2>
      {offers.length === 0 && (
        <p className="mt-2 text-muted">Chưa ghi nhận cửa hàng nào đang bán sản phẩm này.</p>
      )}
      {newest && (
        <ul>
          <li>
            <Newest
              offer={newest}
              told={told === formatVnd(newest.price)}
              way={wayTo(offers)}
              quiet={quiet}
            />
          </li>
        </ul>
      )}
      {beside.length > 0 && <Sightings offers={beside} className="mt-3 border-t border-line pt-2" />}
      {earlier.length > 0 && <Earlier offers={earlier} />}
    </section>
  )
}

/** The shop seen last that can be reached: its page of the product, else its first one; null without any. */
function wayTo(offers: readonly DatedOffer[]): { shop: string; url: string } | null {
  for (const { shop, url } of offers) {
    const address = url ?? shopAddress(shop)
    if (address) return { shop, url: address }
  }
  return null
}

/** The way to a shop beside the price, where its own card stands further below. */
export function ShopWay({ offers, quiet }: Required<Pick<ShopOffersProps, 'offers' | 'quiet'>>) {
  const way = wayTo(offers)
  return (
    way && (
      <ShopLink {...way} className={buttonClass(quiet ? 'secondary' : 'primary', 'md', 'xl:hidden')}>
        Xem ở {way.shop}
      </ShopLink>
    )
  )
}

type NewestProps = { offer: DatedOffer; told: boolean; way: ReturnType<typeof wayTo>; quiet: boolean }

/** The newest price with where and when it was seen, unless that was told, and the way to a shop. */
function Newest({ offer, told, way, quiet }: NewestProps) {
  return (
    <div className="mt-2 grid gap-1">
      {!told && (
        <>
          <p className="text-lg font-bold tabular-nums">{formatVnd(offer.price)}</p>
          <p className="text-sm text-muted">{saySighting(offer)}</p>
        </>
      )}
      {way && (
        <ShopLink {...way} className={buttonClass(quiet ? 'secondary' : 'primary', 'md', 'my-1 w-full')}>
          Xem ở {way.shop}
        </ShopLink>
      )}
    </div>
  )
}

/** Prices of the past, folded: beside the newest one they would read as what it costs. */
function Earlier({ offers }: { offers: readonly DatedOffer[] }) {
  return (
    <details className="opens mt-2 border-t border-line text-sm">
      <summary>Giá cũ hơn ({offers.length})</summary>
      <Sightings offers={offers} />
    </details>
  )
}

/** Each shop with its price, when it was seen, and the way there. */
function Sightings({ offers, className }: { offers: readonly DatedOffer[]; className?: string }) {
  return (
    <ul className={clsx('grid gap-2 text-sm text-muted', className)}>
      {offers.map((offer) => (
        <li key={offer.shop}>
          {saySighting(offer)}: <span className="tabular-nums">{formatVnd(offer.price)}</span>
          {offer.url && (
            <ShopLink
              shop={offer.shop}
              url={offer.url}
              className="ms-1.5 inline-flex min-h-6 items-center gap-1 font-semibold text-action hover:underline"
            >
              Mở trang
            </ShopLink>
          )}
        </li>
      ))}
    </ul>
  )
}

/** A shop is called by its domain where it has one: 'fptshop.com.vn'. */
const shopAddress = (shop: string): string | null =>
  /^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(shop) ? `https://${shop}` : null

/** 'Giá ghi nhận ở fptshop.com.vn, tháng 10/2024, hơn 2 năm trước' */
const saySighting = ({ shop, observedOn, age, inStock }: DatedOffer): string =>
  [
    `Giá ghi nhận ở ${shop}`,
    formatMonth(observedOn),
    ...(age === null ? [] : [age]),
    ...(inStock === false ? ['lúc đó hết hàng'] : []),
  ].join(', ')

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
