import { clsx } from 'clsx'

/** A real average of approved reviews: 1 to 5 stars, and how many reviews stand behind it. */
export type RatingView = { average: number; count: number }

const oneDecimal = new Intl.NumberFormat('vi-VN', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('vi-VN')
/** Five stars, 24 units apart, as one path. */
const starRow = [0, 24, 48, 72, 96]
  .map((x) => `M${x + 12} 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9z`)
  .join('')

/** Five stars, the average and the count; 'Chưa có đánh giá' where there is none (or a count of 0). */
export function Rating({ rating, className }: { rating: RatingView | null; className?: string }) {
  if (!rating || rating.count === 0) {
    return <span className={clsx('text-sm text-muted', className)}>Chưa có đánh giá</span>
  }
  const average = oneDecimal.format(rating.average)
  return (
    <span className={clsx('inline-flex flex-wrap items-center gap-x-1.5 text-sm', className)}>
      <Stars value={rating.average} />
      <span className="font-semibold tabular-nums" aria-hidden="true">
        {average}
      </span>
      <span className="text-muted" aria-hidden="true">
        ({whole.format(rating.count)})
      </span>
      <span className="sr-only">
        {average} trên 5 sao, {whole.format(rating.count)} đánh giá
      </span>
    </span>
  )
}

/** The row of stars alone, filled in proportion to `value` (0 to 5); drawn in one SVG, without inline styles. */
export function Stars({ value, className }: { value: number; className?: string }) {
  const filled = (Math.max(0, Math.min(5, value)) / 5) * 120
  return (
    <svg viewBox="0 0 120 24" aria-hidden="true" className={clsx('h-4 w-20 shrink-0', className)}>
      <path className="fill-line" d={starRow} />
      <svg width={filled} height="24" viewBox={`0 0 ${filled} 24`} preserveAspectRatio="xMinYMin slice">
        <path className="fill-star" d={starRow} />
      </svg>
    </svg>
  )
}
