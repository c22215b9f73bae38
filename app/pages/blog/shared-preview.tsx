import { isRouteErrorResponse } from 'react-router'
import { previewOf } from '#app/domain/blog/editing/preview-key.ts'
import { previewedArticle } from '#app/domain/blog/editing/preview-links.server.ts'
import { BLOG_PATH } from '#app/domain/blog/paths.ts'
import { savedTyping } from '#app/domain/blog/queries/saved-typing.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { plainTitle } from '#app/edge/page-meta.ts'
import { PROSE_STYLES } from '#app/ui/prose-styles.ts'
import { EmptyState } from '#app/ui/state.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import type { Route } from './+types/shared-preview'
import { ArticleBody } from './article-body.tsx'
import { loadPreview } from './article-page.server.ts'
import { BLOG_STYLES } from './styles.ts'

export const links: Route.LinksFunction = () => [PROSE_STYLES, BLOG_STYLES]

export const meta: Route.MetaFunction = ({ matches }) => [
  plainTitle(matches, 'Xem trước bài viết'),
  { name: 'robots', content: 'noindex, nofollow' },
]

/** An article as it was last saved, for whoever has a link that was sent to them; it ends by itself, or is withdrawn. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, seal, siteUrl, inDocument } = context.get(requestContext)
  const link = previewOf(seal, params.key, Date.now())
  if (link === 'ended') throw new Response(null, { status: 410 })
  if (link === null) throw new Response(null, { status: 404 })
  const article = await previewedArticle(db, link)
  if (article === null) throw new Response(null, { status: 410 })
  const typed = await savedTyping(db, article)
  if (!typed) throw new Response(null, { status: 404 })
  return { ...(await loadPreview(db, typed, { siteUrl, inDocument })), ends: formatDateTime(link.ends) }
}

export default function SharedPreviewPage({ loaderData }: Route.ComponentProps) {
  const { ends, ...page } = loaderData
  return (
    <>
      <p className="border-b border-line bg-cut-soft px-4 py-3 text-center">
        <strong>Bản xem trước, chưa phải bản đăng.</strong> Ai có đường dẫn này đều xem được, đến {ends}.
      </p>
      <ArticleBody
        {...page}
        isPreview
        crumbs={[
          { label: 'Trang chủ', to: '/' },
          { label: 'Blog', to: BLOG_PATH },
          { label: page.article.category.name, to: page.article.category.href, most: 20 },
          { label: page.article.title, most: 30 },
        ]}
      />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || (error.status !== 404 && error.status !== 410)) throw error
  const hasEnded = error.status === 410
  return (
    <EmptyState
      headingLevel={1}
      title={hasEnded ? 'Đường dẫn xem trước không còn dùng được' : 'Không có bản xem trước nào ở đây'}
      text={
        hasEnded
          ? 'Đường dẫn đã hết hạn, hoặc người gửi đã thu hồi. Bạn nhờ họ gửi một đường dẫn mới nhé.'
          : 'Có thể đường dẫn bị chép thiếu. Bạn nhờ người gửi chép lại giúp nhé.'
      }
    />
  )
}
