import { sql } from 'drizzle-orm'
import { AppError } from '#app/platform/errors.ts'
import { fold } from '#app/vietnamese/fold.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Db } from '#db/client.ts'
import { ASKED_BY_MANY } from './questions.server.ts'

/** A question visitors asked, as an editor sees it. */
export type AskedRow = {
  id: number
  text: string
  count: number
  lastAt: string
  /** Whether visitors may see it, once enough people asked it. */
  isShown: boolean
  /** An editor decided so; otherwise it was decided when it was counted. */
  isChosen: boolean
  isAskedByMany: boolean
}

type AskedQuery = { sort: 'popular' | 'recent'; text: string; limit: number; offset: number }

/** A page of the questions asked most often, or last, that hold a text. */
export async function askedRows(
  db: Db,
  { sort, text, limit, offset }: AskedQuery,
): Promise<{ total: number; rows: AskedRow[] }> {
  const order =
    sort === 'popular' ? sql`question_count desc, last_asked_at desc` : sql`last_asked_at desc, id desc`
  const like = `%${fold(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const where = text === '' ? sql`` : sql`where vi_fold(question_text) like ${like}`
  const { rows } = await db.execute<AskedRow & { total: number }>(sql`
    select id, question_text as text, question_count as count, last_asked_at as "lastAt",
      coalesce(editors_choice, is_public) as "isShown", editors_choice is not null as "isChosen",
      question_count >= ${ASKED_BY_MANY} as "isAskedByMany", (count(*) over ())::int as total
    from user_questions ${where} order by ${order} limit ${limit} offset ${offset}`)
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ total: _total, ...row }) => ({ ...row, lastAt: new Date(row.lastAt).toISOString() })),
  }
}

/** Shows or hides a question for good, whatever later counts say. @returns its text, and whether it was shown @throws AppError 'not_found' */
export async function chooseShown(
  db: Pick<Db, 'execute'>,
  { id, to }: { id: number; to: boolean },
): Promise<{ text: string; before: boolean }> {
  const { rows } = await db.execute<{ text: string; before: boolean }>(sql`
    update user_questions q set editors_choice = ${to}
    from (select id, coalesce(editors_choice, is_public) as before from user_questions where id = ${id} for update) b
    where q.id = b.id returning q.question_text as text, b.before`)
  if (!rows[0])
    throw new AppError(
      'not_found',
      say('Câu hỏi này không còn nữa.', { en: 'This question no longer exists.' }),
    )
  return rows[0]
}
