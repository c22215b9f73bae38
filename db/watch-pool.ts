import { AsyncResource } from 'node:async_hooks'
import type pg from 'pg'

/** Told of each statement when it is sent, never of its values. @returns to be called when it was answered or failed */
export type QueryWatch = (text: string) => (error?: unknown) => void

type Query = (...args: unknown[]) => unknown
type Callback = (error: unknown, result: unknown) => void

/**
 * Tells `watch` of every statement that goes through the pool, whoever sends it and whichever database is behind it. A query
 * that waits for a connection goes on in the context of whoever asked, not of whoever let the connection go.
 */
export function watchPool(pool: pg.Pool, watch: QueryWatch): void {
  const connect = pool.connect.bind(pool) as Query
  const bound: Query = (callback) =>
    typeof callback === 'function' ? connect(AsyncResource.bind(callback as Callback)) : connect()
  Object.assign(pool, { connect: bound })
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query
    Object.assign(client, { query: watched(query, watch) })
  })
}

function watched(query: Query, watch: QueryWatch): Query {
  return (...args) => {
    const text = textOf(args[0])
    if (text === null) return query(...args)
    const end = watch(text)
    const last = args.at(-1)
    if (typeof last === 'function') {
      const callback: Callback = (error, result) => {
        end(error ?? undefined)
        ;(last as Callback)(error, result)
      }
      return query(...args.slice(0, -1), callback)
    }
    const answer = query(...args) as Promise<unknown>
    answer.then(() => end(), end)
    return answer
  }
}

/** The statement of a call; null for an object that sends itself, as a cursor does. */
function textOf(asked: unknown): string | null {
  if (typeof asked === 'string') return asked
  if (typeof asked !== 'object' || asked === null || 'submit' in asked) return null
  return 'text' in asked && typeof asked.text === 'string' ? asked.text : null
}
