import { Download } from 'lucide-react'
import { Link } from 'react-router'
import { canUndo, isSuccess, processingTime } from '#app/domain/imports/job.ts'
import type { FileImport } from '#app/domain/imports/job.ts'
import { listJobs } from '#app/domain/imports/queries/jobs.server.ts'
import { durationText } from '#app/domain/imports/text.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { Badge, type BadgeTone } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { Table } from '#app/ui/table.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Route } from './+types/imports'
import { SUBJECTS } from './subjects.ts'
import type { SubjectName } from './subjects.ts'
import { UndoButton } from './undo-button.tsx'

/** What this screen calls the subjects, in the order of its buttons. */
const NAMES: Readonly<Record<SubjectName, { name: string; many: string }>> = {
  articles: { name: 'Bài viết', many: 'bài viết' },
  products: { name: 'Sản phẩm', many: 'sản phẩm' },
}
const SUBJECT_NAMES = ['articles', 'products'] as const satisfies readonly SubjectName[]

/** What became of rows that were here already. */
const KNOWN_ROWS: Readonly<Record<string, string>> = {
  skip: 'Bỏ qua dòng đã có',
  overwrite: 'Ghi đè dòng đã có',
  rename: 'Thêm dòng mới, tự đổi tên',
}

/** Imports on one page. */
const PAGE = 20

export const meta = () => [
  { title: 'Nhập dữ liệu | Panel Quản Trị' },
  { name: 'robots', content: 'noindex, nofollow' },
]

export async function loader(asked: Route.LoaderArgs) {
  await requireStaff(asked, 'import')
  const { db } = asked.context.get(requestContext)
  const wanted = Number(new URL(asked.request.url).searchParams.get('page'))
  const page = Number.isInteger(wanted) && wanted > 0 && wanted < 100_000 ? wanted : 1
  const { jobs, total } = await listJobs(db, { limit: PAGE, offset: (page - 1) * PAGE })
  return { imports: jobs.map(asLine), page, pages: Math.max(1, Math.ceil(total / PAGE)) }
}

const STATES: Readonly<Record<string, { label: string; tone: BadgeTone }>> = {
  uploaded: { label: 'Chờ bạn bắt đầu', tone: 'cut' },
  running: { label: 'Đang chạy', tone: 'action' },
  cancelling: { label: 'Đang dừng', tone: 'action' },
  undoing: { label: 'Đang hoàn tác', tone: 'action' },
  cancelled: { label: 'Đã dừng', tone: 'neutral' },
  undone: { label: 'Đã hoàn tác', tone: 'neutral' },
}

function asLine(job: FileImport) {
  const state =
    STATES[job.state] ??
    (isSuccess(job) ? { label: 'Xong', tone: 'saving' as const } : { label: 'Hỏng', tone: 'danger' as const })
  const took = processingTime(job)
  return {
    id: job.id,
    subject: job.subject,
    fileName: job.fileName,
    when: formatDateTime(job.startedAt ?? job.createdAt),
    took: took === null ? null : durationText(took),
    person: job.person ?? '—',
    state,
    // A run of a feed waits until a newer file comes.
    note:
      job.state !== 'uploaded'
        ? (KNOWN_ROWS[job.strategy] ?? '')
        : job.feedId === null
          ? 'Giữ một ngày kể từ lúc tải lên'
          : '',
    waits: job.state === 'uploaded',
    total: job.total,
    imported: job.imported,
    skipped: job.skipped,
    errors: job.errors,
    canUndo: canUndo(job),
  }
}

export default function ImportsPage({ loaderData: { imports, page, pages } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading
        title="Nhập dữ liệu"
        text="Mọi lần nhập từ tệp hoặc nguồn, mới nhất trước, kèm kết quả từng dòng."
        actions={
          <>
            <ImportLinks />
            {SUBJECT_NAMES.map((subject) => (
              <Button key={subject} asChild variant="secondary">
                <a href={SUBJECTS[subject].exports} download>
                  <Download aria-hidden="true" className="size-4" />
                  Xuất {NAMES[subject].many}
                </a>
              </Button>
            ))}
          </>
        }
      />
      {imports.length === 0 ? (
        <EmptyState
          title="Chưa nhập lần nào"
          text="Nhập bài viết hoặc sản phẩm từ tệp CSV; ở đây giữ lại chuyện gì đã xảy ra với từng dòng."
          actions={<ImportLinks />}
        />
      ) : (
        <Table caption="Những lần nhập" className="card-table">
          <thead>
            <tr>
              <th scope="col">Tệp</th>
              <th scope="col">Kết quả</th>
              <th scope="col">Đã nhập</th>
              <th scope="col">Bỏ qua</th>
              <th scope="col">Lỗi</th>
              <th scope="col">Người nhập</th>
              <th scope="col">Việc</th>
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
    </>
  )
}

const ImportLinks = () =>
  SUBJECT_NAMES.map((subject) => (
    <Button key={subject} asChild>
      <Link to={SUBJECTS[subject].screen}>Nhập {NAMES[subject].many}</Link>
    </Button>
  ))

function Line({ line }: { line: ReturnType<typeof asLine> }) {
  return (
    <tr>
      <th scope="row" className="max-w-72 min-w-48 align-top">
        <Link
          to={`${SUBJECTS[line.subject].screen}?job=${line.id}`}
          className="font-semibold break-words text-action hover:underline"
        >
          {line.fileName}
        </Link>
        <p className="font-normal text-muted">
          {NAMES[line.subject].name} · {line.when}
          {line.took && ` · ${line.took}`}
        </p>
      </th>
      <td data-label="Kết quả" className="align-top">
        <Badge tone={line.state.tone}>{line.state.label}</Badge>
        <p className="mt-1 text-muted">{line.note}</p>
      </td>
      <td data-label="Đã nhập" className="align-top whitespace-nowrap">
        <span>
          {formatNumber(line.imported)} <span className="text-muted">trong {formatNumber(line.total)}</span>
        </span>
      </td>
      <td data-label="Bỏ qua" className="align-top">
        {formatNumber(line.skipped)}
      </td>
      <td data-label="Lỗi" className="align-top">
        {formatNumber(line.errors)}
      </td>
      <td data-label="Người nhập" className="align-top">
        {line.person}
      </td>
      <td className="align-top">
        <div className="flex flex-wrap gap-2">
          {line.waits && (
            <Button asChild variant="secondary" size="sm">
              <Link
                to={`${SUBJECTS[line.subject].screen}?job=${line.id}`}
                aria-label={`Xem tiếp ${line.fileName}`}
              >
                Xem tiếp
              </Link>
            </Button>
          )}
          {line.errors > 0 && (
            <Button asChild variant="secondary" size="sm">
              <a
                href={`/api/v1/imports/${line.id}/errors.csv`}
                download
                aria-label={`Tải báo cáo lỗi của ${line.fileName}`}
              >
                <Download aria-hidden="true" className="size-4" />
                Báo cáo
              </a>
            </Button>
          )}
          {line.canUndo && (
            <UndoButton
              id={line.id}
              subject={line.subject}
              imported={line.imported}
              label={`Hoàn tác lần nhập ${line.fileName}`}
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
    <nav aria-label="Các trang" className="flex flex-wrap items-center gap-4">
      {page > 1 && (
        <Link to={`?page=${page - 1}`} className={link}>
          Trang trước
        </Link>
      )}
      <span className="text-muted tabular-nums">
        Trang {page} / {pages}
      </span>
      {page < pages && (
        <Link to={`?page=${page + 1}`} className={link}>
          Trang sau
        </Link>
      )}
    </nav>
  )
}
