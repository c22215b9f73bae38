import { Fragment } from 'react'
import type { ProductPageData } from '#app/domain/catalogue/product-page.server.ts'
import { useSite } from '#app/edge/use-site.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Seen } from '#app/ui/seen.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { ShopOffers, ShopWay, Sightings } from './shop-offers.tsx'

/** Where its price was seen, and the ways on to the shops. */
export function ProductBuying({ page }: { page: ProductPageData }) {
  const { hotline } = useSite().contact
  const { sightings, older, lowest } = page
  return (
    <div className="product-buying card grid min-w-0 content-start gap-1 p-4 pb-2">
      <ShopOffers offers={sightings}>
        <ShopWay offers={sightings} quiet={page.isSilent} />
      </ShopOffers>
      {lowest && (
        <p className="text-sm tabular-nums">
          Giá thấp nhất từng ghi nhận: <b>{lowest.text}</b> <Seen text={lowest.seen} />
        </p>
      )}
      {older.length > 0 && (
        <details className="opens text-sm">
          <summary>Giá ghi trước đó ({older.length})</summary>
          <Sightings offers={older} />
        </details>
      )}
      <BuyingButtons offers={page.product.offers} hotline={hotline} />
    </div>
  )
}

type BuyingButtonsProps = { offers: readonly { shop: string }[]; hotline: string | null }

/** The site sells nothing: buying leads to the shops and says so. The call is there only where somebody answers it. */
function BuyingButtons({ offers, hotline }: BuyingButtonsProps) {
  const confirm = () => {
    const shops = offers.slice(0, 3).map(({ shop }) => shop)
    showToast({
      title: 'Chọn Máy không bán hàng',
      description:
        shops.length > 0
          ? `Bạn mua trực tiếp ở cửa hàng: ${shops.join(', ')}. Xem giá và đường đến ở mục Nơi bán tham khảo.`
          : 'Hiện chưa ghi nhận cửa hàng nào bán sản phẩm này.',
    })
  }
  return (
    <>
      <details className="opens text-sm">
        <summary>Lưu ý khi mua</summary>
        Chọn Máy không bán hàng:{' '}
        {['Mua ngay', 'Thêm vào giỏ'].map((label, at) => (
          <Fragment key={label}>
            {at > 0 && ' hay '}
            <a href="#noi-ban" onClick={confirm} className="font-semibold text-action hover:underline">
              {label}
            </a>
          </Fragment>
        ))}{' '}
        đều ở trang của cửa hàng.
        <p className="pt-1">Giá gồm VAT, chỉ để tham khảo.</p>
      </details>
      {hotline && (
        <a href={`tel:${hotline.replace(/[^\d+]/g, '')}`} className={buttonClass('secondary', 'md')}>
          Gọi {hotline}
        </a>
      )}
    </>
  )
}
