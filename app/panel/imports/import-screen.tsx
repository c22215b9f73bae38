import type { ComponentProps } from 'react'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { CheckPhase } from './check-phase.tsx'
import { ProgressPhase } from './progress-phase.tsx'
import { ResultPhase } from './result-phase.tsx'
import { SUBJECTS } from './subjects.ts'
import type { SubjectName } from './subjects.ts'
import { UploadPhase } from './upload-phase.tsx'
import { useResultToast } from './use-result-toast.ts'

type Phase =
  | { phase: 'upload'; idempotencyKey: string }
  | ({ phase: 'check' } & Omit<ComponentProps<typeof CheckPhase>, 'outcome'>)
  | ({ phase: 'progress' } & ComponentProps<typeof ProgressPhase>)
  | ({ phase: 'result' } & ComponentProps<typeof ResultPhase>)

type ImportScreenProps = { subject: SubjectName; state: Phase; outcome: Outcome | undefined }

/** The screen of imports of one subject, in whichever phase one is. */
export function ImportScreen({ subject, state, outcome }: ImportScreenProps) {
  useResultToast('view' in state ? state.view : null)
  const { title, text, list, back } = SUBJECTS[subject]
  return (
    <>
      <PageHeading title={title} text={text} back={{ to: list, label: back }} />
      {state.phase === 'upload' && (
        <UploadPhase subject={subject} idempotencyKey={state.idempotencyKey} outcome={outcome} />
      )}
      {state.phase === 'check' && <CheckPhase {...state} outcome={outcome} />}
      {state.phase === 'progress' && <ProgressPhase key={state.view.id} view={state.view} />}
      {state.phase === 'result' && <ResultPhase {...state} />}
    </>
  )
}
