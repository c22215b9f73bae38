import { createServer, request as send } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What happens to a request on its way. */
type Fate = 'passes' | 'waits' | 'is lost'

/** A visitor's own line to the site, on which requests can be made to wait or be lost, whatever the browser. */
export type Line = {
  /** The site's address on this line. */
  url: string
  /** Says what happens to each request from now on, by its path. */
  rule(fateOf: (path: string) => Fate): void
  /** How many requests wait. */
  waiting(): number
  /** Lets everything pass, what waits included. */
  clear(): void
  close(): Promise<void>
}

let visitors = 0

/** Opens a line to the site at `target`; the site takes each for another visitor. */
export async function openLine(target: string): Promise<Line> {
  visitors += 1
  const visitor = `10.${process.pid % 256}.200.${visitors % 256}`
  let fateOf: (path: string) => Fate = () => 'passes'
  let held: (() => void)[] = []
  const server = createServer((asked, answer) => {
    const fate = fateOf(asked.url ?? '/')
    if (fate === 'is lost') asked.socket.destroy()
    else if (fate === 'waits') held.push(() => pass(target, visitor, asked, answer))
    else pass(target, visitor, asked, answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    rule: (next) => (fateOf = next),
    waiting: () => held.length,
    clear() {
      fateOf = () => 'passes'
      for (const go of held) go()
      held = []
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function pass(target: string, visitor: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { hostname, port } = new URL(target)
  const sent = send(
    {
      hostname,
      port,
      path: asked.url,
      method: asked.method,
      headers: { ...asked.headers, 'x-forwarded-for': visitor },
    },
    (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    },
  )
  sent.on('error', () => answer.destroy())
  answer.on('close', () => sent.destroy())
  asked.pipe(sent)
}
