import { requestContext } from '#app/edge/context.server.ts'
import { requireApiRole } from '#app/edge/guard.server.ts'
import { listAnswer } from '#app/edge/list-answer.ts'
import { answerApi, parseQuery } from '#app/edge/problem.ts'
import { versioned } from '#app/edge/version.ts'
import { pageById, pageOfRows } from '#app/platform/paging/paging.server.ts'
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
  webhookVersion,
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

const WRITING = { capability: 'webhooks' } as const

const write = (asked: Asked, handlers: Writing['handlers']): Promise<Response> =>
  contentWrite(asked, { ...WRITING, handlers })

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
      const { seal, trustsReceiver: trusts } = asked.context.get(requestContext)
      const made = await createWebhook({ db, actorId: person.id, trusts }, input, seal)
      const version = await webhookVersion(db, made.id)
      return created(made, { at: `/api/v1/webhooks/${made.id}`, version: version ?? '' })
    },
  })

/** GET /api/v1/webhooks/{id} */
export const getWebhook = (asked: Asked) =>
  read(asked, async (db, idIn) => {
    const webhook = await webhookOf(db, idIn())
    const version = (await webhookVersion(db, webhook.id)) ?? ''
    return versioned(asked.request, webhook, { version, isPersonal: true })
  })

/** PATCH and DELETE of one webhook. */
export const changeOneWebhook = (asked: Asked) =>
  contentWrite(asked, {
    ...WRITING,
    versionOf: (db, id) => webhookVersion(db, id, { hold: true }),
    handlers: {
      PATCH: async ({ db, person, id, hold, body }) => {
        const change = webhookChange.parse(await body())
        await hold()
        const { trustsReceiver: trusts } = asked.context.get(requestContext)
        return changed(await changeWebhook({ db, actorId: person.id, trusts }, id, change))
      },
      DELETE: async ({ db, person, id, hold }) => {
        await hold()
        await deleteWebhook({ db, actorId: person.id }, id)
        return deleted()
      },
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
      const { delivery, isNew } = await sendAgain(db, { webhookId: id, id: idIn('deliveryId') })
      return isNew ? created(delivery, { at: logOf(id) }) : changed(delivery)
    },
  })

/** GET /api/v1/webhooks/{id}/deliveries */
export const getDeliveries = (asked: Asked) =>
  read(asked, async (db, idIn) => {
    const { state, type, ...query } = parseQuery(deliveriesQuery, asked.request)
    const { id } = await webhookOf(db, idIn())
    const { shown: deliveries, pagination } = await pageById(query, (range) =>
      deliveriesOf(db, { webhookId: id, state, type }, range),
    )
    return listAnswer(asked.request, { deliveries, pagination }, true)
  })
