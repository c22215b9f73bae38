import { Link } from 'react-router'
import { ARTICLES_PATH } from '#app/domain/blog/editing/list-state.ts'
import { typedArticle } from '#app/domain/blog/editing/typed.ts'
import { BLOG_PATH } from '#app/domain/blog/paths.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { ArticleBody } from '#app/pages/blog/article-body.tsx'
import { loadPreview } from '#app/pages/blog/article-page.server.ts'
import { BLOG_STYLES } from '#app/pages/blog/styles.ts'
import { panelTitle } from '#app/panel/parts/panel-title.ts'
import { PROSE_STYLES } from '#app/ui/prose-styles.ts'
import { EmptyState } from '#app/ui/state.tsx'
import { say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/preview'
import { readArticleForm } from './form/read-article-form.ts'

export const links: Route.LinksFunction = () => [PROSE_STYLES, BLOG_STYLES]

export const meta = () => [
  { title: panelTitle(say('Xem trước bài viết', { en: 'Article preview' })) },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** Without a form there is nothing to preview. */
export async function loader(asked: Route.LoaderArgs) {
  await requireStaff(asked, 'articles')
  return null
}

/** Shows what a form holds as its page would; nothing is saved. */
export async function action(asked: Route.ActionArgs) {
  await requireStaff(asked, 'articles')
  const { db, siteUrl, inDocument } = asked.context.get(requestContext)
  const typed = typedArticle.parse(readArticleForm(await asked.request.formData(), null))
  return loadPreview(db, typed, { siteUrl, inDocument })
}

export default function PreviewPage({ actionData }: Route.ComponentProps) {
  return (
    <>
      <p className="border-b border-line bg-cut-soft px-4 py-3 text-center">
        <strong>
          {say('Bản xem trước của những gì đang viết.', { en: 'A preview of what is being written.' })}
        </strong>
        {say(' Chỉ nhân viên đăng nhập ', { en: ' Only signed-in staff of the ' })}
        <Link to={ARTICLES_PATH} className="underline">
          {say('Panel Quản Trị', { en: 'Admin Panel' })}
        </Link>
        {say(' mới thấy trang này.', { en: ' can see this page.' })}
      </p>
      {actionData ? (
        <ArticleBody
          {...actionData}
          isPreview
          crumbs={[
            { label: say('Trang chủ', { en: 'Home' }), to: '/' },
            { label: 'Blog', to: BLOG_PATH },
            { label: actionData.article.category.name, to: actionData.article.category.href, most: 20 },
            { label: actionData.article.title, most: 30 },
          ]}
        />
      ) : (
        <EmptyState
          headingLevel={1}
          title={say('Không có gì để xem trước', { en: 'Nothing to preview' })}
          text={say('Bạn mở bài viết trong trang quản trị rồi bấm Preview nhé.', {
            en: 'Open the article in the panel and press Preview.',
          })}
        />
      )}
    </>
  )
}
