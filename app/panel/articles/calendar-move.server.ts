import { z } from 'zod'
import { rewriteArticle } from '#app/domain/blog/editing/article-editing.server.ts'
import { statusOf } from '#app/domain/blog/editing/list-state.ts'
import { NO_TIME_TO_COME } from '#app/domain/blog/editing/publication.ts'
import { plannedArticle } from '#app/domain/blog/queries/planned-articles.server.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { AppError } from '#app/platform/errors.ts'
import { rowId } from '#app/platform/row-id.ts'
import { formatDateTime, toVietnamInput } from '#app/vietnamese/dates.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Db } from '#db/client.ts'
import { movedTo } from './calendar-month.ts'

const move = z.object({
  id: rowId,
  day: z.iso.date({ error: () => say('Choose a day', { vi: 'Bạn chọn một ngày nhé' }) }),
  expected: z.iso.datetime(),
})

/**
 * Moves what is planned to another day, at the time of day it had, unless somebody saved it since the calendar was opened.
 * @throws AppError, ZodError
 */
export async function moveOnCalendar(writer: { db: Db; actorId: string }, form: unknown): Promise<Outcome> {
  const { id, day, expected } = move.parse(form)
  const before = await plannedArticle(writer.db, id)
  if (!before?.publishedAt)
    throw new AppError('not_found', say('Article not found', { vi: 'Không tìm thấy bài viết' }))
  if (statusOf(before, Date.now()) === 'published') {
    throw new AppError(
      'conflict',
      say('It is published: its day stays as it is.', { vi: 'Bài đã đăng thì ngày đăng giữ nguyên.' }),
    )
  }
  const time = movedTo(before.publishedAt, day)
  if (Date.parse(time) <= Date.now())
    throw new AppError('invalid', NO_TIME_TO_COME(), { fields: { day: NO_TIME_TO_COME() } })
  const change = { published_at: time, expected_updated_at: expected }
  const { updatedAt } = await rewriteArticle(writer, { id, change })
  const { title } = before
  const fields = { id: String(id), day: toVietnamInput(before.publishedAt).slice(0, 10), expected: updatedAt }
  return {
    ok: true,
    toast: {
      title: say(`“${title}” moved to ${formatDateTime(time)}`, {
        vi: `Đã dời “${title}” sang ${formatDateTime(time)}`,
      }),
    },
    undo: { label: say('Undo', { vi: 'Hoàn tác' }), fields },
  }
}
