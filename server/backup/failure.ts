import { statSync } from 'node:fs'
import { isDiskFull } from '#app/platform/errors.ts'
import { asError } from '#db/caught.ts'
import { sayDatabaseFailure } from '../start-failure.ts'

/** A backup or a restore could not be made; the message is one line for the operator. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** What an operator is told of a failure: one line. */
export function sayFailure(error: unknown): string {
  const failure: NodeJS.ErrnoException = asError(error)
  const { code, path, message } = failure
  if (isDiskFull(failure))
    return 'The disk is full: nothing was changed, and what had been written was removed.'
  if (code === 'EACCES' || code === 'EPERM')
    return `No permission for ${path ?? 'a file'}: run this as the user of the server.`
  if (code === 'EROFS')
    return `${path ?? 'A folder'} is on a disk that this process may not write to (systemd: ReadWritePaths=).`
  return message.split('\n')[0] ?? message
}

/** What the operator of a command is told: the same of its own files and, in the words of a start, of the database. */
export function sayCommandFailure(error: unknown): string {
  return (error instanceof BackupError ? null : sayDatabaseFailure(error)) ?? sayFailure(error)
}

/**
 * Does something in the folder where backups are to lie.
 * @throws BackupError that names the folder, and what makes it usable, where it is none or the user of the site cannot use it
 */
export async function inFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const howTo = `(install -d -o chon-may -m 0700 ${folder})`
    // What Node names is the file that was copied, or one that is being written: neither is what has to be changed.
    if (code === 'EEXIST' || code === 'ENOTDIR')
      throw new BackupError(`${folder} is a file, or lies in one: BACKUP_TO names a folder.`, {
        cause: error,
      })
    if (code === 'EROFS') throw new BackupError(sayFailure({ code, path: folder }), { cause: error })
    if (code !== 'EACCES' && code !== 'EPERM') throw error
    throw new BackupError(
      isMissing(folder)
        ? `There is no folder ${folder}, and the site's user may not make it ${howTo}.`
        : `No permission for ${folder}: it must belong to the site's user ${howTo}.`,
      { cause: error },
    )
  }
}

function isMissing(folder: string): boolean {
  try {
    statSync(folder)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT'
  }
}
