import type { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import { takesFiles } from './paths.ts'

/** What is read of a body that nobody wanted, in bytes: more than any call without a file may send. */
const MOST_READ = 16 * 2 ** 20

/**
 * Ends what a refusal left of a body: whoever sends reads an answer once all of it is sent, and then sends the next request on the
 * same connection, which was closed under it. What is too long to be read, or a file, is answered with 'Connection: close'.
 */
export const endUnreadBodies: MiddlewareHandler<{ Bindings: { incoming?: IncomingMessage } }> = async (
  c,
  next,
) => {
  await next()
  const { incoming } = c.env
  if (!incoming || incoming.complete) return
  const declared = Number(c.req.header('content-length') ?? 0)
  const isRead = declared <= MOST_READ && !takesFiles(c.req.path) && (await readToEnd(c.req.raw))
  if (!isRead) c.res.headers.set('Connection', 'close')
}

/** @returns whether a body is read whole; not one that somebody else has begun to read, or that goes on too long */
async function readToEnd({ body }: Request): Promise<boolean> {
  if (!body || body.locked) return false
  const reader = body.getReader()
  let bytes = 0
  try {
    while (bytes <= MOST_READ) {
      const { done, value } = await reader.read()
      if (done) return true
      bytes += value.length
    }
  } catch {
    // Whoever sent it has left.
  }
  return false
}
