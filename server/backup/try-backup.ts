import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { connect } from '#db/client.ts'
import type { Connection } from '#db/client.ts'
import { unpackAny } from './archive.ts'
import { rowsByTable } from './dump-counted.ts'
import type { BackupKey } from './encrypt.ts'
import { BackupError } from './failure.ts'
import { INSIDE } from './make-backup.ts'
import { checkedManifest } from './manifest.ts'
import { hasTables } from './postgres-state.ts'
import { restoreFrom } from './postgres-tools.ts'

/** What a backup was found to bring back. */
export type Tried = { tables: number; rows: number }

/** There is nothing to try a backup in; the message says what the operator can do. */
export class NotTried extends Error {
  override name = 'NotTried'
}

type Where = {
  /** The site's own server, on which a scratch database is made and dropped; absent for the embedded database. */
  databaseUrl: string | undefined
  /** A scratch database that is there already, and emptied. */
  tryUrl: string | undefined
}

/**
 * Restores a backup where nobody uses it: every file is compared with the manifest, the database is put into a scratch one (the
 * embedded database: opened where it was unpacked), and its rows are counted.
 * @param folder is made, and belongs to the caller
 * @throws BackupError where it would not bring the site back, NotTried where there is no scratch database
 */
export async function tryBackup(
  file: string,
  key: BackupKey | null,
  folder: string,
  { databaseUrl, tryUrl }: Where,
): Promise<Tried> {
  await unpackAny(file, folder, key)
  const { rows: expected, database } = await checkedManifest(folder)
  if (database === 'embedded') return counted(await connect({ dataDir: folder }), null)
  const dump = join(folder, INSIDE.dump)
  if (tryUrl) return inGiven(tryUrl, dump, expected ?? null)
  return inOwn(databaseUrl ?? '', dump, expected ?? null)
}

type Expected = Record<string, number> | null

/** Counts every row of a restored database, and closes it. @throws BackupError where the copy had others */
async function counted(connection: Connection, expected: Expected): Promise<Tried> {
  try {
    const client = await connection.pool.connect()
    const found = await rowsByTable(client).finally(() => client.release())
    const names = Object.keys(found)
    if (names.length === 0) throw new BackupError('The backup brings back no table.')
    for (const name of Object.keys(expected ?? {}))
      if (found[name] !== expected?.[name])
        throw new BackupError(
          `The backup brings back ${found[name] ?? 'no'} rows of ${name}, and there were ${expected?.[name]}.`,
        )
    return { tables: names.length, rows: names.reduce((sum, name) => sum + (found[name] ?? 0), 0) }
  } finally {
    await connection.close()
  }
}

const SCRATCH = 'chon_may_try_'

/** Makes a database beside the site's own, and drops it. */
async function inOwn(databaseUrl: string, dump: string, expected: Expected): Promise<Tried> {
  const admin = await connect({ url: databaseUrl })
  const name = `${SCRATCH}${randomBytes(6).toString('hex')}`
  try {
    await dropLeftOvers(admin.pool)
    await makeLike(admin.pool, name)
    try {
      const url = new URL(databaseUrl)
      url.pathname = `/${name}`
      await restoreFrom(dump, url.href, { replacing: false })
      return await counted(await connect({ url: url.href }), expected)
    } finally {
      // PostgreSQL rids it of autovacuum by itself, but lets only a superuser force it. Where somebody is in it, it goes with the next trial.
      await admin.pool.query(`drop database if exists ${name}`).catch(() => undefined)
    }
  } finally {
    await admin.close()
  }
}

/** What trials left that were ended in the middle. */
async function dropLeftOvers(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select datname as name from pg_database d where starts_with(datname, $1) and pg_get_userbyid(datdba) = current_user
     and not exists (select from pg_stat_activity a where a.datname = d.datname)`,
    [SCRATCH],
  )
  for (const { name } of rows) await pool.query(`drop database if exists "${name}"`)
}

async function makeLike(pool: Pool, name: string): Promise<void> {
  const { rows } = await pool.query<{ settings: string }>(
    `select format('encoding %L lc_collate %L lc_ctype %L', pg_encoding_to_char(encoding), datcollate, datctype) as settings
     from pg_database where datname = current_database()`,
  )
  try {
    await pool.query(`create database ${name} template template0 ${rows[0]?.settings ?? ''}`)
  } catch (cause) {
    if ((cause as { code?: string }).code !== '42501') throw cause
    throw new NotTried(
      'The user of DATABASE_URL may not make a scratch database: alter role … createdb, or set BACKUP_TRY_URL.',
      { cause },
    )
  }
}

/** By this schema a database is known to be one that trials may empty. */
const MARK = 'chon_may_trials'

async function inGiven(url: string, dump: string, expected: Expected): Promise<Tried> {
  const scratch = await connect({ url })
  try {
    const { rows } = await scratch.pool
      .query(`select 1 from pg_namespace where nspname = '${MARK}'`)
      .catch((cause: unknown) => {
        throw new NotTried('The database of BACKUP_TRY_URL cannot be reached.', { cause })
      })
    if (rows.length === 0 && (await hasTables(scratch.pool)))
      throw new NotTried('The database of BACKUP_TRY_URL holds tables that no trial made: name an empty one.')
    await scratch.pool.query(`create schema if not exists ${MARK}`)
  } finally {
    await scratch.close()
  }
  await restoreFrom(dump, url, { replacing: true })
  return counted(await connect({ url }), expected)
}
