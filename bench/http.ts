import { request } from 'node:http'
import autocannon from 'autocannon'
import { startChild } from './child.ts'
import type { Child } from './child.ts'
import { cpuMs } from './process-figures.ts'

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

const CONNECTIONS = 16
const SECONDS = 8
const WARM_UP_SECONDS = 2

/** What a browser sends; a robot's name would be answered in another way. */
const BROWSER = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36',
  'accept-encoding': 'br',
  accept: 'text/html,application/json',
}

/** Public pages and the API's list; `{id}` is a product of the running site. */
const PAGES = ['/', '/products?size=24', '/products/{id}', '/functions/v1/paginated-products?limit=24']

/** Loads every page of a running site for some seconds, and a bare server with its bytes after it. */
export async function measureHttp(site: Child, { withBare }: { withBare: boolean }): Promise<PageFigures[]> {
  const id = await anyProduct(site.url)
  const figures: PageFigures[] = []
  for (const page of PAGES) {
    const url = site.url + page.replace('{id}', String(id))
    const answer = await answerOf(url)
    figures.push({
      page,
      bytes: answer.body.length,
      encoding: answer.headers['content-encoding'] ?? 'none',
      site: await load(site, url),
      bare: withBare ? await loadBare(answer) : null,
    })
  }
  return figures
}

async function loadBare({ headers, body }: WireAnswer): Promise<LoadFigures> {
  const server = await startChild(
    'bench/bare-server.ts',
    {},
    JSON.stringify({ headers, body: body.toString('base64') }),
  )
  try {
    return await load(server, server.url)
  } finally {
    await server.stop()
  }
}

async function load({ pid }: Child, url: string): Promise<LoadFigures> {
  const options = { url, connections: CONNECTIONS, headers: BROWSER }
  await autocannon({ ...options, duration: WARM_UP_SECONDS })
  const before = cpuMs(pid)
  const { requests, latency, non2xx, errors } = await autocannon({ ...options, duration: SECONDS })
  return {
    requestsPerSecond: requests.average,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    cpuMsPerRequest: (cpuMs(pid) - before) / requests.total,
    failed: non2xx + errors,
  }
}

async function anyProduct(url: string): Promise<number> {
  const response = await fetch(`${url}/functions/v1/paginated-products?limit=1`)
  const { products } = (await response.json()) as { products: { id: number }[] }
  const [first] = products
  if (!first) throw new Error('the site has no product')
  return first.id
}

/** Headers that belong to one connection and are written again by the bare server's own Node. */
const OF_THE_CONNECTION = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'])

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
