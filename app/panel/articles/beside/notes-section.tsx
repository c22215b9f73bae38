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
import { say } from '#app/vietnamese/say.ts'
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
        {say('Notes of the staff', { vi: 'Ghi chú của nhóm' })}
        {open.length > 0 && (
          <Badge tone="action">{say(`${open.length} open`, { vi: `${open.length} đang mở` })}</Badge>
        )}
        <ChevronDown
          aria-hidden="true"
          className="ms-auto size-5 shrink-0 text-muted group-open/part:rotate-180"
        />
      </summary>
      <div className="grid gap-3 pb-4">
        <p className="text-sm text-muted">
          {say('Only the staff see them: they are on no page and in no file.', {
            vi: 'Chỉ người trong nhóm thấy: không hiện ở trang nào, không nằm trong tệp nào.',
          })}
        </p>
        <NoteList notes={open} path={path} fetcher={fetcher} />
        {resolved.length > 0 && (
          <details>
            <summary className="flex min-h-11 items-center text-sm font-semibold text-action">
              {say(`${resolved.length} resolved`, { vi: `${resolved.length} đã xong` })}
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
        {say('Add note', { vi: 'Thêm ghi chú' })}
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
                {say(`resolved ${formatDateTime(note.resolvedAt)}`, {
                  vi: `xong lúc ${formatDateTime(note.resolvedAt)}`,
                })}
                {note.resolvedBy && (
                  <>
                    {say(' by ', { vi: ' bởi ' })}
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
        aria-label={say(`${label}: note of ${about}`, { vi: `${label}: ghi chú của ${about}` })}
      >
        {label}
      </Button>
    </fetcher.Form>
  )
  return (
    <div className="-ms-3 flex flex-wrap">
      {note.resolvedAt
        ? tool('note-reopen', say('Reopen', { vi: 'Mở lại' }))
        : tool('note-resolve', say('Resolve', { vi: 'Đã xong' }))}
      {note.mayDelete && (
        <details>
          <summary
            aria-label={say(`Delete: note of ${about}`, { vi: `Xóa: ghi chú của ${about}` })}
            className="inline-flex min-h-11 cursor-pointer items-center px-3 text-sm font-semibold text-danger"
          >
            {say('Delete', { vi: 'Xóa' })}
          </summary>
          {tool('note-delete', say('Delete for good', { vi: 'Xóa hẳn' }), 'text-danger')}
        </details>
      )}
    </div>
  )
}
