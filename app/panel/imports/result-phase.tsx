import { clsx } from 'clsx'
import { Download } from 'lucide-react'
import { Link } from 'react-router'
import type { UndoOutcome } from '#app/domain/imports/import-subject.ts'
import type { PictureFigures } from '#app/domain/imports/pictures/picture-queue.server.ts'
import type { ImportView } from '#app/domain/imports/schema.ts'
import { durationText } from '#app/domain/imports/text.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { say } from '#app/vietnamese/say.ts'
import { STRATEGY_WORDS } from './file-words.ts'
import { sayFailure } from './picture-reasons.ts'
import { PicturesOfImport } from './pictures-of-import.tsx'
import { outcomeOf, sayOutcome } from './result-words.ts'
import type { ResultOutcome } from './result-words.ts'
import { SUBJECTS } from './subjects.ts'
import { TextList } from './text-list.tsx'
import { Tile } from './tile.tsx'
import { UndoButton } from './undo-button.tsx'

/** What undoing made of how many, and of which it left. */
export type UndoFigures = { counts: Partial<Record<UndoOutcome, number>>; left: readonly string[] }

/** What is told of a row that was imported: that a part of it is lacking, or only what was made for it. */
export type Note = { row: number; text: string; isNotice: boolean }

/** How the pictures of imported articles stand; some of those that were given up, with why. */
export type ArticlePictureFigures = {
  waiting: number
  done: number
  failed: number
  failures: readonly { address: string; failure: string | null; articles: number }[]
}

type ResultPhaseProps = {
  view: ImportView
  /** `id` is null where it is not there any more. */
  imported: readonly { title: string; id: number | null }[]
  notes: readonly Note[]
  undo: UndoFigures | null
  canUndo: boolean
  /** Rows that wait for somebody to say whether they are products that are there. */
  doubts: number
  /** Pictures of products that are fetched; null where none are. */
  pictures: PictureFigures | null
  /** Pictures of other sites in imported articles; null for products. */
  articlePictures: ArticlePictureFigures | null
}

/** An import that was undone did not fail, and nothing of it is there. */
const TONES: Readonly<Record<ResultOutcome, string>> = {
  undone: '',
  completed: 'text-saving',
  failed: 'text-danger',
}

