import type { RouterContextProvider } from 'react-router'
import { requestContext } from '#app/edge/context.server.ts'
import type { PublicSite } from '#app/platform/site/site-settings.ts'
import type { Node } from './node.ts'

type Context = Readonly<RouterContextProvider>

/** Lets a loader say what its page is about; the document writes it into the page. `nodes` is given the site's address and who runs it. */
export function describePage(
  context: Context,
  nodes: (siteUrl: string, site: PublicSite) => readonly (Node | null)[],
): void {
  const { siteUrl, site, structuredData } = context.get(requestContext)
  structuredData.push(...nodes(siteUrl, site).filter((node) => node !== null))
}
