import { problem } from './problem.ts'

/** One event of a stream: its name and what it carries, as JSON. */
export type ServerSentEvent = { event: string; data: unknown }

/** A comment goes out this often while nothing else does, in ms, so that no proxy takes the stream for dead. */
const HEARTBEAT_MS = 10_000

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
}

/**
 * Events as a response, each taken from `events` only when the reader has room for it. A failure after the headers becomes
 * an event 'problem'; a reader that leaves ends `events`.
 * @param onFailure told of a failure, once
 * @param onLeave told that the reader left: what `events` waits for has to end by it
 */
export function eventStream(
  events: AsyncGenerator<ServerSentEvent, void>,
  { onFailure, onLeave }: { onFailure: (error: unknown) => void; onLeave: () => void },
): Response {
  const encoder = new TextEncoder()
  let hasLeft = false
  let heartbeat: ReturnType<typeof setInterval> | undefined
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        heartbeat = setInterval(() => {
          if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(': \n\n'))
        }, HEARTBEAT_MS)
      },
      async pull(controller) {
        try {
          const { done, value } = await events.next()
          if (done) {
            clearInterval(heartbeat)
            controller.close()
            return
          }
          controller.enqueue(encoder.encode(written(value)))
        } catch (error) {
          clearInterval(heartbeat)
          if (hasLeft) return
          onFailure(error)
          const data: unknown = await problem(
            500,
            'Mình chưa trả lời được lúc này. Bạn thử lại sau ít phút nhé.',
          ).json()
          controller.enqueue(encoder.encode(written({ event: 'problem', data })))
          controller.close()
        }
      },
      cancel() {
        hasLeft = true
        clearInterval(heartbeat)
        onLeave()
        events.return().catch(() => {})
      },
    },
    { highWaterMark: 1 },
  )
  return new Response(body, { headers: HEADERS })
}

const written = ({ event, data }: ServerSentEvent) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
