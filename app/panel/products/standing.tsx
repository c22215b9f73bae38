import { clsx } from 'clsx'
import { Eye, EyeOff } from 'lucide-react'
import { Fragment } from 'react'
import { PRODUCT_PARTS } from '#app/domain/catalogue/editing/editing.ts'
import type { ProductPart } from '#app/domain/catalogue/editing/editing.ts'
import { NO_PRICE } from '#app/domain/catalogue/price.ts'
import { say } from '#app/vietnamese/say.ts'
import { OFFERS } from './offer-form.ts'

/** How a product stands before visitors. */
export type ProductStanding = {
  picture: string
  price: string | null
  /** Where and when the price was seen, and how old it is; null without one. */
  seen: string | null
  /** Whether the price is too old to choose by. */
  isOld: boolean
  /** The parts that are empty although visitors look for them. */
  lacks: readonly ProductPart[]
}

/** What visitors get of a product today and what they miss, each a press from where it is mended. */
export function Standing({ standing, isShown }: { standing: ProductStanding; isShown: boolean }) {
  const { picture, price, seen, isOld, lacks } = standing
  const Sight = isShown ? Eye : EyeOff
  return (
    <div className="product-standing">
      <img src={picture} alt="" width={56} height={42} />
      <p className="leading-tight">
        <a
          href={`#${OFFERS}`}
          className="font-bold tabular-nums hover:text-action hover:underline md:text-lg"
        >
          {price ?? NO_PRICE}
        </a>
        {seen && (
          <span
            className={clsx('block text-sm max-md:text-xs', isOld ? 'font-semibold text-cut' : 'text-muted')}
          >
            {seen}
          </span>
        )}
      </p>
      <p className="flex items-center gap-2 max-md:hidden">
        <Sight aria-hidden="true" className="size-4 text-muted" />
        {isShown
          ? say('Khách đang thấy', { en: 'Visitors see it' })
          : say('Khách chưa thấy', { en: 'Out of sight' })}
      </p>
      <p>
        {lacks.length === 0 ? (
          <span className="text-muted">
            {say('Đủ giá, ảnh, thông số', { en: 'Has price, picture, figures' })}
          </span>
        ) : (
          say('Còn thiếu: ', { en: 'Missing: ' })
        )}
        {lacks.map((part, at) => (
          <Fragment key={part}>
            {at > 0 && ', '}
            <a href={`#${part}`} className="font-semibold text-action hover:underline">
              {LACKS[part] ?? PRODUCT_PARTS[part]}
            </a>
          </Fragment>
        ))}
      </p>
    </div>
  )
}

const LACKS: Partial<Record<ProductPart, string>> = {
  get gia() {
    return say('giá', { en: 'price' })
  },
  get anh() {
    return say('ảnh', { en: 'pictures' })
  },
  get 'thong-so'() {
    return say('bảng thông số', { en: 'specifications' })
  },
}
