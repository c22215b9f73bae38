import { sql } from 'drizzle-orm'
import { fold } from '#app/vietnamese/fold.ts'
import type { Db } from '#db/client.ts'
import { groupAlike } from './groups.ts'
import type { Entry, QuestionGroup } from './groups.ts'
import type { TeachReason } from './reasons.ts'

/** What an editor has done about a question. */
export const TEACH_STATES = ['open', 'done', 'ignored'] as const
export type TeachState = (typeof TEACH_STATES)[number]

/** What of the list is wanted: `days` back, with a text in it, for one reason or any. */
export type ListQuery = {
  state: TeachState
  reason: TeachReason | null
  days: number | null
  text: string
}

/** Most entries that are grouped at once, the latest first; what is beyond comes up when these are done with. */
export const MOST_ENTRIES = 2000

type Reader = Pick<Db, 'execute'>

const STATES = {
  open: sql`resolved_at is null`,
  done: sql`resolved_at is not null and not is_ignored`,
  ignored: sql`resolved_at is not null and is_ignored`,
} as const

/** Every entry there is, under a key that says where it stands. */
const ENTRIES = sql`
  select 'q' || id as key, question_text as text, reason, null as complaint, asked_count as count, last_asked_at as at,
    answer_text as answer, resolved_at, is_ignored
  from unanswered_questions
  union all
  select 'v' || id, question_text, 'voted_down', reason, 1, created_at, answer_text, resolved_at, is_ignored
  from answer_feedback where not is_helpful`

async function readEntries(db: Reader, where: ReturnType<typeof sql>): Promise<Entry[]> {
  const { rows } = await db.execute<Omit<Entry, 'lastAt'> & { at: string }>(sql`
    select key, text, reason, complaint, count, at, answer from (${ENTRIES}) e where ${where}
    order by at desc, key desc limit ${MOST_ENTRIES}`)
  return rows.map(({ at, ...row }) => ({ ...row, lastAt: new Date(at).toISOString() }))
}

/** The questions of the list, those that ask the same put together, the latest asked first. */
export async function questionsToTeach(
  db: Reader,
  { state, reason, days, text }: ListQuery,
): Promise<QuestionGroup[]> {
  const like = `%${fold(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const where = [
    STATES[state],
    ...(reason ? [sql`reason = ${reason}`] : []),
    ...(days ? [sql`at > now() - make_interval(days => ${days})`] : []),
    ...(text ? [sql`vi_fold(text) like ${like}`] : []),
  ]
  return groupAlike(await readEntries(db, sql.join(where, sql` and `)))
}

/** How many entries wait for an editor. */
export async function countToTeach(db: Reader): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select ((select count(*) from unanswered_questions where resolved_at is null)
      + (select count(*) from answer_feedback where not is_helpful and resolved_at is null))::int as count`)
  return rows[0]?.count ?? 0
}

/** The open questions that ask what an entry asks, or that entry alone where it is settled; null where it is gone. */
export async function groupOf(db: Reader, key: string): Promise<QuestionGroup | null> {
  const open = await questionsToTeach(db, { state: 'open', reason: null, days: null, text: '' })
  const group = open.find(({ keys }) => keys.includes(key))
  return group ?? groupAlike(await readEntries(db, sql`key = ${key}`))[0] ?? null
}

/** Where entries stood before they were settled. */
export type Settled = { keys: string[]; names: string[] }

/** Puts entries into a state. @returns those that were in another one, and what they ask */
export async function settleEntries(
  db: Reader,
  { keys, to }: { keys: readonly string[]; to: TeachState },
): Promise<Settled> {
  const ids = (letter: string) =>
    keys.flatMap((key) => (key.startsWith(letter) ? [Number(key.slice(1))] : []))
  const resolvedAt = to === 'open' ? sql`null` : sql`now()`
  const isIgnored = to === 'ignored'
  const isOther =
    to === 'open' ? sql`resolved_at is not null` : sql`(resolved_at is null or is_ignored <> ${isIgnored})`
  const change = (table: ReturnType<typeof sql>, letter: string) => sql`
    update ${table} set resolved_at = ${resolvedAt}, is_ignored = ${isIgnored}
    where id = any(${sql.param(ids(letter))}::int[]) and ${isOther}
    returning ${letter}::text || id as key, question_text as name`
  const { rows } = await db.execute<{ key: string; name: string }>(sql`
    with q as (${change(sql`unanswered_questions`, 'q')}), v as (${change(sql`answer_feedback`, 'v')})
    select key, name from q union all select key, name from v`)
  return { keys: rows.map(({ key }) => key), names: [...new Set(rows.map(({ name }) => name))] }
}
