import { Download } from 'lucide-react'
import { Link } from 'react-router'
import { isSuccess, processingTime } from '#app/domain/imports/job.ts'
import type { ImportJob } from '#app/domain/imports/job.ts'
import { listJobs } from '#app/domain/imports/queries/jobs.server.ts'
import { durationText, STRATEGIES } from '#app/domain/imports/text.ts'
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
import { canUndo } from './imports-page.server.ts'
import { SUBJECTS } from './subjects.ts'
import { UndoButton } from './undo-button.tsx'

/** Imports on one page. */
const PAGE = 20

export const meta = () => [
  { title: 'Imports | Panel Quản Trị' },
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
  running: { label: 'Running', tone: 'action' },
  cancelling: { label: 'Cancelling', tone: 'action' },
  undoing: { label: 'Undoing', tone: 'action' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  undone: { label: 'Undone', tone: 'neutral' },
}

function asLine(job: ImportJob) {
  const state =
    STATES[job.state] ??
    (isSuccess(job)
      ? { label: 'Completed', tone: 'saving' as const }
      : { label: 'Failed', tone: 'danger' as const })
  const took = processingTime(job)
  return {
    id: job.id,
    subject: job.subject,
    fileName: job.fileName,
    when: formatDateTime(job.startedAt ?? job.createdAt),
    took: took === null ? null : durationText(took),
    person: job.person ?? '—',
    strategy: STRATEGIES.find(({ value }) => value === job.strategy)?.label ?? '',
    state,
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
        title="Imports"
        text="Every CSV import, with its result"
        actions={
          <>
            <ImportLinks />
            {Object.values(SUBJECTS).map(({ exports, many }) => (
              <Button key={many} asChild variant="secondary">
                <a href={exports} download>
                  <Download aria-hidden="true" className="size-4" />
                  Export {many}
                </a>
              </Button>
            ))}
          </>
        }
      />
      {imports.length === 0 ? (
        <EmptyState
          title="No imports yet"
          text="Import articles or products from a CSV file; what became of each row is kept here."
          actions={<ImportLinks />}
        />
      ) : (
        <Table caption="Imports">
          <thead>
            <tr>
              <th scope="col">File</th>
              <th scope="col">Result</th>
              <th scope="col">Imported</th>
              <th scope="col">Skipped</th>
              <th scope="col">Errors</th>
              <th scope="col">By</th>
              <th scope="col">Actions</th>
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
  Object.values(SUBJECTS).map(({ screen, many }) => (
    <Button key={many} asChild>
      <Link to={screen}>Import {many}</Link>
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
          {SUBJECTS[line.subject].name} · {line.when}
          {line.took && ` · ${line.took}`}
        </p>
      </th>
      <td className="align-top">
        <Badge tone={line.state.tone}>{line.state.label}</Badge>
        <p className="mt-1 whitespace-nowrap text-muted">{line.strategy}</p>
      </td>
      <td className="align-top whitespace-nowrap">
        {formatNumber(line.imported)} <span className="text-muted">of {formatNumber(line.total)}</span>
      </td>
      <td className="align-top">{formatNumber(line.skipped)}</td>
      <td className="align-top">{formatNumber(line.errors)}</td>
      <td className="align-top">{line.person}</td>
      <td className="align-top">
        <div className="flex flex-wrap gap-2">
          {line.errors > 0 && (
            <Button asChild variant="secondary" size="sm">
              <a
                href={`/api/v1/imports/${line.id}/errors.csv`}
                download
                aria-label={`Download the report of ${line.fileName}`}
              >
                <Download aria-hidden="true" className="size-4" />
                Report
              </a>
            </Button>
          )}
          {line.canUndo && (
            <UndoButton
              id={line.id}
              subject={line.subject}
              imported={line.imported}
              label={`Undo the import of ${line.fileName}`}
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
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-4">
      {page > 1 && (
        <Link to={`?page=${page - 1}`} className={link}>
          Previous
        </Link>
      )}
      <span className="text-muted tabular-nums">
        Page {page} of {pages}
      </span>
      {page < pages && (
        <Link to={`?page=${page + 1}`} className={link}>
          Next
        </Link>
      )}
    </nav>
  )
}
