import { SITE } from './settings.ts'

type PageMeta = {
  title: string
  description: string
  /** Path of the page with the part of its query that makes it another page; the canonical address. */
  path: string
  /** False for pages that search engines should not list: filters, answers. */
  index?: boolean
}

/** The matches a route's meta function is given; the first is the document's own. */
type Matches = readonly [{ loaderData?: { siteUrl: string } | undefined }, ...unknown[]]

/** Title, description, canonical address and what other sites show of a page. */
export function pageMeta(matches: Matches, { title, description, path, index = true }: PageMeta) {
  const siteUrl = matches[0].loaderData?.siteUrl ?? ''
  const fullTitle = path === '/' ? `${SITE.name} | ${title}` : `${title} | ${SITE.name}`
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: siteUrl + path },
    ...(index ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'vi_VN' },
    { property: 'og:site_name', content: SITE.name },
  ]
}
