import { executionAsyncResource } from 'node:async_hooks'
import { createServer } from 'node:http'
import { duplexPair } from 'node:stream'

/** Held for its shape alone. */
export const held: object[] = []

/**
 * Holds one of the objects that `process.nextTick` makes for each call. Their shape is forgotten when garbage is collected while there is
 * none, and from then on V8 makes each with three calls of its runtime, for as long as the process lives: 3.6 µs instead of 0.6 to 1.3. A kept
 * page takes three or four of them.
 */
export function keepTickShape(): void {
  process.nextTick(() => held.push(executionAsyncResource()))
}

/** V8 decides with the seventh object of a class how much room each of them gets. */
const ENOUGH = 8
const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

/**
 * Has Node's classes of a request and its answer made and used some times in a row, over a line that leads nowhere, and holds what was made. V8
 * gives all later answers the room that the first seven are known to have used; where garbage is collected among these, as it mostly is while a
 * server starts, nothing is known, and every answer is a dictionary for as long as the process lives: 6 to 9 µs more of each request.
 */
export async function keepAnswerShape(): Promise<void> {
  const server = createServer((request, response) => {
    held.push(request, response)
    response.writeHead(200, ['content-length', '1'])
    response.end('.')
  })
  const [line, asking] = duplexPair()
  server.emit('connection', line)
  let asked = 0
  await new Promise<void>((resolve) => {
    const ask = () => {
      if (asked === ENOUGH) return resolve()
      asked += 1
      asking.write(REQUEST)
    }
    asking.on('data', ask)
    ask()
  })
  line.destroy()
  asking.destroy()
}
