import { BadgeCheck, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { Link } from 'react-router'
import type { ProductPageData } from '#app/domain/catalogue/product-page.server.ts'
import type { ProductDetail } from '#app/domain/catalogue/queries/get-product.server.ts'
import { AspectList } from '#app/pages/products/aspect-list.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Rating, Stars } from '#app/ui/rating.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { formatDate } from '#app/vietnamese/dates.ts'

type ReviewListProps = { page: Pick<ProductPageData, 'product' | 'rating' | 'aspects'> }

/** The average, how many gave each star, what is said of each aspect, the newest reviews, and the way to write one. */
export function ReviewList({ page: { product, rating, aspects } }: ReviewListProps) {
  const { id, reviews, starCounts, sampleStars } = product
  const write = (
    <Link to={`/products/${id}/danh-gia`} className={buttonClass('secondary', 'md', 'justify-self-start')}>
      Viết đánh giá
    </Link>
  )
  if (!rating) {
    return (
      <div className="grid gap-4">
        <p className="text-muted">Chưa có đánh giá nào cho sản phẩm này</p>
        {write}
      </div>
    )
  }
  return (
    <div className="grid gap-8 lg:grid-cols-[18rem_1fr]">
      <div className="grid content-start gap-4">
        <Rating rating={rating} />
        {rating.ofSamples && (
          <p className="text-sm text-muted">
            Chưa có đánh giá thật. Dữ liệu mẫu: {rating.count} đánh giá ở đây viết để minh họa.
          </p>
        )}
        <StarBars counts={rating.ofSamples ? sampleStars : starCounts} total={rating.count} />
        {write}
      </div>
      <div className="grid content-start gap-8">
        <AspectList aspects={aspects} />
        <ul className="grid max-w-text gap-5">
          {reviews.map((review) => (
            <Review
              key={review.id}
              review={review}
              productId={id}
              isMarked={review.isDemo && !rating.ofSamples}
            />
          ))}
        </ul>
        {rating.count > reviews.length && (
          <p className="text-sm text-muted">Đang hiện {reviews.length} đánh giá mới nhất.</p>
        )}
      </div>
    </div>
  )
}

type ReviewProps = {
  review: ProductDetail['reviews'][number]
  productId: number
  /** It is a sample among others that are none; where all are, one note says so. */
  isMarked: boolean
}

function Review({ review, productId, isMarked }: ReviewProps) {
  return (
    <li className="border-b border-line pb-3 last:border-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{review.name}</span>
        <Stars value={review.rating} />
        <span className="sr-only">{review.rating} trên 5 sao</span>
        <time dateTime={review.createdAt.toISOString()} className="text-sm text-muted">
          {formatDate(review.createdAt)}
        </time>
        {review.monthsUsed !== null && (
          <span className="text-sm text-muted">
            {review.monthsUsed === 0 ? 'Dùng chưa đến một tháng' : `Đã dùng ${review.monthsUsed} tháng`}
          </span>
        )}
        {isMarked && <Badge>Dữ liệu mẫu</Badge>}
        {review.isVerifiedPurchase && (
          <Badge tone="saving">
            <BadgeCheck aria-hidden="true" />
            Đã mua hàng
          </Badge>
        )}
      </p>
      <p className="mt-2 whitespace-pre-line">{review.text}</p>
      <HelpfulButton productId={productId} review={review} />
    </li>
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

type HelpfulButtonProps = { productId: number; review: { id: number; name: string; helpfulVotes: number } }

/** Tells that a review helped: once a visitor, counted by the server. A plain form without JavaScript. */
function HelpfulButton({ productId, review }: HelpfulButtonProps) {
  const [votes, setVotes] = useState(review.helpfulVotes)
  const [voted, setVoted] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { action } = event.currentTarget
    const body = new FormData(event.currentTarget)
    try {
      const response = await fetch(action, { method: 'POST', body, headers: { Accept: 'application/json' } })
      const counted = (await response.json()) as { votes: number; isNew: boolean }
      if (!response.ok) throw new Error(String(response.status))
      setVotes(counted.votes)
      setVoted(true)
      if (!counted.isNew) showToast({ title: 'Bạn đã bình chọn đánh giá này rồi' })
    } catch {
      showToast({ title: 'Chưa ghi nhận được', description: 'Vui lòng thử lại sau.', tone: 'danger' })
    }
  }
  return (
    <form
      method="post"
      action={`/products/${productId}/huu-ich`}
      onSubmit={(event) => void send(event)}
      className="mt-2"
    >
      <input type="hidden" name="review" value={review.id} />
      <button
        type="submit"
        aria-disabled={voted || undefined}
        onClick={(event) => voted && event.preventDefault()}
        className={buttonClass('ghost', 'md', '-ms-3 px-3 text-sm')}
      >
        <ThumbsUp aria-hidden="true" className={voted ? 'size-4 text-action' : 'size-4'} />
        {voted ? 'Cảm ơn bạn' : 'Hữu ích'}
        {votes > 0 && <span className="text-muted tabular-nums">({votes})</span>}
        <span className="sr-only">: đánh giá của {review.name}</span>
      </button>
    </form>
  )
}
