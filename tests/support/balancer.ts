import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A balancer on loopback before several servers, as an operator would put one. */
export type Balancer = { url: string; close(): Promise<void> }

/**
 * Gives requests to the servers in turn, and names the visitor in X-Forwarded-For: the first address of a header the
 * test sends as `x-test-visitor`, else its own.
 * @param checkMs how often it asks each server for /readyz, to leave out those that are not ready; 0: it takes all of them always
 */
export async function openBalancer(servers: readonly string[], checkMs = 0): Promise<Balancer> {
  let turn = 0
  const ready = new Set(servers)
  const check = () => {
    for (const each of servers)
      void fetch(`${each}/readyz`, { signal: AbortSignal.timeout(1_000), headers: { Connection: 'close' } })
        .then((answer) => answer.text().then(() => answer.ok))
        .catch(() => false)
        .then((isReady) => (isReady ? ready.add(each) : ready.delete(each)))
  }
  const timer = checkMs > 0 ? setInterval(check, checkMs) : undefined
  const next = () => {
    const among = ready.size > 0 ? servers.filter((each) => ready.has(each)) : servers
    return among[turn++ % among.length] ?? ''
  }
  const server = createServer((request, response) => {
    const visitor = request.headers['x-test-visitor'] ?? '192.0.2.1'
    const headers = { ...request.headers, 'x-forwarded-for': visitor }
    const sent = send(next() + (request.url ?? '/'), { method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    sent.on('error', () => response.writeHead(502).end())
    request.pipe(sent)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      clearInterval(timer)
      return new Promise((resolve) => server.close(() => resolve()).closeAllConnections())
    },
  }
}
