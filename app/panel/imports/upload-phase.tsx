import { Info } from 'lucide-react'
import { useState } from 'react'
import type { SyntheticEvent } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { FILE_RULES } from '#app/domain/imports/text.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { errorOf } from '#app/panel/parts/outcome.ts'
import { useOutcomeToast } from '#app/panel/parts/use-outcome-toast.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { say } from '#app/vietnamese/say.ts'
import { Choices } from './choices.tsx'
import { FileDrop } from './file-drop.tsx'
import { SUBJECTS } from './subjects.ts'
import type { SubjectName, SubjectText } from './subjects.ts'

type UploadPhaseProps = { subject: SubjectName; idempotencyKey: string; outcome: Outcome | undefined }

/** The first phase: a file, and how it is to be imported. */
export function UploadPhase({ subject, idempotencyKey, outcome }: UploadPhaseProps) {
  const [file, setFile] = useState<File | null>(null)
  const [strategy, setStrategy] = useState('skip')
  const navigation = useNavigation()
  const isHydrated = useHydrated()
  const intent = navigation.state === 'idle' ? null : navigation.formData?.get('intent')
  const isSending = navigation.state !== 'idle' && navigation.formData !== undefined
  useOutcomeToast(outcome)
  const rule = FILE_RULES[subject]

  const check = (event: SyntheticEvent) => {
    if (file) return
    event.preventDefault()
    showToast({ ...rule.toasts.none, tone: 'danger' })
  }
  const isBlocked = isHydrated && (!file || isSending)
  return (
    <Card as="section" aria-labelledby="csv-import">
      <h2 id="csv-import" className="text-lg font-bold">
        {SUBJECTS[subject].file}
      </h2>
      <UploadProblem outcome={outcome} />
      <Form
        method="post"
        encType="multipart/form-data"
        onSubmit={check}
        className="mt-4 grid gap-6"
        aria-busy={isSending}
      >
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <FileDrop rule={rule} file={file} onFile={setFile} />
        <Choices subject={subject} strategy={strategy} blank="keep" onStrategy={setStrategy} />
        <ColumnsBox subject={SUBJECTS[subject]} />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            name="intent"
            value="start"
            disabled={isBlocked}
            loading={isSending && intent !== 'check'}
          >
            {isSending && intent !== 'check'
              ? say('Importing...', { vi: 'Đang nhập...' })
              : say('Start Import', { vi: 'Bắt đầu nhập' })}
          </Button>
          <Button
            type="submit"
            name="intent"
            value="check"
            variant="secondary"
            disabled={isBlocked}
            loading={intent === 'check'}
          >
            {say('Check First', { vi: 'Kiểm tra trước' })}
          </Button>
          <p className="basis-full text-sm text-muted">
            {say(
              '‘Check First’ shows what would become of every row and lets you match columns. Nothing is written.',
              {
                vi: '“Kiểm tra trước” cho thấy từng dòng sẽ thành gì và cho bạn ghép các cột. Chưa ghi gì cả.',
              },
            )}
          </p>
        </div>
      </Form>
    </Card>
  )
}

/** Why a file was not taken, where it can be read without scripts, and what to do about it. */
function UploadProblem({ outcome }: { outcome: Outcome | undefined }) {
  if (!outcome?.toast || outcome.ok) return null
  const job = errorOf(outcome, 'job')
  return (
    <div role="alert" className="mt-4 rounded-control bg-danger-soft px-4 py-3">
      <p className="font-semibold text-danger">{outcome.toast.title}</p>
      <p>{outcome.toast.description}</p>
      {job && (
        <Link to={`?job=${job}`} className="inline-flex min-h-11 items-center font-semibold underline">
          {say('Match the columns of this file', { vi: 'Ghép các cột của tệp này' })}
        </Link>
      )}
    </div>
  )
}

function ColumnsBox({ subject: { required, optional, about, template } }: { subject: SubjectText }) {
  return (
    <div className="flex gap-3 rounded-control bg-action-soft px-4 py-3 text-sm">
      <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-action" />
      <div className="grid min-w-0 gap-1.5">
        <p>
          <strong>{say('Required columns:', { vi: 'Cột bắt buộc:' })}</strong> <Names names={required} />
        </p>
        <p>
          <strong>{say('Optional columns:', { vi: 'Cột không bắt buộc:' })}</strong>{' '}
          <Names names={optional} />
        </p>
        <p className="text-muted">{about}</p>
        {template && (
          <a href={template} download className="inline-flex min-h-11 items-center font-semibold underline">
            {say('Download a template', { vi: 'Tải tệp mẫu' })}
          </a>
        )}
      </div>
    </div>
  )
}

const Names = ({ names }: { names: readonly string[] }) => (
  <code className="break-words">{names.join(', ')}</code>
)
