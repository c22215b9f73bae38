import { Download } from 'lucide-react'
import { Link } from 'react-router'
import { countOldPrices } from '#app/domain/catalogue/queries/price-ages.server.ts'
import { canUndo, isSuccess, processingTime } from '#app/domain/imports/job.ts'
import type { FileImport } from '#app/domain/imports/job.ts'
import { listJobs } from '#app/domain/imports/queries/jobs.server.ts'
import { createdByJob } from '#app/domain/imports/queries/rows.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { MoreMenu } from '#app/panel/parts/more-menu.tsx'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { panelTitle } from '#app/panel/parts/panel-title.ts'
import { Badge, type BadgeTone } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { Table } from '#app/ui/table.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/imports'
import { NextImport } from './next-import.tsx'
import { SUBJECTS } from './subjects.ts'
import type { SubjectName } from './subjects.ts'
import { UndoButton } from './undo-button.tsx'

/** What this screen calls the subjects, in the order of its buttons. */
const NAMES: Readonly<Record<SubjectName, { name: string; many: string }>> = {
  articles: {
    get name() {
      return say('Bài viết', { en: 'Articles' })
    },
    get many() {
      return say('bài viết', { en: 'articles' })
    },
  },
  products: {
    get name() {
      return say('Sản phẩm', { en: 'Products' })
    },
    get many() {
      return say('sản phẩm', { en: 'products' })
    },
  },
}
const SUBJECT_NAMES = ['products', 'articles'] as const satisfies readonly SubjectName[]

/** Imports on one page. */
const PAGE = 20

export const meta = () => [
  { title: panelTitle(say('Nhập dữ liệu', { en: 'Imports' })) },
  { name: 'robots', content: 'noindex, nofollow' },
]

export async function loader(asked: Route.LoaderArgs) {
  await requireStaff(asked, 'import')
  const { db } = asked.context.get(requestContext)
  const wanted = Number(new URL(asked.request.url).searchParams.get('page'))
  const page = Number.isInteger(wanted) && wanted > 0 && wanted < 100_000 ? wanted : 1
  const { jobs, total } = await listJobs(db, { limit: PAGE, offset: (page - 1) * PAGE })
  const [created, oldPrices] = await Promise.all([
    createdByJob(
      db,
      jobs.map(({ id }) => id),
    ),
    countOldPrices(db),
  ])
  return {
    imports: jobs.map((job) => asLine(job, created.get(job.id) ?? 0)),
    page,
    pages: Math.max(1, Math.ceil(total / PAGE)),
    oldPrices,
    idempotencyKey: crypto.randomUUID(),
  }
}

const STATES: Readonly<Record<string, { label: string; tone: BadgeTone }>> = {
  uploaded: {
    get label() {
      return say('Chờ bạn bắt đầu', { en: 'Waiting for you to start' })
    },
    tone: 'cut',
  },
  running: {
    get label() {
      return say('Đang chạy', { en: 'Running' })
    },
    tone: 'action',
  },
  cancelling: {
    get label() {
      return say('Đang dừng', { en: 'Stopping' })
    },
    tone: 'action',
  },
  undoing: {
    get label() {
      return say('Đang hoàn tác', { en: 'Being undone' })
    },
    tone: 'action',
  },
  cancelled: {
    get label() {
      return say('Đã dừng', { en: 'Stopped' })
    },
    tone: 'neutral',
  },
  undone: {
    get label() {
      return say('Đã hoàn tác', { en: 'Undone' })
    },
    tone: 'neutral',
  },
}

