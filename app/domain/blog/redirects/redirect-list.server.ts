import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { articlePath } from '../paths.ts'

/** A redirect as its screen shows it. */
export type RedirectRow = {
  id: number
  path: string
  /** Where it leads now. */
  to: string
  /** The article's title; null where it leads to an address that was typed. */
  article: string | null
  /** Its article is a draft, waits or lies in the trash: nobody is led there. */
  isClosed: boolean
  origin: 'typed' | 'list' | 'import'
  hits: number
  lastHitAt: string | null
}

export type RedirectOrder = 'new' | 'hits'

const likeOf = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** A page of the redirects whose old or new address holds a text, and how many there are. */
export async function listRedirects(
  db: Db,
  { text, order, limit, offset }: { text: string; order: RedirectOrder; limit: number; offset: number },
): Promise<{ rows: RedirectRow[]; total: number }> {
  const found = sql`from redirects r left join articles a on a.id = r.article_id
    where r.path ilike ${likeOf(text)} or coalesce(r.target, a.slug) ilike ${likeOf(text)}`
  const { rows } = await db.execute<
    Omit<RedirectRow, 'to'> & { target: string | null; slug: string | null }
  >(sql`
    select r.id, r.path, r.target, a.slug, a.title as article, r.origin, r.hits, r.last_hit_at as "lastHitAt",
      a.id is not null and (a.status <> 'published' or a.deleted_at is not null or a.published_at > now()) as "isClosed"
    ${found} order by ${order === 'hits' ? sql`r.hits desc, r.id desc` : sql`r.id desc`} limit ${limit} offset ${offset}`)
  const counted = await db.execute<{ n: number }>(sql`select count(*)::int as n ${found}`)
  return {
    rows: rows.map(({ target, slug, lastHitAt, ...row }) => ({
      ...row,
      lastHitAt: lastHitAt && new Date(lastHitAt).toISOString(),
      to: target ?? articlePath(slug ?? ''),
    })),
    total: counted.rows[0]?.n ?? 0,
  }
}

/** An address that was asked for and has no page. */
export type MissingPage = { path: string; hits: number; lastAskedAt: string }

/** A page of the addresses without a page that people asked for, the most often asked first. */
export async function listMissing(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: MissingPage[]; total: number }> {
  const { rows } = await db.execute<MissingPage>(sql`
    select path, hits, last_asked_at as "lastAskedAt" from missing_pages where not is_ignored
    order by hits desc, last_asked_at desc limit ${limit} offset ${offset}`)
  const counted = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from missing_pages where not is_ignored`,
  )
  return {
    rows: rows.map((row) => ({ ...row, lastAskedAt: new Date(row.lastAskedAt).toISOString() })),
    total: counted.rows[0]?.n ?? 0,
  }
}

/** Leaves an address out of that list from now on, or brings it back. */
export async function ignoreMissing(
  db: Pick<Db, 'execute'>,
  path: string,
  isIgnored: boolean,
): Promise<void> {
  await db.execute(sql`update missing_pages set is_ignored = ${isIgnored} where path = ${path}`)
}
