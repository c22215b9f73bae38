import type { JobState } from '#app/domain/imports/job.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { BadgeTone } from '#app/ui/badge.tsx'
import { useSay } from '#app/ui/language.tsx'
import type { Language } from '#app/vietnamese/say.ts'

const STATES: Readonly<Record<JobState, { label: Record<Language, string>; tone: BadgeTone }>> = {
  uploaded: { label: { en: 'Waiting', vi: 'Đang chờ' }, tone: 'neutral' },
  running: { label: { en: 'At work', vi: 'Đang chạy' }, tone: 'action' },
  cancelling: { label: { en: 'Stopping', vi: 'Đang dừng' }, tone: 'action' },
  cancelled: { label: { en: 'Stopped', vi: 'Đã dừng' }, tone: 'neutral' },
  completed: { label: { en: 'Done', vi: 'Xong' }, tone: 'saving' },
  failed: { label: { en: 'Failed', vi: 'Hỏng' }, tone: 'danger' },
  undoing: { label: { en: 'Being undone', vi: 'Đang hoàn tác' }, tone: 'action' },
  undone: { label: { en: 'Undone', vi: 'Đã hoàn tác' }, tone: 'neutral' },
}

/** How a change of many stands. */
export function ChangeState({ state }: { state: JobState }) {
  const say = useSay()
  return <Badge tone={STATES[state].tone}>{say(STATES[state].label)}</Badge>
}
