import { clsx } from 'clsx'

/** A price as it is shown: texts are already formatted ('11.690.000 ₫', or 'Liên hệ'). */
export type PriceView = {
  text: string
  /** Which price it is: 'Giá thấp nhất', 'Giá hãng', ... */
  label?: string | null | undefined
  /** The price it was cut from, struck. */
  oldText?: string | null | undefined
  /** The cut in whole percent, 1 to 99. */
  percent?: number | null | undefined
}

const sizes = {
  sm: 'text-lg',
  md: 'text-xl @max-[14rem]:text-lg @max-[9rem]:text-base',
  lg: 'text-3xl',
}

/** The loudest thing of a card: label, price, and the cut where there is one. */
export function Price({ price, size = 'md', className }: PriceProps) {
  const { text, label, oldText, percent } = price
  return (
    <div className={clsx('grid', className)}>
      {label && <span className="text-xs text-muted">{label}</span>}
      <span className={clsx('font-bold tracking-tight whitespace-nowrap tabular-nums', sizes[size])}>
        {text}
      </span>
      {oldText && (
        <span className="flex flex-wrap items-center gap-x-2 text-sm">
          <s className="text-muted tabular-nums">
            <span className="sr-only">Giá cũ: </span>
            {oldText}
          </s>
          {percent ? (
            <span className="rounded bg-cut-soft px-1.5 text-xs font-semibold text-cut">
              <span className="sr-only">Giảm </span>
              <span aria-hidden="true">−</span>
              {percent}%
            </span>
          ) : null}
        </span>
      )}
    </div>
  )
}

type PriceProps = { price: PriceView; size?: keyof typeof sizes; className?: string }
