import { apiFeed, apiRun } from '#app/domain/imports/feeds/api-feed.ts'
import { apiFeedChange, apiFeedInput, fieldsSent } from '#app/domain/imports/feeds/feed-input.ts'
import type { FeedFields } from '#app/domain/imports/feeds/feed-input.ts'
import {
  createFeed,
  deleteFeed,
  feedById,
  readFeedNow,
  rewriteFeed,
  turnFeed,
} from '#app/domain/imports/feeds/feed-writes.server.ts'
import { lastRuns, listRuns, runsInRange } from '#app/domain/imports/feeds/queries/feed-runs.server.ts'
import { feedVersion, listFeeds } from '#app/domain/imports/feeds/queries/feeds.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireApiRole } from '#app/edge/guard.server.ts'
import { listAnswer } from '#app/edge/list-answer.ts'
import { answerApi, parseQuery } from '#app/edge/problem.ts'
import { versioned } from '#app/edge/version.ts'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/platform/language.server.ts'
import { pageById, pageOfRows } from '#app/platform/paging/paging.server.ts'
import { fold } from '#app/vietnamese/fold.ts'
import type { Db } from '#db/client.ts'
import { changed, contentWrite, created, deleted, idOf } from './content-api.server.ts'
import type { Asked, ContentWrite, Writing } from './content-api.server.ts'
import { feedRunsQuery, feedsQuery } from './list-queries.ts'

const read = (asked: Asked, work: (db: Db, id: () => number) => Promise<Response>): Promise<Response> =>
  answerApi(async () => {
    await requireApiRole(asked, 'import')
    return work(asked.context.get(requestContext).db, () => idOf(asked.params?.['id'] ?? ''))
  })

/** A write; servers look for what is due once it is written down. */
async function write(asked: Asked, handlers: Writing['handlers']): Promise<Response> {
  const response = await contentWrite(asked, {
    capability: 'import',
    versionOf: (db, id) => feedVersion(db, id, { hold: true }),
    handlers,
  })
  asked.context.get(requestContext).feeds.look()
  return response
}

const writer = ({ db, person }: ContentWrite) => ({ db, actorId: person.id })

async function feedNow(db: Db, id: number) {
  const feed = await feedById(db, id)
  const [run] = await listRuns(db, id, 1)
  return apiFeed(feed, run)
}

/** GET /api/v1/feeds */
export const getFeeds = (asked: Asked) =>
  read(asked, async (db) => {
    const {
      sortBy = 'name',
      sortOrder = 'asc',
      search = '',
      is_on,
      ...paged
    } = parseQuery(feedsQuery, asked.request)
    const [feeds, last] = await Promise.all([listFeeds(db), lastRuns(db)])
    const rows = feeds.filter(
      ({ name, isOn }) =>
        fold(name).includes(fold(search)) && (is_on === undefined || isOn === (is_on === 'true')),
    )
    const keys = {
      name: ({ name }: (typeof rows)[number]) => fold(name),
      id: ({ id }: (typeof rows)[number]) => String(id).padStart(10, '0'),
      next_run_at: ({ nextRunAt }: (typeof rows)[number]) => nextRunAt,
    }
    const { shown, pagination } = pageOfRows({
      rows,
      query: { ...paged, sortBy, sortOrder },
      keyOf: keys[sortBy],
      idOf: ({ id }) => id,
    })
    const shownFeeds = shown.map((feed) => apiFeed(feed, last.get(feed.id)))
    return listAnswer(asked.request, { feeds: shownFeeds, pagination }, true)
  })

/** POST /api/v1/feeds */
export const postFeed = (asked: Asked) =>
  write(asked, {
    POST: async (call) => {
      const { is_on, ...sent } = apiFeedInput.parse(await call.body())
      const id = await createFeed(writer(call), fieldsSent(sent) as FeedFields)
      if (!is_on) await turnFeed(writer(call), await feedById(call.db, id), false)
      const version = await feedVersion(call.db, id)
      return created(await feedNow(call.db, id), { at: `/api/v1/feeds/${id}`, version: version ?? '' })
    },
  })

/** GET /api/v1/feeds/{id} */
export const getFeed = (asked: Asked) =>
  read(asked, async (db, idIn) => {
    const id = idIn()
    const feed = await feedNow(db, id)
    const version = (await feedVersion(db, id)) ?? ''
    return versioned(asked.request, feed, { version, isPersonal: true })
  })

/** PATCH and DELETE of one feed. */
export const changeOneFeed = (asked: Asked) =>
  write(asked, {
    PATCH: async (call) => {
      const { is_on, ...sent } = apiFeedChange.parse(await call.body())
      await call.hold()
      const feed = await feedById(call.db, call.id)
      const fields = fieldsSent(sent)
      if (Object.keys(fields).length > 0) await rewriteFeed(writer(call), feed, fields)
      if (is_on !== undefined && is_on !== feed.isOn) await turnFeed(writer(call), feed, is_on)
      return changed(await feedNow(call.db, call.id))
    },
    DELETE: async (call) => {
      await call.hold()
      await deleteFeed(writer(call), await feedById(call.db, call.id))
      return deleted()
    },
  })

/** POST /api/v1/feeds/{id}/run: has it read as soon as a server looks, which is at once. */
export const postRun = (asked: Asked) =>
  write(asked, {
    POST: async (call) => {
      await call.hold()
      const feed = await feedById(call.db, call.id)
      if (feed.url === null)
        throw new AppError(
          'conflict',
          say({
            vi: 'Nguồn này không có địa chỉ: các tệp của nó được tải lên.',
            en: 'This feed has no address: its files are uploaded.',
          }),
        )
      await readFeedNow(writer(call), feed)
      return Response.json(await feedNow(call.db, call.id), {
        status: 202,
        headers: { 'Cache-Control': 'no-store' },
      })
    },
  })

/** GET /api/v1/feeds/{id}/runs */
export const getRuns = (asked: Asked) =>
  read(asked, async (db, idIn) => {
    const { state, ...query } = parseQuery(feedRunsQuery, asked.request)
    const { id } = await feedById(db, idIn())
    const { shown, pagination } = await pageById(query, (range) =>
      runsInRange(db, { feedId: id, state }, range),
    )
    return listAnswer(asked.request, { runs: shown.map(apiRun), pagination }, true)
  })
