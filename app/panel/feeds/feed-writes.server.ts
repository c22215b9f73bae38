import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { feedInput } from '#app/domain/imports/feeds/feed-input.ts'
import {
  createFeed,
  deleteFeed,
  feedById,
  readFeedNow,
  rewriteFeed,
  turnFeed,
} from '#app/domain/imports/feeds/feed-writes.server.ts'
import type { FeedWriter } from '#app/domain/imports/feeds/feed-writes.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerForm } from '#app/panel/parts/answer-form.server.ts'
import { done, textsOf } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { rowId } from '#app/platform/row-id.ts'
import { say } from '#app/vietnamese/say.ts'

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
    const outcome = await db.transaction((tx) => {
      const writer = { db: tx, actorId: person.id }
      return intent === 'create' ? create(writer, texts) : change(writer, intent, texts)
    })
    feeds.look()
    return outcome
  }
  return answerForm(work, { title: say('Chưa lưu được', { en: 'Not saved' }) }, form)
}

async function create(writer: FeedWriter, texts: Texts): Promise<Outcome> {
  const fields = feedInput.parse(texts)
  await createFeed(writer, fields)
  return done(
    say('Đã thêm nguồn', { en: 'Feed added' }),
    fields.url
      ? say('Nguồn được đọc ngay. Lần đầu chờ bạn xem các cột.', {
          en: 'It is read right away. The first time waits for you to check the columns.',
        })
      : say('Tải tệp đầu tiên lên nhé.', { en: 'Upload its first file.' }),
  )
}

async function change(
  writer: FeedWriter,
  intent: Exclude<(typeof INTENTS)[number], 'create'>,
  texts: Texts,
): Promise<Outcome> {
  // Forms of this screen say an id; what is none is no feed's.
  const feed = await feedById(writer.db, rowId.safeParse(texts['id']).data ?? 0)
  switch (intent) {
    case 'update': {
      const fields = feedInput.parse(texts)
      await rewriteFeed(writer, feed, fields)
      return done(say('Đã lưu nguồn', { en: 'Feed saved' }), fields.name)
    }
    case 'read':
      await readFeedNow(writer, feed)
      return done(say('Đang đọc nguồn', { en: 'Reading the feed' }), feed.name)
    case 'on':
    case 'off':
      await turnFeed(writer, feed, intent === 'on')
      return done(
        intent === 'on'
          ? say('Đã bật nguồn', { en: 'Feed turned on' })
          : say('Đã tắt nguồn', { en: 'Feed turned off' }),
        feed.name,
      )
    case 'delete':
      await deleteFeed(writer, feed)
      return done(
        say('Đã xóa nguồn', { en: 'Feed deleted' }),
        say('Giá và sản phẩm đã nhập vẫn còn.', { en: 'Imported prices and products stay.' }),
      )
  }
}
