import { ExternalLink } from 'lucide-react'
import { useFetcher } from 'react-router'
import { Link } from 'react-router'
import type { ReviewState } from '#app/domain/catalogue/moderation/moderation-schema.ts'
import type { ModeratedReview } from '#app/domain/catalogue/queries/moderate-reviews.server.ts'
import { errorOf } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { useOutcomeToast } from '#app/panel/parts/use-outcome-toast.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Stars } from '#app/ui/rating.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { say } from '#app/vietnamese/say.ts'
import { RejectionFields } from './rejection-fields.tsx'

/** The form that decides on the reviews that are ticked. */
export const BULK_FORM = 'bulk'

/** A review with what can be done about it. Its card takes the focus when it is gone to by keyboard. */
export function ReviewCard({ review, state }: { review: ModeratedReview; state: ReviewState }) {
  const { id, productId, productTitle, name, rating, text, monthsUsed, isDemo, createdAt } = review
  return (
    <article
      id={`review-${id}`}
      tabIndex={-1}
      data-review={id}
      aria-label={say(`Đánh giá của ${name} về ${productTitle}`, {
        en: `Review by ${name} of ${productTitle}`,
      })}
      className="grid gap-3 rounded-card border border-line bg-surface p-4 focus:border-action focus:outline-2 focus:outline-action md:p-5"
    >
      <header className="flex items-start gap-3">
        <label className="-m-2 inline-grid size-11 shrink-0 place-items-center">
          <span className="sr-only">
            {say('Chọn đánh giá của ', { en: 'Select the review by ' })}
            {name}
          </span>
          <input type="checkbox" name="ids" value={id} form={BULK_FORM} className="size-5" />
        </label>
        <div className="min-w-0 grow">
          <h2 className="font-bold">
            <Link to={`/products/${productId}`} className="hover:text-action hover:underline">
              {productTitle}
              <ExternalLink aria-hidden="true" className="ms-1.5 inline size-4 text-muted" />
            </Link>
          </h2>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
            <Stars value={rating} />
            <span className="sr-only">
              {rating}
              {say(' trên 5 sao', { en: ' of 5 stars' })}
            </span>
            <span>{name}</span>
            {monthsUsed !== null && (
              <span>
                {say('· dùng ', { en: '· used for ' })}
                {monthsUsed}
                {say(' tháng', { en: ' months' })}
              </span>
            )}
            <span className="tabular-nums">· {formatDateTime(createdAt)}</span>
            {isDemo && <Badge>{say('Mẫu', { en: 'Sample' })}</Badge>}
          </p>
        </div>
      </header>
      <p className="max-w-text whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
      {review.rejectionReason !== null && (
        <p className="rounded-control bg-danger-soft px-3 py-2 text-sm">
          <strong>{say('Lý do từ chối:', { en: 'Reason for rejecting:' })}</strong> {review.rejectionReason}
          {review.moderatedAt && (
            <span className="text-muted tabular-nums"> · {formatDateTime(review.moderatedAt)}</span>
          )}
        </p>
      )}
      <ReviewActions id={id} name={name} state={state} />
    </article>
  )
}

function ReviewActions({ id, name, state }: { id: number; name: string; state: ReviewState }) {
  const fetcher = useFetcher<Outcome>({ key: `review-${id}` })
  useOutcomeToast(fetcher.data)
  const isBusy = fetcher.state !== 'idle'
  return (
    <div className="flex flex-wrap items-start gap-2">
      {state !== 'approved' && (
        <fetcher.Form method="post" data-approve>
          <input type="hidden" name="intent" value="approve" />
          <input type="hidden" name="ids" value={id} />
          <Button
            type="submit"
            size="sm"
            loading={isBusy}
            aria-label={say(`Duyệt đánh giá của ${name}`, { en: `Approve the review by ${name}` })}
          >
            {say('Duyệt', { en: 'Approve' })}
          </Button>
        </fetcher.Form>
      )}
      {state !== 'waiting' && (
        <fetcher.Form method="post">
          <input type="hidden" name="intent" value="reopen" />
          <input type="hidden" name="ids" value={id} />
          <Button type="submit" size="sm" variant="secondary" loading={isBusy}>
            {say('Đưa về chờ duyệt', { en: 'Back to moderation' })}
          </Button>
        </fetcher.Form>
      )}
      {state !== 'rejected' && (
        <details data-reject className="min-w-0 open:w-full">
          <summary
            aria-label={say(`Từ chối đánh giá của ${name}`, { en: `Reject the review by ${name}` })}
            className={buttonClass('ghost', 'sm', 'w-fit cursor-pointer text-danger')}
          >
            {say('Từ chối…', { en: 'Reject…' })}
          </summary>
          <fetcher.Form method="post" className="mt-3 grid max-w-md gap-3">
            <input type="hidden" name="intent" value="reject" />
            <input type="hidden" name="ids" value={id} />
            <RejectionFields error={errorOf(fetcher.data, 'reason') ?? errorOf(fetcher.data, 'own')} />
            <p className="text-sm text-muted">
              {say('Đánh giá chê thật thì vẫn được đăng.', {
                en: 'A review that honestly finds fault is still published.',
              })}
            </p>
            <Button type="submit" size="sm" variant="danger" className="justify-self-start" loading={isBusy}>
              {say('Từ chối đánh giá này', { en: 'Reject this review' })}
            </Button>
          </fetcher.Form>
        </details>
      )}
    </div>
  )
}
