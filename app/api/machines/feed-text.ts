import { escapeXml } from './xml.ts'

/** An article of the feed: `html` is the whole of it, safe to show; `picture` a path, 1200 by 630 px; `published` is ISO 8601. */
export type FeedItem = {
  path: string
  title: string
  summary: string
  html: string
  picture: string
  published: string
  author: string
  category: string
  tags: readonly string[]
}

/** The feed of the newest articles, RSS 2.0. @param siteUrl without a trailing slash @param name of the site @param items the newest first */
export function rssFeed(siteUrl: string, name: string, items: readonly FeedItem[]): string {
  const newest = items[0]?.published
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>${escapeXml(name)}</title>
<link>${escapeXml(siteUrl)}/blog</link>
<description>${escapeXml(`Tin tức, tư vấn và mẹo dùng đồ điện máy của ${name}.`)}</description>
<language>vi</language>
<atom:link href="${escapeXml(siteUrl)}/rss.xml" rel="self" type="application/rss+xml"/>
${newest ? `<lastBuildDate>${rfc822(newest)}</lastBuildDate>\n` : ''}${items.map((item) => itemXml(siteUrl, item)).join('')}</channel>
</rss>
`
}

function itemXml(siteUrl: string, item: FeedItem) {
  const { path, title, summary, html, picture, published, author, category, tags } = item
  const url = escapeXml(siteUrl + path)
  const words = [category, ...tags].map((word) => `<category>${escapeXml(word)}</category>`).join('')
  return `<item><title>${escapeXml(title)}</title><link>${url}</link><guid isPermaLink="true">${url}</guid><pubDate>${rfc822(published)}</pubDate><dc:creator>${escapeXml(author)}</dc:creator>${words}<description>${escapeXml(summary)}</description><media:content url="${escapeXml(siteUrl + picture)}" medium="image" type="image/png" width="1200" height="630"/><content:encoded>${escapeXml(withFullAddresses(html, siteUrl, path))}</content:encoded></item>\n`
}

/** HTML whose links and pictures hold wherever it is read. */
function withFullAddresses(html: string, siteUrl: string, path: string): string {
  return html
    .replaceAll('href="#', `href="${siteUrl}${path}#`)
    .replaceAll(/\b(href|src)="\/(?!\/)/g, (_, name: string) => `${name}="${siteUrl}/`)
    .replaceAll(
      /\bsrcset="([^"]*)"/g,
      (_, set: string) =>
        `srcset="${set.replaceAll(/(^|,\s*)\/(?!\/)/g, (_all, before: string) => `${before}${siteUrl}/`)}"`,
    )
}

/** A moment as RSS wants it: 'Thu, 05 Mar 2026 20:00:00 GMT'. */
const rfc822 = (iso: string) => new Date(iso).toUTCString()
