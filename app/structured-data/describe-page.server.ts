import type { RouterContextProvider } from 'react-router'
import { requestContext } from '#app/context.server.ts'
import type { Node } from './node.ts'

type Context = Readonly<RouterContextProvider>

/** Lets a loader say what its page is about; the document writes it into the page. `nodes` is given the site's address. */
export function describePage(context: Context, nodes: (siteUrl: string) => readonly (Node | null)[]): void {
  const { siteUrl, structuredData } = context.get(requestContext)
  structuredData.push(...nodes(siteUrl).filter((node) => node !== null))
}
