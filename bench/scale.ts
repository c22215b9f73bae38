import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '#db/client.ts'
import type { Connection } from '#db/client.ts'
import { prepareDatabase } from '#db/prepare.ts'
import { growTo } from './blog.ts'
import { startSite } from './child.ts'
import type { Child } from './child.ts'
import { fillTo } from './fill.ts'
import { anyOf, load } from './http.ts'
import type { LoadFigures } from './http.ts'
import { percentile } from './percentile.ts'
import { cpuMs } from './process-figures.ts'

/** One page over the demo, and over a catalogue and a blog a hundred times as large. */
export type ScaleFigures = { page: string; demo: PageFigures; grown: PageFigures }

/** Made anew for each request, and for the first reader after a change of a product and an article. */
type PageFigures = LoadFigures & FirstReads

/** How long that one waits, the median of some, and how long the server works for it, on average. */
type FirstReads = { firstMs: number; firstCpuMs: number }

const PRODUCTS = 200_000
const ARTICLES = 20_000
/** A few visitors at a time: what is asked is what a page costs, not how many it stands. */
const LOAD = { connections: 2, seconds: 3, warmUpSeconds: 2 }

/** Enough for the ticks of 10 ms by which CPU is counted. */
const FIRST = { runs: 21, warmUp: 5 }
/** How long servers may take to hear of a change, in ms. */
const HEARD_MS = 100
const CHANGE = `update products set updated_at = now() where id = (select min(id) from products);
  update articles set updated_at = now() where id = (select min(id) from articles)`

/** Every kind of public page; `typing` keeps them from being kept. */
const PAGES = [
  '/?typing=',
  '/products?typing=',
  '/products?page=400&typing=',
  '/products?category=tu-lanh&typing=',
  '/products?category=tu-lanh&brand=samsung&sort=price-asc&typing=',
  '/products?q=may+giat+9kg&typing=',
  '/products?q=may&typing=',
  '/products/{id}?typing=',
  '/so-sanh?ids=1,2',
  '/brand?typing=',
  '/brand/samsung?typing=',
  '/blog?typing=',
  '/blog/tu-van?typing=',
  '/blog/tu-van?page=40&typing=',
  '/blog/{slug}?typing=',
  '/blog/search?q=may+lanh+inverter',
  '/sitemap.xml',
  '/functions/v1/paginated-products?limit=24&search=tu+lanh',
  '/api/v1/search-suggestions?q=tu+la',
]

/** Measures every page of a site over the demo and over a hundred times as much, in two empty databases. */
export async function measureScale(dataDir: string, demo: string, grown: string): Promise<ScaleFigures[]> {
  await filled(demo, ({ pool }) => pool.query('vacuum analyze'))
  await filled(grown, async (connection) => {
    await fillTo(connection, PRODUCTS)
    await growTo(connection, ARTICLES)
  })
  return measureInTurn([await openSite(dataDir, demo), await openSite(dataDir, grown)])
}

async function filled(url: string, fill: (connection: Connection) => Promise<unknown>): Promise<void> {
  const connection = await connect({ url })
  try {
    await prepareDatabase(connection, { demo: true })
    await fill(connection)
  } finally {
    await connection.close()
  }
}

/** A site with the database that it reads, and the product and the article that stand in addresses. */
type Site = Child & { connection: Connection; id: number; slug: string }

async function openSite(dataDir: string, databaseUrl: string): Promise<Site> {
  const site = await startSite(dataDir, databaseUrl)
  return { ...site, ...(await anyOf(site.url)), connection: await connect({ url: databaseUrl }) }
}

/** The first reads of both sites in turn: what else the machine does meets both alike. */
async function measureInTurn(sites: readonly [demo: Site, grown: Site]): Promise<ScaleFigures[]> {
  const [demo, grown] = sites
  try {
    const figures: ScaleFigures[] = []
    for (const page of PAGES) {
      // The demo has no page so far back; its first stands beside it.
      const urls = [addressOf(demo, page.replace(/page=\d+&/, '')), addressOf(grown, page)] as const
      const reads = [firstReads(demo, urls[0]), firstReads(grown, urls[1])] as const
      for (let run = 0; run < FIRST.warmUp + FIRST.runs; run += 1)
        for (const { again } of reads) await again()
      figures.push({
        page,
        demo: { ...(await load(demo, urls[0], LOAD)), ...reads[0].figures() },
        grown: { ...(await load(grown, urls[1], LOAD)), ...reads[1].figures() },
      })
    }
    return figures
  } finally {
    for (const site of sites) {
      await site.connection.close()
      await site.stop()
    }
  }
}

const addressOf = ({ url, id, slug }: Site, page: string) =>
  url + page.replaceAll('{id}', String(id)).replace('{slug}', slug)

/** Reads of an address, each the first after a change; those that warm up are not counted. */
function firstReads({ connection, pid }: Site, url: string) {
  const reads: { ms: number; cpu: number }[] = []
  return {
    again: async () => {
      await connection.pool.query(CHANGE)
      await wait(HEARD_MS)
      const [start, worked] = [performance.now(), cpuMs(pid)]
      await (await fetch(url)).arrayBuffer()
      reads.push({ ms: performance.now() - start, cpu: cpuMs(pid) - worked })
    },
    figures: (): FirstReads => {
      const counted = reads.slice(FIRST.warmUp)
      return {
        firstMs: percentile(
          counted.map(({ ms }) => ms),
          0.5,
        ),
        firstCpuMs: counted.reduce((sum, { cpu }) => sum + cpu, 0) / counted.length,
      }
    },
  }
}
