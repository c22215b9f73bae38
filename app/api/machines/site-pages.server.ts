import { articlePath, authorPath, categoryPath, tagPath } from '#app/domain/blog/paths.ts'
import { blogEntries } from '#app/domain/blog/queries/blog-entries.server.ts'
import { brandCounts } from '#app/domain/catalogue/queries/brand-counts.server.ts'
import {
  categoryEntries,
  lastProductId,
  productEntries,
} from '#app/domain/catalogue/queries/sitemap-entries.server.ts'
import { ISSUES_PATH, issuePath } from '#app/domain/newsletter/issue.ts'
import { publicIssues } from '#app/domain/newsletter/issues.server.ts'
import privacy from '#content/legal/privacy.yaml'
import security from '#content/legal/security.yaml'
import terms from '#content/legal/terms.yaml'
import type { Db } from '#db/client.ts'
import { PRODUCTS_PER_SITEMAP } from './sitemap-text.ts'
import type { SitemapEntry } from './sitemap-text.ts'

/** Issues of the newsletter that stand in the sitemap: twenty years of them. */
const MOST_ISSUES = 1_000

/** Pages that are neither products nor lists. */
const FIXED = [
  '/',
  '/chat',
  '/brand',
  '/lien-he',
  '/ban-tin',
  '/kien-thuc',
  '/blog',
  '/cach-tinh',
  '/nhung',
  '/api/docs',
  '/cach-xep-hang',
  ...[terms, privacy, security].map(({ path }) => path),
]

const blogPaths = { article: articlePath, category: categoryPath, tag: tagPath, author: authorPath }

/** Every page that is no product: those that are always there, the list and its categories, the brands', and the blog's. */
export async function generalPages(db: Db): Promise<SitemapEntry[]> {
  const [categories, brands, blog, issues] = await Promise.all([
    categoryEntries(db),
    brandCounts(db),
    blogEntries(db),
    publicIssues(db, { limit: MOST_ISSUES }),
  ])
  const newest = categories
    .map(({ changedOn }) => changedOn)
    .sort()
    .at(-1)
  return [
    ...FIXED.map((path) => ({ path })),
    { path: '/products', changedOn: newest },
    ...categories.map(({ slug, changedOn }) => ({ path: `/products?category=${slug}`, changedOn })),
    ...brands.map(({ slug }) => ({ path: `/brand/${slug}` })),
    ...(issues.length > 0 ? [{ path: ISSUES_PATH }] : []),
    ...issues.map(({ id, startedAt }) => ({ path: issuePath(id), changedOn: startedAt.slice(0, 10) })),
    ...blog.map(({ kind, slug, changedOn }) => ({ path: blogPaths[kind](slug), changedOn })),
  ]
}

/** How many ranges of `PRODUCTS_PER_SITEMAP` ids the products lie in. A product never moves to another range. */
export async function productRanges(db: Db): Promise<number> {
  return Math.ceil((await lastProductId(db)) / PRODUCTS_PER_SITEMAP)
}

/** The pages of the products of a range. @param range from 1 on */
export async function productPages(db: Db, range: number): Promise<SitemapEntry[]> {
  const upTo = range * PRODUCTS_PER_SITEMAP
  const products = await productEntries(db, { after: upTo - PRODUCTS_PER_SITEMAP, upTo })
  return products.map(({ id, changedOn }) => ({ path: `/products/${id}`, changedOn }))
}
