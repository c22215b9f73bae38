import { createContext, useContext, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { say } from '#app/vietnamese/say.ts'
import type { FormValues } from './form-values.ts'
import { OutcomeNote } from './outcome-note.tsx'
import type { PartOutcome } from './part-outcome.ts'
import { useUnsaved } from './unsaved.tsx'
import { useOutcomeToast } from './use-outcome-toast.ts'

/** A part as it was loaded; `seen` tells the server which state was opened. */
export type Part = { values: FormValues; seen: string }

type PartFormProps = {
  /** Its name in forms and in the address (`#gia`). */
  name: string
  title: string
  text?: ReactNode
  part: Part
  save?: string
  /** Another button that saves it, before the other: what is pressed with Enter. It sends its name and value along. */
  saveAs?: { label: string; name: string; value: string }
  /** What became of the last form, where it was sent without scripts. */
  outcome: PartOutcome | undefined
  /** Saving it leads to another screen. */
  leaves?: boolean
  children: (values: FormValues, outcome: PartOutcome | undefined) => ReactNode
}

/** What is told of such a change. */
export const TouchContext = createContext<() => void>(() => undefined)

/** Tells the form around that something changed which is no typing: a line added, moved, taken out. */
export const useTouch = (): (() => void) => useContext(TouchContext)

/** One part of a screen: saved on its own, while what is typed in the others stays as it is. */
export function PartForm(props: PartFormProps) {
  const {
    name,
    title,
    text,
    part,
    save = say('Lưu', { en: 'Save' }),
    leaves = false,
    saveAs,
    children,
  } = props
  const fetcher = useFetcher<PartOutcome>()
  const { note, letGo } = useUnsaved()
  const outcome = fetcher.data ?? (props.outcome?.part === name ? props.outcome : undefined)
  const [touched, setTouched] = useState<{ after: PartOutcome | undefined } | null>(null)
  const isSaved = outcome?.ok === true && touched?.after !== outcome
  const isDirty = (touched !== null && !isSaved) || outcome?.ok === false
  const current = useShown(part, outcome, fetcher.state === 'idle', isDirty)
  const body = useRef<HTMLDivElement>(null)
  const touch = () => setTouched({ after: outcome })
  useOutcomeToast(fetcher.data)
  useEffect(() => {
    if (outcome && !outcome.ok) {
      letGo(false)
      body.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    }
  }, [outcome, letGo])
  useEffect(() => {
    note(name, isDirty)
    return () => note(name, false)
  }, [note, name, isDirty])
  return (
    <Card as="section" id={name} aria-labelledby={`${name}-title`} className="scroll-mt-36">
      <h2 id={`${name}-title`} className="flex flex-wrap items-center gap-x-3 text-lg font-bold">
        {title}
        {isDirty && <Badge tone="cut">{say('Chưa lưu', { en: 'Not saved' })}</Badge>}
      </h2>
      {text && <p className="mt-1 text-sm text-muted">{text}</p>}
      <fetcher.Form
        method="post"
        noValidate
        className="mt-4 grid gap-4"
        onInput={touch}
        onSubmit={() => leaves && letGo(true)}
      >
        <input type="hidden" name="part" value={name} />
        <input type="hidden" name="seen" value={current.seen} />
        {outcome && props.outcome === outcome && <OutcomeNote outcome={outcome} />}
        <TouchContext value={touch}>
          <div key={current.round} ref={body} className="grid gap-4">
            {children(current.values, outcome)}
          </div>
        </TouchContext>
        {outcome?.isStale && <StaleNote />}
        <p className="flex flex-wrap items-center gap-3">
          {saveAs && (
            <Button type="submit" name={saveAs.name} value={saveAs.value} variant="secondary">
              {saveAs.label}
            </Button>
          )}
          <Button type="submit" loading={fetcher.state === 'submitting'}>
            {save}
          </Button>
        </p>
      </fetcher.Form>
    </Card>
  )
}

type Shown = Part & { round: number; of: PartOutcome | undefined }

/**
 * What the form starts from: what was loaded, or what was refused. It starts anew with each answer of its own; what others
 * changed meanwhile is only taken over while nothing is typed here.
 */
function useShown(part: Part, outcome: PartOutcome | undefined, isIdle: boolean, isDirty: boolean): Shown {
  const sent = outcome && !outcome.ok ? outcome.sent : undefined
  const [shown, setShown] = useState<Shown>({ ...part, values: sent ?? part.values, round: 0, of: outcome })
  const isAnswered = shown.of !== outcome
  const isOlder = !sent && !isDirty && shown.seen !== part.seen
  if (!isIdle || (!isAnswered && !isOlder)) return shown
  const next = {
    values: sent ?? part.values,
    seen: sent ? shown.seen : part.seen,
    round: shown.round + 1,
    of: outcome,
  }
  setShown(next)
  return next
}

function StaleNote() {
  return (
    <div role="alert" className="grid gap-3 rounded-card bg-cut-soft px-4 py-3">
      <p>
        {say(
          'Phần này vừa được người khác sửa sau khi bạn mở ra. Bạn mở lại trang ở thẻ khác để so, hoặc lưu đè bản của bạn.',
          {
            en: 'Somebody else edited this part after you opened it. Open the page in another tab to compare, or overwrite it with yours.',
          },
        )}
      </p>
      <p>
        <Button type="submit" name="force" value="1" variant="secondary">
          {say('Lưu đè bản của tôi', { en: 'Overwrite with mine' })}
        </Button>
      </p>
    </div>
  )
}
