/** What the database says of a failure, where it was the database: its own error stands behind the query builder's. */
function causeOf(error: unknown): { message?: unknown; code?: unknown } {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return typeof cause === 'object' && cause !== null ? cause : {}
}

/** SQLSTATE classes that say nothing about a row: connections, resources, shutdowns, the system. */
const AWAY = /^(?:08|53|57|58|25|40003)/

/**
 * Whether the database is away rather than at odds with what it was given: then nothing is wrong with the file, and the import
 * waits.
 */
export function isOutage(error: unknown): boolean {
  const { code, message } = causeOf(error)
  if (typeof code === 'string') return AWAY.test(code) || /^E[A-Z]+$/.test(code)
  return /connection|terminated|timeout|pool/i.test(typeof message === 'string' ? message : '')
}

/** What a row's error says of it, as specified. */
export function databaseMessage(error: unknown): string {
  const { message } = causeOf(error)
  return (typeof message === 'string' && message.slice(0, 500)) || 'Unknown error during import'
}
