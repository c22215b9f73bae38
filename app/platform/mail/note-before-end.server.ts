import type { SQL } from 'drizzle-orm'
import type { Connection } from '#db/client.ts'

/** The database that mails are sent from. */
export type SentFrom = Pick<Connection, 'db' | 'embedded'>

/**
 * Notes that the end of a mail goes to the mail server now. It settles once the commit is on its way to a database that outlives this
 * process, so that as little time as can be lies between the note and the end; on the embedded one, which dies with the process, once
 * it is committed.
 * @param note updates the mail's row where it may still go, and returns it
 * @returns false where it may not
 */
export function noteBeforeEnd({ db, embedded }: SentFrom, note: SQL): Promise<boolean> {
  return new Promise((resolve, reject) => {
    db.transaction(async (tx) => {
      const { rows } = await tx.execute(note)
      // The commit is written when this function has returned, before anything else that waits for its turn.
      if (!embedded) setImmediate(() => resolve(rows.length > 0))
      return rows.length > 0
    }).then(resolve, reject)
  })
}
