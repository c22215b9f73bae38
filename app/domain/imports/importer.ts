import { setImmediate as othersFirst } from 'node:timers/promises'
import { cellsOf } from './columns.ts'
import type { KnownColumns, Mapping, Samples } from './columns.ts'
import { createEntries } from './entries.ts'
import type { Entries, Entry, Keeping } from './entries.ts'
import type { Source } from './formats/as-table.server.ts'
import { freeKeys } from './free-keys.ts'
import type {
  BatchWritten,
  BlankCells,
  Candidate,
  Cells,
  Choices,
  DuplicateStrategy,
  FieldChange,
  ForeignValues,
  ImportSubject,
  Problem,
  ReadRow,
  Reader,
  Recognition,
  Standing,
  StoredRow,
  Tally,
  UndoOutcome,
  UndoRow,
} from './import-subject.ts'
import type { JobSubject } from './job.ts'
import { meaningOf, thingsNamed } from './recognise.ts'
import type { Claims, Meaning } from './recognise.ts'

/** A row of a file: `row` counts from 2 over the rows that are not empty, `line` is where it begins. */
export type FileRow = { row: number; line: number; cells: readonly string[]; fault: string | null }

/** With 'doubt' somebody has to say which thing a row means, or none; nothing is done until then. */
export type RowOutcome = 'created' | 'overwritten' | 'skipped' | 'doubt' | 'error'

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
  tally?: Tally | undefined
  /** Who sees it from when on, once it is imported. */
  standing?: Standing | undefined
  /** It changes what nobody may change much of unseen (a price). */
  isShift: boolean
  /** Of a row in doubt: what it may mean. */
  candidates?: readonly Candidate[]
}

/** How an import is to be done. */
export type PlanOptions = {
  mapping: Mapping
  strategy: DuplicateStrategy
  blank: BlankCells
  choices: Choices
  /** Cells by their columns for rows that leave these blank: the shop that a feed is of, the moment it was fetched. */
  given?: Readonly<Record<string, string>>
  /** Overwriting only adds what grows. */
  addsOnly?: boolean
  /** When the import began (ISO 8601): what is there since is of its own making. Null before. */
  since?: string | null
  /** Rows that no key says the meaning of are in doubt, however alike something is. */
  asks?: boolean
  /** Rows in doubt are something new. */
  makesNew?: boolean
}

/** The outcome of each row of a batch, and the way to make it so. */
export type BatchPlan = {
  rows: RowPlan[]
  write(tx: Reader, editorId: string | null): Promise<BatchWritten>
}

/** A batch whose rows were read by the rules of one row; `plan` decides what becomes of them, over what is there by then. */
export type ReadBatch = { plan(): Promise<BatchPlan> }

/** Reads and plans one batch after the other, in the order of the file; a batch may be read while the one before is written. */
export type Planner = { read(db: Reader, rows: readonly FileRow[]): Promise<ReadBatch> }

/** A subject as the engine uses it, whatever its types. */
export type Importer = KnownColumns & {
  name: JobSubject
  sources: readonly Source[]
  tables: readonly string[]
  foreign: ForeignValues | null
  settle(db: Reader, mapping: Mapping, samples: Samples): Promise<Mapping>
  /** Keeps what was decided about rows of a key; null where keys alone tell things apart. */
  decide: Recognition<never, never, never>['decide'] | null
  /** With `dry` earlier batches are remembered instead of being found in the database. */
  planner(options: PlanOptions & { dry: boolean }): Planner
  undo(
    tx: Reader,
    rows: readonly UndoRow[],
    editorId: string | null,
  ): Promise<ReadonlyMap<number, UndoOutcome>>
  undoMade(tx: Reader, made: Readonly<Record<string, readonly number[]>>): Promise<void>
}

