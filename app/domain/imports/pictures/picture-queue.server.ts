import { sql } from 'drizzle-orm'
import type { Reader } from '#app/domain/imports/import-subject.ts'
import { UPLOADS } from '#app/platform/media/uploaded-picture.ts'

/** How long a picture may be worked on before another server takes it, in seconds. */
const LEASE = 180

/** A picture that waits to be fetched. `title` is that of the first product that shows it. */
export type WaitingPicture = { url: string; tries: number; title: string; by: string | null }

/** What became of the pictures of an import. */
export type PictureFigures = {
  waiting: number
  done: number
  failed: number
  /** The first of those that failed, and why. */
  failures: { url: string; reason: string; detail: string | null }[]
}

/**
 * Queues the pictures of other sites that the products of an import show, each once for all products; those that are here already are
 * put in their place.
 */
export async function askForPictures(tx: Reader, jobId: string): Promise<void> {
  await tx.execute(sql`
    with own as (select distinct entity_id as id from import_rows
      where job_id = ${jobId} and outcome in ('created', 'overwritten') and entity_id is not null),
    shown as (
      select p.id, p.image as url from own join products p on p.id = own.id where p.image ~ '^https?://'
      union select i.product_id, i.url from own join product_images i on i.product_id = own.id where i.url ~ '^https?://')
    insert into fetched_pictures as f (url, products, job_id)
    select url, array_agg(id order by id), ${jobId}::uuid from shown group by url
    on conflict (url) do update set job_id = excluded.job_id,
      products = array(select distinct unnest(f.products || excluded.products) order by 1),
      state = case when f.state = 'failed' then 'waiting' else f.state end,
      tries = case when f.state = 'failed' then 0 else f.tries end,
      due_at = case when f.state = 'failed' then now() else f.due_at end`)
  await tx.execute(sql`
    update products p set image = here.address from (${here(sql`f.job_id = ${jobId}`)}) here
    where p.id = any(here.products) and p.image = here.url`)
  await tx.execute(sql`
    update product_images i set url = here.address from (${here(sql`f.job_id = ${jobId}`)}) here
    where i.product_id = any(here.products) and i.url = here.url`)
}

/** Fetched pictures with their addresses here. */
const here = (condition: ReturnType<typeof sql>) => sql`
  select f.url, f.products, ${UPLOADS}::text || m.storage_key as address
  from fetched_pictures f join media m on m.id = f.media_id where f.state = 'done' and ${condition}`

/** Forgets the pictures of an import that were not fetched yet. */
export async function dropWaitingPictures(tx: Reader, jobId: string): Promise<void> {
  await tx.execute(sql`delete from fetched_pictures where job_id = ${jobId} and state = 'waiting'`)
}

/** The addresses here of pictures that were fetched before, by their addresses elsewhere. */
export async function fetchedAddresses(
  db: Reader,
  urls: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (urls.length === 0) return new Map()
  const { rows } = await db.execute<{ url: string; address: string }>(
    sql`select url, address from (${here(sql`f.url = any(${sql.param(urls)}::text[])`)}) x`,
  )
  return new Map(rows.map(({ url, address }) => [url, address]))
}

/** Takes the next picture that is due; null where none is. */
export async function takePicture(db: Reader, holder: string): Promise<WaitingPicture | null> {
  const { rows } = await db.execute<WaitingPicture>(sql`
    update fetched_pictures f set lease_holder = ${holder}, tries = tries + 1,
      leased_until = now() + make_interval(secs => ${LEASE})
    where url = (
      select url from fetched_pictures
      where state = 'waiting' and due_at <= now() and (leased_until is null or leased_until < now())
      order by due_at, url limit 1 for update skip locked)
    returning url, tries, (select started_by from import_jobs j where j.id = f.job_id) as by,
      coalesce((select title from products p where p.id = any(f.products) order by id limit 1), '') as title`)
  return rows[0] ?? null
}

/** Puts a fetched picture where its address stood. @returns whether it was still ours to put */
export async function settlePicture(
  tx: Reader,
  holder: string,
  { url, mediaId }: { url: string; mediaId: number },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update fetched_pictures set state = 'done', media_id = ${mediaId}, reason = null, detail = null, leased_until = null
    where url = ${url} and lease_holder = ${holder} and state = 'waiting' returning 1`)
  if (rows.length === 0) return false
  const own = here(sql`f.url = ${url}`)
  // The times of the products stay: nobody has edited them, and their import can be undone.
  await tx.execute(sql`
    update products p set image = here.address from (${own}) here
    where p.id = any(here.products) and p.image = here.url`)
  await tx.execute(sql`
    update product_images i set url = here.address from (${own}) here
    where i.product_id = any(here.products) and i.url = here.url`)
  return true
}

type Failed = { url: string; reason: string; detail: string; retryIn: number | null }

/** Notes that a picture could not be fetched. @param failed.retryIn minutes until it is tried again; null for never */
export async function failPicture(
  db: Reader,
  holder: string,
  { url, reason, detail, retryIn }: Failed,
): Promise<void> {
  await db.execute(sql`
    update fetched_pictures set leased_until = null, reason = ${reason}, detail = ${detail.slice(0, 300)},
      state = case when ${retryIn === null} then 'failed' else state end,
      due_at = now() + make_interval(mins => ${retryIn ?? 0})
    where url = ${url} and lease_holder = ${holder} and state = 'waiting'`)
}

/** Gives pictures back that were taken and not fetched: the server stops, or the only server of this database has just started. */
export async function leavePictures(db: Reader, holder: string | null): Promise<void> {
  await db.execute(sql`
    update fetched_pictures set leased_until = null, tries = greatest(tries - 1, 0)
    where state = 'waiting' and leased_until is not null ${holder === null ? sql`` : sql`and lease_holder = ${holder}`}`)
}

/** Lets the pictures of an import that failed be tried again. */
export async function retryPictures(db: Reader, jobId: string): Promise<void> {
  await db.execute(sql`
    update fetched_pictures set state = 'waiting', tries = 0, due_at = now() where job_id = ${jobId} and state = 'failed'`)
}

const MOST_FAILURES = 50

/** What became of the pictures that an import asked for. */
export async function pictureFigures(db: Reader, jobId: string): Promise<PictureFigures> {
  const { rows } = await db.execute<{ state: 'waiting' | 'done' | 'failed'; n: number }>(
    sql`select state, count(*)::int as n from fetched_pictures where job_id = ${jobId} group by 1`,
  )
  const failures = await db.execute<PictureFigures['failures'][number]>(sql`
    select url, coalesce(reason, '') as reason, detail from fetched_pictures
    where job_id = ${jobId} and state = 'failed' order by url limit ${MOST_FAILURES}`)
  const count = (state: string) => rows.find((row) => row.state === state)?.n ?? 0
  return {
    waiting: count('waiting'),
    done: count('done'),
    failed: count('failed'),
    failures: failures.rows,
  }
}
