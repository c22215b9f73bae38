import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { articlePath } from '#app/domain/blog/paths.ts'
import { listArticles } from '#app/domain/blog/queries/list-articles.server.ts'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import type { ActionOn } from '#app/platform/audit/told.ts'
import { AppError } from '#app/platform/errors.ts'
import { uploadedPicture } from '#app/platform/media/uploaded-picture.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Db, Transaction } from '#db/client.ts'
import { MOST_ARTICLES } from './issue.ts'
import type { Issue, IssueArticle, IssueContent, IssueDraft } from './issue.ts'

/** Whoever writes an issue. */
export type Writer = { db: Db; actorId: string }

const iso = (column: string): SQL =>
  sql`to_char(${sql.identifier(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

const COLUMNS = sql`id, state, subject, introduction, article_ids as "articleIds", version, problem,
  ${iso('scheduled_at')} as "scheduledAt", ${iso('started_at')} as "startedAt", ${iso('finished_at')} as "finishedAt"`

/** An issue; null where there is none. */
export async function getIssue(db: Db | Transaction, id: number): Promise<Issue | null> {
  const { rows } = await db.execute<Issue>(sql`select ${COLUMNS} from newsletter_issues where id = ${id}`)
  return rows[0] ?? null
}

/** An issue in a list, with how many it is meant for and how many have it. */
export type ListedIssue = Issue & { planned: number; sent: number }

/** A page of the issues, the newest first, with how many there are. */
export async function listIssues(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ issues: ListedIssue[]; total: number }> {
  const { rows } = await db.execute<ListedIssue>(sql`
    select i.*, (select count(*)::int from newsletter_deliveries d where d.issue_id = i.id) as planned,
      (select count(*)::int from newsletter_deliveries d where d.issue_id = i.id and d.state = 'sent') as sent
    from (select ${COLUMNS} from newsletter_issues order by id desc limit ${limit} offset ${offset}) i order by id desc`)
  const { rows: counted } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from newsletter_issues`,
  )
  return { issues: rows, total: counted[0]?.total ?? 0 }
}

/**
 * The rule that puts an issue together: what was published since the last issue was sent, of the last week where none was; the newest
 * first.
 */
export async function newSinceLastIssue(db: Db | Transaction): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from articles
    where status = 'published' and deleted_at is null and published_at <= now()
      and published_at > coalesce((select max(started_at) from newsletter_issues), now() - interval '7 days')
    order by published_at desc, id desc limit ${MOST_ARTICLES}`)
  return rows.map(({ id }) => id)
}

/** Whether an issue was ever sent. */
export async function wasEverSent(db: Pick<Db, 'execute'>): Promise<boolean> {
  const { rows } = await db.execute(sql`select from newsletter_issues where started_at is not null limit 1`)
  return rows.length > 0
}

/** Makes a draft. @returns its id */
export function createIssue({ db, actorId }: Writer, draft: IssueDraft): Promise<number> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      insert into newsletter_issues (subject, introduction, article_ids, created_by)
      values (${draft.subject}, ${draft.introduction}, ${arrayOf(draft.articleIds)}, ${actorId}) returning id`)
    const id = rows[0]?.id ?? 0
    await note(tx, { actorId, action: 'create', id, subject: draft.subject })
    return id
  })
}

/** Saves a draft. @param version of the draft that was opened @throws AppError not_found, conflict */
export function saveIssue(
  { db, actorId }: Writer,
  id: number,
  { version, ...draft }: IssueDraft & { version: number },
): Promise<void> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`
      update newsletter_issues set subject = ${draft.subject}, introduction = ${draft.introduction},
        article_ids = ${arrayOf(draft.articleIds)}, version = version + 1, problem = null, updated_at = now()
      where id = ${id} and state = 'draft' and version = ${version} returning 1`)
    if (rows.length === 0) throw await whyNot(tx, id)
    await note(tx, { actorId, action: 'update', id, subject: draft.subject })
  })
}

/** Deletes a draft. @throws AppError not_found, conflict */
export function deleteIssue({ db, actorId }: Writer, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ subject: string }>(
      sql`delete from newsletter_issues where id = ${id} and state = 'draft' returning subject`,
    )
    const [gone] = rows
    if (!gone) throw await whyNot(tx, id)
    await note(tx, { actorId, action: 'delete', id, subject: gone.subject })
  })
}

