import type { MiddlewareHandler } from 'hono'
import { decodedPath } from './paths.ts'

const PERSONAL =
  /^\/(?:auth|admin|tai-khoan|xem-truoc|api\/auth|api\/v1\/(?:me|imports|exports|webhooks))(?:[./]|$)/i

/** Whether what stands at a path is for one person alone: accounts, their API, the admin panel, shared previews. However the path is written. */
export function isPersonalPath(path: string): boolean {
  return PERSONAL.test(decodedPath(path))
}

/** Keeps what is personal, and whatever sets a cookie, out of every cache and every search engine. */
export const keptFromCaches: MiddlewareHandler = async (c, next) => {
  await next()
  const isPersonal = isPersonalPath(new URL(c.req.url).pathname)
  // Not by 'c.header', which makes another answer of it: the bytes of a page stand beside its own.
  if (isPersonal || c.res.headers.has('set-cookie')) c.res.headers.set('Cache-Control', 'private, no-store')
  if (isPersonal) c.res.headers.set('X-Robots-Tag', 'noindex, nofollow')
}
