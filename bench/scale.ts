import { connect } from '#db/client.ts'
import { growTo } from './blog.ts'
import { startSite } from './child.ts'
import { fillTo } from './fill.ts'
import { anyOf, load } from './http.ts'
import type { LoadFigures } from './http.ts'

/** One page, made anew for each request, over the demo and over a catalogue and a blog a hundred times as large. */
export type ScaleFigures = { page: string; demo: LoadFigures; grown: LoadFigures }

const PRODUCTS = 200_000
const ARTICLES = 20_000
/** A few visitors at a time: what is asked is what a page costs, not how many it stands. */
const LOAD = { connections: 2, seconds: 3, warmUpSeconds: 2 }

/** Every kind of public page; `typing` keeps them from being kept. */
const PAGES = [
  '/?typing=',
  '/products?typing=',
  '/products?page=400&typing=',
  '/products?category=tu-lanh&typing=',
  '/products?category=tu-lanh&brand=samsung&sort=price-asc&typing=',
  '/products?q=may+giat+9kg&typing=',
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
): Promise<LoadFigures[]> {
  const site = await startSite(dataDir, databaseUrl)
  try {
    const { id, slug } = await anyOf(site.url)
    const figures: LoadFigures[] = []
    for (const page of pages) {
      const path = page.replaceAll('{id}', String(id)).replace('{slug}', slug)
      figures.push(await load(site, site.url + path, LOAD))
    }
    return figures
  } finally {
    await site.stop()
  }
}
