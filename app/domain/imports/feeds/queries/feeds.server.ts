import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Reader } from '#app/domain/imports/import-subject.ts'
import { LeaseLostError } from '#app/domain/imports/queries/leases.server.ts'
import type { FeedFields } from '../feed-input.ts'
import { minutesAfterFailure } from '../feed.ts'
import type { Feed } from '../feed.ts'

export const iso = (column: SQL) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const FEED = sql`f.id, f.name, f.url, f.shop, f.interval_minutes as "intervalMinutes", f.is_on as "isOn",
  f.adds_only as "addsOnly", f.fetches_pictures as "fetchesPictures", f.hold_share as "holdShare", f.etag, f.last_modified as "lastModified",
  f.file_hash as "fileHash", ${iso(sql`f.next_run_at`)} as "nextRunAt", f.tries, f.failures, f.is_demo as "isDemo",
  f.created_by as "createdBy"`

const LISTED = sql`${FEED}, coalesce(f.leased_until > now(), false) as "isReading"`

/** How long a server may be silent before another takes its feed, in seconds. */
const LEASE = 60

/** A feed, and whether it is being read at this moment. */
export type ListedFeed = Feed & { isReading: boolean }

/** All feeds, by name. */
export async function listFeeds(db: Reader): Promise<ListedFeed[]> {
  const { rows } = await db.execute<ListedFeed>(sql`select ${LISTED} from feeds f order by f.name`)
  return rows
}

/** One feed; null where there is none. */
export async function findFeed(db: Reader, id: number): Promise<ListedFeed | null> {
  const { rows } = await db.execute<ListedFeed>(sql`select ${LISTED} from feeds f where f.id = ${id}`)
  return rows[0] ?? null
}

/** The version of what may be written of a feed; null where there is none. @param hold keeps it from other writers */
export async function feedVersion(
  db: Reader,
  id: number,
  { hold = false }: { hold?: boolean } = {},
): Promise<string | null> {
  const { rows } = await db.execute<{ version: string }>(sql`
    select md5(row(name, url, shop, interval_minutes, hold_share, adds_only, fetches_pictures, is_on)::text) as version
    from feeds where id = ${id} ${hold ? sql`for update` : sql``}`)
  return rows[0]?.version ?? null
}

