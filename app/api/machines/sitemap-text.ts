import { escapeXml } from './xml.ts'

/** How many products a sitemap holds at most. The protocol allows 50,000; smaller ones are read again sooner. */
export const PRODUCTS_PER_SITEMAP = 5000

/** An address and, where known, the day it last changed (YYYY-MM-DD). */
export type SitemapEntry = { path: string; changedOn?: string | undefined }

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** A sitemap of pages (sitemaps.org, 0.9). @param siteUrl without a trailing slash */
export function sitemap(siteUrl: string, entries: readonly SitemapEntry[]): string {
  return document('urlset', 'url', siteUrl, entries)
}

/** A sitemap of sitemaps. */
export function sitemapIndex(siteUrl: string, entries: readonly SitemapEntry[]): string {
  return document('sitemapindex', 'sitemap', siteUrl, entries)
}

function document(root: string, element: string, siteUrl: string, entries: readonly SitemapEntry[]): string {
  const elements = entries.map(({ path, changedOn }) => {
    const lastmod = changedOn ? `<lastmod>${changedOn}</lastmod>` : ''
    return `<${element}><loc>${escapeXml(siteUrl + path)}</loc>${lastmod}</${element}>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${elements.join('')}</${root}>\n`
}
