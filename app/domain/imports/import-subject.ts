import type { Db } from '#db/client.ts'
import type { Contents } from './column-contents.ts'
import type { Mapping, Samples } from './columns.ts'
import type { Source } from './formats/as-table.server.ts'
import type { JobSubject } from './job.ts'

/** What reads and writes of one batch run on: the database, or a transaction of it. */
export type Reader = Pick<Db, 'execute'>

/** What to do with a row whose key exists: leave the row out, change what is there, or give the row another key. */
export type DuplicateStrategy = 'skip' | 'overwrite' | 'rename'

/** What a blank cell does when a row overwrites: 'keep' what is there, or 'clear' the field. */
export type BlankCells = 'keep' | 'clear'

/** Something wrong with a row, or something of it that was left out; `field` is a column's name. */
export type Problem = { field?: string; message: string }

/** A column that files of a subject may have. */
export type ImportColumn = {
  /** The name in the specification, and in exported files. */
  name: string
  /** How editors read it. */
  label: string
  /** False where its label is too common a word to know it by; else it is one of its names. */
  isCalled?: boolean
  /** Other names in headers, in Vietnamese or English; marks, case and spaces do not matter. */
  aliases: readonly string[]
  /** Names in headers of which only those are taken whose cells can be of this column. */
  likely?: readonly string[]
  /** A file without it, or a column that stands for it, is refused. */
  required?: boolean
  /** Whether cells can be of this column: a header of its name is not taken at its word where they cannot. */
  fits?: (contents: Contents) => boolean
  /** The column that one of this name is where its cells cannot be of this one. */
  otherwise?: string
  /** Whether cells are of this column whatever their header says. */
  isSeenIn?: (contents: Contents) => boolean
  /** The required column whose place it can take ('category' by name for 'category_id'). */
  standsFor?: string
}

/** The cells of a row by the names of their columns, trimmed. Columns the file does not have are not there. */
export type Cells = ReadonlyMap<string, string>

/** What a row says by itself: values, and what had to be left out of them; or why it cannot be imported. */
export type ReadRow<Values> =
  | { ok: true; values: Values; notes: readonly Problem[]; tally?: Tally }
  | { ok: false; problems: readonly [Problem, ...Problem[]]; isLeftOut?: boolean }

/** What was counted while a row was read ('lines' of specifications, 'figures' that came of them). */
export type Tally = Readonly<Record<string, number>>

/** What each foreign value of a file becomes, by the list that it belongs to: a token that the subject understands, '' for none yet. */
export type Choices = Readonly<Record<string, Readonly<Record<string, string>>>>

/** How many rows of a file say each foreign value, by list, the most frequent first. */
export type Counted = Readonly<Record<string, readonly { value: string; rows: number }[]>>

/** Values that files say in words of their own: each is decided about once for a whole file. */
export type ForeignValues = {
  /** What a row says, by list; null where it says nothing. */
  of(cells: Cells): Readonly<Record<string, string | null>>
  /** The likeliest choice for each value. */
  guess(db: Reader, counted: Counted): Promise<Choices>
  /** The same choices, '' for those of what is gone: an import that was undone took away what it had made. */
  standing(db: Reader, choices: Choices): Promise<Choices>
  /** Makes what choices ask for. @returns choices that ask for nothing more, and the ids of what was made, by table */
  make(tx: Reader, choices: Choices): Promise<{ choices: Choices; made: Record<string, number[]> }>
  /** Choices without those that would make something. */
  withoutMaking(choices: Choices): Choices
  /** Whether somebody should look at these choices before they are followed. */
  isOpen(choices: Choices): boolean
}

/** One field that overwriting changes, as an editor compares it. */
export type FieldChange = { field: string; before: string; after: string }

/** A row that is there: `stamp` is its updated_at as the database writes it, and changes with every change. */
export type StoredRow<State> = { id: number; stamp: string; state: State }

/** What a batch has to write: each key once, in its last state. `stamp` is the state of the database it was planned on. */
export type BatchWrite<State> = {
  created: readonly { key: string; state: State }[]
  updated: readonly (StoredRow<State> & { key: string })[]
  /** Who imports; null when the account is gone. */
  editorId: string | null
}

/**
 * What became of it: `stamp` after the write; `before` what undoing needs to bring an overwritten row back, exactly; `made`
 * the ids of rows made beside, by table.
 */
export type BatchWritten = {
  rows: ReadonlyMap<string, { id: number; stamp: string; before?: Record<string, unknown> }>
  made: Record<string, number[]>
}

/** Who sees a thing from when on; `at` (ISO 8601) is null where no day was given. */
export type Standing = { is: 'draft' | 'scheduled' | 'published'; at: string | null }

/** A row to be undone: made by the import, or overwritten by it (then with the state to go back to). */
export type UndoRow = { id: number; stamp: string; before: Record<string, unknown> | null }

/** What undoing made of a row; 'edited' and 'gone' were left, because somebody changed or removed it since. */
export type UndoOutcome = 'removed' | 'restored' | 'edited' | 'gone'

/**
 * A name by which a row may mean a thing, and what kind of name it is. By 'key' it surely means it, and of things that this import
 * has made too; what else says so is judged.
 */
export type Naming = { name: string; by: 'key' | 'gtin' | 'model' | 'code' | 'title' | 'hint' }

/** Whether a row means a thing: surely, surely not, or somebody has to look. */
export type Match = { is: 'same' } | { is: 'other' } | { is: 'doubt'; reason: string }

