import type { JobState } from '#app/domain/imports/job.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { BadgeTone } from '#app/ui/badge.tsx'

const STATES: Readonly<Record<JobState, { label: string; tone: BadgeTone }>> = {
  uploaded: { label: 'Waiting', tone: 'neutral' },
  running: { label: 'At work', tone: 'action' },
  cancelling: { label: 'Stopping', tone: 'action' },
  cancelled: { label: 'Stopped', tone: 'neutral' },
  completed: { label: 'Done', tone: 'saving' },
  failed: { label: 'Failed', tone: 'danger' },
  undoing: { label: 'Being undone', tone: 'action' },
  undone: { label: 'Undone', tone: 'neutral' },
}

/** How a change of many articles stands. */
export const ChangeState = ({ state }: { state: JobState }) => (
  <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
)
