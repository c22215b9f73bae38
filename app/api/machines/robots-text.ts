/**
 * What robots may fetch, the longest matching rule first. Filters, sorting and searches make endless addresses of the
 * same products, and noindex alone would have each of them fetched: only the plain list, its categories and their
 * pages are open. Answers of the advisor are for people.
 */
const RULES = [
  'Disallow: /chat?',
  'Disallow: /blog/search?',
  'Disallow: /products?',
  'Allow: /products?page=',
  'Allow: /products?category=',
  'Disallow: /products?category=*&',
  'Allow: /products?category=*&page=',
  'Disallow: /admin',
  'Disallow: /auth',
  'Disallow: /tai-khoan',
  'Disallow: /functions/',
  'Disallow: /api/',
  'Allow: /api/docs',
  'Allow: /',
]

/** The text of robots.txt. @param siteUrl without a trailing slash */
export function robotsText(siteUrl: string): string {
  return `${['User-agent: *', ...RULES].join('\n')}\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}