/** Keeps a new feed, which is read as soon as a server looks. @returns its id; null where the name is taken */
export async function addFeed(
  db: Reader,
  input: FeedFields,
  { createdBy, isDemo = false }: { createdBy: string | null; isDemo?: boolean },
): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into feeds (name, url, shop, interval_minutes, hold_share, adds_only, fetches_pictures, created_by, is_demo)
    values (${input.name}, ${input.url}, ${input.shop}, ${input.intervalMinutes}, ${input.holdShare}, ${input.addsOnly},
      ${input.fetchesPictures}, ${createdBy}, ${isDemo})
    on conflict (name) do nothing returning id`)
  return rows[0]?.id ?? null
}

/**
 * Changes a feed. Another address, name or shop makes its file another: what was known of the old one is forgotten. A mapping that is kept under its
 * name follows another name. @returns whether the name was free
 */
export async function changeFeed(db: Reader, before: Feed, input: FeedFields): Promise<boolean> {
  const isOther = sql`(url, name, shop) is distinct from (${input.url}::text, ${input.name}, ${input.shop})`
  const { rows } = await db.execute(sql`
    update feeds f set name = ${input.name}, url = ${input.url}, shop = ${input.shop},
      interval_minutes = ${input.intervalMinutes}, hold_share = ${input.holdShare}, adds_only = ${input.addsOnly}, fetches_pictures = ${input.fetchesPictures},
      etag = case when ${isOther} then null else etag end,
      last_modified = case when ${isOther} then null else last_modified end,
      file_hash = case when ${isOther} then null else file_hash end,
      next_run_at = least(next_run_at, now() + make_interval(mins => ${input.intervalMinutes}))
    where f.id = ${before.id} and not exists (select from feeds o where o.name = ${input.name} and o.id <> f.id) returning 1`)
  if (rows.length > 0 && before.name !== input.name)
    await db.execute(sql`
      update import_mappings m set name = ${input.name} where subject = 'products' and name = ${before.name}
        and not exists (select from import_mappings o where o.user_id = m.user_id and o.subject = m.subject
          and o.header = m.header and o.name = ${input.name})`)
  return rows.length > 0
}

/** Turns a feed on or off; one that is turned on is read at once. */
export async function switchFeed(db: Reader, id: number, isOn: boolean): Promise<void> {
  await db.execute(sql`
    update feeds set is_on = ${isOn}, next_run_at = case when ${isOn} then now() else next_run_at end where id = ${id}`)
}

/** Has a feed read as soon as a server looks, on or off. */
export async function readSoon(db: Reader, id: number): Promise<void> {
  await db.execute(sql`update feeds set is_on = true, next_run_at = now(), failures = 0 where id = ${id}`)
}

/** Forgets a feed with its runs. What they wrote stays. */
export async function removeFeed(db: Reader, id: number): Promise<void> {
  await db.execute(sql`delete from feeds where id = ${id}`)
}

/** Takes the feed that has been due longest and whose last run is over; null where none is. */
export async function takeFeed(db: Reader, holder: string): Promise<Feed | null> {
  const { rows } = await db.execute<Feed>(sql`
    update feeds f set lease_holder = ${holder}, leased_until = now() + make_interval(secs => ${LEASE}), tries = f.tries + 1
    where f.id = (
      select due.id from feeds due
      where due.is_on and due.url is not null and due.next_run_at <= now()
        and (due.leased_until is null or due.leased_until < now())
        and not exists (select from import_jobs j where j.feed_id = due.id and j.state in ('running', 'cancelling', 'undoing'))
      order by due.next_run_at limit 1 for update skip locked)
    returning ${FEED}`)
  return rows[0] ?? null
}

/** Takes one feed for a file that somebody sends. @returns whether nobody else has it */
export async function takeThisFeed(db: Reader, id: number, holder: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update feeds f set lease_holder = ${holder}, leased_until = now() + make_interval(secs => ${LEASE})
    where id = ${id} and (leased_until is null or leased_until < now())
      and not exists (select from import_jobs j where j.feed_id = f.id and j.state in ('running', 'cancelling', 'undoing'))
    returning 1`)
  return rows.length > 0
}

/** Keeps a feed for another while and locks it for this transaction. @throws LeaseLostError */
export async function holdFeed(tx: Reader, id: number, holder: string): Promise<void> {
  const { rows } = await tx.execute(sql`
    update feeds set leased_until = now() + make_interval(secs => ${LEASE})
    where id = ${id} and lease_holder = ${holder} and leased_until is not null returning 1`)
  if (rows.length === 0) throw new LeaseLostError(`feed ${id} is somebody else's`)
}

/** What is known of the file that was read: null where nothing new is. */
type Known = { etag: string | null; lastModified: string | null; fileHash: string } | null

/** Gives a feed back until it is due again. */
export async function releaseFeed(
  tx: Reader,
  feed: Pick<Feed, 'id' | 'intervalMinutes'>,
  known: Known,
): Promise<void> {
  await tx.execute(sql`
    update feeds set leased_until = null, lease_holder = null, tries = 0, failures = 0,
      next_run_at = now() + make_interval(mins => ${feed.intervalMinutes})
      ${known ? sql`, etag = ${known.etag}, last_modified = ${known.lastModified}, file_hash = ${known.fileHash}` : sql``}
    where id = ${feed.id}`)
}

/** Gives a feed back that failed, to be tried again. */
export async function releaseFailed(tx: Reader, feed: Feed): Promise<void> {
  const minutes = minutesAfterFailure(feed.failures, feed.intervalMinutes)
  await tx.execute(sql`
    update feeds set leased_until = null, lease_holder = null, tries = 0, failures = failures + 1,
      next_run_at = now() + make_interval(mins => ${minutes})
    where id = ${feed.id}`)
}

/** Gives a feed back as it was, for another server or the next start. */
export async function leaveFeed(db: Reader, id: number, holder: string): Promise<void> {
  await db.execute(
    sql`update feeds set leased_until = null, tries = greatest(tries - 1, 0) where id = ${id} and lease_holder = ${holder}`,
  )
}

/** Takes all leases away: for the embedded database, whose only server has just started. */
export async function endFeedLeases(db: Reader): Promise<void> {
  await db.execute(sql`update feeds set leased_until = null where leased_until is not null`)
}
