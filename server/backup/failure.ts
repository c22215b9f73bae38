/** A backup or a restore could not be made; the message is one line for the operator. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** No space, no quota, no larger file. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** What an operator is told of a failure: one line. */
export function sayFailure(error: unknown): string {
  const { code, path } = error as NodeJS.ErrnoException
  if (code && FULL.has(code))
    return 'The disk is full: nothing was changed, and what had been written was removed.'
  if (code === 'EACCES' || code === 'EPERM')
    return `No permission for ${path ?? 'a file'}: run this as the user of the server.`
  if (code === 'EROFS')
    return `${path ?? 'A folder'} is on a disk that this process may not write to (systemd: ReadWritePaths=).`
  const message = error instanceof Error ? error.message : String(error)
  return message.split('\n')[0] ?? message
}
