import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import type { Env } from '../env.ts'
import { readKey } from './encrypt.ts'
import { kept } from './keep.ts'
import { makeBackup } from './make-backup.ts'
import { openPlace } from './place.ts'
import type { BackupPlace } from './place.ts'
import { NotTried, tryBackup } from './try-backup.ts'

/** What a backup came to, as the process that made it says it. */
export const backupResult = z.object({
  name: z.string(),
  place: z.string(),
  bytes: z.number().int(),
  tables: z.number().int().nullable(),
  rows: z.number().int().nullable(),
  /** Why it was not tried; null where it was, and brought everything back. */
  problem: z.string().nullable(),
  removed: z.array(z.string()),
})

export type BackupResult = z.infer<typeof backupResult>

type RunEnv = Pick<Env, 'dataDir' | 'databaseUrl' | 'secret' | 's3' | 'backups'>

/**
 * Makes a backup as the environment says: encrypted where there is a key, put where it is kept, fetched from there again and restored
 * into a scratch database; then those go that the rule no longer keeps. One that does not restore is taken away.
 * @throws BackupError, or what the disk or the storage says
 */
export async function runBackup(env: RunEnv): Promise<BackupResult> {
  const { backups, dataDir } = env
  const key = await readKey(backups.key)
  const place = openPlace(backups.to)
  await removeLeftOvers(dataDir)
  const work = join(dataDir, `${WORK}${randomUUID()}`)
  await mkdir(work, { recursive: true, mode: 0o700 })
  try {
    const file = await makeBackup(env, work, key)
    const name = basename(file)
    const { size: bytes } = await stat(file)
    await place.put(file)
    await rm(file)
    const tried = await trial(place, name, work, env, key)
    const removed = await prune(place, backups.keep)
    return { name, place: place.name, bytes, ...tried, removed }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

type Trial = Pick<BackupResult, 'tables' | 'rows' | 'problem'>

async function trial(
  place: BackupPlace,
  name: string,
  work: string,
  { databaseUrl, backups }: RunEnv,
  key: Awaited<ReturnType<typeof readKey>>,
): Promise<Trial> {
  const fetched = join(work, name)
  try {
    await place.fetch(name, fetched)
    const where = { databaseUrl, tryUrl: backups.tryUrl }
    return { ...(await tryBackup(fetched, key, join(work, 'tried'), where)), problem: null }
  } catch (error) {
    if (error instanceof NotTried) return { tables: null, rows: null, problem: error.message }
    await place.remove(name).catch(() => undefined)
    throw error
  }
}

async function prune(place: BackupPlace, rule: RunEnv['backups']['keep']): Promise<string[]> {
  const all = await place.list()
  const keep = kept(all, rule)
  const gone = all.filter((backup) => !keep.has(backup)).map(({ name }) => name)
  for (const name of gone) await place.remove(name)
  return gone
}

const WORK = '.backup-'
const LEFT_OVER_MS = 24 * 3_600_000

/** What processes left that were killed at work. */
async function removeLeftOvers(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir).catch(() => [])) {
    const folder = join(dataDir, name)
    if (!name.startsWith(WORK)) continue
    const { mtimeMs } = await stat(folder)
    if (Date.now() - mtimeMs > LEFT_OVER_MS) await rm(folder, { recursive: true, force: true })
  }
}
