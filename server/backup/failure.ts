import { isDiskFull } from '#app/platform/errors.ts'
import { asError } from '#db/caught.ts'
import { sayFolderFailure } from '../folder-problem.ts'
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
    const problem = sayFolderFailure(folder, error, 'BACKUP_TO')
    throw problem ? new BackupError(problem, { cause: error }) : error
  }
}
