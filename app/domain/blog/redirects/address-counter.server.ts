import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { notedTogether } from '#app/platform/noted-together.ts'
import type { NotedTogether } from '#app/platform/noted-together.ts'
import type { Db } from '#db/client.ts'

/** That somebody was led on by a redirect, or asked for an address without a page; `times` since it was last written. */
export type AddressNote = ({ redirect: number } | { missing: string }) & { times: number }

/** Counts what addresses are asked for, without a write of its own for each. */
export type AddressCounter = NotedTogether<AddressNote>

/** A counter of redirects and missing pages over a database. */
export const createAddressCounter = (db: Db, log: Logger): AddressCounter =>
  notedTogether<AddressNote>({
    aboutOf: (note) => ('redirect' in note ? 'redirect' : 'missing'),
    keyOf: (note) => ('redirect' in note ? note.redirect : note.missing),
    together: (earlier, later) => ({ ...later, times: earlier.times + later.times }),
    write: (notes) => countAddresses(db, notes),
    onFailure: (error, notes) => log.warn({ err: error, notes }, 'addresses not counted yet'),
  })

/** The own address of an article or a product that readers are not shown: nobody has lost it. */
const isKeptBack = sql`(
  exists (select from articles a where a.deleted_at is null and a.slug = (regexp_match(x.path, '^/blog/(?:bai-viet/)?([^/]+)$'))[1])
  or exists (select from products p where p.deleted_at is null and p.id = (regexp_match(x.path, '^/products/(\\d{1,9})$'))[1]::int))`

/** Rows are written in the order of their keys, so that two servers never wait for each other. */
async function countAddresses(db: Db, notes: readonly AddressNote[]): Promise<void> {
  const led = notes
    .flatMap((note) => ('redirect' in note ? [{ id: note.redirect, times: note.times }] : []))
    .toSorted((a, b) => a.id - b.id)
  const missing = notes
    .flatMap((note) => ('missing' in note ? [{ path: note.missing, times: note.times }] : []))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
  if (led.length > 0)
    await db.execute(sql`
      with due as (
        select r.id, x.times from jsonb_to_recordset(${JSON.stringify(led)}::jsonb) as x(id int, times int)
        join redirects r on r.id = x.id order by r.id for update of r)
      update redirects r set hits = r.hits + due.times, last_hit_at = now() from due where r.id = due.id`)
  if (missing.length > 0)
    await db.execute(sql`
      insert into missing_pages as m (path, hits)
      select path, times from jsonb_to_recordset(${JSON.stringify(missing)}::jsonb) as x(path text, times int)
      where not ${isKeptBack} order by path
      on conflict (path) do update set hits = m.hits + excluded.hits, last_asked_at = now()`)
}
