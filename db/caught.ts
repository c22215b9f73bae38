/** What Emscripten, which the embedded database is compiled by, calls a failure of a file (numbers of WASI, not of Linux). */
const ERRNO: Readonly<Record<number, [code: string, words: string]>> = {
  2: ['EACCES', 'permission denied'],
  19: ['EDQUOT', 'the quota of the disk is used up'],
  22: ['EFBIG', 'the file is too large'],
  29: ['EIO', 'the disk cannot be read or written'],
  33: ['EMFILE', 'too many open files'],
  44: ['ENOENT', 'no such file or folder'],
  51: ['ENOSPC', 'no space left on the disk'],
  63: ['EPERM', 'not permitted'],
  69: ['EROFS', 'read-only file system'],
}

/**
 * Whatever was thrown as an error that has words, and Node's code where there is one: the embedded database throws objects that are no
 * errors, which would be written as [object Object].
 */
export function asError(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown
  if (typeof thrown !== 'object' || thrown === null) return new Error(String(thrown))
  const { name, message, code, path, errno } = thrown as Partial<NodeJS.ErrnoException>
  const known = errno === undefined ? undefined : ERRNO[errno]
  if (known) return Object.assign(new Error(known.join(': ')), { code: known[0] })
  const words = message ?? code ?? (errno === undefined ? JSON.stringify(thrown) : `${name} ${errno}`)
  return Object.assign(
    new Error(words),
    code === undefined ? {} : { code },
    path === undefined ? {} : { path },
  )
}
