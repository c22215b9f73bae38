import { BLOG_PATH, SAVED_PATH } from '#app/domain/blog/paths.ts'
import { pageMeta } from '#app/edge/page-meta.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Container } from '#app/ui/container.tsx'
import type { Route } from './+types/saved'
import { SavedArticles } from './saved-articles.tsx'
import { BLOG_STYLES } from './styles.ts'

export const links: Route.LinksFunction = () => [BLOG_STYLES]

const TITLE = 'Bài viết đã lưu'

const crumbs = [{ label: 'Trang chủ', to: '/' }, { label: 'Blog', to: BLOG_PATH }, { label: TITLE }]

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: TITLE,
    description: 'Những bài viết bạn lưu lại để đọc sau, giữ trong trình duyệt của bạn.',
    path: SAVED_PATH,
    index: false,
  })
}

export default function SavedArticlesPage() {
  return (
    <Container className="grid grid-cols-1 gap-4 py-4">
      <Breadcrumb crumbs={crumbs} />
      <h1 className="text-3xl font-bold md:text-4xl">{TITLE}</h1>
      <p className="max-w-text text-muted js:hidden">
        Danh sách này nằm trong trình duyệt của bạn, không gửi lên máy chủ, nên cần bật JavaScript để xem.
      </p>
      <div className="no-js:hidden">
        <SavedArticles />
      </div>
    </Container>
  )
}
