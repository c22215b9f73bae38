import { sql } from 'drizzle-orm'
import type { Reader } from '#app/domain/imports/import-subject.ts'
import type { Db } from '#db/client.ts'
import type { ForeignPicture } from '../article-state.ts'

/** How long a server has a picture for itself, in seconds; longer than fetching and encoding one takes. */
const LEASE = 180
/** Waits before a picture is tried again, in seconds; after the last it is given up. */
const WAITS = [60, 600]

/** Asks for pictures of articles to be fetched, in the transaction that writes these. */
export async function askForPictures(
  tx: Reader,
  { rows, by }: { rows: readonly { id: number; pictures: readonly ForeignPicture[] }[]; by: string | null },
): Promise<void> {
  const asked = rows.flatMap(({ id, pictures }) =>
    pictures.map((picture) => ({ article_id: id, ...picture })),
  )
  if (asked.length === 0) return
  await tx.execute(sql`
    insert into article_pictures (article_id, address, alt, requested_by)
    select article_id, address, alt, ${by} from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      as x(article_id int, address text, alt text)
    on conflict (article_id, address) do update set state = 'waiting', attempts = 0, next_attempt_at = now(), failure = null`)
}

/** A picture to be fetched: every article that waits for its address gets it. */
export type DuePicture = { address: string; alt: string; attempts: number; by: string | null }

/** Takes a picture that is due; other servers leave its address alone for a while. @returns null where none is due */
export function takePicture(db: Pick<Db, 'transaction'>): Promise<DuePicture | null> {
  return db.transaction(async (tx) => {
    await oneAtATime(tx)
    const { rows } = await tx.execute<DuePicture>(sql`
      with due as (
        select address from article_pictures where state = 'waiting' and next_attempt_at <= now()
        order by next_attempt_at limit 1)
      update article_pictures p set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${LEASE})
      from due where p.address = due.address and p.state = 'waiting' and p.next_attempt_at <= now()
      returning p.address, p.alt, p.attempts, p.requested_by as by`)
    return rows.find(({ alt }) => alt !== '') ?? rows[0] ?? null
  })
}

/** A picture stands in many articles, an article has many pictures: those who write both would wait for each other for ever. */
const oneAtATime = (tx: Reader) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('article_pictures'))`)

/**
 * Puts a fetched picture where its address stands in the articles that waited for it. Their time of change stays: nobody has edited
 * them, and the import that brought them can still be undone.
 */
export async function placePicture(
  tx: Reader,
  { address, media, isNew }: { address: string; media: { id: number; url: string }; isNew: boolean },
): Promise<void> {
  await oneAtATime(tx)
  await tx.execute(sql`
    select from articles a where a.id in (
      select article_id from article_pictures where address = ${address} and state = 'waiting') order by a.id for update`)
  const written = ` src="${address.replaceAll('&', '&amp;')}"`
  await tx.execute(sql`
    update articles a set content = replace(a.content, ${written}, ${` src="${media.url}"`}),
      featured_image = case when a.featured_image = ${address} then ${media.url} else a.featured_image end,
      social_image = case when a.social_image = ${address} then ${media.url} else a.social_image end
    from article_pictures p where p.article_id = a.id and p.address = ${address} and p.state = 'waiting'`)
  await tx.execute(sql`
    update article_pictures set state = 'done', failure = null, media_id = ${media.id}, is_new = ${isNew}
    where address = ${address} and state = 'waiting'`)
}

/** Puts a picture back that could not be fetched, or gives it up. @param isFinal whether trying again makes no sense */
export async function putBackPicture(
  db: Reader,
  { address, attempts }: Pick<DuePicture, 'address' | 'attempts'>,
  { failure, isFinal }: { failure: string; isFinal: boolean },
): Promise<void> {
  const wait = isFinal ? undefined : WAITS[attempts - 1]
  await db.execute(sql`
    update article_pictures set failure = ${failure.slice(0, 300)},
      state = ${wait === undefined ? 'failed' : 'waiting'}, next_attempt_at = now() + make_interval(secs => ${wait ?? 0})
    where address = ${address} and state = 'waiting'`)
}

/** Lets go of what a server that stops has in hand. */
export async function releasePicture(db: Reader, { address }: Pick<DuePicture, 'address'>): Promise<void> {
  await db.execute(sql`
    update article_pictures set next_attempt_at = now(), attempts = greatest(0, attempts - 1)
    where address = ${address} and state = 'waiting'`)
}

/** Takes all leases away: for the embedded database, whose only server has just started. */
export async function endPictureLeases(db: Reader): Promise<void> {
  await db.execute(
    sql`update article_pictures set next_attempt_at = now() where state = 'waiting' and failure is null`,
  )
}

/**
 * Forgets the pictures of articles whose import is undone. Those that came into the library for them alone go into its trash, from which
 * they can be taken again.
 */
export async function forgetPictures(tx: Reader, articleIds: readonly number[]): Promise<void> {
  if (articleIds.length === 0) return
  await tx.execute(sql`
    with forgotten as (
      delete from article_pictures where article_id = any(${sql.param(articleIds)}::int[]) returning media_id, article_id, is_new)
    update media m set deleted_at = now() from forgotten f
    where m.id = f.media_id and m.deleted_at is null
      and exists (select from forgotten g where g.media_id = m.id and g.is_new)
      and not exists (select from article_pictures p where p.media_id = m.id and p.article_id <> all(${sql.param(articleIds)}::int[]))`)
}

/** How the pictures of an import's articles stand, and some of those that were given up. */
export async function picturesOfJob(db: Reader, jobId: string) {
  const ofJob = sql`from article_pictures p
    where p.article_id in (select entity_id from import_rows where job_id = ${jobId} and entity_id is not null)`
  const { rows } = await db.execute<{ state: 'waiting' | 'done' | 'failed'; n: number }>(
    sql`select p.state, count(*)::int as n ${ofJob} group by p.state`,
  )
  const count = (state: string) => rows.find((row) => row.state === state)?.n ?? 0
  const failed = await db.execute<{ address: string; failure: string | null; articles: number }>(sql`
    select p.address, max(p.failure) as failure, count(*)::int as articles ${ofJob} and p.state = 'failed'
    group by p.address order by 3 desc, 1 limit 50`)
  return { waiting: count('waiting'), done: count('done'), failed: count('failed'), failures: failed.rows }
}
