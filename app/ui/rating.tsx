import { clsx } from 'clsx'
import { say } from '#app/vietnamese/say.ts'
import { Badge } from './badge.tsx'

/** An average of approved reviews: 1 to 5 stars, and how many reviews stand behind it; `ofSamples` where nobody wrote them. */
export type RatingView = { average: number; count: number; ofSamples?: boolean }

const oneDecimal = new Intl.NumberFormat('vi-VN', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('vi-VN')

/** Five stars, the average and the count; 'Chưa có đánh giá' where there is none (or a count of 0). */
export function Rating({ rating, className }: { rating: RatingView | null; className?: string }) {
  if (!rating || rating.count === 0) {
    return (
      <span className={clsx('rating-none', className)}>
        {say('Chưa có đánh giá', { en: 'No reviews yet' })}
      </span>
    )
  }
  const average = oneDecimal.format(rating.average)
  const count = whole.format(rating.count)
  return (
    <span className={clsx('rating', className)}>
      <Stars value={rating.average} />
      <b aria-hidden="true">{average}</b>
      <i aria-hidden="true">{`(${count})`}</i>
      <span className="sr-only">
        {say(`${average} trên 5 sao, ${count} đánh giá`, {
          en: `${average} of 5 stars, ${count} reviews`,
        })}
      </span>
      {rating.ofSamples && <Badge>{say('mẫu', { en: 'sample' })}</Badge>}
    </span>
  )
}

/** The row of stars alone, filled in proportion to `value` (0 to 5), without inline styles. */
export function Stars({ value, className }: { value: number; className?: string }) {
  const filled = (Math.max(0, Math.min(5, value)) / 5) * 120
  return (
    <svg viewBox="0 0 120 24" aria-hidden="true" className={clsx('stars', className)}>
      <rect width="120" height="24" />
      <rect width={filled} height="24" />
    </svg>
  )
}
