import { sql } from 'drizzle-orm'
import type { ActionOn } from '#app/platform/audit/told.ts'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Db } from '#db/client.ts'
import type { IssueState } from './issue.ts'
import { contentOf, getIssue, note } from './issues.server.ts'
import type { Writer } from './issues.server.ts'

/** Whom an issue may go to: confirmed, not left, not refused by the mail server. Of a row `s` of subscriptions. */
export const MAY_GET = sql`s.confirmed_at is not null and s.unsubscribed_at is null and s.refused_at is null`

/** How many an issue would go to now. */
export async function countRecipients(db: Pick<Db, 'execute'>): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from subscriptions s where ${MAY_GET}`,
  )
  return rows[0]?.n ?? 0
}

const EMPTY = () =>
  say('Số này chưa có bài nào đang hiện trên trang, cũng chưa có lời mở đầu.', {
    en: 'This issue has neither a published article nor opening words.',
  })
const NOBODY = () => say('Chưa có ai đang nhận bản tin.', { en: 'Nobody is subscribed yet.' })

/**
 * Begins to send an issue: what it says and whom it goes to are fixed here, in one transaction.
 * @param from the state it has to be in @param actorId null for the clock @param version it has to be, where somebody looked at one
 * @throws AppError conflict where it is in another state, invalid where there is nothing to send or nobody to send to
 */
export async function startIssue(
  db: Db,
  {
    id,
    from,
    actorId,
    version,
  }: { id: number; from: 'draft' | 'scheduled'; actorId: string | null; version?: number },
): Promise<void> {
  const issue = await getIssue(db, id)
  if (issue?.state !== from || (version !== undefined && issue.version !== version)) throw changedMeanwhile()
  const content = await contentOf(db, issue)
  if (content.articles.length === 0 && content.introduction === '') throw new AppError('invalid', EMPTY())
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`
      update newsletter_issues set state = 'sending', started_at = now(), scheduled_at = null, problem = null,
        sent_content = ${JSON.stringify(content)}::jsonb, updated_at = now()
      where id = ${id} and state = ${from} and version = ${issue.version} returning 1`)
    if (rows.length === 0) throw changedMeanwhile()
    const { rows: planned } = await tx.execute(sql`
      insert into newsletter_deliveries (issue_id, subscription_id)
      select ${id}, s.id from subscriptions s where ${MAY_GET} order by s.id returning 1`)
    if (planned.length === 0) throw new AppError('invalid', NOBODY())
    await note(tx, { actorId, action: 'start', id, subject: issue.subject })
  })
}

const changedMeanwhile = () =>
  new AppError(
    'conflict',
    say('Số này vừa thay đổi. Bạn mở lại trang rồi xem nhé.', {
      en: 'This issue has just changed. Open the page again and look.',
    }),
  )

/** Starts what is due. One that cannot be sent becomes a draft again, with the reason. */
export async function startScheduled(db: Db): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from newsletter_issues where state = 'scheduled' and scheduled_at <= now() order by scheduled_at`,
  )
  for (const { id } of rows) {
    try {
      await startIssue(db, { id, from: 'scheduled', actorId: null })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      // Another server was quicker.
      if (error.code === 'conflict') continue
      await db.execute(sql`
        update newsletter_issues set state = 'draft', scheduled_at = null, problem = ${error.message}, updated_at = now()
        where id = ${id} and state = 'scheduled'`)
    }
  }
}

/** Plans a draft for a moment. @throws AppError conflict, invalid */
export async function scheduleIssue({ db, actorId }: Writer, id: number, at: Date): Promise<void> {
  const issue = await getIssue(db, id)
  if (issue?.introduction === '' && issue.articleIds.length === 0) throw new AppError('invalid', EMPTY())
  await move({ db, actorId }, id, {
    from: 'draft',
    to: 'scheduled',
    action: 'schedule',
    set: sql`, scheduled_at = ${at.toISOString()}::timestamptz, problem = null`,
  })
}

/** Makes a planned issue a draft again. @throws AppError conflict */
export const cancelSchedule = (writer: Writer, id: number) =>
  move(writer, id, { from: 'scheduled', to: 'draft', action: 'cancel', set: sql`, scheduled_at = null` })

/** Holds an issue that is being sent: mails whose end is on its way still go. @throws AppError conflict */
export const pauseIssue = (writer: Writer, id: number) =>
  move(writer, id, { from: 'sending', to: 'paused', action: 'pause' })

/** Goes on with an issue that is held. @throws AppError conflict */
export const resumeIssue = (writer: Writer, id: number) =>
  move(writer, id, { from: 'paused', to: 'sending', action: 'resume' })

/**
 * Sends an issue again to those of whom nobody knows whether they have it: an editor decides that some may get it twice.
 * @returns how many they are
 */
export function sendDoubtfulAgain({ db, actorId }: Writer, id: number): Promise<number> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`
      update newsletter_deliveries set state = 'waiting', next_attempt_at = now(), settled_at = null, taken_until = null
      where issue_id = ${id} and state = 'doubtful' returning 1`)
    if (rows.length === 0)
      throw new AppError(
        'conflict',
        say('Không còn địa chỉ nào chưa rõ kết quả.', {
          en: 'There are no addresses left whose outcome is unknown.',
        }),
      )
    const { rows: issues } = await tx.execute<{ subject: string }>(sql`
      update newsletter_issues set state = case when state = 'sent' then 'sending' else state end, finished_at = null
      where id = ${id} returning subject`)
    await note(tx, { actorId, action: 'resume', id, subject: issues[0]?.subject ?? '' })
    return rows.length
  })
}

type Move = {
  from: IssueState
  to: IssueState
  action: ActionOn<'newsletter-issue'>
  set?: ReturnType<typeof sql>
}

function move({ db, actorId }: Writer, id: number, { from, to, action, set }: Move): Promise<void> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ subject: string }>(sql`
      update newsletter_issues set state = ${to}, updated_at = now()${set ?? sql``}
      where id = ${id} and state = ${from} returning subject`)
    if (!rows[0]) throw changedMeanwhile()
    await note(tx, { actorId, action, id, subject: rows[0].subject })
  })
}
