import { ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { buttonClass } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast-store.ts'

type HelpfulButtonProps = { productId: number; review: { id: number; name: string; helpfulVotes: number } }

/** Tells that a review helped: once a visitor, counted by the server. A plain form without JavaScript. */
export function HelpfulButton({ productId, review }: HelpfulButtonProps) {
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
        className={buttonClass('ghost', 'md', '-ms-3 !px-3 text-sm')}
      >
        <ThumbsUp aria-hidden="true" className={voted ? 'size-4 text-action' : 'size-4'} />
        {voted ? 'Cảm ơn bạn' : 'Hữu ích'}
        {votes > 0 && <span className="text-muted tabular-nums">({votes})</span>}
        <span className="sr-only">: đánh giá của {review.name}</span>
      </button>
    </form>
  )
}
