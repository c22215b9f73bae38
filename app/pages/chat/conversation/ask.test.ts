import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AskError, askAdvisor } from './ask.ts'
import { FAILURE_TEXT } from './message.ts'
import { anAnswer } from './sample-answer.ts'

const answer = anAnswer({ content: 'Một. Hai.' })
const event = (name: string, value: unknown) => `event: ${name}\ndata: ${JSON.stringify(value)}\n\n`
const whole = event('answer', answer)

const streamHeaders = { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } }

/** A stream that sends `pieces` and then ends, or stays open. */
function stream(pieces: string[], stays = false): Response {
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      if (!stays) controller.close()
    },
  })
  return new Response(body, streamHeaders)
}

const fetched = vi.fn<typeof fetch>()
beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  fetched.mockReset()
})

function ask(signal = new AbortController().signal) {
  const heard: unknown[] = []
  const asked = askAdvisor({ message: 'tivi', conversation: null, previousContext: null }, signal, {
    onUnderstood: (understood) => heard.push(understood),
    onSentence: (text) => heard.push(text),
  })
  return { heard, asked }
}

describe('askAdvisor', () => {
  it('hears what was understood and each sentence, then gives the whole answer', async () => {
    const chips = [{ slot: 'kinds:tv', label: 'Tivi' }]
    fetched.mockResolvedValue(
      stream([
        event('understood', { understood: chips }),
        ': \n\n',
        event('sentence', { text: 'Một. ' }),
        event('sentence', { text: 'Hai.' }),
        whole,
      ]),
    )
    const { heard, asked } = ask()
    expect(await asked).toEqual(answer)
    expect(heard).toEqual([chips, 'Một. ', 'Hai.'])
  })

  it('reads letters that are cut in two', async () => {
    const bytes = new TextEncoder().encode(event('sentence', { text: 'Tủ lạnh.' }) + whole)
    const body = new ReadableStream({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
        controller.close()
      },
    })
    fetched.mockResolvedValue(new Response(body, streamHeaders))
    const { heard, asked } = ask()
    await asked
    expect(heard).toEqual(['Tủ lạnh.'])
  })

  it('does not wait for a stream to end after the answer', async () => {
    fetched.mockResolvedValue(stream([whole], true))
    expect(await ask().asked).toEqual(answer)
  })

  it('takes JSON from a server that does not stream', async () => {
    fetched.mockResolvedValue(Response.json(answer))
    expect(await ask().asked).toEqual(answer)
  })

  it.each([
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an error of the server', () => Promise.resolve(new Response('oops', { status: 502 }))],
    ['a stream that ends early', () => Promise.resolve(stream([event('sentence', { text: 'Một. ' })]))],
    ['an empty stream', () => Promise.resolve(stream([]))],
    ['an event that is not JSON', () => Promise.resolve(stream(['event: answer\ndata: {\n\n']))],
    ['an answer that is none', () => Promise.resolve(stream([event('answer', { text: 'x' })]))],
    ['a body that is not JSON', () => Promise.resolve(new Response('<html>'))],
    [
      'a problem of the server',
      () => Promise.resolve(stream([event('problem', { status: 500, detail: 'x' })])),
    ],
  ])('says the usual words for %s', async (_, response) => {
    fetched.mockImplementation(response)
    await expect(ask().asked).rejects.toThrow(new AskError(FAILURE_TEXT))
  })

  it.each([
    ['its detail', { detail: 'Bạn hỏi hơi nhanh.' }, 'Bạn hỏi hơi nhanh.'],
    [
      'the first field at fault',
      { detail: 'x', errors: { message: 'Câu hỏi dài quá.' } },
      'Câu hỏi dài quá.',
    ],
    ['nothing', {}, FAILURE_TEXT],
  ])('says of a refusal %s', async (_, problem, said) => {
    fetched.mockResolvedValue(Response.json(problem, { status: 422 }))
    await expect(ask().asked).rejects.toThrow(new AskError(said))
    fetched.mockResolvedValue(stream([event('problem', { status: 429, ...problem })]))
    await expect(ask().asked).rejects.toThrow(new AskError(said))
  })

  it('gives up after 30 s of silence, but not while anything is heard', async () => {
    vi.useFakeTimers()
    let send: (text: string) => void = () => undefined
    fetched.mockImplementation(async (_url, init) => {
      const body = new ReadableStream({
        start(controller) {
          send = (text) => controller.enqueue(new TextEncoder().encode(text))
          init?.signal?.addEventListener('abort', () => controller.error(new Error('aborted')))
        },
      })
      return new Response(body, streamHeaders)
    })
    const { asked } = ask()
    const failed = asked.catch((error: unknown) => error)
    let settled = false
    void failed.then(() => (settled = true))
    for (let beat = 0; beat < 5; beat++) {
      await vi.advanceTimersByTimeAsync(20_000)
      expect(settled).toBe(false)
      send(': \n\n')
    }
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await failed).toEqual(new AskError(FAILURE_TEXT))
  })

  it('stops when the visitor does, with the abort error', async () => {
    const controller = new AbortController()
    fetched.mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
        }),
    )
    const { asked } = ask(controller.signal)
    controller.abort()
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
  })
})
