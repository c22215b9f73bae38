import { pino } from 'pino'
import type { DestinationStream, Logger } from 'pino'
import { isLostConnection } from '#app/platform/outage.ts'
import { maskPersonalData } from '#app/vietnamese/mask.ts'
import { asError } from '#db/caught.ts'
import type { Env } from './env.ts'

/** An error's causes that are written, itself included. */
const MOST_CAUSES = 4

/**
 * The log of a server: JSON lines without anything that people typed. Errors are written as what happened and where, never with
 * what it happened to (values of statements, rows, prompts, answers of other servers).
 */
export function createLog(level: Env['logLevel'], destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => loggedError(error), path: loggedPath },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** An error as it is logged. */
type LoggedError = {
  type: string
  message: string
  code?: string | number
  stack?: string
  cause?: LoggedError
}

/** @param depth how many errors this one is the cause of */
export function loggedError(error: unknown, depth = 1): LoggedError {
  return written(error, depth, isLostConnection(error))
}

/** @param isBrief without its stack: of a database that is away every request fails alike, and where says nothing */
function written(error: unknown, depth: number, isBrief: boolean): LoggedError {
  if (!(error instanceof Error)) {
    // The embedded database throws numbers of errors, which are told; whatever else was thrown may be what somebody typed.
    const isNumbered = typeof error === 'object' && error !== null && 'errno' in error
    return { type: typeof error, message: isNumbered ? safeMessage(asError(error)) : 'not an error' }
  }
  const { code, statusCode, responseCode, cause, stack } = error as Error & Record<string, unknown>
  const known = [code, statusCode, responseCode].find((part) => ['string', 'number'].includes(typeof part))
  const frames =
    typeof stack === 'string' && !isBrief ? stack.split('\n').filter((line) => /^\s+at /.test(line)) : []
  return {
    type: error.name,
    message: safeMessage(error),
    ...(known === undefined ? {} : { code: known as string | number }),
    ...(frames.length > 0 ? { stack: frames.join('\n') } : {}),
    ...(cause !== undefined && depth < MOST_CAUSES ? { cause: written(cause, depth + 1, isBrief) } : {}),
  }
}

/** What an error says, without the values it was about. */
function safeMessage(error: Error): string {
  // What another server answered may repeat what it was asked.
  if ('responseBody' in error) return 'refused by the other side'
  // Drizzle puts the values of a statement behind it.
  const [statement = ''] = error.message.split('\nparams:')
  // PostgreSQL quotes the value behind a colon ('invalid input syntax for type uuid: "…"'), JSON.parse behind a comma.
  const withoutValue = statement.replace(/(:|,|\.\.\.)\s?"[^]*$/, '')
  return maskPersonalData(withoutValue.slice(0, 2_000))
}

/** A path as it is logged: e-mail addresses and numbers of telephones in it are masked. */
export function loggedPath(path: unknown): string {
  const text = String(path).slice(0, 500)
  if (!/@|%40|\d{8}/i.test(text)) return text
  try {
    return maskPersonalData(decodeURIComponent(text))
  } catch {
    return '[unreadable]'
  }
}