/** The second phase: what became of the file. */
export function ResultPhase(props: ResultPhaseProps) {
  const { view, imported, notes, undo, canUndo, doubts, pictures, articlePictures } = props
  const { result } = view
  if (!result) return null
  const outcome = outcomeOf(view)
  const subject = SUBJECTS[view.subject]
  const files = `/api/v1/imports/${view.id}`
  return (
    <div className="grid gap-6">
      <Card as="section" aria-labelledby="result">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <h2 id="result" className={clsx('text-xl font-bold', TONES[outcome])}>
              {sayOutcome(outcome)}
            </h2>
            <p className="text-muted">
              {say(`Processed ${formatNumber(view.progress.processed)} rows in `, {
                vi: `Đã xử lý ${formatNumber(view.progress.processed)} dòng trong `,
              })}
              {durationText(result.processingTime)}
            </p>
            <p className="text-sm text-muted break-all">
              {view.fileName} · {view.encoding}
            </p>
          </div>
          {canUndo && <UndoButton id={view.id} subject={view.subject} imported={result.imported} />}
        </div>
        <StateNotice view={view} undo={undo} />
        {doubts > 0 && (
          <p role="status" className="mt-4 rounded-control bg-cut-soft px-4 py-3">
            {say(`Rows that may be products that are there already: ${formatNumber(doubts)}. `, {
              vi: `Số dòng có thể là sản phẩm đã có: ${formatNumber(doubts)}. `,
            })}
            <Link
              to={`?job=${view.id}&step=matches`}
              className="inline-flex min-h-11 items-center font-semibold underline"
            >
              {say('Look at them side by side', { vi: 'Xem từng cặp cạnh nhau' })}
            </Link>
          </p>
        )}
        <dl className="mt-4 grid grid-cols-2 gap-3 lg:grid-cols-4">
          <Tile label={say('Imported', { vi: 'Đã nhập' })} value={result.imported} tone="good" />
          <Tile label={say('Skipped', { vi: 'Bỏ qua' })} value={result.skipped} />
          <Tile
            label={say('Errors', { vi: 'Lỗi' })}
            value={result.errorCount}
            tone={result.errorCount > 0 ? 'bad' : 'plain'}
          />
          <Tile label={say('Total Rows', { vi: 'Tổng số dòng' })} value={result.total} />
        </dl>
        {(result.duplicateStrategy !== 'skip' || result.skipped > 0) && (
          <p className="mt-4 flex flex-wrap items-center gap-3 rounded-control bg-sunken px-4 py-3">
            {subject.done[result.duplicateStrategy]}
            <Badge tone="action">
              {say(result.duplicateStrategy, { vi: STRATEGY_WORDS[result.duplicateStrategy] })}
            </Badge>
          </p>
        )}
      </Card>
      {pictures && <PicturesOfImport id={view.id} pictures={pictures} />}
      {articlePictures && <ArticlePictures {...articlePictures} />}
      {result.errorCount > 0 && (
        <Card as="section" aria-labelledby="errors">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h3 id="errors" className="text-lg font-bold text-danger">
              {say(`Errors (${formatNumber(result.errorCount)})`, {
                vi: `Lỗi (${formatNumber(result.errorCount)})`,
              })}
            </h3>
            <div className="flex flex-wrap gap-3">
              <Button asChild variant="secondary">
                <a href={`${files}/errors.csv`} download>
                  <Download aria-hidden="true" className="size-4" />
                  {say('Download Report', { vi: 'Tải báo cáo' })}
                </a>
              </Button>
              <Button asChild variant="secondary">
                <a href={`${files}/rows-to-correct.csv`} download>
                  <Download aria-hidden="true" className="size-4" />
                  {say('Rows to correct', { vi: 'Những dòng cần sửa' })}
                </a>
              </Button>
            </div>
          </div>
          <p className="mt-2 text-sm text-muted">
            {say(
              '‘Rows to correct’ has these rows as they were, and why they failed. Correct them there and import that file.',
              {
                vi: '“Những dòng cần sửa” giữ nguyên các dòng này, kèm lý do lỗi. Bạn sửa trong đó rồi nhập tệp ấy.',
              },
            )}
          </p>
          <ErrorList errors={result.errors} more={result.errorCount} />
        </Card>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <TextList
          title={say(`Imported ${subject.name}`, { vi: `${subject.name} đã nhập` })}
          texts={imported.map(({ title, id }) =>
            id === null ? title : { text: title, to: subject.edit(id) },
          )}
          count={result.imported}
          empty={say(`No ${subject.one} was imported.`, { vi: `Không nhập được ${subject.one} nào.` })}
        />
        <TextList
          title={
            view.subject === 'articles'
              ? say('Skipped Slugs', { vi: 'Đường dẫn bị bỏ qua' })
              : say(`Skipped ${subject.name}`, { vi: `${subject.name} bị bỏ qua` })
          }
          texts={result.skippedSlugs}
          count={result.skipped}
          empty={say('No row was skipped.', { vi: 'Không có dòng nào bị bỏ qua.' })}
        />
      </div>
      <Notes
        title={say('Imported, but not all of it', { vi: 'Đã nhập, nhưng chưa đủ' })}
        notes={notes.filter(({ isNotice }) => !isNotice)}
      />
      <Notes
        title={say('Made for this import', { vi: 'Đã tạo mới khi nhập' })}
        notes={notes.filter(({ isNotice }) => isNotice)}
      />
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to={subject.screen}>{say('New Import', { vi: 'Nhập tệp mới' })}</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={subject.screen}>{say('Import Another File', { vi: 'Nhập tệp khác' })}</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={subject.list}>{subject.toList}</Link>
        </Button>
        <Button asChild variant="ghost">
          <Link to="/admin/imports">{say('All imports', { vi: 'Mọi lần nhập' })}</Link>
        </Button>
      </div>
    </div>
  )
}

function Notes({ title, notes }: { title: string; notes: readonly Note[] }) {
  if (notes.length === 0) return null
  return (
    <TextList
      title={title}
      texts={notes.map(({ row, text }) => say(`Row ${row}: ${text}`, { vi: `Dòng ${row}: ${text}` }))}
      count={notes.length}
      empty=""
    />
  )
}

function StateNotice({ view, undo }: { view: ImportView; undo: UndoFigures | null }) {
  const said = []
  if (view.failure) said.push(view.failure)
  if (view.state === 'cancelled')
    said.push(
      say(`Cancelled after ${view.progress.processed} of ${view.progress.total} rows.`, {
        vi: `Đã dừng sau ${view.progress.processed} trên ${view.progress.total} dòng.`,
      }),
    )
  if (undo && view.state === 'undone') {
    const { removed = 0, restored = 0, edited = 0, gone = 0 } = undo.counts
    said.push(
      say(`This import was undone: ${removed} removed, ${restored} restored.`, {
        vi: `Lần nhập này đã được hoàn tác: xóa ${removed}, trả lại như cũ ${restored}.`,
      }),
    )
    if (edited > 0)
      said.push(
        say(`${edited} left as they are, because somebody edited them since.`, {
          vi: `${edited} mục giữ nguyên vì đã có người sửa sau đó.`,
        }),
      )
    if (gone > 0) said.push(say(`${gone} were gone already.`, { vi: `${gone} mục đã không còn.` }))
  }
  if (said.length === 0) return null
  return (
    <div className="mt-4 grid gap-1 rounded-control bg-cut-soft px-4 py-3">
      {said.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {undo && undo.left.length > 0 && <p className="text-sm break-words">{undo.left.join(', ')}</p>}
    </div>
  )
}

/** What became of the pictures; those still to come are asked for again when the page is opened again. */
function ArticlePictures({ waiting, done, failed, failures }: ArticlePictureFigures) {
  if (waiting + done + failed === 0) return null
  return (
    <Card as="section" aria-labelledby="pictures">
      <h3 id="pictures" className="text-lg font-bold">
        {say('Pictures', { vi: 'Ảnh' })}
      </h3>
      <dl className="mt-3 grid grid-cols-3 gap-3">
        <Tile label={say('In the library', { vi: 'Đã vào thư viện' })} value={done} tone="good" />
        <Tile label={say('Still to fetch', { vi: 'Còn phải tải' })} value={waiting} />
        <Tile
          label={say('Not fetched', { vi: 'Không tải được' })}
          value={failed}
          tone={failed > 0 ? 'bad' : 'plain'}
        />
      </dl>
      {waiting > 0 && (
        <p className="mt-3 text-sm text-muted">
          {say('They are fetched one after the other; you may leave this page and come back.', {
            vi: 'Ảnh được tải lần lượt; bạn có thể rời trang rồi quay lại.',
          })}
        </p>
      )}
      {failures.length > 0 && (
        <ul className="mt-3 grid gap-2 text-sm">
          {failures.map(({ address, failure, articles }) => (
            <li key={address} className="break-all">
              {address}{' '}
              <span className="text-muted">
                ({failure && sayFailure(failure)}
                {say(`; articles: ${formatNumber(articles)})`, {
                  vi: `; bài viết: ${formatNumber(articles)})`,
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

type Errors = NonNullable<ImportView['result']>['errors']

/** Characters of a cell that are shown. */
const SHOWN = 80

/** Safari does not let the keyboard into a scrolling box by itself. */
const scrollable = { tabIndex: 0 }

/** What was wrong with which row, in a box of a fixed height; `more` is how many rows failed in all. */
function ErrorList({ errors, more }: { errors: Errors; more: number }) {
  const rows = new Set(errors.map(({ line }) => line)).size
  return (
    <section
      aria-label={say('Errors by row', { vi: 'Lỗi theo dòng' })}
      {...scrollable}
      className="mt-4 max-h-96 overflow-y-auto"
    >
      <ul className="grid gap-3">
        {errors.map((error, place) => (
          <li key={`${place} ${error.row}`} className="rounded-control border border-line px-4 py-3">
            <p className="flex flex-wrap items-center gap-2">
              <Badge tone="danger">
                {say('Row ', { vi: 'Dòng ' })}
                {error.row}
              </Badge>
              {error.field && <Badge>{error.field}</Badge>}
              <span className="font-semibold">{error.message}</span>
              {error.line !== error.row && (
                <span className="text-sm text-muted">
                  {say('line ', { vi: 'dòng trong tệp ' })}
                  {error.line}
                </span>
              )}
            </p>
            <p className="mt-1 text-sm text-muted break-words">
              {Object.entries(error.data)
                .filter(([, cell]) => cell.trim() !== '')
                .map(([name, cell]) => `${name}: ${cell.length > SHOWN ? `${cell.slice(0, SHOWN)}…` : cell}`)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      {rows < more && (
        <p className="py-3 text-sm text-muted">
          {say('And ', { vi: 'Và ' })}
          {more - rows}
          {say(' more rows: see the report.', { vi: ' dòng nữa: xem trong báo cáo.' })}
        </p>
      )}
    </section>
  )
}
