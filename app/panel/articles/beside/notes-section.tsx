import { useEffect, useRef, useState } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { useFetcher } from 'react-router'
import { NOTE_LENGTH } from '#app/domain/blog/notes/note-form.ts'
import type { Note } from '#app/domain/blog/notes/notes.server.ts'
import { errorOf, typedInto } from '#app/panel/parts/outcome.ts'
import { useOutcomeToast } from '#app/panel/parts/use-outcome-toast.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { newest } from './beside-outcome.ts'
import type { BesideOutcome, ShownNotes } from './beside-outcome.ts'
import { NoteField } from './note-field.tsx'
import { SaveFirst } from './preview-section.tsx'

type NotesSectionProps = {
  /** Of the article's screen. */
  path: string
  loaded: ShownNotes
  /** Names that can be mentioned. */
  colleagues: readonly string[]
  /** What became of a form of this part where no script runs. */
  outcome: BesideOutcome | undefined
}

/** What the staff write to each other about the article; readers never see it. */
export function NotesSection({ path, loaded, colleagues, outcome }: NotesSectionProps) {
  const fetcher = useFetcher<BesideOutcome>()
  const told = fetcher.data ?? outcome
  useOutcomeToast(fetcher.data)
  const { list } = newest(loaded, outcome?.notes, fetcher.data?.notes)
  const open = list.filter(({ resolvedAt }) => resolvedAt === null)
  const resolved = list.filter(({ resolvedAt }) => resolvedAt !== null)
  return (
    <details
      className="rounded-card border border-line bg-surface px-4"
      open={open.length > 0 || outcome?.notes !== undefined ? true : undefined}
    >
      <summary className="flex min-h-11 flex-wrap items-center gap-x-2 font-semibold">
        Notes of the staff
        {open.length > 0 && <Badge tone="action">{open.length} open</Badge>}
      </summary>
      <div className="grid gap-3 pb-4">
        <p className="text-sm text-muted">Only the staff see them: they are on no page and in no file.</p>
        <NoteList notes={open} path={path} fetcher={fetcher} />
        {resolved.length > 0 && (
          <details>
            <summary className="flex min-h-11 items-center text-sm font-semibold text-action">
              {resolved.length} resolved
            </summary>
            <NoteList notes={resolved} path={path} fetcher={fetcher} />
          </details>
        )}
        <Writing path={path} colleagues={colleagues} fetcher={fetcher} told={told} />
        <SaveFirst />
      </div>
    </details>
  )
}

type Told = { fetcher: FetcherWithComponents<BesideOutcome>; path: string }

function Writing(props: Told & { colleagues: readonly string[]; told: BesideOutcome | undefined }) {
  const { path, colleagues, fetcher, told } = props
  const refused = typedInto(told, { intent: 'note' })
  const [text, setText] = useState(refused?.['text'] ?? '')
  const seen = useRef<BesideOutcome | undefined>(undefined)
  const isWriting = fetcher.state !== 'idle' && fetcher.formData?.get('intent') === 'note'
  const wasWriting = useRef(false)
  useEffect(() => {
    if (isWriting) wasWriting.current = true
    else if (fetcher.data && fetcher.data !== seen.current) {
      seen.current = fetcher.data
      if (wasWriting.current && fetcher.data.ok) setText('')
      wasWriting.current = false
    }
  }, [isWriting, fetcher.data])
  return (
    <fetcher.Form method="post" action={path} noValidate className="grid gap-3">
      <input type="hidden" name="intent" value="note" />
      <NoteField
        text={text}
        onText={setText}
        colleagues={colleagues}
        most={NOTE_LENGTH}
        error={refused ? (errorOf(told, 'text') ?? told?.toast?.description) : undefined}
      />
      <Button type="submit" variant="secondary" loading={isWriting} className="justify-self-start">
        Add note
      </Button>
    </fetcher.Form>
  )
}

function NoteList({ notes, path, fetcher }: Told & { notes: readonly Note[] }) {
  if (notes.length === 0) return null
  return (
    <ul className="grid divide-y divide-line">
      {notes.map((note) => (
        <li key={note.id} id={`note-${note.id}`} className="grid gap-1 py-3 target:bg-action-soft">
          <p className="flex flex-wrap gap-x-3 text-sm text-muted">
            <strong lang="vi" className="text-ink">
              {note.author ?? 'Somebody who left'}
            </strong>
            <time dateTime={note.createdAt}>{formatDateTime(note.createdAt)}</time>
            {note.resolvedAt && (
              <span>
                resolved {formatDateTime(note.resolvedAt)}
                {note.resolvedBy && (
                  <>
                    {' by '}
                    <span lang="vi">{note.resolvedBy}</span>
                  </>
                )}
              </span>
            )}
          </p>
          <p lang="vi" className="[overflow-wrap:anywhere] whitespace-pre-wrap">
            {note.text}
          </p>
          {note.mayChange && <NoteTools note={note} path={path} fetcher={fetcher} />}
        </li>
      ))}
    </ul>
  )
}

function NoteTools({ note, path, fetcher }: Told & { note: Note }) {
  const [isAsking, setAsking] = useState(false)
  const about = `${note.author ?? 'somebody'}, ${formatDateTime(note.createdAt)}`
  const tool = (intent: string, label: string, tone = '') => (
    <fetcher.Form method="post" action={path}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={note.id} />
      <Button
        type="submit"
        variant="ghost"
        className={`px-3 text-sm ${tone}`}
        aria-label={`${label}: note of ${about}`}
      >
        {label}
      </Button>
    </fetcher.Form>
  )
  return (
    <div className="-ms-3 flex flex-wrap">
      {note.resolvedAt ? tool('note-reopen', 'Reopen') : tool('note-resolve', 'Resolve')}
      {isAsking ? (
        <>
          {tool('note-delete', 'Delete for good', 'text-danger')}
          <Button variant="ghost" className="px-3 text-sm" onClick={() => setAsking(false)}>
            Keep it
          </Button>
        </>
      ) : (
        <Button
          variant="ghost"
          className="px-3 text-sm text-danger no-js:hidden"
          aria-label={`Delete: note of ${about}`}
          onClick={() => setAsking(true)}
        >
          Delete
        </Button>
      )}
    </div>
  )
}
