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

type Section = {
  /** Its name in forms and in the address (`#gia`). */
  name: string
  title: string
  text?: ReactNode
  part: Part
  /** Its fields; no two parts of a form have one of the same name. */
  renderFields: (values: FormValues, outcome: PartOutcome | undefined) => ReactNode
}

type PartsFormProps = {
  parts: readonly Section[]
  save?: string
  /** Another button that saves it, before the other: what is pressed with Enter. It sends its name and value along. */
  saveAs?: { label: string; name: string; value: string }
  /** What became of the last form, where it was sent without scripts. */
  outcome: PartOutcome | undefined
  /** Saving it leads to another screen. */
  leaves?: boolean
}

/** What is told of such a change. */
export const TouchContext = createContext<() => void>(() => undefined)

/** Tells the form around that something changed which is no typing: a line added, moved, taken out. */
export const useTouch = (): (() => void) => useContext(TouchContext)

const NOTHING: ReadonlySet<string> = new Set()

/** The parts of a screen, saved together: those that were changed, all of them or none. */
export function PartsForm(props: PartsFormProps) {
  const { parts, save = say('Lưu', { en: 'Save' }), leaves = false, saveAs } = props
  const fetcher = useFetcher<PartOutcome>()
  const { note, letGo } = useUnsaved()
  const isOurs = parts.some(({ name }) => name === props.outcome?.part)
  const outcome = fetcher.data ?? (isOurs ? props.outcome : undefined)
  const [touched, setTouched] = useState<{ after: PartOutcome | undefined; parts: ReadonlySet<string> }>()
  const isSaved = outcome?.ok === true && touched?.after !== outcome
  const dirty = isSaved ? NOTHING : (touched?.parts ?? NOTHING)
  const isDirty = dirty.size > 0 || outcome?.ok === false
  const current = useShown(parts, outcome, fetcher.state === 'idle', isDirty)
  const form = useRef<HTMLFormElement>(null)
  const [faulty, setFaulty] = useState<readonly string[]>([])
  const touch = (name: string) => {
    if (!dirty.has(name) || touched?.after !== outcome)
      setTouched({ after: outcome, parts: new Set([...dirty, name]) })
  }
  useOutcomeToast(fetcher.data)
  useEffect(() => {
    if (outcome && !outcome.ok) letGo(false)
    const faults = [...(form.current?.querySelectorAll<HTMLElement>('[aria-invalid]') ?? [])]
    for (const fault of faults) fault.closest('details')?.setAttribute('open', '')
    faults[0]?.focus()
    setFaulty([...new Set(faults.flatMap((fault) => fault.closest('section')?.id ?? []))])
    // A round puts the fields in anew, and what was focused is gone with those before.
  }, [outcome, current.round, letGo])
  useEffect(() => {
    note('parts', isDirty)
    return () => note('parts', false)
  }, [note, isDirty])
  const isOne = parts.length === 1
  const titlesOf = (names: Iterable<string>) =>
    parts.filter(({ name }) => [...names].includes(name)).map(({ title }) => title)
  return (
    <fetcher.Form
      ref={form}
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={() => leaves && letGo(true)}
    >
      {outcome && props.outcome === outcome && <OutcomeNote outcome={outcome} />}
      {parts.map(({ name, title, text, renderFields }) => (
        <Card
          as="section"
          key={name}
          id={name}
          aria-labelledby={`${name}-title`}
          className="scroll-mt-36"
          onInput={() => touch(name)}
        >
          <h2 id={`${name}-title`} className="flex flex-wrap items-center gap-x-3 text-lg font-bold">
            {title}
            {dirty.has(name) && <Badge tone="cut">{say('Chưa lưu', { en: 'Not saved' })}</Badge>}
          </h2>
          {text && <p className="mt-1 text-sm text-muted">{text}</p>}
          {/* Where nothing says what was changed, each is sent, and what is as it was leaves no trace. */}
          {(dirty.size === 0 || dirty.has(name)) && (
            <>
              <input type="hidden" name="part" value={name} />
              <input type="hidden" name="seen" value={current.seen[name] ?? ''} />
            </>
          )}
          <TouchContext value={() => touch(name)}>
            <div key={current.round} className="mt-3 grid gap-4 md:mt-4">
              {renderFields(current.values[name] ?? EMPTY, outcome)}
            </div>
          </TouchContext>
          {!isOne && (
            <Button type="submit" name="only" value={name} className="mt-4 js:hidden">
              {save}
            </Button>
          )}
        </Card>
      ))}
      <div className="save-bar">
        {outcome?.isStale && <StaleNote parts={titlesOf(outcome.staleParts ?? [])} />}
        {!isOne && !isDirty && (
          <span className="save-bar-idle">{say('Chưa có gì thay đổi', { en: 'Nothing changed yet' })}</span>
        )}
        {!isOne && (
          <span aria-live="polite" className="min-w-0 text-sm text-muted">
            {outcome?.ok === false && faulty.length > 0 ? (
              <Faults names={faulty} titles={titlesOf(faulty)} />
            ) : (
              dirty.size > 0 && say('Chưa lưu: ', { en: 'Not saved: ' }) + titlesOf(dirty).join(', ')
            )}
          </span>
        )}
        {saveAs && (
          <Button type="submit" name={saveAs.name} value={saveAs.value} variant="secondary">
            {saveAs.label}
          </Button>
        )}
        <Button type="submit" loading={fetcher.state === 'submitting'}>
          {save}
        </Button>
      </div>
    </fetcher.Form>
  )
}

