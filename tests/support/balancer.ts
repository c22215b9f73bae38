import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A balancer on loopback before several servers, as an operator would put one. */
export type Balancer = { url: string; close(): Promise<void> }

/**
 * Gives requests to the servers in turn, and names the visitor in X-Forwarded-For: the first address of a header the
 * test sends as `x-test-visitor`, else its own.
 */
export async function openBalancer(servers: readonly string[]): Promise<Balancer> {
  let turn = 0
  const server = createServer((request, response) => {
    const target = servers[turn++ % servers.length] ?? ''
    const visitor = request.headers['x-test-visitor'] ?? '192.0.2.1'
    const headers = { ...request.headers, 'x-forwarded-for': visitor }
    const sent = send(target + (request.url ?? '/'), { method: request.method, headers }, (answer) => {
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
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  }
}
