import { Download } from 'lucide-react'
import { Link } from 'react-router'
import { STATUS_LABELS } from '#app/domain/blog/editing/list-state.ts'
import type { Standing } from '#app/domain/imports/import-subject.ts'
import { kindOf, MOST_SHOWN, PLAN_KINDS, PLAN_PAGE } from '#app/domain/imports/plan-kind.ts'
import type { FilePlan, PlanKind } from '#app/domain/imports/plan-kind.ts'
import { sayRow } from '#app/domain/imports/row-words.ts'
import { Badge, type BadgeTone } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { Table } from '#app/ui/table.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { say } from '#app/vietnamese/say.ts'
import { beforeMessage } from './column-words.ts'
import type { NamedColumn } from './column-words.ts'
import { SUBJECTS } from './subjects.ts'
import type { SubjectName } from './subjects.ts'

const KINDS: Readonly<Record<PlanKind, { label: string; tone: BadgeTone }>> = {
  created: {
    get label() {
      return say('New', { vi: 'Mới' })
    },
    tone: 'saving',
  },
  renamed: {
    get label() {
      return say('New, renamed', { vi: 'Mới, đổi tên' })
    },
    tone: 'action',
  },
  overwritten: {
    get label() {
      return say('Overwrite', { vi: 'Ghi đè' })
    },
    tone: 'cut',
  },
  unchanged: {
    get label() {
      return say('Unchanged', { vi: 'Không đổi' })
    },
    tone: 'neutral',
  },
  skipped: {
    get label() {
      return say('Skip', { vi: 'Bỏ qua' })
    },
    tone: 'neutral',
  },
  doubt: {
    get label() {
      return say('To decide', { vi: 'Cần quyết định' })
    },
    tone: 'cut',
  },
  error: {
    get label() {
      return say('Error', { vi: 'Lỗi' })
    },
    tone: 'danger',
  },
}

type PlanTableProps = {
  id: string
  subject: SubjectName
  columns: readonly NamedColumn[]
  plan: FilePlan
  kind: PlanKind | null
  page: number
  isBusy: boolean
}

