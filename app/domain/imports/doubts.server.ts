import { sql } from 'drizzle-orm'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Db } from '#db/client.ts'
import type { Candidate, Reader } from './import-subject.ts'
import type { FileRow, Importer, RowPlan } from './importer.ts'
import type { ImportJob } from './job.ts'
import { askForPictures } from './pictures/picture-queue.server.ts'
import { addProgress } from './queries/leases.server.ts'
import { addRows, countDoubts, dropRows, listRows } from './queries/rows.server.ts'
import type { KeptRow } from './queries/rows.server.ts'
import { countsOf, planOptionsOf, together } from './run-job.server.ts'

/** A row in doubt beside what it may mean; `reason` says why nobody was sure. */
export type DoubtfulRow = {
  row: number
  title: string
  reason: string
  candidates: readonly Candidate[]
}

/** What becomes of a row in doubt: the thing with this id, something new, or nothing. */
export type Decision = { is: 'merge'; id: number } | { is: 'new' } | { is: 'leave' }

/** Rows that one transaction decides about. */
const AT_ONCE = 50
/** Rows that one request decides about at most. */
const MOST_AT_ONCE = 1_000

/** The next rows of an import that wait for somebody, each beside what it may mean by now, and how many there are. */
export async function doubtsOf(
  db: Db,
  { importer, job }: { importer: Importer; job: ImportJob },
  { after, limit }: { after: number; limit: number },
): Promise<{ rows: DoubtfulRow[]; total: number }> {
  const kept = await listRows(db, job.id, { outcomes: ['doubt'], after, limit, isOpen: true })
  const plans = await plansOf(db, importer, job, kept)
  const rows = kept.map(({ row, title, problems }, at) => ({
    row,
    title: title ?? '',
    reason: problems?.at(-1)?.message ?? '',
    candidates: plans[at]?.candidates ?? [],
  }))
  return { rows, total: await countDoubts(db, job.id) }
}

/** What rows that are kept may mean now: whatever is not known by a key is asked about. */
async function plansOf(db: Reader, importer: Importer, job: ImportJob, kept: readonly KeptRow[]) {
  const planner = importer.planner({ ...planOptionsOf(job), strategy: 'overwrite', asks: true, dry: false })
  return (await (await planner.read(db, kept.map(asFileRow))).plan()).rows
}

const asFileRow = ({ row, line, raw }: KeptRow): FileRow => ({ row, line, cells: raw ?? [], fault: null })

type Deciding = { db: Db; importer: Importer; job: ImportJob; person: { id: string } }

/**
 * Imports rows in doubt as somebody decided. What a row means is kept for later files too.
 * @returns how many rows were decided about
 * @throws AppError 'conflict' where the import is not over or was taken back, 'invalid' for a thing that a row cannot mean
 */
export async function decideRows(asked: Deciding, decisions: ReadonlyMap<number, Decision>): Promise<number> {
  let decided = 0
  const rows = [...decisions.keys()].toSorted((a, b) => a - b)
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const some = rows.slice(at, at + AT_ONCE)
    decided += await decideSome(asked, some, (row) => decisions.get(row) ?? null)
  }
  return decided
}

/** Decides alike about every row in doubt, as far as one request goes; a row that may mean several things is not merged. */
export async function decideAllRows(asked: Deciding, is: Decision['is']): Promise<number> {
  const { db, job } = asked
  let decided = 0
  for (let after = 0, seen = 0; seen < MOST_AT_ONCE; seen += AT_ONCE) {
    const rows = await listRows(db, job.id, { outcomes: ['doubt'], after, limit: AT_ONCE, isOpen: true })
    if (rows.length === 0) break
    after = rows.at(-1)?.row ?? Infinity
    decided += await decideSome(
      asked,
      rows.map(({ row }) => row),
      (_, candidates) => {
        if (is !== 'merge') return { is }
        const [only, ...others] = candidates
        return only?.id != null && others.length === 0 ? { is, id: only.id } : null
      },
    )
  }
  return decided
}

type Choose = (row: number, candidates: readonly Candidate[]) => Decision | null

