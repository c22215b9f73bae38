import { matchColumns } from './columns.ts'
import type { Mapping } from './columns.ts'
import type { Source } from './formats/as-table.server.ts'
import type { Choices, Counted, Reader } from './import-subject.ts'
import type { Importer } from './importer.ts'
import { inspectFile } from './inspect-file.server.ts'
import type { InspectedFile } from './inspect-file.server.ts'

/** What was decided about a file with the same header before. */
export type Remembered = { mapping: Mapping; choices: Choices }

/**
 * Reads a file once and decides what it says: its columns, and what its own values become, by what was decided before or else
 * by the best guess.
 * @throws AppError 'invalid' with the specified message where it cannot be read or has no row
 */
export async function prepareImport(
  db: Reader,
  importer: Importer,
  path: string,
  recall: (header: readonly string[], source: Source | null) => Promise<Remembered | null> = () =>
    Promise.resolve(null),
): Promise<InspectedFile & { choices: Choices }> {
  let remembered: Remembered | null = null
  const inspected = await inspectFile(path, {
    foreign: importer.foreign,
    sources: importer.sources,
    async match(header, samples, source) {
      remembered = await recall(header, source)
      if (remembered) return matchColumns(header, importer, { remembered: remembered.mapping })
      return importer.settle(db, matchColumns(header, importer, { samples }), samples)
    },
  })
  const before = (remembered as Remembered | null)?.choices ?? {}
  return { ...inspected, choices: await choicesFor(db, importer, inspected.counted, before) }
}

/** A choice for every value: the one made before, else the best guess. */
export async function choicesFor(
  db: Reader,
  { foreign }: Importer,
  counted: Counted,
  before: Choices,
): Promise<Choices> {
  if (!foreign) return {}
  const guessed = await foreign.guess(db, counted)
  const standing = await foreign.standing(db, before)
  return Object.fromEntries(
    Object.entries(guessed).map(([list, guesses]) => [
      list,
      Object.fromEntries(
        Object.entries(guesses).map(([value, guess]) => [value, standing[list]?.[value] || guess]),
      ),
    ]),
  )
}
