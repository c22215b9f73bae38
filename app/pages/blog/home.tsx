import { blogHome } from '#app/domain/blog/pages/blog-home.server.ts'
import { categorySlug } from '#app/domain/blog/pages/category-page.server.ts'
import { BLOG_PATH, categoryPath, searchPath } from '#app/domain/blog/paths.ts'
import { readSearch } from '#app/domain/blog/schema.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { movedTo } from '#app/edge/moved-to.ts'
import { pageMeta } from '#app/edge/page-meta.ts'
import { standInMadeOf } from '#app/edge/stand-in.ts'
import { articleList } from '#app/edge/structured-data/article-list.ts'
import { describePage } from '#app/edge/structured-data/describe-page.server.ts'
import { useSite } from '#app/edge/use-site.ts'
import { afterLoad } from '#app/ui/after-load.ts'
import { kept } from '#app/ui/kept.tsx'
import { later } from '#app/ui/later.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { shown, still } from '#app/ui/still.tsx'
import type { Route } from './+types/home'

/** The carousel moves by itself, and so comes to life by itself, once nothing else waits for the line. */
const ALIVE_AFTER_MS = 2_000

const FirstArticles = still('first', () =>
  import('./first-articles.tsx').then(({ FirstArticles }) => FirstArticles),
)
const HotTopics = kept(
  later(() => import('./hot-topics.tsx').then(({ HotTopics }) => HotTopics), afterLoad(ALIVE_AFTER_MS)),
)
const BlogSections = still('sections', () =>
  import('./blog-sections.tsx').then(({ BlogSections }) => BlogSections),
)

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Blog điện máy: tin tức, tư vấn, mẹo dùng',
    description:
      'Tin điện máy, bài tư vấn chọn máy, soi thông số, đánh giá, mẹo dùng bền và cách đọc giá khuyến mãi, viết dễ hiểu và ghi rõ nguồn.',
    path: BLOG_PATH,
  })
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, inDocument, shows, keep } = context.get(requestContext)
  const params = url.searchParams
  const moved = await oldAddressOf(db, params)
  if (moved) throw movedTo(moved)
  const { data: home, tags } = await keep('blog', (names) => {
    names('articles', 'likes')
    return blogHome(db)
  })
  shows(...tags)
  describePage(context, (siteUrl) => articleList(siteUrl, { crumbs: [], articles: home.latest }))
  return standInMadeOf(inDocument, home, ({ featured, topics, latest, mostViewed, bands }) => ({
    isEmpty: bands.length === 0 && featured.length === 0 && latest.length === 0,
    first: shown(inDocument, { featured, latest }),
    topics,
    sections: shown(inDocument, { mostViewed, bands }),
  }))
}

/** Old addresses of a category and of a search (ruling 13). */
async function oldAddressOf(db: Parameters<typeof categorySlug>[0], params: URLSearchParams) {
  const text = params.get('search')
  if (text !== null) return searchPath({ text: text.trim().slice(0, 200) })
  const { category } = readSearch(params)
  const slug = category === undefined ? null : await categorySlug(db, category)
  return slug && categoryPath(slug)
}

export default function BlogHomePage({ loaderData }: Route.ComponentProps) {
  const { isEmpty, first, topics, sections } = loaderData
  const { name } = useSite()
  return (
    <>
      <header className="grid gap-1">
        <h1 className="text-2xl font-bold md:text-3xl">Blog {name}</h1>
        <p className="max-w-text text-muted max-md:sr-only">
          Tin tức, tư vấn và mẹo dùng đồ điện máy: đọc xong là biết nên chọn gì.
        </p>
      </header>
      {isEmpty ? (
        <EmptyState title="Chưa có tin tức nào" text="Bài viết mới sẽ xuất hiện ở đây." />
      ) : (
        <FirstArticles of={first} />
      )}
      <HotTopics topics={topics} />
      <BlogSections of={sections} />
    </>
  )
}
