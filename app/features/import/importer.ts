import { setImmediate as others } from 'node:timers/promises'
import type {
  BatchWritten,
  BlankCells,
  Cells,
  DuplicateStrategy,
  FieldChange,
  ImportColumn,
  ImportSubject,
  Problem,
  ReadRow,
  Reader,
  StoredRow,
  UndoOutcome,
  UndoRow,
} from '#app/import-subject.ts'
import { cellsOf } from './columns.ts'
import type { Mapping } from './columns.ts'
import { freeKeys } from './free-keys.ts'

/** A row of a file: `row` counts from 2 over the rows that are not empty, `line` is where it begins. */
export type FileRow = { row: number; line: number; cells: readonly string[]; fault: string | null }

export type RowOutcome = 'created' | 'overwritten' | 'skipped' | 'error'

/** What becomes of a row. */
export type RowPlan = {
  row: number
  line: number
  outcome: RowOutcome
  /** The key it is kept under, null for an error. */
  key: string | null
  title: string | null
  /** The key it would have had, where it got another. */
  renamedFrom: string | null
  /** What overwriting changes; nothing where it is the same already. */
  changes: readonly FieldChange[]
  /** Why it cannot be imported, or what had to be left out. */
  problems: readonly Problem[]
  /** The row of the database that is overwritten; null where it is made by this import. */
  id: number | null
}

/** How an import is to be done. */
export type PlanOptions = { mapping: Mapping; strategy: DuplicateStrategy; blank: BlankCells }

/** The outcome of each row of a batch, and the way to make it so. */
export type BatchPlan = {
  rows: RowPlan[]
  write(tx: Reader, editorId: string | null): Promise<BatchWritten>
}

/** Plans one batch after the other, in the order of the file. */
export type Planner = { plan(db: Reader, rows: readonly FileRow[]): Promise<BatchPlan> }

/** A subject as the engine uses it, whatever its types. */
export type Importer = {
  name: 'articles' | 'products'
  columns: readonly ImportColumn[]
  tables: readonly string[]
  /** With `dry` earlier batches are remembered instead of being found in the database. */
  planner(options: PlanOptions & { dry: boolean }): Planner
  undo(
    tx: Reader,
    rows: readonly UndoRow[],
    editorId: string | null,
  ): Promise<ReadonlyMap<number, UndoOutcome>>
  undoMade(tx: Reader, made: Readonly<Record<string, readonly number[]>>): Promise<void>
}

/** Rows that are read without letting others have the processor. */
const ROWS_AT_ONCE = 8

/** A key that is there, or will be: `id` is null for what the batch makes. */
type Entry<State> = { state: State; id: number | null; stamp: string; isChanged: boolean }

/** Makes an importer of what a subject says of itself. */
export function importerOf<Values, State, References>(
  subject: ImportSubject<Values, State, References>,
): Importer {
  const planner = (options: PlanOptions & { dry: boolean }): Planner => {
    const earlier = new Map<string, Entry<State>>()
    return {
      async plan(db, rows) {
        const reads = await readAll(subject, db, rows, options.mapping)
        const batch = new Map<string, Entry<State>>()
        const plans = await decideAll({ subject, db, rows, reads, options, earlier, batch })
        if (options.dry) for (const [key, entry] of batch) earlier.set(key, entry)
        return {
          rows: plans,
          write: (tx, editorId) => subject.write(tx, { ...written(batch), editorId }),
        }
      },
    }
  }
  const { name, columns, tables } = subject
  return {
    name,
    columns,
    tables,
    planner,
    undo: (tx, rows, editorId) => subject.undo(tx, rows, editorId),
    undoMade: (tx, made) => subject.undoMade(tx, made),
  }
}

function written<State>(batch: ReadonlyMap<string, Entry<State>>) {
  const entries = [...batch].filter(([, { isChanged }]) => isChanged)
  return {
    created: entries.flatMap(([key, { id, state }]) => (id === null ? [{ key, state }] : [])),
    updated: entries.flatMap(([key, { id, state, stamp }]) =>
      id === null ? [] : [{ key, id, state, stamp }],
    ),
  }
}

