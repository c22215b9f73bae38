import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { isbot } from 'isbot'
import type { Logger } from 'pino'
import type { Changes } from '#db/changes.ts'
import { answerLanguage } from '../answer-language.ts'
import type { Env } from '../env.ts'
import { namesKey } from '../named-key.ts'
import { hasTwoHosts } from '../paths.ts'
import type { Site } from '../site.ts'
import type { Telemetry } from '../telemetry.ts'
import { rememberedByConnection, visitorAddress, visitorHash } from '../visitor.ts'
import type { Reader } from '../visitor.ts'
import { newKeeping } from './keeping.ts'
import type { Keeping } from './keeping.ts'
import { pageKey } from './kept-paths.ts'
import type { Made, PageCache } from './page-cache.ts'
import { packPage } from './page.ts'
import type { Page } from './page.ts'
import { encodingFor, pageResponse, sendForm } from './send-page.ts'

/** The site's own handler; `keeping` hears what a page says of itself. */
export type Handler = (
  request: Request,
  env: Partial<HttpBindings> & { keeping?: Keeping },
) => Response | Promise<Response>

export type KeepPagesParts = {
  cache: PageCache
  changes: Pick<Changes, 'settle'>
  env: Pick<Env, 'trustProxy' | 'edgeSeconds'>
  secret: string
  log: Logger
  telemetry: Pick<Telemetry, 'kept'>
}

/**
 * Puts the kept pages before a site. A page for everybody is made from its address alone: no cookie, no key and nothing
 * else of whoever asked first reaches the code that makes it. Who names a key to the API is answered anew: it may be wrong.
 */
export function keepPages(
  handle: Handler,
  { cache, changes, env, secret, log, telemetry }: KeepPagesParts,
): Site {
  const isOdd = (incoming: IncomingMessage | undefined) => hasTwoHosts(incoming?.rawHeaders ?? [])

  type Making = { id: string | null; readers: Page['readers'] }

  /** @param onMade told by which id the log knows the making, and who hears of readers */
  async function make(url: string, onMade: (making: Making) => void): Promise<Made> {
    const keeping = newKeeping()
    const response = await handle(new Request(url), { keeping })
    onMade({ id: response.headers.get('x-request-id'), readers: keeping.readers })
    const page = await packPage(response, keeping, env.edgeSeconds)
    return page ? { page } : { response }
  }

  /** Whoever has changed something sees it on the page they are sent to next: what it changed is heard before the answer. */
  async function passOn(request: Request, bindings: HttpBindings): Promise<Response> {
    const response = await handle(request, bindings)
    if (request.method !== 'GET' && request.method !== 'HEAD') await changes.settle()
    return response
  }

  /** The line of an answer that needed no making: one that was made for it has its line already. */
  function logKept(requestId: string, method: string, url: string, status: number, started: number): void {
    if (!log.isLevelEnabled('info')) return
    const path = url.split('?', 1)[0]
    const ms = Math.round((performance.now() - started) * 10) / 10
    log.info({ requestId, method, path, status, ms, kept: true })
  }

  const visitorOf = ({ address, forwarded, agent }: Reader): string | null =>
    isbot(agent) ? null : visitorHash(visitorAddress(address, forwarded, env.trustProxy), secret)
  const ofConnection = rememberedByConnection(visitorOf)
  function tellReaders(readers: Page['readers'], visitor: () => string | null): void {
    const told = readers.length === 0 ? null : visitor()
    if (told !== null) for (const tell of readers) tell(told)
  }

  return {
    async fetch(request, bindings) {
      const url = new URL(request.url)
      const key = pageKey(request.method, url.pathname + url.search)
      const isKeyed = namesKey(url.pathname, request.headers.get('authorization') ?? undefined)
      if (key === null || isKeyed || isOdd(bindings.incoming)) return passOn(request, bindings)
      const started = performance.now()
      let making: Making | null = null
      const made = await cache.answer(key, () => make(request.url, (its) => (making = its)))
      const { id, readers } = (making as Making | null) ?? { id: null, readers: [] }
      tellReaders('page' in made ? made.page.readers : readers, () =>
        visitorOf({
          address: bindings.incoming?.socket.remoteAddress ?? '',
          forwarded: request.headers.get('x-forwarded-for') ?? undefined,
          agent: request.headers.get('user-agent') ?? undefined,
        }),
      )
      if ('response' in made) {
        // What is made for everybody is Vietnamese: a refusal that is wanted in English is made once more.
        const isForeign = answerLanguage(url.pathname, request.headers) === 'en'
        return isForeign ? passOn(request, bindings) : made.response
      }
      const ownId = id ?? randomUUID()
      const response = await pageResponse(request, made.page, ownId)
      if (id === null) logKept(ownId, request.method, url.pathname, response.status, started)
      return response
    },
    before: (next) => (request, response) => {
      const started = performance.now()
      const { method = 'GET', url = '/', headers, socket } = request
      // What is kept stands under its address: one that has no key is not found.
      const isRead = method === 'GET' || method === 'HEAD'
      const isKeyed = namesKey(url, headers.authorization)
      const page = !isRead || isKeyed || isOdd(request) ? undefined : cache.fresh(url)
      const form = page?.ready(encodingFor(headers['accept-encoding']))
      if (!page || !form) return next(request, response)
      const id = randomUUID()
      const status = sendForm(request, response, form, id)
      const forwarded = headers['x-forwarded-for']
      tellReaders(page.readers, () =>
        ofConnection(socket, {
          address: socket.remoteAddress ?? '',
          forwarded: Array.isArray(forwarded) ? forwarded.join(',') : forwarded,
          agent: headers['user-agent'],
        }),
      )
      logKept(id, method, url, status, started)
      telemetry.kept(method, status, started)
    },
  }
}
