import { requestContext } from '#app/edge/context.server.ts'
import type { Route } from './+types/security-txt'
import { textResponse } from './text-response.ts'

const HALF_A_YEAR_MS = 182 * 24 * 60 * 60 * 1000

/** How to report a weakness, as RFC 9116 wants it. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, site } = context.get(requestContext)
  const { email } = site.contact
  const lines = [
    ...(email ? [`Contact: mailto:${email}`] : []),
    `Contact: ${siteUrl}/lien-he`,
    `Expires: ${new Date(Date.now() + HALF_A_YEAR_MS).toISOString()}`,
    'Preferred-Languages: vi, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    `Policy: ${siteUrl}/bao-mat`,
  ]
  return textResponse(`${lines.join('\n')}\n`, 'text/plain')
}
