import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** A price as it is shown: texts are already formatted ('11.690.000 ₫', or 'Liên hệ'). */
export type PriceView = {
  text: string
  /** Which price it is: 'Giá thấp nhất', 'Giá hãng', ... */
  label?: string | null | undefined
  /** Where and when it was seen: 'dienmayxanh.com, 11/2025'. */
  seen?: string | null | undefined
  /** The price it was cut from, struck. */
  oldText?: string | null | undefined
  /** The cut in whole percent, 1 to 99. */
  percent?: number | null | undefined
}

/** The loudest thing of a card: label, price, the cut where there is one, and where it was seen. */
export function Price({ price, size = 'md', className }: PriceProps) {
  const { text, label, seen, oldText, percent } = price
  return (
    <div className={clsx('price', className)}>
      {label && <span className="price-label">{label}</span>}
      <span className={`price-text price-${size}`}>{text}</span>
      {oldText && (
        <span className="price-old">
          <s>
            <span className="sr-only">Giá cũ: </span>
            {oldText}
          </s>
          {percent ? (
            <span className="price-cut">
              <span className="sr-only">Giảm </span>
              <span aria-hidden="true">−</span>
              {`${percent}%`}
            </span>
          ) : null}
        </span>
      )}
      {seen && <span className="price-seen">{seen}</span>}
    </div>
  )
}

/** What a price is called where it is nothing special: the lowest seen. */
export const USUAL_LABEL = 'Giá thấp nhất'

/** A price among others of its like: only one that is not the lowest seen says which it is. */
export const UsualPrice = ({ price }: { price: DrawnPrice }) => (
  <Price price={{ ...price, label: price.label === USUAL_LABEL ? null : price.label }} />
)

/** A price whose place and month are drawn apart from its age. */
type DrawnPrice = Omit<PriceView, 'seen'> & { seen?: ReactNode }

type PriceProps = { price: DrawnPrice; size?: 'sm' | 'md' | 'lg'; className?: string }
