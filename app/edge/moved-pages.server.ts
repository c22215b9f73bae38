import { redirectPath } from '#app/domain/blog/redirects/redirect-path.ts'
import { leadOf, redirectPaths } from '#app/domain/blog/redirects/redirects.server.ts'
import { mayBe } from '#app/platform/by-heart.ts'
import type { RequestContext } from './context.server.ts'
import { movedTo } from './moved-to.ts'

/** What only programs that look for holes ask for. */
const PROBED =
  /\.(?:php\d?|aspx?|jsp|cgi|env|git|sql|bak|ini|ya?ml|zip|gz|axd|well-known)(?:\/|$)|\/\.|\/wp-(?:admin|login|includes|json)/i

/**
 * Leads on who asked for an address without a page, where a redirect knows it; else notes that somebody asked. A page that is there is
 * never hidden by a redirect.
 * @throws a redirect (301)
 */
export async function leadOn(
  request: Request,
  { path: asked, status }: { path: string; status: number },
  { db, keep, addresses, forEachReader }: Pick<RequestContext, 'db' | 'keep' | 'addresses' | 'forEachReader'>,
): Promise<void> {
  if (status !== 404 || (request.method !== 'GET' && request.method !== 'HEAD')) return
  const path = redirectPath(asked)
  if (path === null) return
  const { data: known } = await keep(
    'redirects',
    (names) => {
      names('redirects')
      return redirectPaths(db)
    },
    { isTimeless: true },
  )
  const lead = mayBe(known, path) ? await leadOf(db, path) : null
  if (lead) {
    for (const id of lead.ids) addresses.note({ redirect: id, times: 1 })
    throw movedTo(lead.to)
  }
  if (!PROBED.test(path)) forEachReader(() => addresses.note({ missing: path, times: 1 }))
}
