import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { feedOf, openShop } from '#tests/support/feeds.ts'
import { databaseOfWorkers, killedOver } from '#tests/support/killed-worker.ts'
import { isLong } from '#tests/support/long.ts'

const PRODUCTS = 1_500
const KILLS = isLong ? 20 : 1

const WORKER = 'tests/support/feed-worker.ts'

describe.each(killedOver())('a feed on a server that is killed (%s)', (kind) => {
  it(`${KILLS} times within an import, at any moment of it, loses nothing and doubles nothing`, async () => {
    const { start, within: inDatabase } = await databaseOfWorkers(kind, 'feed_killed')
    const shop = await openShop()
    onTestFinished(async () => {
      await shop.close()
    })
    await inDatabase(async (connection) => {
      await connection.pool.query(`
        insert into product_categories (name, slug, kind, group_key) values ('Tủ lạnh', 'tu-lanh', 'fridge', 'x');
        insert into feeds (name, url, shop, interval_minutes, hold_share, is_demo)
          values ('Cửa hàng A', '${shop.url}', 'a.vn', 60, 100, true)`)
    })
    // Each answer asks other prices of every product.
    let version = 0
    shop.answer((_, response) => {
      version += 1
      const rows = Array.from({ length: PRODUCTS }, (__, n) => ({
        id: `k${n}`,
        title: `Tủ lạnh số ${n}`,
        price: 5_000_000 + version * 10_000 + n,
      }))
      response.end(feedOf(rows))
    })

    let interrupted = 0
    let kills = 0
    // A slow machine has its imports later: each kill that met none is followed by a longer wait.
    for (; interrupted < KILLS && kills < 8 * KILLS; kills += 1) {
      const worker = await start(WORKER, 'killed')
      await wait(100 + Math.random() * 1_500 * (1 + kills - interrupted))
      await worker.kill()
      interrupted += await inDatabase(async ({ pool }) => {
        const { rows } = await pool.query<{ n: number }>(
          `select count(*)::int as n from import_jobs where state = 'running'`,
        )
        return rows[0]?.n ?? 0
      })
    }
    const last = await start(WORKER, 'finish')
    expect(await last.ended).toBe(0)

    const { runs, strays, newest } = await inDatabase(async ({ pool }) => {
      const all = async <T extends object>(text: string) => (await pool.query<T>(text)).rows
      return {
        runs: await all<Record<string, unknown>>(`
          select r.state, r.reason, r.seen, r.changed, r.created, r.gone, r.refused, j.processed, j.total,
            (select count(*)::int from import_rows i where i.job_id = j.id) as rows,
            (select count(*)::int from price_observations s where s.seen_at = r.seen_at) as sightings
          from feed_runs r left join import_jobs j on j.id = r.job_id order by r.id`),
        strays: await all<Record<string, unknown>>(`
          select (select count(*)::int from products) as products, (select count(*)::int from offers) as offers,
            (select count(*)::int from product_prices) as prices,
            (select count(*)::int from price_observations s where not exists
              (select from feed_runs r where r.seen_at = s.seen_at)) as sightings`),
        newest: await all<{ n: number; versions: number }>(`
          select count(*)::int as n, count(distinct s.price - 5000000 - substr(p.source_key, 2)::int)::int as versions
          from products p join offers o on o.product_id = p.id
          join lateral (select price from price_observations where offer_id = o.id
            order by observed_on desc, seen_at desc limit 1) s on true
          join product_prices pp on pp.product_id = p.id and pp.value = s.price`),
      }
    })
    // On a slow machine a feed may take its server down so often that it is left alone for a while, and nothing is written of that.
    const [givenUp, others] = [
      runs.filter(({ reason }) => reason === 'crash'),
      runs.filter(({ reason }) => reason !== 'crash'),
    ]
    process.stdout.write(
      `${kind}: ${kills} kills, ${interrupted} within an import, ${others.length} runs of ${PRODUCTS} products, ${givenUp.length} given up, ${version} files sent\n`,
    )
    for (const run of givenUp)
      expect(run).toMatchObject({ state: 'failed', rows: 0, sightings: 0, total: null })
    expect(interrupted).toBe(KILLS)
    expect(others.length).toBeGreaterThan(0)
    for (const [at, run] of others.entries())
      expect(run).toEqual({
        state: 'done',
        reason: null,
        seen: PRODUCTS,
        processed: PRODUCTS,
        total: PRODUCTS,
        rows: PRODUCTS,
        sightings: PRODUCTS,
        created: at === 0 ? PRODUCTS : 0,
        changed: at === 0 ? 0 : PRODUCTS,
        gone: 0,
        refused: 0,
      })
    expect(strays).toEqual([{ products: PRODUCTS, offers: PRODUCTS, prices: PRODUCTS, sightings: 0 }])
    expect(newest).toEqual([{ n: PRODUCTS, versions: 1 }])
  }, 900_000)
})
