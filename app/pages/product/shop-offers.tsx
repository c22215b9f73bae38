import { ExternalLink } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { Offer } from '#app/domain/catalogue/queries/get-product.server.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { formatMonth } from '#app/vietnamese/dates.ts'
import { formatVnd } from '#app/vietnamese/money.ts'

type DatedOffer = Offer & { age: string | null }

/** Where the product was seen on sale: the newest price, which the page begins with, then the earlier ones. @param offers the newest first */
export function ShopOffers({ offers }: { offers: readonly DatedOffer[] }) {
  const [newest, ...earlier] = offers
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
            <Sighting offer={newest} />
          </li>
        </ul>
      )}
      {earlier.length > 0 && (
        <>
          <h3 className="mt-3 border-t border-line pt-3 text-sm font-semibold">Giá từng thấy trước đó</h3>
          <ul className="grid">
            {earlier.map((offer) => (
              <li key={offer.shop}>
                <Sighting offer={offer} isEarlier />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** A price with where and when it was seen, and the way to that shop: to the product there, else to its first page. */
function Sighting({ offer, isEarlier = false }: { offer: DatedOffer; isEarlier?: boolean }) {
  const address = offer.url ?? (isEarlier ? null : shopAddress(offer.shop))
  return (
    <div className="mt-2">
      <p className={isEarlier ? 'text-sm font-semibold tabular-nums' : 'text-lg font-bold tabular-nums'}>
        {formatVnd(offer.price)}
      </p>
      <p className={isEarlier ? 'text-xs text-muted' : 'text-sm text-muted'}>{saySighting(offer)}</p>
      {address && <ShopLink shop={offer.shop} url={address} />}
    </div>
  )
}

/** A shop is called by its domain where it has one: 'fptshop.com.vn'. */
const shopAddress = (shop: string): string | null =>
  /^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(shop) ? `https://${shop}` : null

/** 'Giá thấy ở fptshop.com.vn, tháng 10/2024, hơn 2 năm trước' */
const saySighting = ({ shop, observedOn, age, inStock }: DatedOffer): string =>
  [
    `Giá thấy ở ${shop}`,
    formatMonth(observedOn),
    ...(age === null ? [] : [age]),
    ...(inStock === false ? ['lúc đó hết hàng'] : []),
  ].join(', ')

function ShopLink({ shop, url }: { shop: string; url: string }) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    openShop(url, shop)
  }
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener nofollow"
      onClick={open}
      className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-action hover:underline"
    >
      Mở trang {shop}
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
