/** What of a publication time there is to go by; dates are ISO 8601. */
type Times = {
  status: 'draft' | 'published'
  /** The time the editor set; undefined where nothing was said of it, null where it was emptied. */
  wanted: string | null | undefined
  /** The time it had before. */
  before: string | null
  now: string
}

/**
 * When an article counts as published (ruling 9): set at the first publication and kept on later saves, unless the editor
 * sets another time; a draft keeps what it had. One that waits for its time is published now when the time is emptied.
 */
export function publishedAt({ status, wanted, before, now }: Times): string | null {
  if (wanted) return wanted
  if (status === 'draft') return wanted === null ? null : before
  const isScheduled = before !== null && Date.parse(before) > Date.parse(now)
  return wanted === null && isScheduled ? now : (before ?? now)
}
