import { expect, it } from 'vitest'
import { healthRoutes } from './health.ts'
import { warmUp } from './warm-up.ts'

const site = (answer: (path: string) => Response | Promise<Response>) => {
  const asked: string[] = []
  return {
    asked,
    fetch: (request: Request) => {
      const { pathname } = new URL(request.url)
      asked.push(pathname)
      return answer(pathname)
    },
  }
}

it('makes pages one after the other, whatever their status', async () => {
  const own = site((path) => new Response('', { status: path === '/' ? 503 : 200 }))
  await warmUp(own, 'http://localhost:3000')
  expect(own.asked).toEqual(['/', '/products'])
})

it('is over when a page fails, and when one takes too long', async () => {
  await warmUp(
    site(() => Promise.reject(new Error('no'))),
    'http://localhost:3000',
  )
  const slow = site(() => new Promise<Response>(() => undefined))
  await warmUp(slow, 'http://localhost:3000', 1)
  expect(slow.asked).toEqual(['/'])
})

it('/readyz is 503 until it is over, /healthz is 200 all along', async () => {
  const readiness = { accepting: true, isWarm: false }
  const query = () => Promise.resolve({ rows: [] })
  const routes = healthRoutes({ query } as never, readiness)
  const statusOf = async (path: string) => {
    const { Hono } = await import('hono')
    const app = new Hono<{ Variables: { watch: { matched: () => void; rendering: () => () => void } } }>()
    app.use((c, next) => {
      c.set('watch', { matched: () => undefined, rendering: () => () => undefined })
      return next()
    })
    app.route('/', routes)
    return (await app.request(path)).status
  }
  expect([await statusOf('/readyz'), await statusOf('/healthz')]).toEqual([503, 200])
  readiness.isWarm = true
  expect(await statusOf('/readyz')).toBe(200)
})