async function whyNot(tx: Transaction, id: number): Promise<AppError> {
  const issue = await getIssue(tx, id)
  if (!issue)
    return new AppError('not_found', say('Không còn số này nữa.', { en: 'This issue no longer exists.' }))
  if (issue.state !== 'draft')
    return new AppError(
      'conflict',
      say('Số này không còn là bản nháp nên không sửa được nữa.', {
        en: 'This issue is no longer a draft, so it cannot be edited.',
      }),
    )
  const text = say(
    'Người khác vừa lưu số này sau khi bạn mở. Những gì bạn nhập vẫn còn đây: bạn mở trang ở thẻ khác để so, hoặc lưu đè bản của họ.',
    {
      en: 'Somebody else saved this issue after you opened it. What you typed is still here: open the page in another tab to compare, or overwrite their version.',
    },
  )
  return new AppError('conflict', text, { fields: { version: text } })
}

/** Writes into the log what was done with an issue. */
export const note = (
  tx: Transaction,
  {
    actorId,
    action,
    id,
    subject,
  }: { actorId: string | null; action: ActionOn<'newsletter-issue'>; id: number; subject: string },
) =>
  recordChange(tx, { actorId, action, entity: 'newsletter-issue', entityId: id, detail: { title: subject } })

const arrayOf = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::int[]`

/** Articles of an issue that are public now, in its order. */
export async function articlesOf(db: Db, ids: readonly number[]): Promise<(IssueArticle & { id: number })[]> {
  if (ids.length === 0) return []
  const cards = await listArticles(db, { ids, limit: ids.length })
  const byId = new Map(cards.map((card) => [card.id, card]))
  return ids.flatMap((id) => {
    const card = byId.get(id)
    if (!card) return []
    const { title, excerpt, slug, featuredImage, featuredImageAlt } = card
    // Uploads alone: mail programs show no drawings (SVG), and nobody else is to learn who reads a mail.
    const isOurs = featuredImage !== null && uploadedPicture(featuredImage) !== null
    const picture = isOurs ? { src: featuredImage, alt: featuredImageAlt ?? '' } : null
    return [{ id, title, excerpt, path: articlePath(slug), picture }]
  })
}

/** What an issue would send now. */
export async function contentOf(
  db: Db,
  { subject, introduction, articleIds }: IssueDraft,
): Promise<IssueContent> {
  const articles = await articlesOf(db, articleIds)
  return {
    subject,
    introduction,
    articles: articles.map(({ title, excerpt, path, picture }) => ({ title, excerpt, path, picture })),
  }
}

/** The ids of articles that lines name by id, slug or address; lines that name none are given back. */
export async function articlesNamed(
  db: Db,
  lines: readonly string[],
): Promise<{ ids: number[]; unknown: string[] }> {
  const ids: number[] = []
  const unknown: string[] = []
  for (const line of lines) {
    const slug = (line.split(/[?#]/)[0] ?? '').replace(/\/+$/, '').split('/').at(-1) ?? ''
    const { rows } = await db.execute<{ id: number }>(
      sql`select id from articles where slug = ${slug} and deleted_at is null`,
    )
    if (rows[0]) ids.push(rows[0].id)
    else unknown.push(line)
  }
  return { ids, unknown }
}

/** Articles that an issue could take up: the newest that are public and not in it. */
export async function candidates(
  db: Db,
  except: readonly number[],
): Promise<{ id: number; title: string; publishedAt: string }[]> {
  const cards = await listArticles(db, { except, limit: 20 })
  return cards.map(({ id, title, publishedAt }) => ({ id, title, publishedAt }))
}

/** Issues that everybody may read, the newest first. */
export async function publicIssues(
  db: Db,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<{ id: number; subject: string; startedAt: string }[]> {
  const { rows } = await db.execute<{ id: number; subject: string; startedAt: string }>(sql`
    select id, subject, ${iso('started_at')} as "startedAt" from newsletter_issues
    where started_at is not null order by newsletter_issues.started_at desc, id desc limit ${limit} offset ${offset}`)
  return rows
}

/** How many issues everybody may read. */
export async function countPublicIssues(db: Db): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from newsletter_issues where started_at is not null`,
  )
  return rows[0]?.n ?? 0
}
