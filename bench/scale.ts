import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '#db/client.ts'
import { growTo } from './blog.ts'
import { startSite } from './child.ts'
import { fillTo } from './fill.ts'
import { anyOf, load } from './http.ts'
import type { LoadFigures } from './http.ts'
import { timed } from './timing.ts'

/** One page, made anew for each request, over the demo and over a catalogue and a blog a hundred times as large. */
export type ScaleFigures = { page: string; demo: PageFigures; grown: PageFigures }

/** `firstMs`: how long the first reader after a change of a product and an article waits, the median of some. */
type PageFigures = LoadFigures & { firstMs: number }

const PRODUCTS = 200_000
const ARTICLES = 20_000
/** A few visitors at a time: what is asked is what a page costs, not how many it stands. */
const LOAD = { connections: 2, seconds: 3, warmUpSeconds: 2 }

const FIRST = { runs: 9, warmUp: 1 }
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

/** Measures every page of a site on the empty database at `databaseUrl`, and again after it has grown. */
export async function measureScale(dataDir: string, databaseUrl: string): Promise<ScaleFigures[]> {
  const demo = await measurePages(dataDir, databaseUrl, PAGES.map(firstPage))
  const connection = await connect({ url: databaseUrl })
  await fillTo(connection, PRODUCTS)
  await growTo(connection, ARTICLES)
  await connection.close()
  const grown = await measurePages(dataDir, databaseUrl, PAGES)
  return PAGES.map((page, at) => {
    const [before, after] = [demo[at], grown[at]]
    if (!before || !after) throw new Error(`${page} was not measured`)
    return { page, demo: before, grown: after }
  })
}

/** The demo has no page so far back; its first stands beside it. */
const firstPage = (page: string) => page.replace(/page=\d+&/, '')

async function measurePages(
  dataDir: string,
  databaseUrl: string,
  pages: readonly string[],
): Promise<PageFigures[]> {
  const site = await startSite(dataDir, databaseUrl)
  const connection = await connect({ url: databaseUrl })
  const before = async () => {
    await connection.pool.query(CHANGE)
    await wait(HEARD_MS)
  }
  try {
    const { id, slug } = await anyOf(site.url)
    const figures: PageFigures[] = []
    for (const page of pages) {
      const url = site.url + page.replaceAll('{id}', String(id)).replace('{slug}', slug)
      const read = async () => (await fetch(url)).arrayBuffer()
      const { p50Ms: firstMs } = await timed(read, { ...FIRST, before })
      figures.push({ ...(await load(site, url, LOAD)), firstMs })
    }
    return figures
  } finally {
    await connection.close()
    await site.stop()
  }
}
