import { STATUS_LABELS } from '#app/domain/blog/editing/list-state.ts'
import type { ArticleStatus } from '#app/domain/blog/editing/list-state.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { BadgeTone } from '#app/ui/badge.tsx'

const TONES: Readonly<Record<ArticleStatus, BadgeTone>> = {
  draft: 'neutral',
  scheduled: 'action',
  published: 'saving',
}

/** Who sees an article, in a word. */
export function StatusBadge({ status }: { status: ArticleStatus }) {
  return <Badge tone={TONES[status]}>{STATUS_LABELS[status]}</Badge>
}
