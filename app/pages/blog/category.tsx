import { categoryPage } from '#app/domain/blog/pages/category-page.server.ts'
import { BLOG_PATH, categoryPath, pagePath } from '#app/domain/blog/paths.ts'
import { slugNow } from '#app/domain/blog/queries/taxonomy.server.ts'
import { listPage } from '#app/domain/blog/schema.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { movedTo } from '#app/edge/moved-to.ts'
import { pageMeta } from '#app/edge/page-meta.ts'
import { articleList } from '#app/edge/structured-data/article-list.ts'
import { describePage } from '#app/edge/structured-data/describe-page.server.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { kept } from '#app/ui/kept.tsx'
import { later } from '#app/ui/later.tsx'
import type { Route } from './+types/category'

const CategorySections = kept(
  later(() => import('./category-sections.tsx').then(({ CategorySections }) => CategorySections)),
)

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { category, page, isEmpty } = loaderData
  return pageMeta(matches, {
    title: category.name,
    page,
    description: category.description ?? `Bài viết chuyên mục ${category.name} trên blog {site}.`,
    path: pagePath(categoryPath(category.slug), page),
    index: !isEmpty,
  })
}

const crumbsOf = (name: string) => [
  { label: 'Trang chủ', to: '/' },
  { label: 'Blog', to: BLOG_PATH },
  { label: name },
]

/** The six fixed categories have a path of their own, any other one is the last part of its path. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { pathname, search, searchParams } = url
  const slug = pathname.split('/').at(-1) ?? ''
  const { db } = context.get(requestContext)
  const page = await categoryPage(db, slug, listPage.parse(searchParams.get('page') ?? 1))
  if (!page || !pathname.startsWith(categoryPath(slug))) {
    const now = page ? slug : await slugNow(db, 'categories', slug)
    throw now ? movedTo(categoryPath(now) + search) : new Response(null, { status: 404 })
  }
  const articles = [...(page.featured ? [page.featured] : []), ...page.news, ...page.rest]
  context.get(requestContext).shows('articles')
  describePage(context, (siteUrl) =>
    articleList(siteUrl, { crumbs: crumbsOf(page.category.name), path: categoryPath(slug), articles }),
  )
  return page
}

export default function BlogCategoryPage({ loaderData: page }: Route.ComponentProps) {
  const { category, isEmpty } = page
  return (
    <>
      <header className="grid gap-2">
        <Breadcrumb crumbs={crumbsOf(category.name)} />
        <h1 className="text-3xl font-bold md:text-4xl">{category.name}</h1>
        {category.description && <p className="max-w-text text-muted">{category.description}</p>}
        {isEmpty && (
          <p className="mt-2 rounded-card border border-line bg-sunken p-4">
            Chuyên mục này chưa có bài viết. Mời bạn đọc những bài mới nhất của blog.
          </p>
        )}
      </header>
      <CategorySections page={page} />
    </>
  )
}
