import { sql } from 'drizzle-orm'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import { byHeart, ENOUGH } from '#app/platform/by-heart.ts'
import type { ByHeart } from '#app/platform/by-heart.ts'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Db, Transaction } from '#db/client.ts'
import { articlePath } from '../paths.ts'
import { isPublic } from '../queries/article-columns.server.ts'
import { redirectPath } from './redirect-path.ts'

type Reader = Pick<Db, 'execute'>

/** Steps from one redirect to the next that are followed. */
const MOST_STEPS = 5

/** Where a path leads: the redirects on the way, and the address at its end; null where nothing leads on from there. */
export type Lead = { ids: number[]; to: string }

type Row = { id: number; path: string; target: string | null; slug: string | null }

/**
 * Where an address without a page leads, through redirects that lead to others; null where there is none, its article is not
 * published, or the way leads round.
 */
export async function leadOf(db: Reader, path: string): Promise<Lead | null> {
  const ids: number[] = []
  for (let at = path; ids.length < MOST_STEPS;) {
    const row = await redirectAt(db, at)
    if (!row) return null
    ids.push(row.id)
    if (row.target === null) return row.slug === null ? null : { ids, to: articlePath(row.slug) }
    const further = row.target.startsWith('/') ? redirectPath(row.target) : null
    if (further === null || !(await redirectAt(db, further))) return { ids, to: row.target }
    at = further
  }
  return null
}

/** The paths that a redirect leads on from. */
export async function redirectPaths(db: Reader): Promise<ByHeart> {
  const { rows } = await db.execute<{ path: string }>(sql`select path from redirects limit ${ENOUGH}`)
  return byHeart(rows.map(({ path }) => path))
}

async function redirectAt(db: Reader, path: string): Promise<Row | null> {
  const { rows } = await db.execute<Row>(sql`
    select r.id, r.path, r.target, a.slug from redirects r
    left join articles a on a.id = r.article_id and ${isPublic} where r.path = ${path}`)
  return rows[0] ?? null
}

/** Whether a redirect from `path` to `target` would, with those there are, lead back to where it began. */
async function leadsRound(db: Reader, path: string, target: string): Promise<boolean> {
  let at = target.startsWith('/') ? redirectPath(target) : null
  for (let steps = 0; at !== null; steps += 1) {
    if (at === path || steps > MOST_STEPS) return true
    const row = await redirectAt(db, at)
    at = row?.target?.startsWith('/') ? redirectPath(row.target) : null
  }
  return false
}

type NewRedirects = {
  rows: readonly { path: string; articleId: number }[]
  origin: 'import'
  by: string | null
}

/** Lets paths lead to articles; one that leads somewhere already stays as it is. @returns those that were added */
export async function addRedirects(
  tx: Reader,
  { rows, origin, by }: NewRedirects,
): Promise<{ id: number; articleId: number }[]> {
  if (rows.length === 0) return []
  const added = await tx.execute<{ id: number; articleId: number }>(sql`
    insert into redirects (path, article_id, origin, created_by)
    select path, article, ${origin}, ${by} from jsonb_to_recordset(
      ${JSON.stringify(rows.map(({ path, articleId }) => ({ path, article: articleId })))}::jsonb) as x(path text, article int)
    on conflict (path) do nothing returning id, article_id as "articleId"`)
  return added.rows
}

/** A redirect as an editor writes it. */
export type RedirectInput = { path: string; target: string }

/**
 * Keeps a redirect, or changes where one leads.
 * @param id the one to be changed; null for a new one
 * @throws AppError 'conflict' where another leads from that path, 'invalid' where it would lead round, 'not_found'
 */
export async function saveRedirect(
  tx: Transaction,
  { id, path, target, by }: RedirectInput & { id: number | null; by: string },
): Promise<void> {
  if (await leadsRound(tx, path, target)) {
    const text = say('Địa chỉ này dẫn vòng về chính nó. Bạn chọn một trang khác nhé.', {
      en: 'This address leads back to itself. Choose another page.',
    })
    throw new AppError('invalid', text, { fields: { target: text } })
  }
  const { rows: others } = await tx.execute<{ id: number }>(
    sql`select id from redirects where path = ${path}`,
  )
  if (others.some((other) => other.id !== id)) {
    const text = say('Địa chỉ cũ này đã được chuyển hướng rồi. Bạn sửa dòng có sẵn nhé.', {
      en: 'This old address redirects already. Edit that line.',
    })
    throw new AppError('conflict', text, { fields: { path: text } })
  }
  const { rows } = await tx.execute<{ id: number }>(
    id === null
      ? sql`insert into redirects (path, target, origin, created_by) values (${path}, ${target}, 'typed', ${by}) returning id`
      : sql`update redirects set path = ${path}, target = ${target}, article_id = null where id = ${id} returning id`,
  )
  const [row] = rows
  if (!row)
    throw new AppError(
      'not_found',
      say('Không còn chuyển hướng này nữa.', { en: 'This redirect no longer exists.' }),
    )
  await tx.execute(sql`delete from missing_pages where path = ${path}`)
  await recordChange(tx, {
    actorId: by,
    action: id === null ? 'create' : 'update',
    entity: 'redirect',
    entityId: row.id,
    detail: { path, target },
  })
}

/** Takes a redirect away. @returns what it was; null where there is none */
export async function deleteRedirect(
  tx: Transaction,
  { id, by }: { id: number; by: string },
): Promise<RedirectInput | null> {
  const { rows } = await tx.execute<{ path: string; target: string | null; slug: string | null }>(sql`
    delete from redirects r where id = ${id}
    returning path, target, (select a.slug from articles a where a.id = r.article_id) as slug`)
  const [row] = rows
  if (!row) return null
  const gone = { path: row.path, target: row.target ?? articlePath(row.slug ?? '') }
  await recordChange(tx, { actorId: by, action: 'delete', entity: 'redirect', entityId: id, detail: gone })
  return gone
}

/** What became of a line of a list: added, there already, or why not. */
export type ListedRedirect = RedirectInput & { line: number; outcome: 'added' | 'there' | 'round' }

/** Keeps the redirects of a list; what leads somewhere already stays as it is. */
export async function addListed(
  tx: Transaction,
  { lines, by }: { lines: readonly (RedirectInput & { line: number })[]; by: string },
): Promise<ListedRedirect[]> {
  const told: ListedRedirect[] = []
  for (const line of lines) {
    if (await leadsRound(tx, line.path, line.target)) {
      told.push({ ...line, outcome: 'round' })
      continue
    }
    const { rows } = await tx.execute(sql`
      insert into redirects (path, target, origin, created_by) values (${line.path}, ${line.target}, 'list', ${by})
      on conflict (path) do nothing returning id`)
    told.push({ ...line, outcome: rows.length > 0 ? 'added' : 'there' })
  }
  const added = told.filter(({ outcome }) => outcome === 'added')
  await tx.execute(
    sql`delete from missing_pages where path = any(${sql.param(added.map(({ path }) => path))}::text[])`,
  )
  if (added.length > 0)
    await recordChange(tx, {
      actorId: by,
      action: 'import',
      entity: 'redirect',
      detail: { added: added.length, paths: added.slice(0, 5).map(({ path }) => path) },
    })
  return told
}