/** What became of the rows: of those that came in how many are new and how many changed what was there, then what did not. */
function sayResult({ imported, total, processed, skipped, errors }: FileImport, created: number): string {
  const parts = [
    ...(processed < total
      ? [
          say(`${formatNumber(processed)}/${formatNumber(total)} dòng`, {
            en: `${formatNumber(processed)}/${formatNumber(total)} rows`,
          }),
        ]
      : []),
    ...(created > 0 ? [say(`${formatNumber(created)} mới`, { en: `${formatNumber(created)} new` })] : []),
    ...(imported > created
      ? [
          say(`${formatNumber(imported - created)} cập nhật`, {
            en: `${formatNumber(imported - created)} updated`,
          }),
        ]
      : []),
    ...(skipped > 0
      ? [say(`${formatNumber(skipped)} bỏ qua`, { en: `${formatNumber(skipped)} skipped` })]
      : []),
    ...(errors > 0 ? [say(`${formatNumber(errors)} lỗi`, { en: many(errors, 'error') })] : []),
  ]
  return parts.length > 0 ? parts.join(' · ') : say('Không dòng nào', { en: 'No rows' })
}

const sayDuration = (ms: number): string => {
  const seconds = formatNumber(Math.max(0.1, ms / 1000), 1)
  return say(`${seconds} giây`, { en: `${seconds.replace(',', '.')} s` })
}

function asLine(job: FileImport, created: number) {
  // What went as it should needs no mark: its figures say so.
  const state =
    STATES[job.state] ??
    (isSuccess(job) ? null : { label: say('Hỏng', { en: 'Failed' }), tone: 'danger' as const })
  const took = processingTime(job)
  return {
    id: job.id,
    subject: job.subject,
    // The day in the name of a feed's file is said beside it.
    name: job.feedName ?? job.fileName,
    when: formatDateTime(job.startedAt ?? job.createdAt),
    took: took === null ? null : sayDuration(took),
    person: job.person,
    state,
    // A run of a feed waits until a newer file comes.
    note:
      job.state === 'uploaded' && job.feedId === null
        ? say('Giữ một ngày kể từ lúc tải lên', { en: 'Kept for a day after the upload' })
        : '',
    waits: job.state === 'uploaded',
    result: job.state === 'uploaded' ? '' : sayResult(job, created),
    imported: job.imported,
    errors: job.errors,
    canUndo: canUndo(job),
  }
}

/** How the latest imports went, and when the last one was. */
function sayVerdict(lines: readonly ReturnType<typeof asLine>[]): string {
  // What waits, was stopped or taken back has brought nothing in.
  const over = lines.filter(({ state }) => state === null || state.tone === 'danger')
  const rows = over.reduce((sum, { imported }) => sum + imported, 0)
  const errors = over.reduce((sum, line) => sum + line.errors, 0)
  const failed = over.filter(({ state }) => state !== null).length
  const faults = [
    ...(failed > 0
      ? [say(`${formatNumber(failed)} lần hỏng`, { en: `${formatNumber(failed)} failed` })]
      : []),
    ...(errors > 0 ? [say(`${formatNumber(errors)} dòng lỗi`, { en: many(errors, 'error') })] : []),
  ]
  const how = faults.length > 0 ? faults.join(', ') : say('không lỗi', { en: 'no errors' })
  return say(
    `${formatNumber(lines.length)} lần nhập gần nhất: ${formatNumber(rows)} dòng đã vào, ${how}. Lần cuối ${lines[0]?.when}.`,
    {
      en: `The last ${many(lines.length, 'import')}: ${many(rows, 'row')} brought in, ${how}. Latest ${lines[0]?.when}.`,
    },
  )
}

export default function ImportsPage({ loaderData }: Route.ComponentProps) {
  const { imports, page, pages, ...next } = loaderData
  return (
    <>
      <PageHeading
        title={say('Nhập dữ liệu', { en: 'Imports' })}
        text={imports.length > 0 && page === 1 && sayVerdict(imports)}
        actions={
          <>
            <ImportLinks />
            <MoreMenu>
              {SUBJECT_NAMES.map((subject) => (
                <Button key={subject} asChild variant="ghost">
                  <a href={SUBJECTS[subject].exports} download>
                    <Download aria-hidden="true" className="size-4" />
                    {say('Xuất ', { en: 'Export ' })}
                    {NAMES[subject].many}
                  </a>
                </Button>
              ))}
            </MoreMenu>
          </>
        }
      />
      {imports.length === 0 ? (
        <EmptyState
          title={say('Chưa nhập lần nào', { en: 'No imports yet' })}
          text={say(
            'Nhập bài viết (CSV, WordPress, Ghost) hoặc sản phẩm từ một tệp; ở đây giữ lại chuyện gì đã xảy ra với từng dòng.',
            {
              en: 'Import articles (CSV, WordPress, Ghost) or products from a file; what became of each row is kept here.',
            },
          )}
        />
      ) : (
        <Table caption={say('Những lần nhập', { en: 'Imports' })} dense className="card-table import-rows">
          <thead>
            <tr>
              <th scope="col">{say('Tệp', { en: 'File' })}</th>
              <th scope="col">{say('Kết quả', { en: 'Result' })}</th>
              <th scope="col">
                <span className="sr-only">{say('Thao tác', { en: 'Actions' })}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {imports.map((each) => (
              <Line key={each.id} line={each} />
            ))}
          </tbody>
        </Table>
      )}
      {pages > 1 && <Pages page={page} pages={pages} />}
      <NextImport {...next} />
    </>
  )
}

