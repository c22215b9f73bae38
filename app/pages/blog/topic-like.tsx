import { useState } from 'react'

/** A heart for oneself: it is neither sent nor kept, so the number of real likes beside it does not change. */
export function TopicLike({ title }: { title: string }) {
  const [liked, setLiked] = useState(false)
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={`Thích chủ đề ${title}`}
      title="Thích chủ đề"
      className="pick pick-save"
      onClick={() => setLiked(!liked)}
    />
  )
}
