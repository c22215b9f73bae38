import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { listRuns } from '#app/domain/imports/feeds/queries/feed-runs.server.ts'
import { addFeed } from '#app/domain/imports/feeds/queries/feeds.server.ts'
import {
  chooseForImport,
  importById,
  openFeedRunner,
  openImportRunner,
} from '#app/domain/imports/imports.server.ts'
import { createFetcher } from '#app/platform/outbound/fetch-file.server.ts'
import type { Connection } from '#db/client.ts'

const LIMITS = { bytes: 50 * 2 ** 20, answer: 1_000, silence: 1_000, whole: 20_000 }

/** A shop's server on this machine: what it answers may be changed at any time. */
export async function openShop() {
  const said: { answer: RequestListener; asked: number } = {
    answer: (_, response) => void response.end(),
    asked: 0,
  }
  const server = createServer((request, response) => {
    said.asked += 1
    said.answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.xml`
  return {
    url,
    asked: () => said.asked,
    answer: (answer: RequestListener) => (said.answer = answer),
    /** Serves a text with a validator of its own, as a shop does. */
    serve(text: string) {
      const etag = `"${Buffer.from(text).length}-${text.length}-${Math.random()}"`
      said.answer = (request, response) => {
        if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end()
        response.writeHead(200, { ETag: etag, 'Content-Type': 'application/xml' }).end(text)
      }
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

export type FeedItem = {
  id: string
  title: string
  price: number
  sale?: number
  stock?: string
  brand?: string
  type?: string
}

/** A Google Merchant feed of some products. */
export const feedOf = (items: readonly FeedItem[]): string =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Cửa hàng</title>${items
    .map(
      ({ id, title, price, sale, stock = 'in_stock', brand = 'LG', type = 'Tủ lạnh' }) =>
        `<item><g:id>${id}</g:id><title>${title}</title><link>https://a.vn/${id}</link><g:price>${price} VND</g:price>${
          sale ? `<g:sale_price>${sale} VND</g:sale_price>` : ''
        }<g:availability>${stock}</g:availability><g:brand>${brand}</g:brand><g:product_type>${type}</g:product_type></item>`,
    )
    .join('')}</channel></rss>`

/** Feeds over a database of a test, with their own folder, on a machine whose own addresses may be fetched. */
export async function feedsOver(connection: Connection) {
  const { db, pool } = connection
  const log = pino({ level: process.env.LOG_LEVEL ?? 'silent' })
  const folder = mkdtempSync(join(tmpdir(), 'cm-feeds-'))
  const imports = openImportRunner(connection, folder, log)
  const makeRunner = (trusts: (url: URL) => boolean = ({ hostname }) => hostname === '127.0.0.1') =>
    openFeedRunner(connection, { imports, fetchFile: createFetcher({ limits: LIMITS, trusts }), log })
  const runner = makeRunner()
  await pool.query(
    `insert into users (id, name, email, email_verified) values ('editor', 'Biên tập', 'bt@example.com', true)
     on conflict do nothing`,
  )
  const runs = (id: number) => listRuns(db, id, 100)
  return {
    runner,
    makeRunner,
    imports,
    folder,
    runs,
    async add(url: string, more: { shop?: string; share?: number; all?: boolean; name?: string } = {}) {
      const { shop = 'a.vn', share = 30, all = false, name = `Nguồn ${crypto.randomUUID()}` } = more
      const input = {
        name,
        url,
        shop,
        intervalMinutes: 60,
        holdShare: share,
        addsOnly: !all,
        fetchesPictures: false,
      }
      const id = await addFeed(db, input, { createdBy: 'editor' })
      if (id === null) throw new Error('the name is taken')
      return id
    },
    /** Reads a feed now. @returns its newest run */
    async read(id: number, own = runner) {
      await pool.query('update feeds set next_run_at = now() where id = $1', [id])
      await own.finish()
      const [run] = await runs(id)
      if (!run) throw new Error('the feed was not read')
      return run
    },
    /** Lets the run that waits begin, as a person who has looked at it. */
    async release(id: number) {
      const [run] = await runs(id)
      const job = await importById(db, run?.jobId ?? undefined)
      const { strategy, options } = job
      const { blank, mapping, choices = {} } = options
      const own = { db, runner: imports, person: { id: 'editor' } }
      await chooseForImport(own, job, { strategy, blank, mapping, choices }, { start: true })
      await imports.finish()
      const [after] = await runs(id)
      return after
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}
