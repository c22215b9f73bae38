import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { jobsByState } from '#app/domain/imports/queries/jobs-by-state.server.ts'
import { queueSize } from '#app/platform/mail/queue-size.server.ts'
import { backupState } from '#app/platform/site/backup-state.server.ts'
import { readsOnly } from '#app/platform/site/site-figures.server.ts'
import type { Connection } from '#db/client.ts'
import type { Reads } from '#db/read-replica.ts'
import type { Env } from '../env.ts'
import type { Gauges } from './names.ts'

/** What is asked: the database, and where pages are read if there is a replica. */
export type Asked = Pick<Connection, 'db'> & { reads?: Pick<Reads, 'state'> | undefined }

/** Reads what the gauges show of the whole site: the queues and the outbox. A database that is away leaves its figures out. */
export async function readState(
  show: Gauges,
  { db, reads }: Asked,
  {
    mailServer,
    dataDir,
    backups: { everyMs },
  }: Pick<Env, 'mailServer' | 'dataDir'> & { backups: Pick<Env['backups'], 'everyMs'> },
): Promise<void> {
  forgetState(show)
  if (reads) show.replica.set(reads.state().isUsed ? 1 : 0)
  if (!mailServer) show.mails.set({ state: 'outbox' }, await filesIn(join(dataDir, 'outbox')))
  try {
    const { waiting, givenUp, doubtful } = await queueSize(db)
    show.mails.set({ state: 'waiting' }, waiting)
    show.mails.set({ state: 'given_up' }, givenUp)
    show.mails.set({ state: 'doubtful' }, doubtful)
    const backups = await backupState(db)
    for (const { state, at } of backups.made) show.backupAt.set({ state }, at.getTime() / 1000)
    // Where none is made by itself any more, the last one that failed would raise an alert for ever.
    if (everyMs !== null && backups.lastOk !== null) show.backupOk.set(backups.lastOk ? 1 : 0)
    for (const { state, jobs } of await jobsByState(db)) show.imports.set({ state }, jobs)
    show.writable.set((await readsOnlyNow(db)) ? 0 : 1)
    show.up.set(1)
  } catch {
    show.up.set(0)
  }
}

/** Leaves out what was read of the whole site. */
export function forgetState(show: Gauges): void {
  show.mails.reset()
  show.imports.reset()
  show.backupAt.reset()
  show.backupOk.remove()
  show.up.remove()
  show.writable.remove()
  show.replica.remove()
}

async function readsOnlyNow(db: Asked['db']): Promise<boolean> {
  const { rows } = await db.execute<{ isReadOnly: boolean }>(sql`select ${readsOnly} as "isReadOnly"`)
  return rows[0]?.isReadOnly ?? false
}

async function filesIn(folder: string): Promise<number> {
  try {
    return (await readdir(folder)).length
  } catch {
    return 0
  }
}