/** Makes an importer of what a subject says of itself. */
export function importerOf<Values, State, References, Who = never>(
  subject: ImportSubject<Values, State, References, Who>,
): Importer {
  const { recognition } = subject
  const planner = (options: PlanOptions & { dry: boolean }): Planner => {
    const noEntries = (keeping: Keeping = 'whole') =>
      createEntries<State, Who>(
        (state, key) => recognition?.namesOf(state, key) ?? [],
        recognition ? (state, key) => recognition.whoIs(state, key) : null,
        keeping,
      )
    const claims: Claims = new Map()
    const remembered = noEntries(options.strategy === 'overwrite' ? 'packed' : 'none')
    return {
      async read(db, rows) {
        const reads = await readAll(subject, db, rows, options)
        return {
          async plan() {
            const entries = options.dry ? remembered : noEntries()
            const plans = await decideAll({ subject, db, rows, reads, options, entries, claims })
            return {
              rows: plans,
              write: (tx, editorId) => subject.write(tx, { ...written(entries), editorId }),
            }
          },
        }
      },
    }
  }
  const { name, sources, tables } = subject
  return {
    name,
    sources,
    get columns() {
      return subject.columns
    },
    columnOf: (header) => subject.columnOf?.(header) ?? null,
    tables,
    foreign: subject.foreign ?? null,
    settle: (db, mapping, samples) => subject.settle?.(db, mapping, samples) ?? Promise.resolve(mapping),
    decide: recognition ? (tx, key, decided) => recognition.decide(tx, key, decided) : null,
    planner,
    undo: (tx, rows, editorId) => subject.undo(tx, rows, editorId),
    undoMade: (tx, made) => subject.undoMade(tx, made),
  }
}

function written<State>(entries: Pick<Entries<State>, 'all'>) {
  const changed = [...entries.all()].filter(([, { isChanged }]) => isChanged)
  return {
    created: changed.flatMap(([key, { id, state }]) => (id === null ? [{ key, state }] : [])),
    updated: changed.flatMap(([key, { id, state, stamp }]) =>
      id === null ? [] : [{ key, id, state, stamp }],
    ),
  }
}

/**
 * Reads each row by the rules of one row; rows at fault as rows are not looked at. Whoever waits for the processor has it
 * after every row: a batch is read while the one before is written, and a late answer of the database costs more than a turn.
 */
async function readAll<Values, State, References, Who>(
  subject: ImportSubject<Values, State, References, Who>,
  db: Reader,
  rows: readonly FileRow[],
  { mapping, choices, given = {}, since = null }: PlanOptions,
): Promise<ReadRow<Values>[]> {
  const cells = rows.map((row) => (row.fault === null ? withGiven(cellsOf(row.cells, mapping), given) : null))
  const references = await subject.references(
    db,
    cells.filter((each) => each !== null),
    choices,
    since,
  )
  const reads: ReadRow<Values>[] = []
  for (const [at, { fault }] of rows.entries()) {
    const own = cells[at]
    reads.push(own ? readOne(subject, own, references) : { ok: false, problems: [{ message: fault ?? '' }] })
    await othersFirst()
  }
  return reads
}

function withGiven(cells: Cells, given: Readonly<Record<string, string>>): Cells {
  const lacking = Object.entries(given).filter(([column]) => !cells.get(column))
  return lacking.length === 0 ? cells : new Map([...cells, ...lacking])
}

function readOne<Values, State, References, Who>(
  subject: ImportSubject<Values, State, References, Who>,
  cells: Cells,
  references: References,
): ReadRow<Values> {
  try {
    return subject.read(cells, references)
  } catch {
    return { ok: false, problems: [{ message: 'Unknown error' }] }
  }
}

type Deciding<Values, State, References, Who> = {
  subject: ImportSubject<Values, State, References, Who>
  db: Reader
  rows: readonly FileRow[]
  reads: readonly ReadRow<Values>[]
  options: PlanOptions
  entries: Entries<State, Who>
  claims: Claims
}

