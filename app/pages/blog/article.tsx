import { isRouteErrorResponse } from 'react-router'
import { articlePath, BLOG_PATH, sharingPicturePath } from '#app/domain/blog/paths.ts'
import { newSlugOf, oldSlugs } from '#app/domain/blog/queries/get-article.server.ts'
import { blogSlug } from '#app/domain/blog/schema.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { movedTo } from '#app/edge/moved-to.ts'
import { pageMeta, plainTitle } from '#app/edge/page-meta.ts'
import { standInMadeOf } from '#app/edge/stand-in.ts'
import { articleNode } from '#app/edge/structured-data/article.ts'
import { breadcrumbList } from '#app/edge/structured-data/breadcrumbs.ts'
import { describePage } from '#app/edge/structured-data/describe-page.server.ts'
import { mayBe } from '#app/platform/by-heart.ts'
import { uploadedPicture } from '#app/platform/media/uploaded-picture.ts'
import { kept } from '#app/ui/kept.tsx'
import { PROSE_STYLES } from '#app/ui/prose-styles.ts'
import type { Route } from './+types/article'
import { ArticleBody } from './article-body.tsx'
import { ArticleMissing } from './article-missing.tsx'
import { asShown, loadArticlePage } from './article-page.server.ts'
import { FEED_LINK } from './feed-link.ts'
import { BLOG_STYLES } from './styles.ts'

/** Letters of a label that a phone shows of the way here: of the steps, and of the article itself. */
const CUT = { step: 20, last: 30 }

export const links: Route.LinksFunction = () => [FEED_LINK, PROSE_STYLES, BLOG_STYLES]

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [plainTitle(matches, 'Không tìm thấy bài viết')]
  const { slug, path, title, metaTitle, metaDescription, social, canonicalUrl } = loaderData.article
  return pageMeta(matches, {
    title: metaTitle,
    description: metaDescription,
    path,
    type: 'article',
    social: social.title,
    canonical: canonicalUrl,
    image: social.image
      ? { path: social.image, alt: title, size: uploadedPicture(social.image) }
      : { path: sharingPicturePath(slug), alt: title },
  })
}

type CrumbSource = { title: string; category: { name: string; href: string } }

const crumbsOf = ({ title, category }: CrumbSource) => [
  { label: 'Trang chủ', to: '/' },
  { label: 'Blog', to: BLOG_PATH },
  { label: category.name, to: category.href, most: CUT.step },
  { label: title, most: CUT.last },
]

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { inDocument, views, shows, forEachReader } = context.get(requestContext)
  const slug = blogSlug.safeParse(params.slug)
  const known = slug.success ? await knownArticle(context, slug.data) : null
  if (!known?.data) {
    const moved = slug.success ? await movedArticle(context, slug.data) : null
    if (moved) throw movedTo(articlePath(moved))
    throw new Response(null, { status: 404 })
  }
  const { page, nodes } = known.data
  const { article } = page
  if (url.pathname !== article.path) throw movedTo(article.path)
  shows(...known.tags)
  forEachReader((visitor) => views.note({ articleId: article.id, visitor }))
  describePage(context, () => nodes)
  return standInMadeOf(inDocument, page, (known) => asShown(known, inDocument))
}

/** The slug of an article that had this one before; null for none. */
async function movedArticle(context: Route.LoaderArgs['context'], slug: string): Promise<string | null> {
  const { db, keep } = context.get(requestContext)
  const { data: known } = await keep(
    'old slugs',
    (names) => {
      names('articles')
      return oldSlugs(db)
    },
    { isTimeless: true },
  )
  return mayBe(known, slug) ? newSlugOf(db, slug) : null
}

/** What an article's page shows to everybody, kept until something of it changes. */
function knownArticle(context: Route.LoaderArgs['context'], slug: string) {
  const { db, siteUrl, keep } = context.get(requestContext)
  return keep(`article ${slug}`, async (names) => {
    const loaded = await loadArticlePage(db, slug, siteUrl)
    if (!loaded) return null
    const { page, products } = loaded
    const { article } = page
    names('articles', `article:${article.id}`, ...products.map((id) => `product:${id}` as const))
    if (products.length > 0) names('reference')
    const nodes = [
      articleNode(siteUrl, { ...article, picture: sharingPicturePath(article.slug) }),
      breadcrumbList(siteUrl, crumbsOf(article), article.path),
    ]
    return { page, nodes }
  })
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  return <Page page={loaderData} parts={loaderData.content.data} cards={loaderData.related.data} />
}

type PageProps = {
  page: Route.ComponentProps['loaderData']
  /** What the page shows by its HTML alone, and so does not say. */
  parts: object | undefined
  cards: object | undefined
}

/** All of the page goes by its data. */
const Page = kept(function Page({ page }: PageProps) {
  return <ArticleBody {...page} crumbs={crumbsOf(page.article)} />
})

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return <ArticleMissing />
}
