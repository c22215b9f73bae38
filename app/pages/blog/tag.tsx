import { Flame } from 'lucide-react'
import { isRouteErrorResponse, Link } from 'react-router'
import { tagPage } from '#app/domain/blog/pages/tag-page.server.ts'
import { BLOG_PATH, pagePath, tagPath } from '#app/domain/blog/paths.ts'
import { slugNow } from '#app/domain/blog/queries/taxonomy.server.ts'
import { blogSlug, listPage } from '#app/domain/blog/schema.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { movedTo } from '#app/edge/moved-to.ts'
import { pageMeta, plainTitle } from '#app/edge/page-meta.ts'
import { articleList } from '#app/edge/structured-data/article-list.ts'
import { describePage } from '#app/edge/structured-data/describe-page.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Button } from '#app/ui/button.tsx'
import { kept } from '#app/ui/kept.tsx'
import { later } from '#app/ui/later.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Route } from './+types/tag'

const TagSections = kept(later(() => import('./tag-sections.tsx').then(({ TagSections }) => TagSections)))

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [plainTitle(matches, 'Không tìm thấy thẻ')]
  const { tag, page } = loaderData
  return pageMeta(matches, {
    title: `Bài viết về ${tag.name}`,
    page,
    description: `${tag.description ?? ''} Các bài viết về ${tag.name} trên blog {site}.`.trim(),
    path: pagePath(tagPath(tag.slug), page),
    index: tag.articles > 0,
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
  const page = slug.success ? await tagPage(context.get(requestContext).db, slug.data, number) : null
  if (!page) {
    const now = slug.success ? await slugNow(context.get(requestContext).db, 'tags', slug.data) : null
    throw now ? movedTo(tagPath(now) + url.search) : new Response(null, { status: 404 })
  }
  const { tag, articles } = page
  context.get(requestContext).shows('articles')
  describePage(context, (siteUrl) =>
    articleList(siteUrl, { crumbs: crumbsOf(tag.name), path: tagPath(tag.slug), articles }),
  )
  return page
}

export default function TagPage({ loaderData: page }: Route.ComponentProps) {
  const { tag, isHot } = page
  return (
    <>
      <header className="grid gap-3">
        <Breadcrumb crumbs={crumbsOf(tag.name)} />
        <h1 className="text-3xl font-bold md:text-4xl">{tag.name}</h1>
        {tag.description && <p className="max-w-text text-muted">{tag.description}</p>}
        <p className="flex flex-wrap gap-2">
          <span className="tag-label" data-hue={tag.hue ?? undefined}>
            {formatNumber(tag.articles)} bài viết
          </span>
          {isHot && (
            <Badge tone="cut">
              <Flame aria-hidden="true" />
              Đang hot
            </Badge>
          )}
        </p>
      </header>
      <TagSections key={tag.id} page={page} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <EmptyState
      headingLevel={1}
      title="Không tìm thấy thẻ"
      text="Thẻ bạn đang tìm kiếm không tồn tại hoặc đã bị xóa."
      actions={
        <Button asChild>
          <Link to={BLOG_PATH}>Quay lại Blog</Link>
        </Button>
      }
    />
  )
}