/** A thing that goes by a name: its key, and whether it was there before this import began. */
export type Known<Who> = { key: string; who: Who; isOld: boolean }

/** What names mean: things by each, and the names whose rows were decided to be left out. */
export type NamedThings<Who> = {
  known: ReadonlyMap<string, readonly Known<Who>[]>
  leftOut: ReadonlySet<string>
}

/** A row and a thing that it may mean, side by side. `id` is null for what this import is going to make. */
export type Candidate = { id: number | null; key: string; title: string; sides: readonly FieldSides[] }
export type FieldSides = { field: string; row: string; there: string }

/** How things are told apart where rows mean them by more than their keys. */
export type Recognition<Values, State, Who> = {
  /** The names by which a row may mean something, the surest first. */
  namingsOf(values: Values): readonly Naming[]
  /** Whether a row has a key of its source's: two of one file are two things then. */
  hasOwnKey(values: Values): boolean
  /** What the database has under names. @param since what was made later was not there before (ISO 8601); null for all was */
  find(db: Reader, names: readonly string[], since: string | null): Promise<NamedThings<Who>>
  whoIs(state: State, key: string): Who
  /** Every name that a thing goes by. */
  namesOf(state: State, key: string): readonly string[]
  judge(values: Values, who: Who, by: Naming['by']): Match
  compare(values: Values, who: Who): Omit<Candidate, 'key'>
  /** Keeps what was decided about a row: the thing that it means, or null for being left out. @returns ids by table, for undoing */
  decide(
    tx: Reader,
    key: string,
    decided: { id: number | null; jobId: string; by: string },
  ): Promise<Record<string, number[]>>
}

/**
 * What the import engine has to know of a kind of thing. To import another kind, write one object of this type in its
 * feature (`app/domain/imports/articles/article-subject.server.ts` is one), and list it in `app/domain/imports/imports.server.ts`. The engine
 * does the rest: files, columns, batches, duplicates, dry run, progress, report, undo.
 *
 * `Values` is what one row says, `State` what is kept under a key (complete, comparable, without ids of its own), `References`
 * what the rows of a batch point to. Reads come in sets, never row by row. `read`, `fresh`, `overwrite` and `changes` are pure:
 * the dry run and the run call the same functions, and rows of one batch that have the same key are merged by them, in order.
 */
export type ImportSubject<Values, State, References, Who = never> = {
  name: JobSubject
  columns: readonly ImportColumn[]
  /** The column that a header describes by itself ('attr:capacity_l'); its name is what `columnOf` knows it by again. */
  columnOf?(header: string): ImportColumn | null
  /** What files may be beside tables of separated values. */
  sources: readonly Source[]
  /** The tables to be analysed after a large import. */
  tables: readonly string[]
  foreign?: ForeignValues
  /** Sets a mapping right by what the database has: a column called 'id' may hold somebody else's. */
  settle?(db: Reader, mapping: Mapping, samples: Samples): Promise<Mapping>
  /**
   * What the rows point to (categories, authors), looked up for all of them at once.
   * @param since when the import began (ISO 8601): what was made later is new to it; null before
   */
  references(db: Reader, rows: readonly Cells[], choices: Choices, since: string | null): Promise<References>
  /** The rules of one row, in the order of the specification. */
  read(cells: Cells, references: References): ReadRow<Values>
  /** What a new row is kept under (a slug). */
  keyOf(values: Values): string
  /** What a person calls one, by the row and by what is there already. */
  titleOf(values: Values, before?: State): string
  /** Where rows mean things by more than their keys. What nothing goes by is looked for under its key. */
  recognition?: Recognition<Values, State, Who>
  /** Which of these keys exist. */
  taken(db: Reader, keys: readonly string[]): Promise<ReadonlySet<string>>
  /** The states under these keys, for overwriting. */
  stored(db: Reader, keys: readonly string[]): Promise<ReadonlyMap<string, StoredRow<State>>>
  /** Who would see it from when on, where that is for files to say. @param now ISO 8601 */
  standingOf?(state: State, now: string): Standing
  /** What a row lacks to make something new; a row that overwrites may lack it. */
  newLacks?(values: Values): readonly Problem[]
  /** The state of a new row; `now` is an ISO 8601 time. */
  fresh(values: Values, context: { key: string; now: string }): State
  /**
   * The state after overwriting. Fields whose column the file does not have stay; with `addsOnly` all but what only ever grows
   * (prices seen) does.
   */
  overwrite(
    before: State,
    values: Values,
    context: { blank: BlankCells; now: string; addsOnly?: boolean },
  ): State
  /** What of a row is left out because of what is there. */
  leftBy?(before: State, values: Values, context: { now: string }): readonly Problem[]
  /** Whether overwriting changes what a run that nobody watches may not change much of: a price. */
  isShift?(before: State, after: State): boolean
  /** What differs; nothing means that nothing is written. */
  changes(before: State, after: State): FieldChange[]
  /** Writes a batch within a transaction. @throws anything where the database is no longer what the batch was planned on */
  write(tx: Reader, batch: BatchWrite<State>): Promise<BatchWritten>
  /** Takes back what the import wrote and nobody changed since; told by id what became of each. */
  undo(
    tx: Reader,
    rows: readonly UndoRow[],
    editorId: string | null,
  ): Promise<ReadonlyMap<number, UndoOutcome>>
  /** Removes what `write` made beside and nothing uses; ids by table. */
  undoMade(tx: Reader, made: Readonly<Record<string, readonly number[]>>): Promise<void>
}
