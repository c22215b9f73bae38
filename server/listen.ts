import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { HttpBindings } from '@hono/node-server'
import type { Env } from './env.ts'
import type { Listener, Site } from './site.ts'

/** Listens on the environment's address. A header must arrive within 10 s, a whole request within 60. */
export async function listen(site: Site, env: Pick<Env, 'host' | 'port'>): Promise<Server> {
  const listener = getRequestListener((request, bindings) => site.fetch(request, bindings as HttpBindings))
  const answer: Listener = (request, response) => void listener(request, response)
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 60_000,
      keepAliveTimeout: 30_000,
      connectionsCheckingInterval: 1_000,
    },
    site.before ? site.before(answer) : answer,
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(env.port, env.host, resolve)
  })
  return server
}

/** Stops accepting, gives running requests `graceMs`, then cuts what is left. */
export async function drain(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearTimeout(timer)
}
