import type { RouterContextProvider } from 'react-router'
import type { Person } from '#app/domain/account/person.ts'
import type { Capability } from '#app/domain/account/roles.ts'
import { TAXONOMY_INPUT } from '#app/domain/blog/editing/taxonomy-input.ts'
import { taxonomyWrites } from '#app/domain/blog/editing/taxonomy-writes.server.ts'
import { listTaxonomy } from '#app/domain/blog/editing/taxonomy.server.ts'
import type { Taxonomy, TaxonomyRow } from '#app/domain/blog/editing/taxonomy.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireApiRole } from '#app/edge/guard.server.ts'
import { answerApi, answerInEnglish, readJson } from '#app/edge/problem.ts'
import { AppError } from '#app/platform/errors.ts'
import { countHit } from '#app/platform/limits/count-hit.server.ts'
import { rowId } from '#app/platform/row-id.ts'
import type { Db } from '#db/client.ts'

type Asked = {
  request: Request
  context: Readonly<RouterContextProvider>
  params?: Record<string, string | undefined>
}

/** Writes one person or tool may make. */
const WRITES = { name: 'write', hits: 600, seconds: 5 * 60 }

/** What a write is given: where, by whom, and the id of its address, 0 where it has none. */
export type ContentWrite = { db: Db; person: Person; id: number; body: () => Promise<unknown> }

/**
 * Answers a write of the content API: who may, how often, and by which methods, before anything is read.
 * @param handlers by method; the API's description names the same, and no other method comes this far
 */
export function contentWrite(
  asked: Asked,
  capability: Capability,
  handlers: Partial<Record<string, (write: ContentWrite) => Promise<Response>>>,
): Promise<Response> {
  return answerInEnglish(async () => {
    const person = await requireApiRole(asked, capability)
    const { request, params = {} } = asked
    const handler = handlers[request.method]
    if (!handler) throw new Error(`${request.method} is described but not handled`)
    const { db } = asked.context.get(requestContext)
    await countHit(db, `content:${person.id}`, WRITES)
    const id = params['id'] ?? params['slug']
    return handler({
      db,
      person,
      id: id === undefined ? 0 : idOf(id),
      body: () => readJson(request),
    })
  })
}

function idOf(text: string): number {
  const id = rowId.safeParse(text)
  if (!id.success) throw new AppError('not_found', 'Not found.')
  return id.data
}

export const created = (row: unknown) => Response.json(row, { status: 201, headers: NO_STORE })
export const changed = (row: unknown) => Response.json(row, { headers: NO_STORE })
export const deleted = () => new Response(null, { status: 204, headers: NO_STORE })
const NO_STORE = { 'Cache-Control': 'no-store' }

/** The rows of a table as anybody may read them: an author's address for mail is not among their fields. */
export function taxonomyList({ context }: Asked, table: Taxonomy): Promise<Response> {
  return answerApi(async () => ({
    [table]: (await listTaxonomy(context.get(requestContext).db, table)).map(asPublic),
  }))
}

function asPublic(row: TaxonomyRow): Record<string, unknown> {
  const { email: _email, is_demo: _isDemo, ...shown } = asWritten(row)
  return shown
}

/** A row as who wrote it sees it: the addresses it had before are the site's own business. */
function asWritten({ former_slugs: _former, ...row }: TaxonomyRow): Record<string, unknown> {
  return row
}

/** POST to a table of the blog's order. */
export function taxonomyCreate(asked: Asked, table: Taxonomy, capability: Capability): Promise<Response> {
  return contentWrite(asked, capability, {
    POST: async ({ db, person, body }) => {
      const values = TAXONOMY_INPUT[table].whole.parse(await body())
      return created(asWritten(await taxonomyWrites(db, person.id).create(table, values)))
    },
  })
}

/** PUT and DELETE of one row of a table. */
export function taxonomyChange(asked: Asked, table: Taxonomy, capability: Capability): Promise<Response> {
  return contentWrite(asked, capability, {
    PUT: async ({ db, person, id, body }) => {
      const values = TAXONOMY_INPUT[table].part.parse(await body())
      return changed(asWritten(await taxonomyWrites(db, person.id).update(table, id, values)))
    },
    DELETE: async ({ db, person, id }) => {
      await taxonomyWrites(db, person.id).remove(table, id)
      return deleted()
    },
  })
}
