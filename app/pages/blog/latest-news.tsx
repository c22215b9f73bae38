import type { CardView } from '#app/domain/blog/card-view.ts'
import { BLOG_PATH } from '#app/domain/blog/paths.ts'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { ArticleGrid } from './article-grid.tsx'

type LatestNewsProps = { cards: readonly CardView[]; title?: string }

/** The newest articles on the site's home page, or those on a page's subject. */
export function LatestNews({ cards, title = 'Tin tức mới nhất' }: LatestNewsProps) {
  return (
    <section aria-labelledby="news" className="when-near grid gap-4">
      <SectionHeading id="news" title={title} link={{ to: BLOG_PATH, label: 'Khám phá thêm bài viết' }} />
      {cards.length === 0 ? (
        <p className="text-muted">Chưa có tin tức nào</p>
      ) : (
        <ArticleGrid cards={cards} rail />
      )}
    </section>
  )
}