const address = (id: string, kind: PlanKind | null, page = 1) => {
  const query = new URLSearchParams({
    job: id,
    ...(kind ? { kind } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  })
  return `?${query}`
}

/** What would become of every row, by the very rules that import it. */
export function PlanTable({ id, subject, columns, plan, kind, page, isBusy }: PlanTableProps) {
  const { one } = SUBJECTS[subject]
  const all = PLAN_KINDS.reduce((sum, each) => sum + plan.counts[each], 0)
  const listed = PLAN_KINDS.map((each) => Math.min(plan.counts[each], MOST_SHOWN))
  const shown = kind ? Math.min(plan.counts[kind], MOST_SHOWN) : listed.reduce((sum, count) => sum + count, 0)
  const pages = Math.max(1, Math.ceil(shown / PLAN_PAGE))
  const shownKinds = PLAN_KINDS.filter((each) => plan.counts[each] > 0)
  return (
    <Card as="section" aria-labelledby="plan" padding="none" className="overflow-hidden">
      <div className="grid gap-3 p-4 md:px-6">
        <h3 id="plan" className="flex items-center gap-3 text-lg font-bold">
          {say('What would happen', { vi: 'Kết quả dự kiến' })}
          {isBusy && <Spinner label={null} />}
        </h3>
        <nav
          aria-label={say('Rows by outcome', { vi: 'Các dòng theo kết quả' })}
          className="flex flex-wrap gap-2"
        >
          <Kind
            to={address(id, null)}
            label={say('All rows', { vi: 'Mọi dòng' })}
            count={all}
            isOpen={kind === null}
          />
          {shownKinds.map((each) => (
            <Kind
              key={each}
              to={address(id, each)}
              label={KINDS[each].label}
              count={plan.counts[each]}
              isOpen={kind === each}
            />
          ))}
        </nav>
        <p>
          <a
            href={`/admin/imports/check.csv?job=${id}`}
            download
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-action"
          >
            <Download aria-hidden="true" className="size-4" />
            {say('Report of every row', { vi: 'Báo cáo từng dòng' })}
          </a>
        </p>
        <PlanNotes plan={plan} isCut={shown < (kind ? plan.counts[kind] : all)} />
      </div>
      <Table
        caption={say('What would become of each row', { vi: 'Từng dòng sẽ thành gì' })}
        dense
        className="rounded-none border-x-0 border-b-0 md:[&_tr>:first-child]:ps-6"
      >
        <thead>
          <tr>
            <th scope="col">{say('Row', { vi: 'Dòng' })}</th>
            <th scope="col">{say('Outcome', { vi: 'Kết quả' })}</th>
            <th scope="col" className="first-letter:uppercase">
              {one}
            </th>
          </tr>
        </thead>
        <tbody>
          {plan.rows.map((row) => (
            <tr key={row.row}>
              <td className="align-top">{row.row}</td>
              <td className="align-top">
                <PlanBadge row={row} />
              </td>
              <td className="grid min-w-52 gap-x-6 gap-y-1 lg:grid-cols-[16rem_1fr]">
                <div className="min-w-0">
                  <p className="font-semibold break-words">{row.title}</p>
                  <p className="text-muted break-words">{row.key}</p>
                  {row.standing && <p className="text-muted">{sayStanding(row.standing)}</p>}
                </div>
                <Details row={row} subject={subject} columns={columns} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {pages > 1 && (
        <p className="flex flex-wrap items-center gap-4 border-t border-line p-4">
          {page > 1 && (
            <Link
              className="inline-flex min-h-11 items-center font-semibold text-action"
              to={address(id, kind, page - 1)}
              preventScrollReset
            >
              {say('Previous', { vi: 'Trước' })}
            </Link>
          )}
          <span className="text-muted tabular-nums">
            {say('Page ', { vi: 'Trang ' })}
            {page}
            {say(` of ${formatNumber(pages)}`, { vi: ` trên ${formatNumber(pages)}` })}
          </span>
          {page < pages && (
            <Link
              className="inline-flex min-h-11 items-center font-semibold text-action"
              to={address(id, kind, page + 1)}
              preventScrollReset
            >
              {say('Next', { vi: 'Sau' })}
            </Link>
          )}
        </p>
      )}
    </Card>
  )
}

/** What was counted beside the rows, and that of many rows only the first are listed. */
function PlanNotes({ plan, isCut }: { plan: FilePlan; isCut: boolean }) {
  const { lines = 0, read = 0, figures = 0 } = plan.tally
  return (
    <>
      {(lines > 0 || figures > 0) && (
        <p className="text-sm text-muted">
          {say(
            `${formatNumber(lines)} lines of specifications, all kept; ${formatNumber(read)} of them say a figure of their kind. With the titles that makes ${formatNumber(figures)} figures to narrow lists and compare by.`,
            {
              vi: `${formatNumber(lines)} dòng thông số, giữ lại hết; ${formatNumber(read)} dòng nói một con số của loại máy. Cùng với tên sản phẩm, tất cả cho ${formatNumber(figures)} con số để lọc và so sánh.`,
            },
          )}
        </p>
      )}
      {plan.counts.doubt > 0 && (
        <p className="text-sm text-muted">
          {say(
            'Rows ‘to decide’ may be products that are there already. They wait: after the import each stands beside what it may be.',
            {
              vi: 'Dòng “cần quyết định” có thể là sản phẩm đã có. Chúng chờ lại: nhập xong, mỗi dòng nằm cạnh sản phẩm nó có thể là.',
            },
          )}
        </p>
      )}
      {isCut && (
        <p className="text-sm text-muted">
          {say(`The first ${formatNumber(MOST_SHOWN)} of each outcome are listed.`, {
            vi: `Mỗi kết quả liệt kê ${formatNumber(MOST_SHOWN)} dòng đầu.`,
          })}
        </p>
      )}
    </>
  )
}

/** How an article stands after the import: 'Đã đăng · 08:00 15/01/2024'. */
const sayStanding = ({ is, at }: Standing): string =>
  `${STATUS_LABELS[is]} · ${at === null ? say('no day yet', { vi: 'chưa có ngày' }) : formatDateTime(at)}`

type KindProps = { to: string; label: string; count: number; isOpen: boolean }

function Kind({ to, label, count, isOpen }: KindProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isOpen ? 'true' : undefined}
      className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line px-3 hover:border-action aria-[current]:border-action aria-[current]:bg-action-soft aria-[current]:font-semibold md:min-h-9"
    >
      {label}
      <span className="text-muted tabular-nums">{formatNumber(count)}</span>
    </Link>
  )
}

type Row = FilePlan['rows'][number]

function PlanBadge({ row }: { row: Row }) {
  const kind = kindOf(row)
  return (
    <Badge tone={KINDS[kind].tone} className="whitespace-nowrap">
      {KINDS[kind].label}
    </Badge>
  )
}

type DetailsProps = { row: Row; subject: SubjectName; columns: readonly NamedColumn[] }

function Details({ row, subject, columns }: DetailsProps) {
  const { key, exists } = SUBJECTS[subject]
  return (
    <ul className="grid min-w-0 content-start gap-1">
      {row.renamedFrom !== null && (
        <li>
          {key} {row.renamedFrom}
          {say(' exists already', { vi: ' đã có' })}
        </li>
      )}
      {row.outcome === 'skipped' && row.problems.length === 0 && <li className="text-muted">{exists}</li>}
      {row.problems.map(({ field, message }) => (
        <li key={`${field} ${message}`} className={row.outcome === 'error' ? 'text-danger' : 'text-cut'}>
          {beforeMessage(field, columns)}
          {sayRow(message)}
        </li>
      ))}
      {row.candidates?.map(({ key: known, title, sides }) => (
        <li key={known} className="break-words">
          {say('Perhaps ', { vi: 'Có thể là ' })}
          <strong>{title}</strong>
          <span className="text-muted">
            {' '}
            ({sides.flatMap(({ field, there }) => (field !== 'title' && there ? [there] : [])).join(' · ')})
          </span>
        </li>
      ))}
      {row.changes.map(({ field, before, after }) => (
        <li key={field} className="break-words">
          {beforeMessage(field, columns)}
          <del className="text-muted">{before || say('(empty)', { vi: '(trống)' })}</del>{' '}
          <ins className="no-underline">{after || say('(empty)', { vi: '(trống)' })}</ins>
        </li>
      ))}
    </ul>
  )
}
