import type { RouterContextProvider } from 'react-router'
import type { Person } from '#app/domain/account/person.ts'
import type { Capability } from '#app/domain/account/roles.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireApiRole } from '#app/edge/guard.server.ts'
import { answerApi, readJson } from '#app/edge/problem.ts'
import { holdVersion } from '#app/edge/version.ts'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/platform/language.server.ts'
import { countHit } from '#app/platform/limits/count-hit.server.ts'
import type { SayTooMany } from '#app/platform/limits/count-hit.server.ts'
import { answerOnce } from '#app/platform/limits/once.server.ts'
import { rowId } from '#app/platform/row-id.ts'
import type { Db } from '#db/client.ts'
import { WRITES } from './call-limits.ts'

export type Asked = {
  request: Request
  context: Readonly<RouterContextProvider>
  params?: Record<string, string | undefined>
}

/** What a write is given: the transaction it happens in, by whom, and the ids of its address, 0 where it has none. */
export type ContentWrite = {
  db: Db
  person: Person
  id: number
  /** An id that the address names besides, by its name. */
  idIn: (name: string) => number
  body: () => Promise<unknown>
  /**
   * Keeps the row of the address from other writers, once what was sent has been read: each handler with a version begins its work by
   * it. @throws AppError 'not_found', and 'changed_since' for another version than If-Match names
   */
  hold: () => Promise<void>
}

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What may be written at an address. */
export type Writing = {
  capability: Capability
  handlers: Partial<Record<Method, (write: ContentWrite) => Promise<Response>>>
  /** The version of the row, which it keeps from other writers until the transaction ends; null where there is none. */
  versionOf?: (db: Db, id: number) => Promise<string | null>
}

/**
 * Answers a write of the API: who may, how often, by which methods, over which version, and once for each Idempotency-Key. All of it
 * is one transaction. The API's description names the same methods, and no other comes this far.
 */
export function contentWrite(asked: Asked, writing: Writing): Promise<Response> {
  const { capability, handlers, versionOf } = writing
  return answerApi(async () => {
    const person = await requireApiRole(asked, capability)
    const { request, params = {} } = asked
    const handler = handlers[request.method as Method]
    if (!handler) throw new Error(`${request.method} is described but not handled`)
    const { db } = asked.context.get(requestContext)
    await countHit(db, `content:${person.id}`, WRITES, sayTooManyWrites)
    const idIn = (name: string) => idOf(params[name] ?? '')
    const id = params['id'] === undefined ? 0 : idIn('id')
    const write = async (tx: Db) => {
      const hold = async () => {
        const version = await versionOf?.(tx, id)
        if (version === null) throw notThere()
        if (version !== undefined) holdVersion(request, version)
      }
      const response = await handler({
        db: tx,
        person,
        id,
        idIn,
        hold,
        body: () => readJson(request.clone()),
      })
      return versionOf ? withVersion(response, () => versionOf(tx, id)) : response
    }
    const key = request.headers.get('idempotency-key')
    if (key === null || request.method !== 'POST') return db.transaction(write)
    const sent = [request.method, new URL(request.url).pathname, await request.clone().text()]
    return answerOnce(db, { userId: person.id, key, asked: sent }, write)
  })
}

const sayTooManyWrites: SayTooMany = (seconds) => ({
  vi: `Ghi nhiều lần quá. Vui lòng thử lại sau ${seconds} giây.`,
  en: `That was too many writes. Try again in ${seconds} seconds.`,
})

/** The answer to a write with the version that the row has now, for the next one. */
async function withVersion(response: Response, version: () => Promise<string | null>): Promise<Response> {
  if (response.status !== 200) return response
  const now = await version()
  if (now !== null) response.headers.set('ETag', `"${now}"`)
  return response
}

/** The id of a row in an address. @throws AppError 'not_found' */
export function idOf(text: string): number {
  const id = rowId.safeParse(text)
  if (!id.success) throw notThere()
  return id.data
}

const notThere = () => new AppError('not_found', say({ vi: 'Không có mục này.', en: 'Not found.' }))

/** 201 with the row, where it is to be read, and its version. */
export const created = (row: unknown, { at, version }: { at: string; version?: string }) =>
  Response.json(row, {
    status: 201,
    headers: { ...NO_STORE, Location: at, ...(version ? { ETag: `"${version}"` } : {}) },
  })
export const changed = (row: unknown) => Response.json(row, { headers: NO_STORE })
export const deleted = () => new Response(null, { status: 204, headers: NO_STORE })
const NO_STORE = { 'Cache-Control': 'no-store' }
