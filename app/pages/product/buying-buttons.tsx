import { buttonClass } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import type { Offer } from '#app/domain/catalogue/queries/get-product.server.ts'

type BuyingButtonsProps = { offers: readonly Offer[]; hotline: string | null }

/** The site sells nothing: buying leads to the shops and says so. The call is there only where somebody answers it. */
export function BuyingButtons({ offers, hotline }: BuyingButtonsProps) {
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
      {['Mua ngay', 'Thêm vào giỏ'].map((label) => (
        <a key={label} href="#noi-ban" onClick={confirm} className={buttonClass('secondary', 'lg')}>
          {label}
        </a>
      ))}
      {hotline && (
        <a href={`tel:${hotline.replace(/[^\d+]/g, '')}`} className={buttonClass('secondary', 'lg')}>
          Gọi {hotline}
        </a>
      )}
    </>
  )
}
