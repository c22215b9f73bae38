import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { feedInput } from '#app/domain/imports/feeds/feed-input.ts'
import type { Feed } from '#app/domain/imports/feeds/feed.ts'
import {
  addFeed,
  changeFeed,
  findFeed,
  readSoon,
  removeFeed,
  switchFeed,
} from '#app/domain/imports/feeds/queries/feeds.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerForm } from '#app/panel/parts/answer-form.server.ts'
import { done, textsOf } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import type { ActionOn } from '#app/platform/audit/told.ts'
import { AppError } from '#app/platform/errors.ts'
import { rowId } from '#app/platform/row-id.ts'
import type { Transaction } from '#db/client.ts'

const INTENTS = ['create', 'update', 'read', 'on', 'off', 'delete'] as const

type Asked = { request: Request; context: Readonly<RouterContextProvider> }
type Texts = Readonly<Record<string, string>>

/** Answers a form of the screen of feeds. */
export async function answerFeedForm(asked: Asked) {
  const person = await requireStaff(asked, 'import')
  const { db, feeds } = asked.context.get(requestContext)
  const form = await asked.request.formData()
  const texts = textsOf(form)
  const work = async (): Promise<Outcome> => {
    const intent = z.enum(INTENTS).parse(texts['intent'])
    const outcome = await db.transaction((tx) =>
      intent === 'create' ? create(tx, texts, person.id) : change(tx, intent, texts, person.id),
    )
    feeds.look()
    return outcome
  }
  return answerForm(work, { title: 'Chưa lưu được' }, form)
}

async function create(tx: Transaction, texts: Texts, actorId: string): Promise<Outcome> {
  const input = feedInput.parse(texts)
  const id = await addFeed(tx, input, { createdBy: actorId })
  if (id === null) throw nameTaken()
  await recordChange(tx, { actorId, action: 'create', entity: 'feed', entityId: String(id), detail: input })
  return done(
    'Đã thêm nguồn',
    input.url ? 'Nguồn được đọc ngay. Lần đầu chờ bạn xem các cột.' : 'Tải tệp đầu tiên lên nhé.',
  )
}

const nameTaken = () =>
  new AppError('conflict', 'Đã có nguồn mang tên này.', { fields: { name: 'Đã có nguồn mang tên này.' } })

async function change(
  tx: Transaction,
  intent: Exclude<(typeof INTENTS)[number], 'create'>,
  texts: Texts,
  actorId: string,
): Promise<Outcome> {
  const id = rowId.safeParse(texts['id'])
  const feed = id.success ? await findFeed(tx, id.data) : null
  if (!feed) throw new AppError('not_found', 'Nguồn này không còn nữa.')
  const log = (action: ActionOn<'feed'>, detail: Record<string, unknown>) =>
    recordChange(tx, { actorId, action, entity: 'feed', entityId: String(feed.id), detail })
  switch (intent) {
    case 'update':
      return update(tx, feed, texts, log)
    case 'read':
      await readSoon(tx, feed.id)
      await log('read', { name: feed.name })
      return done('Đang đọc nguồn', feed.name)
    case 'on':
    case 'off':
      await switchFeed(tx, feed.id, intent === 'on')
      await log('update', { name: feed.name, isOn: intent === 'on' })
      return done(intent === 'on' ? 'Đã bật nguồn' : 'Đã tắt nguồn', feed.name)
    case 'delete':
      await removeFeed(tx, feed.id)
      await log('delete', { name: feed.name, url: feed.url, shop: feed.shop })
      return done('Đã xóa nguồn', 'Giá và sản phẩm đã nhập vẫn còn.')
  }
}

async function update(
  tx: Transaction,
  feed: Feed,
  texts: Texts,
  log: (action: ActionOn<'feed'>, detail: Record<string, unknown>) => Promise<unknown>,
): Promise<Outcome> {
  const input = feedInput.parse(texts)
  if (!(await changeFeed(tx, feed, input))) throw nameTaken()
  await log('update', input)
  return done('Đã lưu nguồn', input.name)
}
