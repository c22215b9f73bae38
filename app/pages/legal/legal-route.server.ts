import type { RouterContextProvider } from 'react-router'
import { requestContext } from '#app/edge/context.server.ts'
import { breadcrumbList } from '#app/edge/structured-data/breadcrumbs.ts'
import { describePage } from '#app/edge/structured-data/describe-page.server.ts'
import { allInName } from '#app/platform/site/site-name.ts'
import type { LegalDocument } from './document.ts'

/** What the page of a legal document is drawn from; its text stays on the server until somebody opens it. */
export function legalRoute(context: Readonly<RouterContextProvider>, written: LegalDocument) {
  const { site, shows } = context.get(requestContext)
  const document = allInName(written, site.name)
  const crumbs = [{ label: 'Trang chủ', to: '/' }, { label: document.title }]
  describePage(context, (siteUrl) => [breadcrumbList(siteUrl, crumbs, document.path)])
  shows('site')
  return { document, email: site.contact.email ?? null }
}
