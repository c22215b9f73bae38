import type { CardView } from '#app/domain/blog/card-view.ts'
import type { tagPage } from '#app/domain/blog/pages/tag-page.server.ts'
import { pagePath, tagPath } from '#app/domain/blog/paths.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { ArticleCard } from './article-card.tsx'

/** How many articles stand in the list before more are asked for: on a phone, on a wider screen. The style sheet hides the rest. */
const COLLAPSED = { phone: 5, wide: 8 }

export type TagPageData = NonNullable<Awaited<ReturnType<typeof tagPage>>>

/** The articles of a tag: three large ones, then all. */
export function TagSections({ page }: { page: TagPageData }) {
  const { tag, featured, articles, totalPages } = page
  if (articles.length === 0) {
    return (
      <EmptyState
        title="Chưa có bài viết nào"
        text={`Hiện tại chưa có bài viết nào thuộc thẻ "${tag.name}".`}
      />
    )
  }
  return (
    <>
      {featured.length > 0 && (
        <section aria-labelledby="featured" className="grid gap-4">
          <SectionHeading id="featured" title="Bài nổi bật" />
          <Featured cards={featured} />
        </section>
      )}
      <section aria-labelledby="all" className="grid gap-4">
        <SectionHeading id="all" title="Tất cả bài viết" />
        <ul className="tag-list grid gap-3 md:grid-cols-2 md:gap-4">
          {articles.map((card) => (
            <li key={card.id} className="grid">
              <ArticleCard card={card} look="compact" tags={3} />
            </li>
          ))}
        </ul>
        <MoreArticles count={articles.length} />
        <Pagination
          page={page.page}
          totalPages={totalPages}
          href={(number) => pagePath(tagPath(tag.slug), number)}
          className="mt-4"
        />
      </section>
    </>
  )
}

/** One lies as wide as the page, two or three stand side by side. */
function Featured({ cards }: { cards: readonly CardView[] }) {
  const [only] = cards
  if (cards.length === 1 && only) {
    return (
      <div className="featured-block">
        <ArticleCard card={only} look="lead" tags={2} eager />
      </div>
    )
  }
  return (
    <ul className="featured-others">
      {cards.map((card, index) => (
        <li key={card.id} className="grid">
          <ArticleCard card={card} look="featured" tags={2} eager={index === 0} />
        </li>
      ))}
    </ul>
  )
}

/** A disclosure that the style sheet reads: open, the whole list before it shows. */
function MoreArticles({ count }: { count: number }) {
  const more = { phone: count - COLLAPSED.phone, wide: count - COLLAPSED.wide }
  if (more.phone <= 0) return null
  return (
    <details className={more.wide > 0 ? 'tag-more' : 'tag-more md:hidden'}>
      <summary className={buttonClass('secondary')}>
        <span className="when-closed">
          Xem thêm <span className="md:hidden">{more.phone}</span>
          <span className="max-md:hidden">{more.wide}</span> bài viết
        </span>
        <span className="when-open">Thu gọn</span>
      </summary>
    </details>
  )
}
