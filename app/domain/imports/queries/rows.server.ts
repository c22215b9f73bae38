import { sql } from 'drizzle-orm'
import type { BatchWritten, Reader, UndoOutcome, UndoRow } from '#app/domain/imports/import-subject.ts'
import type { FileRow, RowOutcome, RowPlan } from '../importer.ts'

/** A problem as it is kept; `row` is 0 for what the database said, as specified. */
export type KeptProblem = { field?: string; message: string; row?: 0 }

/** Of rows in doubt: nobody has decided about rows of this key. */
export const NOT_DECIDED = sql`not exists (select from product_matches m where m.key = slug)`

/** What became of a row. `raw` has the cells of one that failed or is in doubt. */
export type KeptRow = {
  row: number
  line: number
  outcome: RowOutcome
  key: string | null
  title: string | null
  /** Of the article or product that it became, where it became one. */
  id: number | null
  problems: KeptProblem[] | null
  raw: string[] | null
  undo: UndoOutcome | null
}

/** Keeps what became of the rows of a batch, in the transaction that wrote them. */
export async function addRows(
  tx: Reader,
  jobId: string,
  batch: {
    plans: readonly RowPlan[]
    files: readonly FileRow[]
    written: BatchWritten
    /** The database refused these rows. */
    isRefused?: boolean
  },
): Promise<void> {
  const { plans, files, written, isRefused = false } = batch
  const first = new Set<string>()
  const kept = plans.map((plan, at) => {
    const done =
      plan.key === null || plan.outcome === 'skipped' || plan.outcome === 'doubt'
        ? undefined
        : written.rows.get(plan.key)
    const isFirst = done !== undefined && first.size < first.add(plan.key ?? '').size
    return {
      row: plan.row,
      line: plan.line,
      outcome: plan.outcome,
      slug: plan.key,
      title: plan.title,
      entity_id: done?.id ?? (plan.outcome === 'overwritten' ? plan.id : null),
      stamp: done?.stamp ?? null,
      before: isFirst ? (done.before ?? null) : null,
      problems:
        plan.problems.length > 0
          ? plan.problems.map((problem) => (isRefused ? { ...problem, row: 0 } : problem))
          : null,
      raw:
        plan.outcome === 'error' || plan.outcome === 'doubt'
          ? files[at]?.cells.map((cell) => cell.replaceAll('\0', ''))
          : null,
    }
  })
  await tx.execute(sql`
    insert into import_rows (job_id, row_number, line, outcome, slug, title, entity_id, stamp, before, problems, raw)
    select ${jobId}::uuid, x.row, x.line, x.outcome, x.slug, x.title, x.entity_id, x.stamp, x.before, x.problems, x.raw
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as x(row int, line int, outcome text, slug text, title text,
      entity_id int, stamp timestamptz, before jsonb, problems jsonb, raw jsonb)`)
}

type Wanted = {
  outcomes: readonly RowOutcome[]
  after?: number
  limit: number
  numbers?: readonly number[]
  /** Without those that were decided about in another import. */
  isOpen?: boolean
}

/** The rows of an import that came to one of these outcomes, in the order of the file. */
export async function listRows(
  db: Reader,
  jobId: string,
  { outcomes, after = 0, limit, numbers, isOpen = false }: Wanted,
): Promise<KeptRow[]> {
  const { rows } = await db.execute<KeptRow>(sql`
    select row_number as row, line, outcome, slug as key, title, entity_id as id, problems, raw, undo from import_rows
    where job_id = ${jobId} and row_number > ${after} and outcome = any(${sql.param(outcomes)}::text[])
      ${numbers ? sql`and row_number = any(${sql.param(numbers)}::int[])` : sql``} ${isOpen ? sql`and ${NOT_DECIDED}` : sql``}
    order by row_number limit ${limit}`)
  return rows
}

/** How many rows of these imports became something new, by the import; without those where none did. */
export async function createdByJob(db: Reader, jobIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: string; n: number }>(sql`
    select job_id as id, count(*)::int as n from import_rows
    where outcome = 'created' and job_id = any(${sql.param(jobIds)}::uuid[]) group by job_id`)
  return new Map(rows.map(({ id, n }) => [id, n]))
}

/** How many rows of an import wait for somebody to say what they mean. */
export async function countDoubts(db: Reader, jobId: string): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from import_rows where job_id = ${jobId} and outcome = 'doubt' and ${NOT_DECIDED}`,
  )
  return rows[0]?.n ?? 0
}

/** Forgets what became of rows that are imported anew. */
export async function dropRows(tx: Reader, jobId: string, numbers: readonly number[]): Promise<void> {
  await tx.execute(sql`
    delete from import_rows where job_id = ${jobId} and row_number = any(${sql.param(numbers)}::int[])`)
}

/** Rows that were imported, but not all of: a picture or a tag was left out. */
export async function listNotes(db: Reader, jobId: string, limit: number): Promise<KeptRow[]> {
  const { rows } = await db.execute<KeptRow>(sql`
    select row_number as row, line, outcome, slug as key, title, problems, null as raw, undo from import_rows
    where job_id = ${jobId} and outcome not in ('error', 'doubt') and problems is not null order by row_number limit ${limit}`)
  return rows
}

/** The next things of an import to be undone: each once, with its last stamp and the state it had before the first change. */
export async function rowsToUndo(db: Reader, jobId: string, limit: number): Promise<UndoRow[]> {
  const { rows } = await db.execute<UndoRow>(sql`
    select entity_id as id, (array_agg(stamp::text order by row_number desc))[1] as stamp,
      case when bool_or(outcome = 'created') then null else (array_agg(before order by row_number))[1]
        || jsonb_build_object('added', coalesce(jsonb_path_query_array(jsonb_agg(before), '$[*].added[*]'), '[]')) end as before
    from import_rows where job_id = ${jobId} and entity_id is not null and stamp is not null and undo is null
    group by entity_id having bool_or(outcome = 'created') or count(before) > 0 order by entity_id limit ${limit}`)
  return rows
}

/** Keeps what undoing made of things. */
export async function markUndone(
  tx: Reader,
  jobId: string,
  outcomes: ReadonlyMap<number, UndoOutcome>,
): Promise<void> {
  const given = JSON.stringify([...outcomes].map(([id, undo]) => ({ id, undo })))
  await tx.execute(sql`
    update import_rows r set undo = x.undo from jsonb_to_recordset(${given}::jsonb) as x(id int, undo text)
    where r.job_id = ${jobId} and r.entity_id = x.id and r.stamp is not null`)
}

/** How many things undoing made what of; each thing counts once. */
export async function undoFigures(db: Reader, jobId: string): Promise<Partial<Record<UndoOutcome, number>>> {
  const { rows } = await db.execute<{ undo: UndoOutcome; n: number }>(sql`
    select undo, count(distinct entity_id)::int as n from import_rows
    where job_id = ${jobId} and undo is not null group by undo`)
  return Object.fromEntries(rows.map(({ undo, n }) => [undo, n]))
}

/** What undoing left, because it was changed or removed since. */
export async function leftByUndo(db: Reader, jobId: string, limit: number): Promise<KeptRow[]> {
  const { rows } = await db.execute<KeptRow>(sql`
    select distinct on (entity_id) row_number as row, line, outcome, slug as key, title, null as problems, null as raw, undo
    from import_rows where job_id = ${jobId} and undo in ('edited', 'gone') order by entity_id, row_number limit ${limit}`)
  return rows
}