function decideSome(
  { db, importer, job, person }: Deciding,
  numbers: readonly number[],
  choose: Choose,
): Promise<number> {
  return db.transaction(async (tx) => {
    const made = await lockEnded(tx, job.id)
    const kept = (
      await listRows(tx, job.id, { outcomes: ['doubt'], numbers, limit: AT_ONCE, isOpen: true })
    ).filter(({ raw }) => raw !== null)
    const asked = await plansOf(tx, importer, job, kept)
    const chosen = kept.flatMap((row, at) => {
      const candidates = asked[at]?.candidates ?? []
      const decision = choose(row.row, candidates)
      if (!decision) return []
      if (decision.is === 'merge' && !candidates.some(({ id }) => id === decision.id))
        throw new AppError(
          'invalid',
          say(`Row ${row.row}: choose one of the products shown with it.`, {
            vi: `Dòng ${row.row}: bạn chọn một trong các sản phẩm hiện cùng dòng đó nhé.`,
          }),
        )
      return [{ row, decision }]
    })
    let all = made
    const decide = async (key: string | null, id: number | null) => {
      if (key === null || !importer.decide) return
      all = together(all, await importer.decide(tx, key, { id, jobId: job.id, by: person.id }))
    }
    for (const { row, decision } of chosen) {
      if (decision.is === 'merge') await decide(row.key, decision.id)
      if (decision.is === 'leave') await decide(row.key, null)
    }
    const part = (isNew: boolean) => chosen.filter(({ decision }) => (decision.is === 'new') === isNew)
    for (const isNew of [false, true]) {
      const rows = part(isNew).map(({ row }) => row)
      if (rows.length === 0) continue
      const options = planOptionsOf(job)
      const planner = importer.planner({
        ...options,
        strategy: 'overwrite',
        asks: isNew,
        makesNew: isNew,
        dry: false,
      })
      const files = rows.map(asFileRow)
      const plan = await (await planner.read(tx, files)).plan()
      const written = await plan.write(tx, person.id)
      await dropRows(
        tx,
        job.id,
        rows.map(({ row }) => row),
      )
      await addRows(tx, job.id, { plans: plan.rows, files, written })
      if (isNew) await rememberNew(rows, plan.rows, (key) => written.rows.get(key)?.id ?? null, decide)
      all = together(all, written.made)
      const { imported, skipped, errors } = countsOf(plan)
      // They counted as skipped while they waited.
      const counts = { processed: 0, imported, skipped: skipped - rows.length, errors }
      await addProgress(tx, job.id, { ...counts, currentOperation: null, made: all })
    }
    if (job.options.fetchesPictures) await askForPictures(tx, job.id)
    if (chosen.length > 0)
      await recordChange(tx, {
        actorId: person.id,
        action: 'decide',
        entity: 'import',
        entityId: job.id,
        detail: { rows: chosen.map(({ row, decision }) => ({ row: row.row, ...decision })) },
      })
    return chosen.length
  })
}

/** Later files find what a row has made by the key that the row has, also where it was made under another; earlier ones wait no more. */
async function rememberNew(
  rows: readonly KeptRow[],
  plans: readonly RowPlan[],
  idOf: (key: string) => number | null,
  decide: (key: string | null, id: number) => Promise<void>,
): Promise<void> {
  for (const [at, { key, outcome }] of plans.entries()) {
    const id = outcome === 'created' && key !== null ? idOf(key) : null
    if (id !== null) await decide(rows[at]?.key ?? null, id)
  }
}

/** Locks an import that is over. @returns what it has made, by table */
async function lockEnded(tx: Reader, id: string): Promise<Record<string, number[]>> {
  const { rows } = await tx.execute<{ made: Record<string, number[]> }>(sql`
    select made from import_jobs where id = ${id} and state in ('completed', 'cancelled', 'failed') for update`)
  if (!rows[0])
    throw new AppError(
      'conflict',
      say('This import is not over, or was undone.', {
        vi: 'Lần nhập này chưa xong, hoặc đã được hoàn tác.',
      }),
    )
  return rows[0].made
}
