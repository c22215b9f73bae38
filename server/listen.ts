import cluster from 'node:cluster'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { HttpBindings } from '@hono/node-server'
import type { Env } from './env.ts'
import { takesFiles } from './paths.ts'
import type { Listener, Site } from './site.ts'

/** How long a request may take to arrive, in ms: one that carries a large file on a slow line, and any other. */
const FILE_MS = 20 * 60_000
const REQUEST_MS = 60_000

/** The last one is younger than its types: a request without a body is given no stream to read, which takes a seventh of a kept page. */
const OPTIONS: ServerOptions & { optimizeEmptyRequests: boolean } = {
  headersTimeout: 30_000,
  requestTimeout: FILE_MS,
  keepAliveTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
  optimizeEmptyRequests: true,
}

/** Listens on the environment's address, or on the socket that systemd hands over. A header must arrive within 30 s (its own delay under load counts too), a whole request within 60 s, a file within 20 min. */
export async function listen(site: Site, env: Pick<Env, 'host' | 'port'>): Promise<Server> {
  const listener = getRequestListener((request, bindings) => site.fetch(request, bindings as HttpBindings))
  const answer: Listener = (request, response) => {
    if (carriesBody(request) && !takesFiles(pathOf(request))) endLate(request, response)
    void listener(request, response)
  }
  const server = createServer(OPTIONS, site.before ? site.before(answer) : answer)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    const fd = givenSocket(process.env)
    if (fd === null) server.listen(env.port, env.host, resolve)
    else server.listen({ fd }, resolve)
  })
  return server
}

/** The first descriptor by which systemd hands over what it listens on. */
const FIRST_GIVEN = 3

/**
 * The socket that systemd opened for this process (deploy/chon-may.socket); null where it opened none. It stays open while one server
 * takes the place of another: visitors wait, and are not refused.
 */
export function givenSocket(variables: Record<string, string | undefined>): number | null {
  // Of several processes the one that started them was given it, and is asked for it.
  const isForUs = variables.LISTEN_PID === String(cluster.isWorker ? process.ppid : process.pid)
  return isForUs && Number(variables.LISTEN_FDS) >= 1 ? FIRST_GIVEN : null
}

/** The path of a request as it was sent: what is no address at all is one of no file. */
const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? '/'

const carriesBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/** Ends a request whose body takes too long, as the server's own limit would. */
function endLate(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) return
  const timer = setTimeout(() => {
    if (request.complete) return
    if (!response.headersSent) response.writeHead(408, { Connection: 'close' }).end()
    else request.socket.destroy()
  }, REQUEST_MS).unref()
  request.once('close', () => clearTimeout(timer))
}

/** Stops accepting, gives running requests `graceMs`, then cuts what is left. */
export async function drain(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearTimeout(timer)
}
