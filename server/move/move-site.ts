import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connect } from '#db/client.ts'
import type { Connection } from '#db/client.ts'
import { lockDirectory } from '#db/embedded/lock.ts'
import { migrate } from '#db/migrate.ts'
import { hasEmbedded } from '../backup/copy-embedded.ts'
import { BackupError } from '../backup/failure.ts'
import { filesBelow } from '../backup/manifest.ts'
import { hasTables, refuseWhileUsed } from '../backup/postgres-state.ts'
import type { Env } from '../env.ts'
import { copyDatabase } from './copy-database.ts'
import type { Copied } from './copy-database.ts'

/** Where a site moves to: a PostgreSQL server, or an embedded database. */
export type MoveTarget = {
  /** Absent: the embedded database in `dataDir`. */
  databaseUrl: string | undefined
  /** The data directory of the site afterwards. */
  dataDir: string
}

/** What moved. `secret` says what became of the key of sessions and second factors. */
export type Moved = {
  tables: number
  rows: number
  files: number
  secret: 'in the environment' | 'in the data directory' | 'to be set' | 'another one there'
}

type MoveEnv = Pick<Env, 'dataDir' | 'databaseUrl' | 'secret' | 's3'>

/** Folders of a data directory that belong to the site's rows. */
const FOLDERS = ['uploads', 'imports'] as const

/**
 * Moves a stopped site from the embedded database to PostgreSQL or back: every row and counter, and its files where the data directory
 * changes. The old site is only read. Fails whole: what had been written of the new one is taken away.
 * @throws BackupError, DatabaseInUseError with one line for the operator
 */
export async function moveSite(
  env: MoveEnv,
  target: MoveTarget,
  told: (copied: Copied) => void,
): Promise<Moved> {
  if ((env.databaseUrl === undefined) === (target.databaseUrl === undefined))
    throw new BackupError(
      env.databaseUrl
        ? 'The site is on PostgreSQL already: pg_dump and psql move it to another server.'
        : 'The site is on the embedded database already: npm run db:backup and db:restore move it to another folder.',
    )
  await mkdir(target.dataDir, { recursive: true, mode: 0o700 })
  const folders = env.s3 || target.dataDir === env.dataDir ? [] : FOLDERS
  for (const name of folders)
    if ((await readdir(join(target.dataDir, name)).catch(() => [])).length > 0)
      throw new BackupError(
        `There is something already in ${join(target.dataDir, name)}: move to an empty folder.`,
      )
  const staging = join(target.dataDir, `.moving-${randomUUID()}`)
  await mkdir(staging, { mode: 0o700 })
  try {
    let files = 0
    for (const name of folders) files += await copyFolder(join(env.dataDir, name), join(staging, name))
    const copied = env.databaseUrl
      ? await toEmbedded(env.databaseUrl, target.dataDir, staging, told)
      : await toPostgres(env.dataDir, target.databaseUrl ?? '', staging, told)
    for (const name of folders) {
      await rm(join(target.dataDir, name), { recursive: true, force: true })
      if (existsSync(join(staging, name))) await rename(join(staging, name), join(target.dataDir, name))
    }
    return { ...copied, files, secret: await bringSecret(env, target) }
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

async function toPostgres(dataDir: string, url: string, staging: string, told: (copied: Copied) => void) {
  if (!hasEmbedded(dataDir)) throw new BackupError(`There is no database in ${dataDir}.`)
  const target = await connect({ url })
  try {
    if (await hasTables(target.pool))
      throw new BackupError('The database to move to is not empty: make a new one for the site.')
    // A copy is opened: opening alone writes.
    const unlock = lockDirectory(join(dataDir, 'database.lock'))
    try {
      await cp(join(dataDir, 'database'), join(staging, 'old', 'database'), { recursive: true })
    } finally {
      unlock()
    }
    return await withConnection(await connect({ dataDir: join(staging, 'old') }), async (source) => {
      await migrate(source)
      return copyDatabase(source, target, told)
    })
  } finally {
    await target.close()
  }
}

async function toEmbedded(url: string, dataDir: string, staging: string, told: (copied: Copied) => void) {
  if (hasEmbedded(dataDir))
    throw new BackupError(
      `There is an embedded database in ${dataDir} already: move to another folder (--data-dir).`,
    )
  const unlock = lockDirectory(join(dataDir, 'database.lock'))
  try {
    const copied = await withConnection(await connect({ url }), async (source) => {
      await refuseWhileUsed(source.pool)
      return withConnection(await connect({ dataDir: join(staging, 'new') }), (target) =>
        copyDatabase(source, target, told),
      )
    })
    await rename(join(staging, 'new', 'database'), join(dataDir, 'database'))
    return copied
  } finally {
    unlock()
  }
}

async function withConnection<T>(
  connection: Connection,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  try {
    return await work(connection)
  } finally {
    await connection.close()
  }
}

/** Copies a folder and compares what is there afterwards. @returns how many files it has */
async function copyFolder(from: string, to: string): Promise<number> {
  if (!existsSync(from)) return 0
  await cp(from, to, { recursive: true })
  const [was, is] = [await filesBelow(from), await filesBelow(to)]
  const other = Object.keys(was).find((name) => was[name]?.sha256 !== is[name]?.sha256)
  if (other) throw new BackupError(`${join(from, other)} changed while it was copied: stop the site first.`)
  return Object.keys(was).length
}

/** The key of sessions and second factors comes along where it is a file and the new site reads one. */
async function bringSecret(env: MoveEnv, target: MoveTarget): Promise<Moved['secret']> {
  if (target.databaseUrl) return env.secret === undefined ? 'to be set' : 'in the environment'
  const file = join(target.dataDir, 'secret')
  const there = await readFile(file, 'utf8').catch(() => null)
  if (there !== null && there.trim() !== env.secret) return 'another one there'
  if (there === null) await writeFile(file, env.secret ?? '', { mode: 0o600, flag: 'wx' })
  return 'in the data directory'
}
