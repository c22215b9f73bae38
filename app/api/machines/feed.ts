import { createHash } from 'node:crypto'
import { prepareArticle } from '#app/domain/blog/html/prepare.ts'
import { articlePath, sharingPicturePath } from '#app/domain/blog/paths.ts'
import { articleContents } from '#app/domain/blog/queries/get-article.server.ts'
import { listArticles } from '#app/domain/blog/queries/list-articles.server.ts'
import { fillParts } from '#app/edge/article-parts.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import type { Route } from './+types/feed'
import { rssFeed } from './feed-text.ts'
import { textResponse } from './text-response.ts'

const NEWEST = 30

/** The newest articles as RSS, whole and with their pictures; 304 for a reader that has them already. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, siteUrl, site } = context.get(requestContext)
  const articles = await listArticles(db, { limit: NEWEST })
  const contents = await articleContents(
    db,
    articles.map(({ id }) => id),
  )
  const state = JSON.stringify([siteUrl, site.name, articles, [...contents]])
  const etag = `W/"${createHash('sha256').update(state).digest('base64url').slice(0, 24)}"`
  const headers = { ETag: etag, 'Cache-Control': 'public, max-age=600' }
  const known = request.headers.get('if-none-match')?.split(/,\s*/) ?? []
  if (known.includes(etag)) return new Response(null, { status: 304, headers })
  const prepared = await Promise.all(
    articles.map(({ id }) => fillParts(db, prepareArticle(contents.get(id) ?? '', siteUrl).parts)),
  )
  const items = articles.map(({ slug, title, excerpt, publishedAt, author, category, tags }, at) => ({
    path: articlePath(slug),
    title,
    summary: excerpt ?? title,
    html: (prepared[at]?.parts ?? []).map((part) => ('html' in part ? part.html : '')).join(''),
    picture: sharingPicturePath(slug),
    published: publishedAt,
    author: author.name,
    category: category.name,
    tags: tags.map(({ name }) => name),
  }))
  const response = textResponse(rssFeed(siteUrl, site.name, items), 'application/rss+xml')
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  const [newest] = articles
  if (newest) response.headers.set('Last-Modified', new Date(newest.publishedAt).toUTCString())
  return response
}
