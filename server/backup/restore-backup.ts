import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { connect } from '#db/client.ts'
import type { Connection } from '#db/client.ts'
import { lockDirectory } from '#db/embedded/lock.ts'
import { unpackAny } from './archive.ts'
import type { BackupKey } from './encrypt.ts'
import { BackupError } from './failure.ts'
import { INSIDE, makeBackup } from './make-backup.ts'
import type { BackupEnv } from './make-backup.ts'
import { checkedManifest, secretMark } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import { hasTables, refuseWhileUsed } from './postgres-state.ts'
import { checkDump, restoreFrom } from './postgres-tools.ts'

/** What a restore came to. */
export type Restored = {
  madeAt: string
  /** Where what was there before is kept; null where there was nothing. */
  aside: string | null
  /** Whether the environment's secret is another than the one the backup was made with. */
  hasOtherSecret: boolean
  pictures: number
}

type Options = { force?: boolean; key?: BackupKey | null; asideKey?: BackupKey | null }

/**
 * Brings the site back as it was when a backup was made. The archive is checked whole before anything is touched; then the
 * parts change places one by one, and go back where one of them fails.
 * @param force replaces what is there, which is kept aside @param key what an encrypted backup was encrypted with
 * @param asideKey encrypts the backup of a PostgreSQL database that is kept aside; null: it lies as it is
 * @throws BackupError, DatabaseInUseError with one line for the operator
 */
export async function restoreBackup(
  env: BackupEnv,
  file: string,
  { force = false, key = null, asideKey = null }: Options = {},
): Promise<Restored> {
  const { dataDir } = env
  await mkdir(dataDir, { recursive: true })
  const unlock = env.databaseUrl ? () => undefined : lockDirectory(join(dataDir, 'database.lock'))
  const staging = join(dataDir, `.restoring-${randomUUID()}`)
  try {
    const holds = await whatIsThere(env)
    if (holds.length > 0 && !force)
      throw new BackupError(
        `There is something already (${holds.join(', ')}): --force replaces it and keeps it aside.`,
      )
    await unpackAny(file, staging, key)
    const manifest = await checkedManifest(staging)
    await checkFits(env, manifest, staging)
    const aside = holds.length > 0 ? join(dataDir, `before-restore-${stamp()}`) : null
    await replace(env, staging, { aside, asideKey, isFull: holds.includes(DATABASE) })
    return {
      madeAt: manifest.madeAt,
      aside,
      hasOtherSecret: env.secret !== undefined && secretMark(env.secret) !== manifest.secretMark,
      pictures: Object.keys(manifest.files).filter((name) => name.startsWith(`${INSIDE.uploads}/`)).length,
    }
  } finally {
    await rm(staging, { recursive: true, force: true })
    unlock()
  }
}

const DATABASE = 'a database'
const stamp = () => new Date().toISOString().replaceAll(':', '-').replace(/\.\d+/, '')

/** What a restore would replace. @throws BackupError while a server runs on the PostgreSQL database */
async function whatIsThere({ databaseUrl, dataDir, s3 }: BackupEnv): Promise<string[]> {
  const isFull = databaseUrl
    ? await isFullAndUnused(databaseUrl)
    : existsSync(join(dataDir, 'database', 'PG_VERSION'))
  const pictures = s3 ? [] : await readdir(join(dataDir, 'uploads')).catch(() => [])
  return [...(isFull ? [DATABASE] : []), ...(pictures.length > 0 ? ['uploaded pictures'] : [])]
}

async function isFullAndUnused(databaseUrl: string): Promise<boolean> {
  const connection = await connect({ url: databaseUrl })
  try {
    await refuseWhileUsed(connection.pool)
    return await hasTables(connection.pool)
  } finally {
    await connection.close()
  }
}

/** Opens what is to be restored, where it is unpacked. @throws BackupError where this server could not use it */
async function checkFits(env: BackupEnv, { database }: Manifest, staging: string): Promise<void> {
  const wanted = env.databaseUrl ? 'postgresql' : 'embedded'
  if (database !== wanted) {
    const hint = wanted === 'embedded' ? 'set DATABASE_URL' : 'unset DATABASE_URL'
    throw new BackupError(`The backup is of the other kind of database (${database}): ${hint}.`)
  }
  if (wanted === 'postgresql') return checkDump(join(staging, INSIDE.dump))
  const copy = await connect({ dataDir: staging })
  try {
    await copy.pool.query('select 1 from products limit 1')
    await forgetOwnRun(copy)
  } finally {
    await copy.close()
  }
}

/** A backup was being made when it was copied: without this it would be told of as one that failed. */
async function forgetOwnRun({ pool }: Connection): Promise<void> {
  const { rows } = await pool.query<{ isThere: boolean }>(
    `select to_regclass('backups') is not null as "isThere"`,
  )
  if (rows[0]?.isThere) await pool.query(`delete from backups where state = 'running'`)
}

async function replace(
  { dataDir, databaseUrl, secret, s3 }: BackupEnv,
  staging: string,
  { aside, asideKey, isFull }: { aside: string | null; asideKey: BackupKey | null; isFull: boolean },
): Promise<void> {
  if (aside) await mkdir(aside, { mode: 0o700 })
  const undo: (() => Promise<void>)[] = []
  const change = async (name: string) => {
    const [there, kept, coming] = [
      join(dataDir, name),
      join(aside ?? staging, `${aside ? '' : 'old-'}${name}`),
      join(staging, name),
    ]
    if (!existsSync(coming)) return
    if (existsSync(there)) {
      await rename(there, kept)
      undo.push(() => rename(kept, there))
    }
    await rename(coming, there)
    undo.push(() => rename(there, coming))
  }
  try {
    if (!s3) await change(INSIDE.uploads)
    if (secret === undefined) await change(INSIDE.secret)
    if (!databaseUrl) return await change(INSIDE.embedded)
    if (isFull && aside) await makeBackup({ dataDir, databaseUrl, secret, s3 }, aside, asideKey)
    await restoreFrom(join(staging, INSIDE.dump), databaseUrl, { replacing: isFull })
    const restored = await connect({ url: databaseUrl })
    await forgetOwnRun(restored).finally(() => restored.close())
  } catch (error) {
    for (const back of undo.toReversed()) await back()
    if (aside && (await readdir(aside)).length === 0) await rm(aside, { recursive: true })
    throw error
  }
}
