import type { IssueState } from '#app/domain/newsletter/issue.ts'
import type { BadgeTone } from '#app/ui/badge.tsx'
import { say } from '#app/vietnamese/say.ts'

/** How the states of an issue are called. */
export const STATE_WORDS: Record<IssueState, { word: string; tone: BadgeTone }> = {
  draft: {
    get word() {
      return say('Bản nháp', { en: 'Draft' })
    },
    tone: 'neutral',
  },
  scheduled: {
    get word() {
      return say('Đã hẹn giờ', { en: 'Scheduled' })
    },
    tone: 'action',
  },
  sending: {
    get word() {
      return say('Đang gửi', { en: 'Sending' })
    },
    tone: 'action',
  },
  paused: {
    get word() {
      return say('Đang tạm dừng', { en: 'Paused' })
    },
    tone: 'danger',
  },
  sent: {
    get word() {
      return say('Đã gửi', { en: 'Sent' })
    },
    tone: 'saving',
  },
}
