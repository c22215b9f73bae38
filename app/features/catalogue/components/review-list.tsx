import { BadgeCheck } from 'lucide-react'
import { Badge } from '#app/ui/badge.tsx'
import { Rating, Stars } from '#app/ui/rating.tsx'
import { formatDate } from '#app/vietnamese/dates.ts'
import type { ProductDetail } from '../queries/get-product.server.ts'

type ReviewListProps = Pick<ProductDetail, 'reviews' | 'starCounts' | 'reviewCount' | 'ratingAverage'>

/** The average, how many gave each star, and the newest reviews. */
export function ReviewList({ reviews, starCounts, reviewCount, ratingAverage }: ReviewListProps) {
  if (ratingAverage === null) return <p className="text-muted">Chưa có đánh giá nào cho sản phẩm này</p>
  return (
    <div className="grid gap-8 lg:grid-cols-[18rem_1fr]">
      <div className="grid content-start gap-4">
        <Rating rating={{ average: ratingAverage, count: reviewCount }} />
        <StarBars counts={starCounts} total={reviewCount} />
      </div>
      <ul className="grid max-w-text gap-6">
        {reviews.map((review) => (
          <li key={review.id} className="border-b border-line pb-6 last:border-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold">{review.name}</span>
              <Stars value={review.rating} />
              <span className="sr-only">{review.rating} trên 5 sao</span>
              <time dateTime={review.createdAt.toISOString()} className="text-sm text-muted">
                {formatDate(review.createdAt)}
              </time>
              {review.isDemo && <Badge>Dữ liệu mẫu</Badge>}
              {review.isVerifiedPurchase && (
                <Badge tone="saving">
                  <BadgeCheck aria-hidden="true" />
                  Đã mua hàng
                </Badge>
              )}
            </p>
            <p className="mt-2">{review.text}</p>
            {review.helpfulVotes > 0 && (
              <p className="mt-2 text-sm text-muted">{review.helpfulVotes} người thấy hữu ích</p>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function StarBars({ counts, total }: { counts: readonly number[]; total: number }) {
  return (
    <dl className="grid gap-1.5 text-sm">
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = counts[stars - 1] ?? 0
        return (
          <div key={stars} className="flex items-center gap-3">
            <dt className="w-11 shrink-0">{stars} sao</dt>
            <dd className="flex grow items-center gap-3">
              <progress value={count} max={total} aria-hidden="true" className="rating-bar grow" />
              <span className="w-8 text-end tabular-nums">{count}</span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
