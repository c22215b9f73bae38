import type { Transaction } from '#db/client.ts'

/** What a write left behind. */
export type Written<T> = { result: T; isChanged: boolean }

/** Ends the part of a transaction that is to be taken back. */
class Unchanged extends Error {}

/**
 * Runs a write, and takes it back where it leaves everything as it was: nobody is told of it, and no time of a change moves. All that
 * comes of a write (triggers, revisions, lines of the log) belongs into it. @param stateOf what counts as a change of it
 */
export async function unlessUnchanged<T>(
  tx: Transaction,
  stateOf: (tx: Transaction) => Promise<unknown>,
  write: (tx: Transaction) => Promise<T>,
): Promise<Written<T>> {
  const before = JSON.stringify(await stateOf(tx))
  let kept: { result: T } | undefined
  try {
    const result = await tx.transaction(async (part) => {
      const result = await write(part)
      kept = { result }
      if (JSON.stringify(await stateOf(part)) === before) throw new Unchanged()
      return result
    })
    return { result, isChanged: true }
  } catch (error) {
    if (!(error instanceof Unchanged) || !kept) throw error
    return { result: kept.result, isChanged: false }
  }
}