/** Reads each row by the rules of one row; rows at fault as rows are not looked at. */
async function readAll<Values, State, References>(
  subject: ImportSubject<Values, State, References>,
  db: Reader,
  rows: readonly FileRow[],
  mapping: Mapping,
): Promise<ReadRow<Values>[]> {
  const cells = rows.map((row) => (row.fault === null ? cellsOf(row.cells, mapping) : null))
  const references = await subject.references(
    db,
    cells.filter((each) => each !== null),
  )
  const reads: ReadRow<Values>[] = []
  for (const [at, { fault }] of rows.entries()) {
    const own = cells[at]
    reads.push(own ? readOne(subject, own, references) : { ok: false, problems: [{ message: fault ?? '' }] })
    if (at % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await others()
  }
  return reads
}

function readOne<Values, State, References>(
  subject: ImportSubject<Values, State, References>,
  cells: Cells,
  references: References,
): ReadRow<Values> {
  try {
    return subject.read(cells, references)
  } catch {
    return { ok: false, problems: [{ message: 'Unknown error' }] }
  }
}

type Deciding<Values, State, References> = {
  subject: ImportSubject<Values, State, References>
  db: Reader
  rows: readonly FileRow[]
  reads: readonly ReadRow<Values>[]
  options: PlanOptions
  earlier: ReadonlyMap<string, Entry<State>>
  batch: Map<string, Entry<State>>
}

/** What becomes of each row, as if they were saved one by one: what is there is asked once for all of them. */
async function decideAll<Values, State, References>(
  deciding: Deciding<Values, State, References>,
): Promise<RowPlan[]> {
  const { subject, db, rows, reads, options, earlier, batch } = deciding
  const now = new Date().toISOString()
  const wanted = reads.flatMap((read) => (read.ok ? [subject.keyOf(read.values)] : []))
  const asked = [...new Set(wanted)].filter((key) => !earlier.has(key))
  const stored =
    options.strategy === 'overwrite' ? await subject.stored(db, asked) : new Map<string, StoredRow<State>>()
  const taken = options.strategy === 'overwrite' ? new Set(stored.keys()) : await subject.taken(db, asked)
  const isUsed = (key: string) => batch.has(key) || earlier.has(key) || taken.has(key)
  const free = freeKeys((keys) => subject.taken(db, keys), isUsed)
  if (options.strategy === 'rename') await free.expect(wanted)

  const decide = async (file: FileRow, read: ReadRow<Values>): Promise<RowPlan> => {
    const base = { row: file.row, line: file.line, renamedFrom: null, changes: [], id: null }
    if (!read.ok) return { ...base, outcome: 'error', key: null, title: null, problems: read.problems }
    const { values, notes } = read
    const key = subject.keyOf(values)
    const said = { ...base, title: subject.titleOf(values), problems: notes }
    const create = (as: string) =>
      batch.set(as, {
        state: subject.fresh(values, { key: as, now }),
        id: null,
        stamp: '',
        isChanged: true,
      })
    if (!isUsed(key)) {
      create(key)
      return { ...said, outcome: 'created', key }
    }
    if (options.strategy === 'skip') return { ...said, outcome: 'skipped', key }
    if (options.strategy === 'rename') {
      const another = await free.after(key)
      create(another)
      return { ...said, outcome: 'created', key: another, renamedFrom: key }
    }
    const before = batch.get(key) ?? earlier.get(key) ?? entryOf(stored.get(key))
    const after = subject.overwrite(before.state, values, { blank: options.blank, now })
    const changes = subject.changes(before.state, after)
    batch.set(key, { ...before, state: after, isChanged: before.isChanged || changes.length > 0 })
    return { ...said, outcome: 'overwritten', key, changes, id: before.id }
  }

  const plans: RowPlan[] = []
  for (const [at, file] of rows.entries()) {
    const read = reads[at]
    if (read) plans.push(await decide(file, read))
    if (at % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await others()
  }
  return plans
}

function entryOf<State>(stored: StoredRow<State> | undefined): Entry<State> {
  if (!stored) throw new Error('A key that is used has no state.')
  return { ...stored, isChanged: false }
}
