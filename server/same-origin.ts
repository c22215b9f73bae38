import type { MiddlewareHandler } from 'hono'
import { problem } from '#app/edge/problem.ts'
import { say } from '#app/platform/language.server.ts'

const ELSEWHERE = {
  vi: 'Yêu cầu này đến từ một trang khác nên bị từ chối.',
  en: 'This request comes from another site and is refused.',
}
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

type Sender = {
  method: string
  /** Host of the request, with its port. */
  host: string
  origin: string | null
  fetchSite: string | null
}

/**
 * Whether a request may change something. Browsers name the page that sent it: another site's is refused, whatever cookies came
 * along. Programs, which name none, have no cookies of others to misuse.
 * @param siteHost host of the canonical address, which a proxy may hide from the request
 */
export function mayWrite({ method, host, origin, fetchSite }: Sender, siteHost?: string): boolean {
  if (READS.has(method)) return true
  if (origin !== null) {
    const from = URL.canParse(origin) ? new URL(origin).host : null
    return from !== null && (from === host || from === siteHost)
  }
  return fetchSite === null || fetchSite === 'same-origin' || fetchSite === 'none'
}

/** Refuses writes that another site's page sends, unless it is one that may call that address (`crossOrigin`, without cookies). */
export function sameOriginWrites(
  siteUrl: string | undefined,
  mayCall: (path: string, origin: string | undefined) => boolean = () => false,
): MiddlewareHandler {
  const siteHost = siteUrl && new URL(siteUrl).host
  return async (c, next) => {
    const sender = {
      method: c.req.method,
      host: new URL(c.req.url).host,
      origin: c.req.header('origin') ?? null,
      fetchSite: c.req.header('sec-fetch-site') ?? null,
    }
    if (mayWrite(sender, siteHost) || mayCall(c.req.path, c.req.header('origin'))) return next()
    return problem(403, say(ELSEWHERE))
  }
}
