import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, copyFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Env } from '../env.ts'
import { pack } from './archive.ts'
import { copyEmbedded, hasEmbedded } from './copy-embedded.ts'
import { dumpCounted } from './dump-counted.ts'
import { ENCRYPTED, encryptFile } from './encrypt.ts'
import type { BackupKey } from './encrypt.ts'
import { BackupError, inFolder } from './failure.ts'
import { filesBelow, MANIFEST, secretMark } from './manifest.ts'
import type { Manifest } from './manifest.ts'

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
 * @param to folder of the file @param key encrypts it; what is written on the way lies in a folder that its owner alone reads
 * @returns the file
 * @throws BackupError with one line for the operator
 */
export async function makeBackup(
  env: BackupEnv,
  to = join(env.dataDir, 'backups'),
  key: BackupKey | null = null,
): Promise<string> {
  const madeAt = new Date()
  const folder = resolve(to)
  const staging = join(folder, `.making-${randomUUID()}`)
  const content = join(staging, 'content')
  await inFolder(folder, () => mkdir(content, { mode: 0o700, recursive: true }))
  await chmod(staging, 0o700)
  try {
    await writeContent(env, content, madeAt)
    const stamp = madeAt.toISOString().replaceAll(':', '-').replace(/\.\d+/, '')
    const name = `chon-may-${stamp}-${randomUUID().slice(0, 4)}.tar.gz`
    await pack(content, join(staging, name))
    await rm(content, { recursive: true, force: true })
    const made = key ? `${name}${ENCRYPTED}` : name
    if (key) await encryptFile(join(staging, name), join(staging, made), key)
    await rename(join(staging, made), join(folder, made))
    return join(folder, made)
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

async function writeContent(env: BackupEnv, content: string, madeAt: Date): Promise<void> {
  const uploads = env.s3 ? null : join(env.dataDir, 'uploads')
  // Twice: a picture deleted after the database was copied is still in its rows, one added before it is too.
  if (uploads) await addFiles(uploads, join(content, INSIDE.uploads))
  const rows = await addDatabase(env, content)
  if (uploads) await addFiles(uploads, join(content, INSIDE.uploads))
  const secret = env.secret ?? (await addSecret(env.dataDir, content))
  const manifest: Manifest = {
    format: 1,
    madeAt: madeAt.toISOString(),
    database: env.databaseUrl ? 'postgresql' : 'embedded',
    secretMark: secretMark(secret),
    uploads: env.s3 ? 's3' : 'inside',
    ...(rows ? { rows } : {}),
    files: await filesBelow(content),
  }
  await writeFile(join(content, MANIFEST), JSON.stringify(manifest, null, 2), { mode: 0o600 })
}

/** @returns how many rows each table has in the copy, where that is known of the same moment */
async function addDatabase(
  { databaseUrl, dataDir }: BackupEnv,
  content: string,
): Promise<Record<string, number> | null> {
  if (databaseUrl) return dumpCounted(join(content, INSIDE.dump), databaseUrl)
  if (!hasEmbedded(dataDir)) throw new BackupError(`There is no database in ${dataDir}.`)
  await copyEmbedded(dataDir, join(content, INSIDE.embedded))
  return null
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
