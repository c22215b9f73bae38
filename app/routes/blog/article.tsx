import { isbot } from 'isbot'
import { useEffect } from 'react'
import { isRouteErrorResponse, redirect } from 'react-router'
import { loadArticlePage } from '#app/article-page.server.ts'
import { requestContext } from '#app/context.server.ts'
import { ArticleMissing } from '#app/features/blog/components/article-missing.tsx'
import { ArticlePicture } from '#app/features/blog/components/article-picture.tsx'
import { articlePath, BLOG_PATH, sharingPicturePath } from '#app/features/blog/paths.ts'
import { PLACEHOLDER } from '#app/features/blog/placeholder.ts'
import { newSlugOf } from '#app/features/blog/queries/get-article.server.ts'
import { blogSlug } from '#app/features/blog/schema.ts'
import { FEED_LINK } from '#app/for-machines/feed.ts'
import { pageMeta } from '#app/page-meta.ts'
import { articleNode } from '#app/structured-data/article.ts'
import { breadcrumbList } from '#app/structured-data/breadcrumbs.ts'
import { describePage } from '#app/structured-data/describe-page.server.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Container } from '#app/ui/container.tsx'
import { later } from '#app/ui/later.tsx'
import { mendPictures } from '#app/ui/mend-pictures.ts'
import type { Route } from './+types/article'

const ReadingProgress = later(() =>
  import('#app/features/blog/components/reading-progress.tsx').then(({ ReadingProgress }) => ReadingProgress),
)
const ArticleHead = later(() =>
  import('#app/features/blog/components/article-head.tsx').then(({ ArticleHead }) => ArticleHead),
)
const ArticleActions = later(() =>
  import('#app/features/blog/components/article-actions.tsx').then(({ ArticleActions }) => ArticleActions),
)
const ArticleToc = later(() =>
  import('#app/features/blog/components/article-toc.tsx').then(({ ArticleToc }) => ArticleToc),
)
const ArticleContent = later(() =>
  import('#app/article-content.tsx').then(({ ArticleContent }) => ArticleContent),
)
const ArticleFoot = later(() =>
  import('#app/features/blog/components/article-foot.tsx').then(({ ArticleFoot }) => ArticleFoot),
)
const RelatedArticles = later(() =>
  import('#app/features/blog/components/related-articles.tsx').then(({ RelatedArticles }) => RelatedArticles),
)

/** Letters of a label that a phone shows of the way here: of the steps, and of the article itself. */
const CUT = { step: 20, last: 30 }

export const links: Route.LinksFunction = () => [FEED_LINK]

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Không tìm thấy bài viết | Chọn Máy' }]
  const { slug, path, title, metaTitle, metaDescription } = loaderData.article
  return pageMeta(matches, {
    title: metaTitle,
    description: metaDescription,
    path,
    type: 'article',
    image: { path: sharingPicturePath(slug), alt: title },
  })
}

type CrumbSource = { title: string; category: { name: string; href: string } }

const crumbsOf = ({ title, category }: CrumbSource) => [
  { label: 'Trang chủ', to: '/' },
  { label: 'Blog', to: BLOG_PATH },
  { label: category.name, to: category.href, most: CUT.step },
  { label: title, most: CUT.last },
]

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { db, siteUrl, views, visitor } = context.get(requestContext)
  const slug = blogSlug.safeParse(params.slug)
  const page = slug.success ? await loadArticlePage(db, slug.data, siteUrl) : null
  if (!page) {
    const moved = slug.success ? await newSlugOf(db, slug.data) : null
    if (moved) throw redirect(articlePath(moved), 301)
    throw new Response(null, { status: 404 })
  }
  const { article } = page
  if (url.pathname !== article.path) throw redirect(article.path, 301)
  if (!isbot(request.headers.get('user-agent') ?? '')) views.note({ articleId: article.id, visitor })
  describePage(context, (siteUrl) => [
    articleNode(siteUrl, { ...article, picture: sharingPicturePath(article.slug) }),
    breadcrumbList(siteUrl, crumbsOf(article), article.path),
  ])
  return page
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, parts, headings, related } = loaderData
  useEffect(() => mendPictures({ selector: '.prose', fallback: PLACEHOLDER.article }), [])
  return (
    // Another article is another page: its counters and its table of contents begin anew.
    <Container key={article.id} className="grid grid-cols-1 gap-6 py-4 md:py-6">
      <ReadingProgress />
      <Breadcrumb crumbs={crumbsOf(article)} />
      <ArticleHead article={article} />
      <ArticleActions article={article} />
      <div className="article-layout">
        <div className="grid min-w-0 grid-cols-1 content-start gap-6">
          <ArticlePicture picture={article.picture} kind="article" eager className="rounded-card" />
          <ArticleToc headings={headings} open={false} className="lg:hidden" />
          <ArticleContent parts={parts} />
          <ArticleFoot article={article} />
        </div>
        <div className="max-lg:hidden">
          <ArticleToc headings={headings} open className="article-toc-aside" />
        </div>
      </div>
      <RelatedArticles cards={related} />
    </Container>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return <ArticleMissing />
}
