import { requestContext } from '#app/edge/context.server.ts'
import { requireApiRole } from '#app/edge/guard.server.ts'
import { listAnswer } from '#app/edge/list-answer.ts'
import { answerApi, parseQuery } from '#app/edge/problem.ts'
import {
  badCursor,
  pageOfRows,
  paginationOf,
  readCursor,
  writeCursor,
} from '#app/platform/paging/paging.server.ts'
import { webhookChange, webhookInput } from '#app/platform/webhooks/schema.ts'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  deliveriesOf,
  listWebhooks,
  pingWebhook,
  sendAgain,
  webhookOf,
} from '#app/platform/webhooks/webhooks.server.ts'
import { fold } from '#app/vietnamese/fold.ts'
import type { Db } from '#db/client.ts'
import { changed, contentWrite, created, deleted, idOf } from './content-api.server.ts'
import type { Asked, Writing } from './content-api.server.ts'
import { deliveriesQuery, webhooksQuery } from './list-queries.ts'

const read = (asked: Asked, work: (db: Db, id: () => number) => Promise<Response>): Promise<Response> =>
  answerApi(async () => {
    await requireApiRole(asked, 'webhooks')
    return work(asked.context.get(requestContext).db, () => idOf(asked.params?.['id'] ?? ''))
  })

const write = (asked: Asked, handlers: Writing['handlers']): Promise<Response> =>
  contentWrite(asked, { capability: 'webhooks', language: 'vi', handlers })

/** GET /api/v1/webhooks */
export const getWebhooks = (asked: Asked) =>
  read(asked, async (db) => {
    const { sortBy = 'name', sortOrder = 'asc', search, ...paged } = parseQuery(webhooksQuery, asked.request)
    const rows = (await listWebhooks(db)).filter(({ name }) => fold(name).includes(fold(search ?? '')))
    const { shown: webhooks, pagination } = pageOfRows({
      rows,
      query: { ...paged, sortBy, sortOrder },
      keyOf: ({ id, name }) => (sortBy === 'id' ? String(id).padStart(10, '0') : fold(name)),
      idOf: ({ id }) => id,
    })
    return listAnswer(asked.request, { webhooks, pagination }, true)
  })

/** POST /api/v1/webhooks */
export const postWebhook = (asked: Asked) =>
  write(asked, {
    POST: async ({ db, person, body }) => {
      const input = webhookInput.parse(await body())
      const { seal } = asked.context.get(requestContext)
      const made = await createWebhook({ db, actorId: person.id }, input, seal)
      return created(made, { at: `/api/v1/webhooks/${made.id}` })
    },
  })

/** GET /api/v1/webhooks/{id} */
export const getWebhook = (asked: Asked) => read(asked, async (db, id) => changed(await webhookOf(db, id())))

/** PATCH and DELETE of one webhook. */
export const changeOneWebhook = (asked: Asked) =>
  write(asked, {
    PATCH: async ({ db, person, id, body }) => {
      const change = webhookChange.parse(await body())
      return changed(await changeWebhook({ db, actorId: person.id }, id, change))
    },
    DELETE: async ({ db, person, id }) => {
      await deleteWebhook({ db, actorId: person.id }, id)
      return deleted()
    },
  })

const logOf = (id: number) => `/api/v1/webhooks/${id}/deliveries`

/** POST /api/v1/webhooks/{id}/ping */
export const postPing = (asked: Asked) =>
  write(asked, { POST: async ({ db, id }) => created(await pingWebhook(db, id), { at: logOf(id) }) })

/** POST /api/v1/webhooks/{id}/deliveries/{deliveryId}/redeliver */
export const postAgain = (asked: Asked) =>
  write(asked, {
    POST: async ({ db, id, idIn }) => {
      const delivery = await sendAgain(db, { webhookId: id, id: idIn('deliveryId') })
      return created(delivery, { at: logOf(id) })
    },
  })

const NEWEST = { sortBy: 'id', sortOrder: 'desc' }

/** GET /api/v1/webhooks/{id}/deliveries */
export const getDeliveries = (asked: Asked) =>
  read(asked, async (db, idIn) => {
    const { limit, cursor } = parseQuery(deliveriesQuery, asked.request)
    const { id } = await webhookOf(db, idIn())
    const after = readCursor(cursor, NEWEST)
    if (after && !Number.isSafeInteger(after.id)) throw badCursor()
    const found = await deliveriesOf(db, id, { before: after?.id, limit: limit + 1 })
    const deliveries = found.deliveries.slice(0, limit)
    const hasNext = found.deliveries.length > limit
    const last = deliveries.at(-1)
    const nextCursor = hasNext && last ? writeCursor(NEWEST, { key: null, id: last.id }) : null
    const asking = { page: 1, limit, total: found.total, after }
    const pagination = paginationOf(asking, { hasNext, nextCursor })
    return listAnswer(asked.request, { deliveries, pagination }, true)
  })
