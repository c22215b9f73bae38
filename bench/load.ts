import { Agent, request as send } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Child } from './child.ts'
import { seeded } from './generate.ts'
import { residentMb } from './process-figures.ts'
import { timingOf } from './timing.ts'
import type { Timing } from './timing.ts'

/** One kind of request in the load. */
export type LoadedKind = { kind: string; timing: Timing; failed: number }

/** What visitors did to a site at once; memory in MB every `memoryEverySeconds`, from the start to a rest after the end. */
export type LoadRun = {
  seconds: number
  requestsPerSecond: number
  all: Timing
  failed: number
  kinds: LoadedKind[]
  memoryMb: number[]
}

const CONNECTIONS = 16
/** Times memory is looked at in a run. */
const LOOKS = 10
const REST_MS = 5_000
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36'

const SEARCHES = [
  'tu lanh inverter',
  'máy giặt 9kg',
  'tivi 55 inch',
  'noi com dien',
  'quạt',
  'may lanh 1hp daikin',
]
const LISTS = [
  '',
  '?category=tu-lanh',
  '?category=tivi&sort=price-asc',
  '?category=may-giat&page=2',
  '?brand=samsung',
]
const QUESTIONS = [
  'Tủ lạnh cho 4 người dưới 15 triệu',
  'Máy lạnh cho phòng 15 m2 loại nào tiết kiệm điện',
  'Nên mua máy giặt cửa trước hay cửa trên?',
  'Tivi 55 inch tầm 12 triệu',
  'So sánh tủ lạnh LG và Samsung',
]

type Asked = { kind: string; path: string; question?: string }
type Random = () => number

/** What one visitor does, again and again, each time of other things. */
function journey(random: Random, { products, articles }: Known): Asked[] {
  const one = <T>(of: readonly T[]) => of[Math.floor(random() * of.length)] as T
  const product = () => ({ kind: 'a product', path: `/products/${one(products)}` })
  return [
    { kind: 'home', path: '/' },
    { kind: 'a list', path: `/products${one(LISTS)}` },
    { kind: 'a search', path: `/products?q=${encodeURIComponent(one(SEARCHES))}` },
    product(),
    product(),
    { kind: 'an article', path: `/blog/${one(articles)}` },
    { kind: 'a question', path: '/functions/v1/perplexity-chat', question: one(QUESTIONS) },
  ]
}

type Known = { products: number[]; articles: string[] }

/** Lets 16 visitors at a time go through the site for some seconds, each over a connection of its own. */
export async function measureLoad(site: Child, seconds: number): Promise<LoadRun> {
  const known = await whatIsThere(site.url)
  const times = new Map<string, number[]>()
  const failures = new Map<string, number>()
  const memoryMb = [residentMb(site.pid)]
  const begun = performance.now()
  const until = begun + seconds * 1000
  const looking = setInterval(() => memoryMb.push(residentMb(site.pid)), (seconds * 1000) / LOOKS)

  async function visit(visitor: number): Promise<void> {
    const random = seeded(visitor)
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let round = 0; performance.now() < until; round += 1) {
      // Each round is another visitor: nobody asks more than one person may.
      const address = `10.${visitor}.${(round >> 8) & 255}.${round & 255}`
      for (const asked of journey(random, known)) {
        if (performance.now() >= until) break
        const started = performance.now()
        const status = await ask(site.url, asked, { agent, address })
        const kind = times.get(asked.kind) ?? []
        times.set(asked.kind, kind)
        kind.push(performance.now() - started)
        if (status !== 200) failures.set(asked.kind, (failures.get(asked.kind) ?? 0) + 1)
      }
    }
    agent.destroy()
  }

  await Promise.all(Array.from({ length: CONNECTIONS }, (_, visitor) => visit(visitor + 1)))
  const lasted = (performance.now() - begun) / 1000
  clearInterval(looking)
  await wait(REST_MS)
  memoryMb.push(residentMb(site.pid))
  const everything = [...times.values()].flat()
  return {
    seconds: lasted,
    requestsPerSecond: everything.length / lasted,
    all: timingOf(everything),
    failed: [...failures.values()].reduce((sum, n) => sum + n, 0),
    kinds: [...times].map(([kind, taken]) => ({
      kind,
      timing: timingOf(taken),
      failed: failures.get(kind) ?? 0,
    })),
    memoryMb,
  }
}

async function whatIsThere(url: string): Promise<Known> {
  const read = async (path: string) => (await fetch(url + path)).json()
  const { products } = (await read('/functions/v1/paginated-products?limit=48')) as {
    products: { id: number }[]
  }
  const { articles } = (await read('/api/v1/articles?limit=24')) as { articles: { slug: string }[] }
  return { products: products.map(({ id }) => id), articles: articles.map(({ slug }) => slug) }
}

type From = { agent: Agent; address: string }

/** Follows where a search is sent to, as a browser does. @returns the last status; 0 for a connection that broke */
async function ask(url: string, asked: Asked, from: From): Promise<number> {
  const { status, location } = await answerOf(url, asked, from)
  return location ? (await answerOf(url, { ...asked, path: location }, from)).status : status
}

function answerOf(url: string, { path, question }: Asked, { agent, address }: From) {
  return new Promise<{ status: number; location?: string | undefined }>((resolve) => {
    const sent = send(url + path, {
      agent,
      method: question ? 'POST' : 'GET',
      headers: {
        'user-agent': BROWSER,
        'accept-encoding': 'br, gzip',
        'x-forwarded-for': address,
        ...(question ? { 'content-type': 'application/json' } : {}),
      },
    })
    sent.on('response', (response) => {
      const { statusCode: status = 0, headers } = response
      response.resume()
      response.on('end', () => resolve({ status, location: headers.location }))
      response.on('error', () => resolve({ status: 0 }))
    })
    sent.on('error', () => resolve({ status: 0 }))
    sent.end(question && JSON.stringify({ message: question }))
  })
}
