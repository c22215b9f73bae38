import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stringify } from 'csv-stringify/sync'
import { pino } from 'pino'
import { FEED_LIMITS } from '#app/domain/imports/feeds/feed.ts'
import { openFeedRunner, openImportRunner } from '#app/domain/imports/imports.server.ts'
import { createFetcher } from '#app/platform/outbound/fetch-file.server.ts'
import { connect } from '#db/client.ts'
import type { Connection } from '#db/client.ts'
import { loadDemo } from '#db/demo/load.ts'
import { readDemo } from '#db/demo/read.ts'
import { migrate } from '#db/migrate.ts'
import { generateProducts } from './generate.ts'
import { familyCpuMs, parentOf } from './process-figures.ts'

const SEED = 20_260_103

/** Seconds by the clock and of CPU: of all of PostgreSQL (NaN where it runs on another machine), and of this process. */
export type Spent = { seconds: number; databaseCpu: number; ownCpu: number }

/** One feed of so many products: what each way to read it takes, and the same rows by COPY. */
export type FeedFigures = {
  products: number
  megabytes: number
  full: Spent
  unchangedSeconds: number
  /** The same bytes from a server without validators. */
  sameBytesSeconds: number
  /** The same file a day later: a sighting a product. */
  nextDaySeconds: number
  copy: Spent
}

/**
 * Reads a feed of generated products into PostgreSQL, then the same file again, then copies the same rows into another database with
 * the same triggers. @param open gives the address of a new, empty database
 */
export async function measureFeed(
  open: (name: string) => Promise<string>,
  products: number,
): Promise<FeedFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-feed-'))
  // The database's own account reads what is copied.
  chmodSync(folder, 0o755)
  try {
    const rows = generateProducts(readDemo().products, products, SEED)
    const text = stringify([
      ['source_key', 'title', 'brand', 'category', 'description', 'price'],
      ...rows.map(({ key, title, brand, category, des, price }) => [
        key,
        title,
        brand,
        category,
        des,
        String(price),
      ]),
    ])
    const read = await inDatabase(await open('feed'), (connection) => readTwice(connection, folder, text))
    const copy = await inDatabase(await open('copy'), (connection) => copied(connection, folder, rows))
    return { products, megabytes: Buffer.byteLength(text) / 2 ** 20, ...read, copy }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function inDatabase<T>(url: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await connect({ url })
  try {
    await migrate(connection)
    await connection.db.transaction((tx) => loadDemo(tx))
    return await work(connection)
  } finally {
    await connection.close()
  }
}

/** What some work takes. By the clock it takes what else the machine does, too: two ways of doing the same are compared by CPU. */
async function spentOn({ pool }: Connection, work: () => Promise<unknown>): Promise<Spent> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const database = postgresOf(rows[0]?.pid ?? 0)
  const cpu = () => (database === null ? Number.NaN : familyCpuMs(database) / 1000)
  const [begun, own, before] = [performance.now(), process.cpuUsage(), cpu()]
  await work()
  const { user, system } = process.cpuUsage(own)
  return {
    seconds: (performance.now() - begun) / 1000,
    databaseCpu: cpu() - before,
    ownCpu: (user + system) / 1_000_000,
  }
}

/** The first process of the server that a connection is served by; null where it is on another machine. */
function postgresOf(backend: number): number | null {
  try {
    return parentOf(backend)
  } catch {
    return null
  }
}

async function readTwice(connection: Connection, folder: string, text: string) {
  const { pool } = connection
  let hasValidator = true
  const server = createServer((request, response) => {
    if (hasValidator && request.headers['if-none-match'] === '"1"') return void response.writeHead(304).end()
    response.writeHead(200, hasValidator ? { ETag: '"1"' } : {}).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const log = pino({ level: 'warn' })
  const imports = openImportRunner(connection, folder, log)
  const fetchFile = createFetcher({ limits: FEED_LIMITS, trusts: ({ hostname }) => hostname === '127.0.0.1' })
  const runner = openFeedRunner(connection, { imports, fetchFile, log })
  // A demo's feed needs nobody to say what its columns are.
  await pool.query(
    `insert into feeds (name, url, shop, interval_minutes, hold_share, is_demo) values ('bench', $1, 'bench.example', 60, 100, true)`,
    [url],
  )
  const again = async () => {
    await pool.query('update feeds set next_run_at = now()')
    const spent = await spentOn(connection, () => runner.finish())
    const { rows } = await pool.query<{ state: string }>(
      'select state from feed_runs order by id desc limit 1',
    )
    return { spent, state: rows[0]?.state }
  }
  const expectState = ({ spent, state }: { spent: Spent; state?: string | undefined }, wanted: string) => {
    if (state !== wanted) throw new Error(`The feed came to ${state}, not ${wanted}.`)
    return spent
  }
  try {
    const full = expectState(await again(), 'done')
    const { seconds: unchangedSeconds } = expectState(await again(), 'unchanged')
    hasValidator = false
    const { seconds: sameBytesSeconds } = expectState(await again(), 'unchanged')
    await pool.query(`alter table price_observations disable trigger user;
      update price_observations set observed_on = observed_on - 1, seen_at = seen_at - interval '1 day';
      alter table price_observations enable trigger user`)
    const { seconds: nextDaySeconds } = expectState(await again(), 'unchanged')
    return { full, unchangedSeconds, sameBytesSeconds, nextDaySeconds }
  } finally {
    server.close()
  }
}

type Product = ReturnType<typeof generateProducts>[number]

/** The same rows by COPY: products, their offers, their prices, each a statement. */
async function copied(connection: Connection, folder: string, rows: readonly Product[]): Promise<Spent> {
  const { pool } = connection
  const idsOf = async (table: string, key: string) => {
    const { rows: known } = await pool.query<{ id: number; key: string }>(
      `select id, ${key} as key from ${table}`,
    )
    return new Map(known.map(({ id, key }) => [key, id]))
  }
  const [brands, categories] = [await idsOf('brands', 'name'), await idsOf('product_categories', 'slug')]
  const names = await idsOf('product_categories', 'name')
  const first = 10_000_000
  const file = (name: string, lines: (string | number | null | undefined)[][]) => {
    const path = join(folder, name)
    writeFileSync(path, stringify(lines), { mode: 0o644 })
    return path
  }
  const products = file(
    'products.csv',
    rows.map(({ key, title, brand, category, des }, at) => [
      first + at,
      key,
      title,
      des,
      brands.get(brand),
      categories.get(category) ?? names.get(category),
    ]),
  )
  const offers = file(
    'offers.csv',
    rows.map((_, at) => [first + at, 'bench.example']),
  )
  const copy = (target: string, path: string) => pool.query(`copy ${target} from '${path}' (format csv)`)
  return spentOn(connection, async () => {
    await copy('products (id, source_key, title, des, brand_id, category_id)', products)
    await copy('offers (product_id, shop)', offers)
    const { rows: made } = await pool.query<{ id: number; product: number }>(
      `select id, product_id as product from offers where shop = 'bench.example'`,
    )
    const prices = file(
      'prices.csv',
      made.map(({ id, product }) => [id, rows[product - first]?.price, '2026-11-01', 'bench']),
    )
    await copy('price_observations (offer_id, price, observed_on, source)', prices)
  })
}
