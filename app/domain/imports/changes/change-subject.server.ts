import { changesOfField } from '#app/domain/imports/import-changes.ts'
import type { Cells, ImportSubject, ReadRow, StoredRow } from '#app/domain/imports/import-subject.ts'
import type { Transaction } from '#db/client.ts'
import type { ChangeSubject } from '../job.ts'

/** A row that was planned on is no longer as it was: the batch has to be planned again. */
export class SavedMeanwhileError extends Error {
  override name = 'SavedMeanwhileError'
}

/** What every row of a change says alike, and the ids of what was made for it, by table. */
export type Settled = { given: Readonly<Record<string, string>>; made: Record<string, number[]> }

type Engine<State> = ImportSubject<never, State, never>

/**
 * One thing that can be done to many rows of a kind: `Asked` as somebody asked for it, `Wanted` as it is written down for every row,
 * `State` what it may change of one.
 */
export type Change<Asked, Wanted, State extends { title: string }> = {
  subject: ChangeSubject
  /** What the column of the ids is called. */
  column: string
  tables: readonly string[]
  fields: readonly (keyof State & string)[]
  /** What was made for it goes when it is undone. @throws AppError 'invalid' for a place that is not there */
  settled: (tx: Transaction, asked: Asked) => Promise<Settled>
  wantedOf(given: Cells): Wanted
  /** Why a row is left as it is; null where it is not. */
  reasonToLeave(state: State, wanted: Wanted): string | null
  after(before: State, wanted: Wanted, now: string): State
  undoMade?: Engine<State>['undoMade']
} & Pick<Engine<State>, 'stored' | 'write' | 'undo'>

/**
 * One change of many, as the import engine sees it: a table of their ids. So it is done in batches that survive a kill, is
 * watched, stopped and undone as imports are. What is as wanted already, or was trashed meanwhile, is left out.
 */
export function changeSubjectOf<Asked, Wanted, State extends { title: string }>({
  subject,
  column,
  tables,
  fields,
  ...change
}: Change<Asked, Wanted, State>): ImportSubject<
  { id: string; title: string; wanted: Wanted },
  State,
  ReadonlyMap<string, StoredRow<State>>
> {
  const leftOut = (message: string): ReadRow<never> => ({
    ok: false,
    problems: [{ message }],
    isLeftOut: true,
  })
  return {
    name: subject,
    columns: [{ name: column, label: column, aliases: [], required: true }],
    sources: [],
    tables,
    references: (db, rows) =>
      change.stored(
        db,
        rows.map((cells) => cells.get(column) ?? ''),
      ),
    read(cells, there) {
      const id = cells.get(column) ?? ''
      const state = there.get(id)?.state
      if (!state) return leftOut(`#${id} (deleted)`)
      const wanted = change.wantedOf(cells)
      const reason = change.reasonToLeave(state, wanted)
      if (reason) return leftOut(`“${state.title}” (${reason})`)
      return { ok: true, values: { id, title: state.title, wanted }, notes: [] }
    },
    keyOf: ({ id }) => id,
    titleOf: ({ title }) => title,
    async taken(db, keys) {
      return new Set((await change.stored(db, keys)).keys())
    },
    stored: change.stored,
    newLacks: () => [{ message: 'This was deleted meanwhile' }],
    fresh() {
      throw new Error('A change makes nothing new.')
    },
    // Somebody may have been faster since the row was read.
    overwrite: (before, { wanted }, { now }) =>
      change.reasonToLeave(before, wanted) ? before : change.after(before, wanted, now),
    changes: (before, after) =>
      fields.flatMap((field) =>
        changesOfField(field, String(before[field] ?? ''), String(after[field] ?? '')),
      ),
    write: change.write,
    undo: change.undo,
    undoMade: change.undoMade ?? (() => Promise.resolve()),
  }
}
