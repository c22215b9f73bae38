import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { listRuns } from '#app/domain/imports/feeds/queries/feed-runs.server.ts'
import { listFeeds } from '#app/domain/imports/feeds/queries/feeds.server.ts'
import { addSampleFeeds, fetchFeedsFrom, sampleFeed } from '#app/domain/imports/feeds/sample-feeds.server.ts'
import { openFeedRunner, openImportRunner } from '#app/domain/imports/imports.server.ts'
import { describeOnDatabase } from '#tests/support/database.ts'

describeOnDatabase('the feeds of the demo', 'demo', (database) => {
  it('make prices of today with a history, marked as samples, and are the same until prices change', async () => {
    const { db, pool } = database()
    const log = pino({ level: 'silent' })
    const folder = mkdtempSync(join(tmpdir(), 'cm-samples-'))
    let now = Date.parse('2026-11-24T03:00:00Z')
    const server = createServer((request, response) => {
      const file = request.url?.split('/').at(-1) ?? ''
      void sampleFeed(db, file, now).then((text) => response.writeHead(text ? 200 : 404).end(text ?? ''))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
      rmSync(folder, { recursive: true, force: true })
    })
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const imports = openImportRunner(database(), folder, log)
    const runner = openFeedRunner(database(), { imports, fetchFile: fetchFeedsFrom(() => url), log })
    await addSampleFeeds(db, { withAlert: true })
    await runner.finish()
    const feeds = await listFeeds(db)
    expect(feeds.map(({ isDemo, failures }) => [isDemo, failures])).toEqual([
      [true, 0],
      [true, 0],
    ])
    const read = async () => (await Promise.all(feeds.map(({ id }) => listRuns(db, id, 1)))).flat()
    expect(await read()).toEqual(
      feeds.map(() => expect.objectContaining({ state: 'done', seen: 24, created: 0, refused: 0 })),
    )
    const { rows } = await pool.query<Record<string, unknown>>(`
      select count(distinct pp.product_id)::int as products, bool_and(pp.shop like '%(mẫu)') as marked,
        (select count(*)::int from price_observations s join offers o on o.id = s.offer_id where o.shop like '%(mẫu)') as seen
      from product_prices pp where pp.seen_on = vietnam_day(now()) and pp.shop is not null`)
    expect(rows).toEqual([{ products: 24, marked: true, seen: 2 * 24 * 13 }])
    // Whoever reads what became of a file without titles reads those of the products.
    const named = await pool.query(
      `select bool_and(r.title = p.title) as all from import_rows r join products p on p.id = r.entity_id`,
    )
    expect(named.rows).toEqual([{ all: true }])
    const { rows: wishes } = await pool.query<Record<string, unknown>>(`
      select a.below >= s.price as met, a.below < s.price * 1.25 as near from price_alerts a
      join offers o on o.product_id = a.product_id and o.shop like '%(mẫu)'
      join price_observations s on s.offer_id = o.id and s.observed_on = vietnam_day(now())`)
    expect(wishes).toEqual([
      { met: true, near: true },
      { met: true, near: true },
    ])
    const again = async () => {
      await pool.query('update feeds set next_run_at = now()')
      await runner.finish()
      return (await read()).map(({ state }) => state)
    }
    expect(await again()).toEqual(['unchanged', 'unchanged'])
    now += 60 * 60_000
    expect(await again()).toEqual(['done', 'done'])
  })
})
