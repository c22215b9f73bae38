import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { databaseOfWorkers, killedOver } from '#tests/support/killed-worker.ts'
import { isLong } from '#tests/support/long.ts'

const PEOPLE = 2_000
const KILLS = isLong ? 20 : 1

const WORKER = 'tests/support/alert-worker.ts'

describe.each(killedOver())('alerts of prices on servers that are killed (%s)', (kind) => {
  it(`${KILLS} times while they tell: each is told once`, async () => {
    const { url, start, within: inDatabase } = await databaseOfWorkers(kind, 'alerts_killed')
    await inDatabase(async (connection) => {
      await connection.pool.query(`
        insert into product_categories (name, slug, kind, group_key) values ('Tivi', 'tivi', 'tv', 'x');
        insert into products (title, category_id) select 'Tivi A', id from product_categories;
        insert into offers (product_id, shop) select id, 'a.vn' from products;
        insert into price_observations (offer_id, price, observed_on, seen_at, source)
          select id, 8000000, vietnam_day(now()), now(), 't' from offers;
        insert into alert_addresses (email, token_hash, confirmed_at)
          select 'nguoi' || n || '@example.vn', 'h' || n, now() from generate_series(1, ${PEOPLE}) n;
        insert into price_alerts (address_id, product_id, below)
          select a.id, p.id, 9000000 from alert_addresses a, products p`)
    })
    const told = () =>
      inDatabase(async ({ pool }) => {
        const { rows } = await pool.query<{ mails: number; people: number; told: number }>(`
          select (select count(*)::int from mails) as mails, (select count(distinct recipient)::int from mails) as people,
            (select count(*)::int from price_alerts where told_on is not null) as told`)
        return rows[0]
      })

    let within = 0
    // The embedded database has one server; of PostgreSQL two tell at once, and one of them is killed.
    for (let kill = 0; kill < KILLS; kill += 1) {
      const other = url ? await start(WORKER) : null
      const worker = await start(WORKER)
      await wait(Math.random() * 1_000)
      await worker.kill()
      await other?.kill()
      const { mails = 0, people, told: noted } = (await told()) ?? {}
      expect(mails).toBe(people)
      expect(mails).toBe(noted)
      if (mails > 0 && mails < PEOPLE) within += 1
      // What was told by now is told again tomorrow; so that there is always something to be told of.
      if (mails === PEOPLE)
        await inDatabase(({ pool }) =>
          pool.query('delete from mails; update price_alerts set told_on = null, told_price = null'),
        )
    }
    const last = await start(WORKER)
    expect(await last.ended).toBe(0)
    process.stdout.write(`${kind}: ${KILLS} kills, ${within} while mails were being queued\n`)
    expect(await told()).toEqual({ mails: PEOPLE, people: PEOPLE, told: PEOPLE })
  }, 600_000)
})
