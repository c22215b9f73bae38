import type { ComponentProps } from 'react'
import { useEffect, useRef, useCallback, useState } from 'react'
import { useNavigation, Form, useRevalidator } from 'react-router'
import type { ImportView, ImportProgress } from '#app/domain/imports/schema.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { say } from '#app/vietnamese/say.ts'
import { ArticleValuesPhase } from './article-values-phase.tsx'
import { CheckPhase } from './check-phase.tsx'
import { MatchesPhase } from './matches-phase.tsx'
import { ResultPhase } from './result-phase.tsx'
import { SUBJECTS } from './subjects.ts'
import type { SubjectName } from './subjects.ts'
import { Tile } from './tile.tsx'
import { UploadPhase } from './upload-phase.tsx'
import { ValuesPhase } from './values-phase.tsx'

type Phase =
  | { phase: 'upload'; idempotencyKey: string }
  | ({ phase: 'check' } & Omit<ComponentProps<typeof CheckPhase>, 'outcome'>)
  | ({ phase: 'values' } & Omit<ComponentProps<typeof ValuesPhase>, 'outcome'>)
  | ({ phase: 'matches' } & Omit<ComponentProps<typeof MatchesPhase>, 'outcome'>)
  | ({ phase: 'article-values' } & Omit<ComponentProps<typeof ArticleValuesPhase>, 'outcome'>)
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
      {state.phase === 'values' && <ValuesPhase {...state} outcome={outcome} />}
      {state.phase === 'matches' && <MatchesPhase {...state} outcome={outcome} />}
      {state.phase === 'article-values' && <ArticleValuesPhase {...state} outcome={outcome} />}
      {state.phase === 'progress' && <ProgressPhase key={state.view.id} view={state.view} />}
      {state.phase === 'result' && <ResultPhase {...state} />}
    </>
  )
}

/**
 * Says once how an import ended that was started, or watched, on this page: a small one is over before its progress shows.
 * @param view the import that the page shows; null for none
 */
function useResultToast(view: ImportView | null): void {
  const { formData } = useNavigation()
  const isAwaited = useRef(false)
  const isStarting = formData?.get('intent') === 'start'
  useEffect(() => {
    if (isStarting || view?.state === 'running') isAwaited.current = true
    if (isStarting || !isAwaited.current || !view?.result) return
    isAwaited.current = false
    const { success, imported, errors } = view.result
    if (success)
      showToast({
        title: say('Import completed', { vi: 'Đã nhập xong' }),
        description: say(`Successfully imported ${imported} ${SUBJECTS[view.subject].many}.`, {
          vi: `Đã nhập ${imported} ${SUBJECTS[view.subject].many}.`,
        }),
        tone: 'success',
      })
    else
      showToast({
        title: say('Import failed', { vi: 'Chưa nhập được' }),
        description:
          view.failure ??
          errors[0]?.message ??
          say('An unexpected error occurred.', { vi: 'Có lỗi ngoài dự kiến.' }),
        tone: 'danger',
      })
  }, [isStarting, view])
}

/** An import at work: how far it is. Leaving the page does not stop it. */
function ProgressPhase({ view }: { view: ImportView }) {
  const { revalidate } = useRevalidator()
  const onEnd = useCallback(() => void revalidate(), [revalidate])
  const { total, processed, imported, skipped, errors, currentOperation } = useImportProgress(view, onEnd)
  const isUndoing = view.state === 'undoing'
  return (
    <Card as="section" aria-labelledby="importing">
      <h2 id="importing" className="flex items-center gap-3 text-lg font-bold">
        <Spinner label={null} />
        {isUndoing
          ? say('Undoing...', { vi: 'Đang hoàn tác...' })
          : say('Importing...', { vi: 'Đang nhập...' })}
      </h2>
      <p className="mt-1 text-muted break-all">{view.fileName}</p>
      <p className="mt-4 font-semibold tabular-nums" role="status">
        {say(`${formatNumber(processed)} of ${formatNumber(total)} processed`, {
          vi: `Đã xử lý ${formatNumber(processed)} trên ${formatNumber(total)}`,
        })}
      </p>
      <progress
        className="mt-2 h-2.5 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-action [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-action"
        value={processed}
        max={Math.max(1, total)}
      >
        {processed}
        {say(` of ${total}`, { vi: ` trên ${total}` })}
      </progress>
      <p className="mt-1 min-h-6 text-sm text-muted">{currentOperation}</p>
      <dl className="mt-4 grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Tile label={say('Imported', { vi: 'Đã nhập' })} value={imported} tone="good" />
        <Tile label={say('Skipped', { vi: 'Bỏ qua' })} value={skipped} />
        <Tile label={say('Errors', { vi: 'Lỗi' })} value={errors} tone={errors > 0 ? 'bad' : 'plain'} />
        <Tile label={say('Processed', { vi: 'Đã xử lý' })} value={processed} />
      </dl>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        {!isUndoing && (
          <Form method="post" action={`?job=${view.id}`}>
            <input type="hidden" name="intent" value="cancel" />
            <Button type="submit" variant="secondary" disabled={view.state === 'cancelling'}>
              {view.state === 'cancelling'
                ? say('Cancelling...', { vi: 'Đang dừng...' })
                : say('Cancel import', { vi: 'Dừng nhập' })}
            </Button>
          </Form>
        )}
        <p className="text-sm text-muted">
          {say('You may close this page: the work goes on.', {
            vi: 'Bạn có thể đóng trang này: việc vẫn chạy tiếp.',
          })}
        </p>
      </div>
      <noscript>
        <meta httpEquiv="refresh" content="3" />
      </noscript>
    </Card>
  )
}

/** How often an import is asked about where events do not come through, in ms. */
const POLL_MS = 2_000

const isOver = (state: string) => !['running', 'cancelling', 'undoing'].includes(state)

/**
 * How far an import is, told by the server's events, or by asking where a proxy holds these back.
 * @param onEnd called once, when it is over
 */
function useImportProgress(
  { id, state, progress }: Pick<ImportView, 'id' | 'state' | 'progress'>,
  onEnd: () => void,
): ImportProgress {
  const [latest, setLatest] = useState(progress)
  const ended = useRef(onEnd)
  useEffect(() => {
    ended.current = onEnd
  }, [onEnd])
  useEffect(() => {
    if (isOver(state)) return
    const address = `/api/v1/imports/${id}`
    let timer: ReturnType<typeof setTimeout> | undefined
    let isDone = false
    const take = (now: ImportProgress & { state: string }) => {
      setLatest(now)
      if (!isOver(now.state) || isDone) return
      isDone = true
      stop()
      ended.current()
    }
    const ask = async () => {
      try {
        const response = await fetch(address)
        if (response.ok) {
          const view = (await response.json()) as ImportView
          take({ ...view.progress, state: view.state })
        }
      } catch {
        // The next try may come through.
      }
      if (!isDone) timer = setTimeout(() => void ask(), POLL_MS)
    }
    const events = new EventSource(`${address}/events`)
    const stop = () => {
      isDone = true
      events.close()
      clearTimeout(timer)
    }
    events.addEventListener('progress', (event: MessageEvent<string>) => {
      take(JSON.parse(event.data) as ImportProgress & { state: string })
    })
    events.addEventListener('error', () => {
      events.close()
      timer ??= setTimeout(() => void ask(), POLL_MS)
    })
    return stop
  }, [id, state])
  return latest
}
