import { requestContext } from '#app/context.server.ts'
import type { Route } from './+types/robots'

/** Answers and filtered lists are for people; the pages they lead to are for everybody. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(requestContext)
  const lines = [
    'User-agent: *',
    'Disallow: /chat?',
    'Disallow: /functions/',
    'Allow: /api/docs',
    'Disallow: /api/',
    'Allow: /',
    '',
  ]
  return new Response(`${lines.join('\n')}\n# ${siteUrl}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
