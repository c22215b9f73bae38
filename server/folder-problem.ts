import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Logger } from 'pino'
import { asError } from '#db/caught.ts'
import type { Env } from './env.ts'

/** Folders of the data directory in which a server writes as it goes on. */
const INSIDE = ['uploads', 'outbox', 'imports'] as const

/**
 * What an operator is told of a folder that could not be used, and what makes it usable; null where the error tells of something else.
 * @param variable what names it
 */
export function sayFolderFailure(folder: string, error: unknown, variable: string): string | null {
  const { code } = asError(error) as NodeJS.ErrnoException
  const howTo = `(install -d -o chon-may -m 0700 ${folder})`
  // What Node names is the file that was copied, or one that is being written: neither is what has to be changed.
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return `${folder} is a file, or lies in one: ${variable} names a folder.`
  if (code === 'EROFS')
    return `${folder} is on a disk that this process may not write to (systemd: ReadWritePaths=).`
  if (code !== 'EACCES' && code !== 'EPERM') return null
  return isMissing(folder)
    ? `There is no folder ${folder}, and the site's user may not make it ${howTo}.`
    : `No permission for ${folder}: it must belong to the site's user ${howTo}.`
}

/** Whether a folder can be written to, or be made, without making it: null, or what `sayFolderFailure` says of it. */
export function folderProblem(folder: string, variable: string): string | null {
  let nearest = folder
  while (!existsSync(nearest) && dirname(nearest) !== nearest) nearest = dirname(nearest)
  try {
    if (!statSync(nearest).isDirectory()) return sayFolderFailure(folder, { code: 'ENOTDIR' }, variable)
    accessSync(nearest, constants.W_OK | constants.X_OK)
    return null
  } catch (error) {
    return sayFolderFailure(folder, error, variable)
  }
}

/** What is wrong with the data directory, or one of its folders; null where everything can be written. */
function dataDirProblem({ dataDir, databaseUrl }: Pick<Env, 'dataDir' | 'databaseUrl'>): string | null {
  const inside = [...INSIDE, ...(databaseUrl ? [] : ['database'])]
  for (const folder of [dataDir, ...inside.map((name) => join(dataDir, name))]) {
    const problem = folderProblem(folder, 'DATA_DIR')
    if (problem) return `DATA_DIR: ${problem}`
  }
  return null
}

/**
 * Tries the folders that a server writes to, of which it would know only when it needs them. With PostgreSQL a site can be read without
 * them, so that the log tells of it; the embedded database lies in one.
 * @throws Error with one line for the operator where the embedded database could not be written
 */
export function tryFolders(env: Folders, log: Pick<Logger, 'error'>): void {
  const { dataDir, databaseUrl, backups } = env
  const problem = dataDirProblem(env)
  if (problem && !databaseUrl) throw new Error(problem)
  if (problem) log.error(`${problem} Pictures, imports and mails of the outbox cannot be kept until then.`)
  if (backups.everyMs === null || !('folder' in backups.to)) return
  const { folder } = backups.to
  const noBackups = folderProblem(folder, 'BACKUP_TO')
  // One inside of the data directory fails with it.
  if (noBackups && !(problem && folder.startsWith(dataDir)))
    log.error(`BACKUP_TO: ${noBackups} No backup can be made until then.`)
}

type Folders = Pick<Env, 'dataDir' | 'databaseUrl' | 'backups'>

function isMissing(folder: string): boolean {
  try {
    statSync(folder)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT'
  }
}
