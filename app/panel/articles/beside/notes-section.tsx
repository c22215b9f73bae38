import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
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
  const writing = useFetcher<BesideOutcome>()
  const fetcher = useFetcher<BesideOutcome>()
  useOutcomeToast(fetcher.data)
  const { list } = newest(loaded, outcome?.notes, writing.data?.notes, fetcher.data?.notes)
  const open = list.filter(({ resolvedAt }) => resolvedAt === null)
  const resolved = list.filter(({ resolvedAt }) => resolvedAt !== null)
  // As it began: whoever resolves the last note goes on looking at the list.
  const [wasOpen] = useState(open.length > 0 || outcome?.notes !== undefined)
  return (
    <details className="group/part rounded-card border border-line bg-surface px-4" open={wasOpen}>
      <summary className="flex min-h-11 items-center gap-2 py-2 font-semibold">
        Notes of the staff
        {open.length > 0 && <Badge tone="action">{open.length} open</Badge>}
        <ChevronDown
          aria-hidden="true"
          className="ms-auto size-5 shrink-0 text-muted group-open/part:rotate-180"
        />
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
        <Writing path={path} colleagues={colleagues} fetcher={writing} told={writing.data ?? outcome} />
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
  useOutcomeToast(fetcher.data, () => setText(''))
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
      <Button
        type="submit"
        variant="secondary"
        loading={fetcher.state !== 'idle'}
        className="justify-self-start"
      >
        Add note
      </Button>
    </fetcher.Form>
  )
}

function NoteList({ notes, path, fetcher }: Told & { notes: readonly Note[] }) {
  if (notes.length === 0) return null
  return (
    <ul className="grid max-h-96 divide-y divide-line overflow-y-auto">
      {notes.map((note) => (
        <li key={note.id} id={`note-${note.id}`} className="grid gap-1 py-3 target:bg-action-soft">
          <p className="flex flex-wrap gap-x-3 text-sm text-muted">
            <strong lang="vi" className="text-ink">
              {note.author}
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
          <NoteTools note={note} path={path} fetcher={fetcher} />
        </li>
      ))}
    </ul>
  )
}

function NoteTools({ note, path, fetcher }: Told & { note: Note }) {
  const about = `${note.author}, ${formatDateTime(note.createdAt)}`
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
      {note.mayDelete && (
        <details>
          <summary
            aria-label={`Delete: note of ${about}`}
            className="inline-flex min-h-11 cursor-pointer items-center px-3 text-sm font-semibold text-danger"
          >
            Delete
          </summary>
          {tool('note-delete', 'Delete for good', 'text-danger')}
        </details>
      )}
    </div>
  )
}
