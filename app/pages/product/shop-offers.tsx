import { ExternalLink } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { Offer } from '#app/domain/catalogue/queries/get-product.server.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { formatMonth } from '#app/vietnamese/dates.ts'
import { formatVnd } from '#app/vietnamese/money.ts'

type DatedOffer = Offer & { age: string | null }

/** Where the product was seen on sale, with the price and the month it was seen. */
export function ShopOffers({ offers }: { offers: readonly DatedOffer[] }) {
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
      <ul className="mt-1 grid divide-y divide-line">
        {offers.map((offer) => (
          <li
            key={offer.shop}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 last:pb-0"
          >
            <div>
              <p className="text-lg font-bold tabular-nums">{formatVnd(offer.price)}</p>
              <p className="text-sm text-muted">{saySighting(offer)}</p>
            </div>
            {offer.url && <ShopLink shop={offer.shop} url={offer.url} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

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
