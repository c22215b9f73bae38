import { isRouteErrorResponse, Link } from 'react-router'
import { authorPage } from '#app/domain/blog/pages/author-page.server.ts'
import { authorPath, BLOG_PATH, pagePath } from '#app/domain/blog/paths.ts'
import { slugNow } from '#app/domain/blog/queries/taxonomy.server.ts'
import { blogSlug, listPage } from '#app/domain/blog/schema.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { movedTo } from '#app/edge/moved-to.ts'
import { pageMeta, plainTitle } from '#app/edge/page-meta.ts'
import { articleList } from '#app/edge/structured-data/article-list.ts'
import { authorNode } from '#app/edge/structured-data/author.ts'
import { describePage } from '#app/edge/structured-data/describe-page.server.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Button } from '#app/ui/button.tsx'
import { kept } from '#app/ui/kept.tsx'
import { later } from '#app/ui/later.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import type { Route } from './+types/author'

const AuthorHead = kept(later(() => import('./author-head.tsx').then(({ AuthorHead }) => AuthorHead)))
const AuthorArticles = kept(
  later(() => import('./author-articles.tsx').then(({ AuthorArticles }) => AuthorArticles)),
)

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [plainTitle(matches, 'Không tìm thấy tác giả')]
  const { author, page } = loaderData
  return pageMeta(matches, {
    title: `Bài viết của ${author.name}`,
    page,
    description: author.bio ?? `Các bài viết của ${author.name} trên blog {site}.`,
    path: pagePath(authorPath(author.slug), page),
    index: author.articles > 0,
  })
}

const crumbsOf = (name: string) => [
  { label: 'Trang chủ', to: '/' },
  { label: 'Blog', to: BLOG_PATH },
  { label: name },
]

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const slug = blogSlug.safeParse(params.slug)
  const number = listPage.parse(url.searchParams.get('page') ?? 1)
  const page = slug.success ? await authorPage(context.get(requestContext).db, slug.data, number) : null
  if (!page) {
    const now = slug.success ? await slugNow(context.get(requestContext).db, 'authors', slug.data) : null
    throw now ? movedTo(authorPath(now) + url.search) : new Response(null, { status: 404 })
  }
  const { author, articles } = page
  context.get(requestContext).shows('articles')
  const path = authorPath(author.slug)
  describePage(context, (siteUrl) => [
    authorNode(siteUrl, { ...author, path }),
    ...articleList(siteUrl, { crumbs: crumbsOf(author.name), path, articles }),
  ])
  return page
}

export default function AuthorPage({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <header className="grid gap-3">
        <Breadcrumb crumbs={crumbsOf(page.author.name)} />
        <AuthorHead author={page.author} />
      </header>
      <AuthorArticles page={page} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <EmptyState
      headingLevel={1}
      title="Không tìm thấy tác giả"
      text="Tác giả bạn đang tìm kiếm không tồn tại hoặc đã bị xóa."
      actions={
        <Button asChild>
          <Link to={BLOG_PATH}>Quay lại Blog</Link>
        </Button>
      }
    />
  )
}
