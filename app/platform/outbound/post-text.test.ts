import { createServer } from 'node:net'
import type { AddressInfo, Server } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createPoster } from './post-text.server.ts'
import type { PostAnswer } from './post-text.server.ts'

const post = createPoster({ whole: 700, trusts: ({ hostname }) => hostname === '127.0.0.1' })
const open: Server[] = []

afterEach(async () => {
  for (const server of open.splice(0)) await new Promise((resolve) => server.close(resolve))
})

/** What posting to a server comes to that says just these bytes, in these pieces, and then ends or (`isOpen`) goes on listening. */
async function answerTo(pieces: readonly string[], isOpen = false): Promise<PostAnswer> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', async () => {
      for (const piece of pieces) {
        socket.write(piece)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      if (!isOpen) socket.end()
    })
  })
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return post(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, '{}', {})
}

describe('posting a text', () => {
  it.each([
    ['a whole answer', ['HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'], 200, 'ok'],
    ['a 204 with a body', ['HTTP/1.1 204 No Content\r\n\r\nok'], 204, ''],
    ['a 204 with a body behind it', ['HTTP/1.1 204 No Content\r\n\r\n', 'ok'], 204, ''],
    ['more than was announced', ['HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nokok'], 200, 'ok'],
    ['less than was announced', ['HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nok'], 200, 'ok'],
    [
      'pieces that are none',
      ['HTTP/1.1 500 No\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n', 'zz\r\n'],
      500,
      'ok',
    ],
  ])('takes the status as it is said: %s', async (_, pieces, status, text) => {
    expect(await answerTo(pieces)).toEqual({ status, text })
  })

  it('waits for nothing behind a whole answer', async () => {
    const started = performance.now()
    expect(await answerTo(['HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'], true)).toMatchObject({
      text: 'ok',
    })
    expect(performance.now() - started).toBeLessThan(500)
  })

  it('takes the status of an answer that does not end in time', async () => {
    expect(await answerTo(['HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nok'], true)).toEqual({
      status: 200,
      text: 'ok',
    })
  })

  it.each([
    ['no status', [''], 'no_connection'],
    ['what is no HTTP', ['hello\r\n\r\n'], 'no_connection'],
  ])('fails where the other side says %s', async (_, pieces, failure) => {
    await expect(answerTo(pieces)).rejects.toThrow(failure)
  })

  it('fails where the other side says nothing in time', async () => {
    await expect(answerTo([], true)).rejects.toThrow('timeout: 0.7 s')
  })
})