const ImportLinks = () =>
  SUBJECT_NAMES.map((subject) => (
    <Button key={subject} asChild variant="secondary">
      <Link to={SUBJECTS[subject].screen}>
        {say('Nhập ', { en: 'Import ' })}
        {NAMES[subject].many}
      </Link>
    </Button>
  ))

function Line({ line }: { line: ReturnType<typeof asLine> }) {
  return (
    <tr>
      <th scope="row" className="min-w-44 xl:w-1/2">
        <Link
          to={`${SUBJECTS[line.subject].screen}?job=${line.id}`}
          className="font-semibold break-words text-action hover:underline"
        >
          {line.name}
        </Link>
        <p className="font-normal text-muted">
          {[NAMES[line.subject].name, line.when, line.person].filter(Boolean).join(' · ')}
          {line.took && <span className="max-xl:hidden"> · {line.took}</span>}
        </p>
      </th>
      <td>
        {line.state && (
          <Badge tone={line.state.tone} className="me-2">
            {line.state.label}
          </Badge>
        )}
        {line.result}
        {line.note && <p className="text-muted max-md:hidden">{line.note}</p>}
      </td>
      <td>
        <div className="flex flex-wrap items-center gap-1 md:justify-end">
          {line.waits && (
            <Button asChild variant="secondary" size="sm">
              <Link
                to={`${SUBJECTS[line.subject].screen}?job=${line.id}`}
                aria-label={say(`Xem tiếp ${line.name}`, { en: `Continue with ${line.name}` })}
              >
                {say('Xem tiếp', { en: 'Continue' })}
              </Link>
            </Button>
          )}
          {line.errors > 0 && (
            <Button asChild variant="secondary" size="sm">
              <a
                href={`/api/v1/imports/${line.id}/errors.csv`}
                download
                aria-label={say(`Tải báo cáo lỗi của ${line.name}`, {
                  en: `Download the error report of ${line.name}`,
                })}
              >
                <Download aria-hidden="true" className="size-4" />
                {say('Báo cáo', { en: 'Report' })}
              </a>
            </Button>
          )}
          {line.canUndo && (
            <UndoButton
              id={line.id}
              subject={line.subject}
              imported={line.imported}
              label={say(`Hoàn tác lần nhập ${line.name}`, { en: `Undo the import of ${line.name}` })}
            />
          )}
        </div>
      </td>
    </tr>
  )
}

function Pages({ page, pages }: { page: number; pages: number }) {
  const link = 'inline-flex min-h-11 items-center font-semibold text-action hover:underline'
  return (
    <nav aria-label={say('Các trang', { en: 'Pages' })} className="flex flex-wrap items-center gap-4">
      {page > 1 && (
        <Link to={`?page=${page - 1}`} className={link}>
          {say('Trang trước', { en: 'Previous page' })}
        </Link>
      )}
      <span className="text-muted tabular-nums">
        {say('Trang ', { en: 'Page ' })}
        {page} / {pages}
      </span>
      {page < pages && (
        <Link to={`?page=${page + 1}`} className={link}>
          {say('Trang sau', { en: 'Next page' })}
        </Link>
      )}
    </nav>
  )
}
