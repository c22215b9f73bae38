import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { CardView } from '#app/domain/blog/card-view.ts'
import { BLOG_PATH } from '#app/domain/blog/paths.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { ArticleGrid } from './article-grid.tsx'

/** What to read after an article, and the way back to the blog. */
export function RelatedArticles({ cards }: { cards: readonly CardView[] }) {
  return (
    <div className="grid gap-8 print:hidden">
      {cards.length > 0 && (
        <section aria-labelledby="related" className="grid gap-4">
          <SectionHeading id="related" title="Bài viết liên quan" />
          <ArticleGrid cards={cards} />
        </section>
      )}
      <p>
        <Link to={BLOG_PATH} className={buttonClass('secondary')}>
          <ArrowLeft aria-hidden="true" className="size-5" />
          Quay lại Blog
        </Link>
      </p>
    </div>
  )
}
