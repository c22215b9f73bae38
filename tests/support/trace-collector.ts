import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

const value = z.object({ stringValue: z.string().optional(), intValue: z.number().optional() })
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: z.array(z.object({ key: z.string(), value })),
  status: z.object({ code: z.number() }),
})
const request = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
})

/** A span as it was sent. */
export type SentSpan = z.infer<typeof span>

/** A collector that keeps what it is sent. */
export type TraceCollector = {
  /** To be used as OTEL_EXPORTER_OTLP_ENDPOINT. */
  endpoint: string
  /** Everything that came, as text. */
  received(): string
  spans(): SentSpan[]
  headers(): Record<string, string | string[] | undefined>
  close(): Promise<void>
}

/** Starts a server on a free port of this machine that takes OTLP over HTTP. */
export async function openTraceCollector(): Promise<TraceCollector> {
  const bodies: string[] = []
  let headers = {}
  const server = createServer((incoming, response) => {
    let text = ''
    incoming.on('data', (chunk: Buffer) => (text += chunk.toString()))
    incoming.on('end', () => {
      if (incoming.url === '/v1/traces') bodies.push(text)
      headers = incoming.headers
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: () => bodies.join('\n'),
    spans: () =>
      bodies.flatMap((body) =>
        request
          .parse(JSON.parse(body))
          .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    headers: () => headers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
