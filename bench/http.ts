import { request } from 'node:http'
import autocannon from 'autocannon'
import { startChild } from './child.ts'
import type { Child } from './child.ts'
import { cpuMs } from './process-figures.ts'
import { askWithWrk, hasWrk } from './wrk.ts'
import type { Asked } from './wrk.ts'

/** A page measured on the site and, when asked for, on a bare server that answers the same bytes. */
export type PageFigures = {
  page: string
  bytes: number
  encoding: string
  site: LoadFigures
  bare: LoadFigures | null
}

/** Times in ms; `failed` counts answers other than 2xx and broken connections. */
export type LoadFigures = {
  requestsPerSecond: number
  p50Ms: number
  p99Ms: number
  cpuMsPerRequest: number
  failed: number
}

/** How an address is asked for: connections at once, seconds measured after the seconds of warm-up. */
type Load = { connections: number; seconds: number; warmUpSeconds: number }

/** A kept page and its bare server are asked in turn: what else the machine does meets both alike. */
const KEPT_LOAD: Load = { connections: 16, seconds: 2, warmUpSeconds: 1 }
const ROUNDS = 9
/** Few at a time: what is asked is what a page costs, once its code is compiled. */
const MADE_LOAD: Load = { connections: 4, seconds: 8, warmUpSeconds: 6 }

/** What a browser sends; a robot's name would be answered in another way. */
const BROWSER = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36',
  'accept-encoding': 'br',
  accept: 'text/html,application/json',
}

/** Public pages, kept whole after the first reader; `{id}` is a product and `{slug}` an article of the running site. */
const KEPT = [
  '/',
  '/products?size=24',
  '/products/{id}',
  '/blog/{slug}',
  '/functions/v1/paginated-products?limit=24',
]

/** The same pages at addresses that are never kept: each request reads the database and renders. */
const MADE = [
  '/products?size=24&typing=',
  '/products?category=tu-lanh&typing=',
  '/products/{id}?q=',
  '/blog/{slug}?q=',
  '/blog?typing=',
  '/brand/samsung?typing=',
  '/functions/v1/paginated-products?limit=24&search=',
]

/** Figures of pages that are kept, beside a bare server that sends the same bytes, and of pages made for each request. */
export type HttpFigures = { kept: PageFigures[]; made: PageFigures[] }

/** Loads every page of a running site for some seconds. */
export async function measureHttp(site: Child): Promise<HttpFigures> {
  return { kept: await measurePages(site, KEPT, besideBare), made: await measurePages(site, MADE, alone) }
}

type Measured = Pick<PageFigures, 'site' | 'bare'>

async function measurePages(
  site: Child,
  pages: readonly string[],
  measure: (site: Child, url: string, answer: WireAnswer) => Promise<Measured>,
): Promise<PageFigures[]> {
  const { id, slug } = await anyOf(site.url)
  const figures: PageFigures[] = []
  for (const page of pages) {
    const url = site.url + page.replace('{id}', String(id)).replace('{slug}', slug)
    // The first answer of a kind loads its code, and is sent as it comes.
    await answerOf(url)
    const answer = await answerOf(url)
    figures.push({
      page,
      bytes: answer.body.length,
      encoding: answer.headers['content-encoding'] ?? 'none',
      ...(await measure(site, url, answer)),
    })
  }
  return figures
}

const alone = async (site: Child, url: string): Promise<Measured> => ({
  site: await load(site, url, MADE_LOAD),
  bare: null,
})

/** A page and a bare server of the same answer in turn, the median of the rounds of each. */
async function besideBare(site: Child, url: string, { headers, body }: WireAnswer): Promise<Measured> {
  const server = await startChild(
    'bench/bare-server.ts',
    {},
    JSON.stringify({ headers, body: body.toString('base64') }),
  )
  const rounds: { site: LoadFigures[]; bare: LoadFigures[] } = { site: [], bare: [] }
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.bare.push(await load(server, server.url, KEPT_LOAD))
      rounds.site.push(await load(site, url, KEPT_LOAD))
    }
  } finally {
    await server.stop()
  }
  return { site: medianOf(rounds.site), bare: medianOf(rounds.bare) }
}

/** The median of each figure; failures add up. @throws where there are none */
export function medianOf(rounds: readonly LoadFigures[]): LoadFigures {
  const middle = (figure: keyof LoadFigures) => {
    const sorted = rounds.map((round) => round[figure]).toSorted((one, other) => one - other)
    const median = sorted[Math.floor(sorted.length / 2)]
    if (median === undefined) throw new Error('nothing was measured')
    return median
  }
  return {
    requestsPerSecond: middle('requestsPerSecond'),
    p50Ms: middle('p50Ms'),
    p99Ms: middle('p99Ms'),
    cpuMsPerRequest: middle('cpuMsPerRequest'),
    failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
  }
}

/** Asks for one address over and over, after a warm-up that is not measured. */
export async function load(
  { pid }: Child,
  url: string,
  { connections, seconds, warmUpSeconds }: Load,
): Promise<LoadFigures> {
  const ask = hasWrk() ? askWithWrk : askWithAutocannon
  await ask(url, { connections, seconds: warmUpSeconds, headers: BROWSER })
  const before = cpuMs(pid)
  const { requests, ...figures } = await ask(url, { connections, seconds, headers: BROWSER })
  return { ...figures, cpuMsPerRequest: (cpuMs(pid) - before) / requests }
}

/** Where there is no wrk: it is slower than a kept page, and so understates what the server can. */
async function askWithAutocannon(
  url: string,
  {
    connections,
    seconds,
    headers,
  }: { connections: number; seconds: number; headers: Record<string, string> },
): Promise<Asked> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections,
    headers,
    duration: seconds,
  })
  return {
    requests: requests.total,
    requestsPerSecond: requests.average,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    failed: non2xx + errors,
  }
}

/** A product and an article that a running site has. */
export async function anyOf(url: string): Promise<{ id: number; slug: string }> {
  const read = async (path: string) => (await fetch(url + path)).json()
  const { products } = (await read('/functions/v1/paginated-products?limit=1')) as {
    products: { id: number }[]
  }
  const { articles } = (await read('/api/v1/articles?limit=1')) as { articles: { slug: string }[] }
  const [product] = products
  const [article] = articles
  if (!product || !article) throw new Error('the site has no product, or no article')
  return { id: product.id, slug: article.slug }
}

/** Headers that belong to one connection and are written again by the bare server's own Node. */
const OF_THE_CONNECTION = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

type WireAnswer = { headers: Record<string, string>; body: Buffer }

/** An answer as it goes over the wire, still encoded. */
function answerOf(url: string): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: BROWSER }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        if (response.statusCode !== 200) return reject(new Error(`${url} answered ${response.statusCode}`))
        const kept = Object.entries(response.headers).filter(([name]) => !OF_THE_CONNECTION.has(name))
        const headers = Object.fromEntries(kept.map(([name, value]) => [name, String(value)]))
        resolve({ headers, body: Buffer.concat(chunks) })
      })
    })
    sent.on('error', reject)
    sent.end()
  })
}
