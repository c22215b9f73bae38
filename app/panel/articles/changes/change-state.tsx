import type { JobState } from '#app/domain/imports/job.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { BadgeTone } from '#app/ui/badge.tsx'
import { say } from '#app/vietnamese/say.ts'

const STATES: Readonly<Record<JobState, { label: string; tone: BadgeTone }>> = {
  uploaded: {
    get label() {
      return say('Waiting', { vi: 'Đang chờ' })
    },
    tone: 'neutral',
  },
  running: {
    get label() {
      return say('At work', { vi: 'Đang chạy' })
    },
    tone: 'action',
  },
  cancelling: {
    get label() {
      return say('Stopping', { vi: 'Đang dừng' })
    },
    tone: 'action',
  },
  cancelled: {
    get label() {
      return say('Stopped', { vi: 'Đã dừng' })
    },
    tone: 'neutral',
  },
  completed: {
    get label() {
      return say('Done', { vi: 'Xong' })
    },
    tone: 'saving',
  },
  failed: {
    get label() {
      return say('Failed', { vi: 'Hỏng' })
    },
    tone: 'danger',
  },
  undoing: {
    get label() {
      return say('Being undone', { vi: 'Đang hoàn tác' })
    },
    tone: 'action',
  },
  undone: {
    get label() {
      return say('Undone', { vi: 'Đã hoàn tác' })
    },
    tone: 'neutral',
  },
}

/** How a change of many articles stands. */
export const ChangeState = ({ state }: { state: JobState }) => (
  <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
)
