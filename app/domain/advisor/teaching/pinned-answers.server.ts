import { sql } from 'drizzle-orm'
import { keptByVersion } from '#app/domain/catalogue/version/kept-by-version.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { fold } from '#app/vietnamese/fold.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Db } from '#db/client.ts'
import { findPinnedIn } from './pinned.ts'
import type { FindPinned, PinnedAnswer } from './pinned.ts'

/** A pinned answer as editors keep it. */
export type KeptPin = PinnedAnswer & { isOn: boolean }

type Reader = Pick<Db, 'execute'>

const COLUMNS = sql`id, questions, answer, source_title as "sourceTitle", source_url as "sourceUrl",
  product_ids as "productIds", is_on as "isOn", answered_on::text as "answeredOn"`

type Row = Omit<KeptPin, 'source'> & { sourceTitle: string; sourceUrl: string }

const toPin = ({ sourceTitle, sourceUrl, ...row }: Row): KeptPin => ({
  ...row,
  source: { title: sourceTitle, url: sourceUrl },
})

/** Every pinned answer that is on, as they stand in the database this moment. */
export async function pinsOn(db: Reader): Promise<KeptPin[]> {
  const { rows } = await db.execute<Row>(sql`select ${COLUMNS} from pinned_answers where is_on order by id`)
  return rows.map(toPin)
}

/** What the advisor goes by: a change is in force with the next question on every server. */
export const pinnedInForce = keptByVersion<PinnedAnswer[], FindPinned>({ read: pinsOn, make: findPinnedIn })

/** A page of pinned answers that hold a text in a question or the answer, the newest first. */
export async function pinPage(
  db: Reader,
  { text, limit, offset }: { text: string; limit: number; offset: number },
): Promise<{ total: number; rows: KeptPin[] }> {
  const like = `%${fold(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const where =
    text === '' ? sql`` : sql`where vi_fold(questions::text) like ${like} or vi_fold(answer) like ${like}`
  const { rows } = await db.execute<Row & { total: number }>(sql`
    select ${COLUMNS}, (count(*) over ())::int as total from pinned_answers ${where}
    order by id desc limit ${limit} offset ${offset}`)
  return { total: rows[0]?.total ?? 0, rows: rows.map(({ total: _total, ...row }) => toPin(row)) }
}

/** How many there are. */
export async function countPins(db: Reader): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from pinned_answers`)
  return rows[0]?.count ?? 0
}

/** One of them. @throws AppError 'not_found' */
export async function pinById(db: Reader, id: number): Promise<KeptPin> {
  const { rows } = await db.execute<Row>(sql`select ${COLUMNS} from pinned_answers where id = ${id}`)
  if (!rows[0]) throw gone()
  return toPin(rows[0])
}

const gone = () =>
  new AppError('not_found', say('Câu trả lời này không còn nữa.', { en: 'This answer no longer exists.' }))

/** @param pin with an id where a deleted one comes back @returns the id */
export async function addPin(
  db: Reader,
  { questions, answer, source, productIds, answeredOn, isOn, id }: Omit<KeptPin, 'id'> & { id?: number },
): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into pinned_answers (id, questions, answer, source_title, source_url, product_ids, answered_on, is_on)
    values (coalesce(${id ?? null}::int, nextval(pg_get_serial_sequence('pinned_answers', 'id'))::int),
      ${JSON.stringify(questions)}::jsonb, ${answer}, ${source.title}, ${source.url},
      ${JSON.stringify(productIds)}::jsonb, ${answeredOn}::date, ${isOn})
    on conflict do nothing returning id`)
  if (!rows[0])
    throw new AppError(
      'conflict',
      say('Câu trả lời này đã có trở lại rồi.', { en: 'This answer is back already.' }),
    )
  return rows[0].id
}

/** Puts what an editor wrote in the place of an answer. @throws AppError 'not_found' */
export async function changePin(
  db: Reader,
  { id, questions, answer, source, productIds, answeredOn, isOn }: KeptPin,
): Promise<void> {
  const { rows } = await db.execute(sql`
    update pinned_answers set questions = ${JSON.stringify(questions)}::jsonb, answer = ${answer},
      source_title = ${source.title}, source_url = ${source.url},
      product_ids = ${JSON.stringify(productIds)}::jsonb, answered_on = ${answeredOn}::date, is_on = ${isOn},
      updated_at = now()
    where id = ${id} returning id`)
  if (rows.length === 0) throw gone()
}

/** @returns what is gone, by which it can be brought back @throws AppError 'not_found' */
export async function deletePin(db: Reader, id: number): Promise<KeptPin> {
  const { rows } = await db.execute<Row>(
    sql`delete from pinned_answers where id = ${id} returning ${COLUMNS}`,
  )
  if (!rows[0]) throw gone()
  return toPin(rows[0])
}
