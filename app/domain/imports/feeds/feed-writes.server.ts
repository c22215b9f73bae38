import { recordChange } from '#app/platform/audit/record-change.server.ts'
import type { ActionOn } from '#app/platform/audit/told.ts'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Db, Transaction } from '#db/client.ts'
import type { FeedFields } from './feed-input.ts'
import type { Feed } from './feed.ts'
import { addFeed, changeFeed, findFeed, readSoon, removeFeed, switchFeed } from './queries/feeds.server.ts'

/** Who writes a feed. Each write happens whole, with its line in the log. */
export type FeedWriter = { db: Db; actorId: string }

/** One feed. @throws AppError 'not_found' */
export async function feedById(db: Db, id: number) {
  const feed = await findFeed(db, id)
  if (!feed)
    throw new AppError('not_found', say('Nguồn này không còn nữa.', { en: 'This feed no longer exists.' }))
  return feed
}

/** Makes a feed, which is read as soon as a server looks. @returns its id @throws AppError 'conflict' for a name that is taken */
export const createFeed = ({ db, actorId }: FeedWriter, fields: FeedFields): Promise<number> =>
  db.transaction(async (tx) => {
    const id = await addFeed(tx, fields, { createdBy: actorId })
    if (id === null) throw nameTaken()
    await note(tx, { actorId, action: 'create', id, detail: fields })
    return id
  })

/** Changes what is given of a feed. @throws AppError 'conflict' for a name that is taken */
export const rewriteFeed = (
  { db, actorId }: FeedWriter,
  feed: Feed,
  change: Partial<FeedFields>,
): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await changeFeed(tx, feed, { ...feed, ...change }))) throw nameTaken()
    await note(tx, { actorId, action: 'update', id: feed.id, detail: { name: feed.name, ...change } })
  })

/** Turns a feed on or off; one that is turned on is read at once. */
export const turnFeed = ({ db, actorId }: FeedWriter, { id, name }: Feed, isOn: boolean): Promise<void> =>
  db.transaction(async (tx) => {
    await switchFeed(tx, id, isOn)
    await note(tx, { actorId, action: 'update', id, detail: { name, isOn } })
  })

/** Has a feed read as soon as a server looks; one that was off is on. */
export const readFeedNow = ({ db, actorId }: FeedWriter, { id, name }: Feed): Promise<void> =>
  db.transaction(async (tx) => {
    await readSoon(tx, id)
    await note(tx, { actorId, action: 'read', id, detail: { name } })
  })

/** Deletes a feed with its runs. What they wrote stays. */
export const deleteFeed = ({ db, actorId }: FeedWriter, { id, name, url, shop }: Feed): Promise<void> =>
  db.transaction(async (tx) => {
    await removeFeed(tx, id)
    await note(tx, { actorId, action: 'delete', id, detail: { name, url, shop } })
  })

const nameTaken = () =>
  new AppError(
    'conflict',
    say('Đã có nguồn mang tên này.', { en: 'There is already a feed with this name.' }),
    { fields: { name: say('Đã có nguồn mang tên này.', { en: 'There is already a feed with this name.' }) } },
  )

type Line = { actorId: string; action: ActionOn<'feed'>; id: number; detail: Record<string, unknown> }

const note = (tx: Transaction, { id, ...line }: Line) =>
  recordChange(tx, { ...line, entity: 'feed', entityId: String(id) })
