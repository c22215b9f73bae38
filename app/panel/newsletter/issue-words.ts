import type { IssueState } from '#app/domain/newsletter/issue.ts'
import type { BadgeTone } from '#app/ui/badge.tsx'

/** How the states of an issue are called. */
export const STATE_WORDS: Record<IssueState, { word: string; tone: BadgeTone }> = {
  draft: { word: 'Bản nháp', tone: 'neutral' },
  scheduled: { word: 'Đã hẹn giờ', tone: 'action' },
  sending: { word: 'Đang gửi', tone: 'action' },
  paused: { word: 'Đang tạm dừng', tone: 'danger' },
  sent: { word: 'Đã gửi', tone: 'saving' },
}
