import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Env } from '../env.ts'
import { pack } from './archive.ts'
import { copyEmbedded, hasEmbedded } from './copy-embedded.ts'
import { BackupError } from './failure.ts'
import { filesBelow, MANIFEST, secretMark } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import { dumpTo } from './postgres-tools.ts'

/** What of the environment a backup or a restore needs. */
export type BackupEnv = Pick<Env, 'dataDir' | 'databaseUrl' | 'secret' | 's3'>

/** Names inside an archive. */
export const INSIDE = {
  embedded: 'database',
  dump: 'database.dump',
  uploads: 'uploads',
  secret: 'secret',
} as const

/**
 * Writes everything that brings the site back into one file: the database, the uploaded pictures, and the secret where it was
 * made by the server. The site goes on meanwhile. Files of imports and the outbox are not in it.
 * @param to folder of the file
 * @returns the file
 * @throws BackupError with one line for the operator
 */
export async function makeBackup(env: BackupEnv, to = join(env.dataDir, 'backups')): Promise<string> {
  const madeAt = new Date()
  const folder = resolve(to)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const staging = join(folder, `.making-${randomUUID()}`)
  await mkdir(staging, { mode: 0o700 })
  try {
    const uploads = env.s3 ? null : join(env.dataDir, 'uploads')
    // Twice: a picture deleted after the database was copied is still in its rows, one added before it is too.
    if (uploads) await addFiles(uploads, join(staging, INSIDE.uploads))
    await addDatabase(env, staging)
    if (uploads) await addFiles(uploads, join(staging, INSIDE.uploads))
    const secret = env.secret ?? (await addSecret(env.dataDir, staging))
    const manifest: Manifest = {
      format: 1,
      madeAt: madeAt.toISOString(),
      database: env.databaseUrl ? 'postgresql' : 'embedded',
      secretMark: secretMark(secret),
      uploads: env.s3 ? 's3' : 'inside',
      files: await filesBelow(staging),
    }
    await writeFile(join(staging, MANIFEST), JSON.stringify(manifest, null, 2), { mode: 0o600 })
    const name = `chon-may-${madeAt.toISOString().replaceAll(':', '-').replace(/\.\d+/, '')}`
    const file = join(folder, `${name}-${randomUUID().slice(0, 4)}.tar.gz`)
    await pack(staging, file)
    return file
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

async function addDatabase({ databaseUrl, dataDir }: BackupEnv, staging: string): Promise<void> {
  if (databaseUrl) return dumpTo(join(staging, INSIDE.dump), databaseUrl)
  if (!hasEmbedded(dataDir)) throw new BackupError(`There is no database in ${dataDir}.`)
  await copyEmbedded(dataDir, join(staging, INSIDE.embedded))
}

/** Adds what is not there yet, by a second name of the same file where the disk allows it. A file never changes under its name. */
async function addFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  const names = existsSync(from) ? await readdir(from) : []
  for (const name of names) {
    if (name.startsWith('.') || existsSync(join(to, name))) continue
    await linkOrCopy(join(from, name), join(to, name))
  }
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to).catch(() => copyFile(from, to))
  } catch (error) {
    // Deleted meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

async function addSecret(dataDir: string, staging: string): Promise<string> {
  const secret = await readFile(join(dataDir, 'secret'), 'utf8').catch(() => '')
  if (secret !== '') await writeFile(join(staging, INSIDE.secret), secret, { mode: 0o600 })
  return secret.trim()
}
