import { Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { ConfirmDialog } from '#app/panel/parts/confirm-dialog.tsx'
import { ScrollingTexts } from '#app/panel/parts/scrolling-texts.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { useSay } from '#app/ui/language.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { ChangeState } from './change-state.tsx'
import type { ChangeView } from './change-view.server.ts'
import { CHANGE_WORDS, sayRestored } from './change-words.ts'

/** One change of many: how far it is, then what became of them, and the way back. */
export function ChangeCard({ change }: { change: ChangeView }) {
  const { id, into, state, isWorking, total, processed, changed, left, failed, failure } = change
  const say = useSay()
  const { list, toList, noun } = CHANGE_WORDS[change.subject]
  return (
    <div className="grid gap-5">
      <Card as="section" aria-labelledby="state" className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="state" className="flex flex-wrap items-center gap-3 text-lg font-bold">
            <ChangeState state={state} />
            {into && <span lang="vi">{into}</span>}
          </h2>
          {state === 'running' && <StopButton id={id} />}
          {change.canUndo && <UndoButton change={change} />}
        </div>
        {isWorking && (
          <>
            <p role="status" className="font-semibold tabular-nums">
              {state === 'undoing'
                ? say({ en: 'Taking it back…', vi: 'Đang hoàn tác…' })
                : say({
                    en: `${formatNumber(processed)} of ${formatNumber(total)} ${noun(total).en}`,
                    vi: `${formatNumber(processed)} trên ${formatNumber(total)} ${noun(total).vi}`,
                  })}
            </p>
            <progress
              aria-label={say({ en: 'Progress', vi: 'Tiến độ' })}
              className="h-2.5 w-full accent-action"
              {...(state === 'undoing' ? {} : { value: processed, max: Math.max(1, total) })}
            />
            <p className="text-sm text-muted">
              {say({
                en: 'You may close this page: the work goes on.',
                vi: 'Bạn có thể đóng trang này: việc vẫn chạy tiếp.',
              })}
            </p>
            <noscript>
              <meta httpEquiv="refresh" content="3" />
            </noscript>
          </>
        )}
        <dl className="grid grid-cols-3 gap-3">
          <Figure label={say({ en: 'Changed', vi: 'Đã đổi' })} value={changed} />
          <Figure label={say({ en: 'Left as before', vi: 'Giữ nguyên' })} value={left} />
          <Figure label={say({ en: 'Failed', vi: 'Lỗi' })} value={failed} />
        </dl>
        {failure && <p className="rounded-control bg-danger-soft px-4 py-3">{failure}</p>}
        <Undone change={change} />
        <p>
          <Link
            to={list}
            className="inline-flex min-h-11 items-center font-semibold text-action hover:underline"
          >
            {say(toList)}
          </Link>
        </p>
      </Card>
      <Texts
        of={change.subject}
        title={say({ en: 'Failed', vi: 'Lỗi' })}
        texts={change.failedList}
        count={failed}
      />
      <Texts
        of={change.subject}
        title={say({ en: 'Left as before', vi: 'Giữ nguyên' })}
        texts={change.leftList}
        count={left}
      />
      <Texts
        of={change.subject}
        title={say({ en: 'Changed', vi: 'Đã đổi' })}
        texts={change.changedList}
        count={changed}
      />
    </div>
  )
}

const Figure = ({ label, value }: { label: string; value: number }) => (
  <div className="rounded-control border border-line px-2 py-3 sm:px-4">
    <dt className="text-xs text-muted sm:text-sm">{label}</dt>
    <dd className="text-2xl font-bold tabular-nums">{formatNumber(value)}</dd>
  </div>
)

function Undone({ change: { subject, undone } }: { change: ChangeView }) {
  const say = useSay()
  if (!undone) return null
  const { restored = 0, edited = 0, gone = 0 } = undone.counts
  const { vi: word } = CHANGE_WORDS[subject].noun(restored)
  return (
    <div className="grid gap-1 rounded-control bg-cut-soft px-4 py-3">
      <p>{say(sayRestored(subject, restored))}</p>
      {edited > 0 && (
        <p>
          {say({
            en: `${formatNumber(edited)} stay as they are, because somebody edited them since: `,
            vi: `${formatNumber(edited)} ${word} giữ nguyên vì đã có người sửa sau đó: `,
          })}
          <span lang="vi">{undone.kept.join(', ')}</span>
        </p>
      )}
      {gone > 0 && (
        <p>
          {say({
            en: `${formatNumber(gone)} were gone already.`,
            vi: `${formatNumber(gone)} ${word} đã không còn.`,
          })}
        </p>
      )}
    </div>
  )
}

type TextsProps = { of: ChangeView['subject']; title: string; texts: readonly string[]; count: number }

function Texts({ of, title, texts, count }: TextsProps) {
  const say = useSay()
  const { en, vi } = CHANGE_WORDS[of].noun(2)
  if (texts.length === 0) return null
  return (
    <Card as="section" aria-label={title}>
      <h3 className="text-lg font-bold">{title}</h3>
      <ScrollingTexts
        label={say({ en: `${title}: ${en}`, vi: `${title}: ${vi}` })}
        texts={texts}
        count={count}
        className="max-h-80"
      />
    </Card>
  )
}

function StopButton({ id }: { id: string }) {
  const say = useSay()
  return (
    <Form method="post" action={`?job=${id}`}>
      <input type="hidden" name="intent" value="cancel" />
      <Button type="submit" variant="secondary">
        {say({ en: 'Stop', vi: 'Dừng' })}
      </Button>
    </Form>
  )
}

/** Asks first; without scripts it is taken back at once. */
function UndoButton({ change: { id, subject, changed } }: { change: ChangeView }) {
  const say = useSay()
  const { en, vi } = CHANGE_WORDS[subject].noun(2)
  const form = useRef<HTMLFormElement>(null)
  const isSure = useRef(false)
  const [isAsking, setAsking] = useState(false)
  const { state } = useNavigation()
  return (
    <>
      <Form
        ref={form}
        method="post"
        action={`?job=${id}`}
        onSubmit={(event) => {
          if (isSure.current) return
          event.preventDefault()
          setAsking(true)
        }}
      >
        <input type="hidden" name="intent" value="undo" />
        <Button type="submit" variant="secondary" loading={state !== 'idle'}>
          <Undo2 aria-hidden="true" className="size-4" />
          {say({ en: 'Undo', vi: 'Hoàn tác' })}
        </Button>
      </Form>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={say({ en: 'Undo this change?', vi: 'Hoàn tác lần đổi này?' })}
        confirm={say({ en: 'Undo it', vi: 'Hoàn tác' })}
        onConfirm={() => {
          isSure.current = true
          setAsking(false)
          form.current?.requestSubmit()
        }}
      >
        <p>
          {say({
            en: `${formatNumber(changed)} ${en} become what they were. Those that somebody edited since stay as they are.`,
            vi: `Số ${vi} trở lại như trước: ${formatNumber(changed)}. Những ${vi} có người sửa sau đó thì giữ nguyên.`,
          })}
        </p>
      </ConfirmDialog>
    </>
  )
}
