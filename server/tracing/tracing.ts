import { diag, DiagLogLevel, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { Span } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
  ParentBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import type { TracingEnv } from '../env.ts'
import { KEPT_ROUTE } from '../telemetry.ts'
import type { Telemetry } from '../telemetry.ts'

/** Traces as they are sent to a collector. */
export type Tracing = Telemetry & {
  /** Sends what is left. */
  stop(): Promise<void>
}

/** How long a collector may take, in ms. */
const SENDING_MS = 5_000

/**
 * Sends a trace of each request to a collector, by OTLP over HTTP: the request by the pattern of its route, its render, its
 * statements without their values, its call of the language model. What was asked, and by whom, is in none of it. A trace always
 * begins here: what a visitor's own headers say of one is not believed.
 */
export function startTracing({ endpoint, headers, serviceName, ratio }: TracingEnv, log: Logger): Tracing {
  sayFailures(log)
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers, timeoutMillis: SENDING_MS })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('chon-may')
  const contexts = new AsyncLocalStorageContextManager()
  /** A span of the request in hand; null outside of one: a look into a queue is no trace. */
  const part = (name: string, kind: SpanKind, attributes: Record<string, string>): Span | null => {
    const context = contexts.active()
    return trace.getSpan(context) ? tracer.startSpan(name, { kind, attributes }, context) : null
  }
  return {
    request(method) {
      const attributes = { 'http.request.method': method }
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT)
      return {
        matched(pattern) {
          span.updateName(`${method} ${pattern}`).setAttribute('http.route', pattern)
        },
        rendering() {
          const rendered = part('render', SpanKind.INTERNAL, {})
          return () => rendered?.end()
        },
        within: (work) => contexts.with(trace.setSpan(ROOT_CONTEXT, span), work),
        ended(status) {
          span.setAttribute('http.response.status_code', status)
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    kept(method, status, startTime) {
      const attributes = {
        'http.request.method': method,
        'http.route': KEPT_ROUTE,
        'http.response.status_code': status,
      }
      const options = { kind: SpanKind.SERVER, attributes, startTime }
      tracer.startSpan(`${method} ${KEPT_ROUTE}`, options, ROOT_CONTEXT).end(performance.now())
    },
    query(text) {
      const [verb = 'query'] = text.trim().split(/\s/, 1)
      const span = part(verb.toUpperCase(), SpanKind.CLIENT, {
        'db.system.name': 'postgresql',
        'db.query.text': text,
      })
      return (error) => {
        if (error !== undefined) span?.setStatus({ code: SpanStatusCode.ERROR })
        span?.end()
      }
    },
    advisor: {
      answered: () => undefined,
      used: () => undefined,
      asking(model) {
        const span = part(`chat ${model}`, SpanKind.CLIENT, {
          'gen_ai.operation.name': 'chat',
          'gen_ai.request.model': model,
        })
        return (failure) => {
          if (failure) span?.setAttribute('error.type', failure).setStatus({ code: SpanStatusCode.ERROR })
          span?.end()
        }
      },
    },
    async stop() {
      await provider.shutdown().catch((error: unknown) => log.warn({ err: error }, 'last traces not sent'))
      contexts.disable()
      diag.disable()
    },
  }
}

/** A collector that is away is a line in the log, never more. */
function sayFailures(log: Logger): void {
  const warn = (message: string) => log.warn({ tracing: message.slice(0, 300) }, 'traces not sent')
  const quiet = () => undefined
  diag.setLogger({ error: warn, warn, info: quiet, debug: quiet, verbose: quiet }, DiagLogLevel.WARN)
}
