import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import type { Logger } from 'pino'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from 'react-router'
import { isRouteErrorResponse, ServerRouter } from 'react-router'
import { requestContext } from './edge/context.server.ts'
import { handoffText, quoted } from './edge/handoff-text.server.ts'
import type { Handoff } from './edge/handoff-text.server.ts'
import { createKeptHtml } from './edge/kept-parts.server.ts'
import { Nonce } from './edge/nonce.ts'
import { realData } from './edge/stand-in.ts'
import { stripModulePreloads } from './edge/strip-module-preloads.ts'
import { JsonLdText } from './edge/structured-data/json-ld.tsx'
import { serialise } from './edge/structured-data/node.ts'
import { organization } from './edge/structured-data/organization.ts'
import { handoffScript, readPieces, streamOf, wholePage } from './edge/whole-page.server.ts'
import { wholeResponse } from './edge/whole-response.server.ts'
import { withoutPreloads } from './edge/without-preloads.server.ts'
import { isUnreadable, outageOf } from './platform/outage.ts'

/** How long deferred parts of a page may take before the stream is closed without them, in ms. */
export const streamTimeout = 20_000

/** Nothing is kept while the site is being worked on: the code of a part changes under it. */
const keptHtml = import.meta.env.PROD ? createKeptHtml() : undefined

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, log, siteUrl, site, structuredData, watch } = loadContext.get(requestContext)
  const jsonLd = serialise([organization(siteUrl, site), ...structuredData])
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const page = (context: EntryContext, drawn = nonce) => (
    <Nonce value={drawn}>
      <JsonLdText value={jsonLd}>
        <ServerRouter context={context} url={request.url} nonce={drawn} />
      </JsonLdText>
    </Nonce>
  )
  const rendered = watch.rendering()
  const { serverHandoffStream } = routerContext
  if (hasDeferred(routerContext) || !serverHandoffStream)
    return stream(page(routerContext), { request, status, headers, nonce, log, rendered })
  const { context, pieces } = await withRealData(routerContext, serverHandoffStream)
  const parts = keptHtml?.forPage(nonce, site)
  const whole = wholePage(
    page(
      { ...context, manifest: withoutPreloads(context.manifest), serverHandoffStream: undefined },
      parts?.nonce,
    ),
    handoffScript(
      pieces.map((piece) => piece.quoted),
      nonce,
    ),
    parts,
  )
  if (whole === null)
    return stream(page({ ...context, serverHandoffStream: streamOf(pieces.map(({ text }) => text)) }), {
      request,
      status,
      headers,
      nonce,
      log,
      rendered,
      whole: true,
    })
  rendered()
  return wholeResponse(whole, { status, headers })
}

type Streamed = {
  request: Request
  status: number
  headers: Headers
  nonce: string
  log: Logger
  /** Told when all of it is rendered. */
  rendered: () => void
  /** Nothing of it comes later: it is sent when all of it is there. */
  whole?: boolean
}

/** A page as it comes, or as a robot reads it, when all of it is there. */
function stream(
  page: ReactElement,
  { request, status, headers, nonce, log, rendered, ...given }: Streamed,
): Promise<Response> {
  const whole = given.whole ?? isbot(request.headers.get('user-agent') ?? '')
  return new Promise((resolve, reject) => {
    const answer = (body: BodyInit | null) => resolve(new Response(body, { status, headers }))
    const send = () => {
      const body = stripModulePreloads()
      body.once('finish', letGo).once('close', letGo)
      if (whole) body.once('finish', () => answer(body.read()))
      else answer(createReadableStreamFromReadable(body))
      pipe(body)
    }
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Parts whose script comes later stand in the page itself, however long: they are read without JavaScript too.
      progressiveChunkSize: Infinity,
      onShellReady: () => {
        if (!whole) send()
      },
      onAllReady: () => {
        rendered()
        if (whole) send()
      },
      onShellError(error) {
        letGo()
        reject(error)
      },
      onError: (error) => {
        if (!request.signal.aborted) log.error({ err: error }, 'render failed')
      },
    })
    const leave = () => abort()
    const timer = setTimeout(leave, streamTimeout + 1_000)
    request.signal.addEventListener('abort', leave, { once: true })
    // Timer and signal outlive the request, and would keep all of it in memory.
    const letGo = () => {
      clearTimeout(timer)
      request.signal.removeEventListener('abort', leave)
    }
  })
}

/** A page with the data that its loaders gave a stand-in for, and the text that the browser reads it from. */
async function withRealData(
  context: EntryContext,
  asHandedOver: ReadableStream<Uint8Array>,
): Promise<{ context: EntryContext; pieces: Handoff[] }> {
  const { staticHandlerContext: handled } = context
  const read = await readPieces(asHandedOver)
  const loaderData = realData(handled.loaderData)
  // What failed is drawn without the data of the page that was asked for.
  if (!loaderData || handled.errors)
    return { context, pieces: read.map((text) => ({ text, quoted: [quoted(text)] })) }
  return {
    context: { ...context, staticHandlerContext: { ...handled, loaderData } },
    pieces: [handoffText(loaderData)],
  }
}

/** A loader may leave a part of its data to come later; a page without such parts is sent in one piece, cheaper than a stream. */
function hasDeferred({ staticHandlerContext }: EntryContext): boolean {
  return Object.values(staticHandlerContext.loaderData).some(
    (data: unknown) =>
      typeof data === 'object' &&
      data !== null &&
      Object.values(data).some((part) => part instanceof Promise),
  )
}

/** Expected answers (404 and the like) are not errors of the server; what is, is logged once with its stack. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const { log, onOutage, onUnreadable } = context.get(requestContext)
  if (isUnreadable(error)) return onUnreadable()
  const outage = outageOf(error)
  if (outage) onOutage(outage)
  // That the database is away has a line of its own.
  const level = outage === 'away' ? 'warn' : 'error'
  log[level]({ err: error, path: new URL(request.url).pathname }, 'request failed')
}