/** What becomes of each row, as if they were saved one by one: what is there is asked once for all of them. */
async function decideAll<Values, State, References, Who>(
  deciding: Deciding<Values, State, References, Who>,
): Promise<RowPlan[]> {
  const { subject, db, rows, reads, options, entries } = deciding
  const now = new Date().toISOString()
  const all = reads.flatMap((read) => (read.ok ? [read.values] : []))
  const { meaning, isUsed, stored } = await whatIsThere(deciding, all)
  const free = freeKeys((keys) => subject.taken(db, keys), isUsed)
  if (options.strategy === 'rename') await free.expect(all.map((values) => subject.keyOf(values)))

  const decide = async (file: FileRow, read: ReadRow<Values>): Promise<RowPlan> => {
    const base = { row: file.row, line: file.line, renamedFrom: null, changes: [], id: null, isShift: false }
    const fail = (problems: readonly Problem[]): RowPlan => ({
      ...base,
      outcome: 'error',
      key: null,
      title: null,
      problems,
    })
    if (!read.ok) return { ...fail(read.problems), outcome: read.isLeftOut ? 'skipped' : 'error' }
    const { values, notes } = read
    const meant = meaning(values, file.row)
    const said = { ...base, title: subject.titleOf(values), problems: notes, tally: read.tally }
    const create = (as: string, renamedFrom: string | null): RowPlan => {
      const lacks = subject.newLacks?.(values) ?? []
      if (lacks.length > 0) return fail(lacks)
      const state = subject.fresh(values, { key: as, now })
      entries.set(as, { state, id: null, stamp: '', isChanged: true })
      return { ...said, outcome: 'created', key: as, renamedFrom, standing: subject.standingOf?.(state, now) }
    }
    if (meant.is === 'leftOut')
      return { ...said, outcome: 'skipped', key: null, problems: [{ message: 'Left out, as decided' }] }
    if (meant.is === 'doubt') {
      const own = subject.keyOf(values)
      if (options.makesNew || options.strategy === 'rename')
        return create(isUsed(own) ? await free.after(own) : own, null)
      const { reason, candidates } = meant
      const problems = [...notes, { message: reason }]
      return { ...said, outcome: 'doubt', key: own, problems, candidates }
    }
    const { key } = meant
    if (meant.is === 'new') return create(key, null)
    if (options.strategy === 'skip') return { ...said, outcome: 'skipped', key }
    if (options.strategy === 'rename') return create(await free.after(key), key)
    const before = entries.get(key) ?? entryOf(stored.get(key))
    const after = subject.overwrite(before.state, values, {
      blank: options.blank,
      now,
      addsOnly: options.addsOnly ?? false,
    })
    const changes = subject.changes(before.state, after)
    const left = subject.leftBy?.(before.state, values, { now }) ?? []
    entries.set(key, { ...before, state: after, isChanged: before.isChanged || changes.length > 0 })
    const isShift = subject.isShift?.(before.state, after) ?? false
    const problems = [...notes, ...left]
    const title = subject.titleOf(values, before.state)
    const standing = subject.standingOf?.(after, now)
    return {
      ...said,
      outcome: 'overwritten',
      title,
      key,
      changes,
      problems,
      id: before.id,
      isShift,
      standing,
    }
  }

  const plans: RowPlan[] = []
  for (const [at, file] of rows.entries()) {
    const read = reads[at]
    if (read) plans.push(await decide(file, read))
    await othersFirst()
  }
  return plans
}

/** What the database and the rows before have of what these rows mean. */
async function whatIsThere<Values, State, References, Who>(
  { subject, db, options, entries, claims }: Deciding<Values, State, References, Who>,
  all: readonly Values[],
) {
  const { recognition } = subject
  const things = recognition ? await thingsNamed(db, recognition, all, options.since ?? null) : null
  const found = things ? [...things.known.values()].flatMap((known) => known.map(({ key }) => key)) : []
  const asked = [...new Set([...found, ...all.map((values) => subject.keyOf(values))])].filter(
    (key) => !entries.has(key),
  )
  const stored =
    options.strategy === 'overwrite' ? await subject.stored(db, asked) : new Map<string, StoredRow<State>>()
  const taken = options.strategy === 'overwrite' ? new Set(stored.keys()) : await subject.taken(db, asked)
  const isUsed = (key: string) => entries.has(key) || taken.has(key)
  const meaning = (values: Values, row: number): Meaning => {
    const meant =
      recognition && things
        ? meaningOf(
            { recognition, entries, things, isUsed, claims, asks: options.asks ?? false },
            values,
            row,
          )
        : null
    if (meant) return meant
    const key = subject.keyOf(values)
    return { is: isUsed(key) ? 'known' : 'new', key }
  }
  return { meaning, isUsed, stored }
}

function entryOf<State>(stored: StoredRow<State> | undefined): Entry<State> {
  if (!stored) throw new Error('A key that is used has no state.')
  return { ...stored, isChanged: false }
}
