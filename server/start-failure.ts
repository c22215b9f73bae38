import { isDiskFull } from '#app/platform/errors.ts'
import { asError } from '#db/caught.ts'

/** What an operator is told of a start that failed: one line that says why, and where it can be what to do. */
export function sayStartFailure(error: unknown): string {
  const cause = deepestCause(error)
  const { code, syscall, port, address } = cause as NodeJS.ErrnoException & {
    port?: number
    address?: string
  }
  const reason = (cause.message || code || cause.name).split('\n')[0] ?? ''
  if (syscall === 'listen' || code === 'EADDRINUSE') {
    if (code === 'EADDRINUSE')
      return `Port ${port} of ${address} is taken by another program: end it, or set PORT to another one.`
    return `The server cannot listen on port ${port} of ${address} (${reason}): set PORT or HOST to others.`
  }
  if (code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND')
    return `A file of the site is missing (${reason}): install the release anew, or in a clone run npm ci and npm run build.`
  if (isDiskFull(cause)) return `The disk is full: make room on the one that DATA_DIR lies on (${reason}).`
  const { path } = cause as NodeJS.ErrnoException
  if (path && (code === 'EACCES' || code === 'EPERM' || code === 'EROFS'))
    return `No permission for ${path}: DATA_DIR and all in it must belong to the site's user, who runs this (chown -R chon-may: …).`
  return sayDatabaseFailure(error) ?? reason
}

/** What an operator is told where it is the database that a command fails with; null where it is something else. */
export function sayDatabaseFailure(error: unknown): string | null {
  const cause = deepestCause(error)
  const { code, syscall } = cause as NodeJS.ErrnoException
  const reason = (cause.message || code || cause.name).split('\n')[0] ?? ''
  if (/^SASL: .*password must be a/.test(reason))
    return 'PostgreSQL wants a password: write it into the address (postgres://user:password@host/name), or set PGPASSWORD.'
  if (code === '42501')
    return `The user of DATABASE_URL may not do what the site needs (${reason}): let it own the database, or grant it CREATE on the schema public.`
  if (code === '53100')
    return `The disk is full: make room on the one of the database, the embedded one lies in DATA_DIR (${reason}).`
  if (code && /^(?:28|3D)/.test(code)) return `PostgreSQL refuses DATABASE_URL: ${reason}.`
  const isAway =
    (syscall && CONNECTING.has(syscall)) ||
    /^(?:57P0\d|08\d{3}|53300|ECONNRESET|ETIMEDOUT|EPIPE)$/.test(code ?? '')
  return isAway
    ? `The database cannot be reached (${reason}): look at DATABASE_URL, and whether PostgreSQL runs.`
    : null
}

/** What Node calls what it does on the way to another server. */
const CONNECTING = new Set(['connect', 'getaddrinfo'])

/** The error that the others are about; of several tries (one for each address of a name) the last. */
function deepestCause(error: unknown): Error {
  let deepest = asError(error)
  for (let depth = 0; depth < 10; depth += 1) {
    const next: unknown =
      deepest instanceof AggregateError ? (deepest.errors as unknown[]).at(-1) : deepest.cause
    if (!(next instanceof Error)) return deepest
    deepest = next
  }
  return deepest
}
