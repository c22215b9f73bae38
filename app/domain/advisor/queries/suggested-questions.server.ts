import { sql } from 'drizzle-orm'
import { AppError } from '#app/platform/errors.ts'
import { unlessRefused } from '#app/platform/refused-write.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Db } from '#db/client.ts'

/** A question editors suggest to visitors. */
export type SuggestedQuestion = { id: number; text: string; isDemo: boolean }

/** Most that visitors are drawn from. */
export const MOST_SUGGESTED = 200

const TAKEN = () => say('Câu này đã có trong danh sách.', { en: 'This question is already in the list.' })
const taken = () => new AppError('conflict', TAKEN(), { fields: { question: TAKEN() } })
const gone = () =>
  new AppError(
    'not_found',
    say('Câu này không còn trong danh sách.', { en: 'This question is no longer in the list.' }),
  )

type Writer = Pick<Db, 'execute'>

/** Every suggested question, the newest first. */
export async function suggestedRows(db: Db): Promise<SuggestedQuestion[]> {
  const { rows } = await db.execute<SuggestedQuestion>(sql`
    select id, questions as text, is_demo as "isDemo" from suggestion_questions order by id desc`)
  return rows
}

/** @param row with an id where a deleted one comes back @returns the id @throws AppError 'conflict' where it is there already, or there are too many */
export async function addSuggested(
  db: Writer,
  { text, id, isDemo = false }: { text: string; id?: number; isDemo?: boolean },
): Promise<number> {
  const { rows } = await db.execute<{ id: number; total: number }>(sql`
    with counted as (select count(*)::int as total from suggestion_questions), added as (
      insert into suggestion_questions (id, questions, is_demo)
      select coalesce(${id ?? null}::int, nextval(pg_get_serial_sequence('suggestion_questions', 'id'))::int), ${text}, ${isDemo}
      from counted where total < ${MOST_SUGGESTED} on conflict do nothing returning id)
    select coalesce((select id from added), 0) as id, total from counted`)
  const { id: added = 0, total = 0 } = rows[0] ?? {}
  if (added > 0) return added
  if (total >= MOST_SUGGESTED)
    throw new AppError(
      'conflict',
      say(`Đã có ${MOST_SUGGESTED} câu, bạn xóa bớt rồi thêm nhé.`, {
        en: `There are ${MOST_SUGGESTED} already. Delete some before adding more.`,
      }),
    )
  throw taken()
}

/** @returns the text before @throws AppError 'not_found', 'conflict' */
export async function changeSuggested(
  db: Writer,
  { id, text }: { id: number; text: string },
): Promise<string> {
  const { rows } = await db.execute<{ before: string; taken: boolean }>(sql`
    select s.questions as before,
      exists (select from suggestion_questions o where o.questions = ${text} and o.id <> s.id) as taken
    from suggestion_questions s where s.id = ${id} for update`)
  const [row] = rows
  if (!row) throw gone()
  if (row.taken) throw taken()
  await unlessRefused(
    () => db.execute(sql`update suggestion_questions set questions = ${text} where id = ${id}`),
    { taken },
  )
  return row.before
}

/** @returns what is gone, by which it can be brought back @throws AppError 'not_found' */
export async function deleteSuggested(db: Writer, id: number): Promise<SuggestedQuestion> {
  const { rows } = await db.execute<SuggestedQuestion>(sql`
    delete from suggestion_questions where id = ${id} returning id, questions as text, is_demo as "isDemo"`)
  if (!rows[0]) throw gone()
  return rows[0]
}