const EMPTY: FormValues = { fields: {}, lists: {} }

/** The parts with a field at fault, each a step away. */
const Faults = ({ names, titles }: { names: readonly string[]; titles: readonly string[] }) => (
  <span className="text-danger">
    {say('Cần sửa ở: ', { en: 'To correct in: ' })}
    {titles.map((title, at) => (
      <a
        key={title}
        href={`#${names[at]}`}
        className="me-3 inline-flex min-h-11 items-center font-semibold underline"
      >
        {title}
      </a>
    ))}
  </span>
)

type Shown = {
  values: Readonly<Record<string, FormValues>>
  seen: Readonly<Record<string, string>>
  round: number
  of: PartOutcome | undefined
}

/**
 * What the form starts from: what was loaded, or what was refused. It starts anew with each answer of its own; what others
 * changed meanwhile is only taken over while nothing is typed here.
 */
function useShown(
  parts: readonly Section[],
  outcome: PartOutcome | undefined,
  isIdle: boolean,
  isDirty: boolean,
): Shown {
  const sent = outcome && !outcome.ok ? outcome.sent : undefined
  const each = <T,>(of: (part: Part) => T) =>
    Object.fromEntries(parts.map(({ name, part }) => [name, of(part)]))
  const values = each(({ values: loaded }) => sent ?? loaded)
  const seen = each((part) => part.seen)
  const [shown, setShown] = useState<Shown>({ values, seen, round: 0, of: outcome })
  const isAnswered = shown.of !== outcome
  const isOlder = !sent && !isDirty && parts.some(({ name, part }) => shown.seen[name] !== part.seen)
  if (!isIdle || (!isAnswered && !isOlder)) return shown
  const next = { values, seen: sent ? shown.seen : seen, round: shown.round + 1, of: outcome }
  setShown(next)
  return next
}

function StaleNote({ parts }: { parts: readonly string[] }) {
  const what = parts.join(', ')
  return (
    <div role="alert" className="grid gap-3 rounded-card bg-cut-soft px-4 py-3">
      <p>
        {say(
          `Phần này vừa được người khác sửa sau khi bạn mở ra${what && `: ${what}`}. Bạn mở lại trang ở thẻ khác để so, hoặc lưu đè bản của bạn.`,
          {
            en: `Somebody else edited this part after you opened it${what && `: ${what}`}. Open the page in another tab to compare, or overwrite it with yours.`,
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
