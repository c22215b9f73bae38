import type { MiddlewareHandler } from 'hono'
import { isPersonalPath } from './personal.ts'

/** Pictures that other sites may show. */
const PICTURES = /^\/(?:uploads|minh-hoa|og)\//
/** The script that other sites load. */
const SCRIPT = /^\/nhung\.js$/
/** What programs read without a key. */
const READS = /^\/(?:api\/v1|functions\/v1)\//

/** What other sites' pages are made of: their browsers may have it without asking. */
const isForPages = (path: string) => PICTURES.test(path) || SCRIPT.test(path)
const isPublicRead = (path: string) => (READS.test(path) && !isPersonalPath(path)) || isForPages(path)
/** What pages of named sites may call, by a key in a header; never the account or the panel. */
const isForNamed = (path: string) => READS.test(path) || path === '/mcp'

const EXPOSED =
  'ETag, Link, Location, Retry-After, Allow, Idempotency-Replayed, X-Request-Id, Content-Disposition'
/** Seconds for which a browser need not ask again. */
const MAX_AGE = '600'
const READ_HEADERS = 'Accept, Content-Type, If-None-Match'
const ALL_HEADERS = `${READ_HEADERS}, Authorization, If-Match, Idempotency-Key, X-Client-Info, X-Region, Apikey, Mcp-Protocol-Version`

/** Whether a page of a site may call an address beyond what everybody may read. */
export const mayCallFrom =
  (named: readonly string[]) =>
  (path: string, origin: string | undefined): boolean =>
    origin !== undefined && named.includes(origin) && isForNamed(path)

/** What is asked of another site's page: null where the browser is to refuse. */
function allowed(path: string, method: string, isNamed: boolean): 'anybody' | 'named' | null {
  if (isNamed) return 'named'
  return isPublicRead(path) && (method === 'GET' || method === 'HEAD') ? 'anybody' : null
}

/**
 * What pages of other sites may ask. Everybody: reads that need no key, pictures, and the script that shows them. Named sites: all of the API, with a key. Cookies are
 * never among it: what a named site's page sends is read without them.
 */
export function crossOrigin(named: readonly string[]): MiddlewareHandler {
  const mayCall = mayCallFrom(named)
  return async (c, next) => {
    const { path, method } = c.req
    const origin = c.req.header('origin')
    const isNamed = mayCall(path, origin)
    const wanted = c.req.header('access-control-request-method')
    if (method === 'OPTIONS' && origin !== undefined && wanted !== undefined) {
      const who = allowed(path, wanted, isNamed)
      await next()
      if (who === null || !c.res.ok) return
      const { headers } = c.res
      headers.set(
        'Access-Control-Allow-Methods',
        who === 'named' ? (headers.get('allow') ?? wanted) : 'GET, HEAD',
      )
      headers.set('Access-Control-Allow-Headers', who === 'named' ? ALL_HEADERS : READ_HEADERS)
      headers.set('Access-Control-Max-Age', MAX_AGE)
      return allow(headers, who, origin)
    }
    const who = allowed(path, method, isNamed)
    if (who === 'named') c.req.raw = withoutCookies(c.req.raw)
    await next()
    // Not by 'c.header', which makes a stream of an answer that is there whole.
    if (who) allow(c.res.headers, who, origin)
    if (isForPages(path)) c.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
  }
}

function allow(headers: Headers, who: 'anybody' | 'named', origin: string | undefined): void {
  // One answer for everybody: pages are kept, and a cache need not tell sites apart.
  headers.set('Access-Control-Allow-Origin', who === 'named' ? (origin ?? '*') : '*')
  if (who === 'named') headers.append('Vary', 'Origin')
  headers.set('Access-Control-Expose-Headers', EXPOSED)
}

function withoutCookies(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('cookie')
  return new Request(request, { headers })
}
