import type { Crumb } from '#app/ui/breadcrumb.tsx'
import type { Node } from './node.ts'

/** The way to a page, as its breadcrumb shows it; the last step is the page at `path`. */
export function breadcrumbList(siteUrl: string, crumbs: readonly Crumb[], path: string): Node {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: siteUrl + (to ?? path),
    })),
  }
}
