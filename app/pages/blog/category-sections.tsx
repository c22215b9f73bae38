import { Link } from 'react-router'
import type { CardView } from '#app/domain/blog/card-view.ts'
import type { categoryPage } from '#app/domain/blog/pages/category-page.server.ts'
import { categoryPath, pagePath } from '#app/domain/blog/paths.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { ArticleCard } from './article-card.tsx'
import { ArticleGrid } from './article-grid.tsx'

export type CategoryPageData = NonNullable<Awaited<ReturnType<typeof categoryPage>>>

/** The articles of a category: one large, the newest six beside what was read most, and the rest by pages. */
export function CategorySections({ page }: { page: CategoryPageData }) {
  const { category, featured, news, rest, isEmpty, mostRead, totalPages } = page
  const path = categoryPath(category.slug)
  return (
    <>
      {featured && (
        <div className="featured-block">
          <ArticleCard card={featured} look="lead" headingLevel={2} tags={3} eager />
        </div>
      )}
      {(news.length > 0 || mostRead.articles.length > 0) && page.page === 1 && !isEmpty && (
        <div className="grid grid-cols-1 items-start gap-x-8 gap-y-10 xl:grid-cols-[1fr_17rem]">
          {news.length > 0 && (
            <section aria-labelledby="news" className="grid gap-4">
              <SectionHeading id="news" title="TIN TỨC CẬP NHẬT" />
              <ul className="grid gap-3 md:grid-cols-2 md:gap-4">
                {news.map((card) => (
                  <li key={card.id} className="grid">
                    <ArticleCard card={card} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <MostRead mostRead={mostRead} />
        </div>
      )}
      {rest.length > 0 && (
        <section aria-labelledby="rest" className="grid gap-4">
          <SectionHeading id="rest" title={isEmpty ? 'Bài mới nhất' : 'Các bài khác'} />
          <ArticleGrid cards={rest} />
          <Pagination
            page={page.page}
            totalPages={totalPages}
            href={(number) => pagePath(path, number)}
            className="mt-4"
          />
        </section>
      )}
    </>
  )
}

type MostReadProps = { mostRead: { thisWeek: boolean; articles: readonly CardView[] } }

/** What was read most this week; where nobody read anything, what was read most ever, under words that say so. */
function MostRead({ mostRead: { thisWeek, articles } }: MostReadProps) {
  if (articles.length === 0) return null
  return (
    <section
      aria-labelledby="most-read"
      className="grid gap-3 rounded-card border border-line bg-surface p-4"
    >
      <h2 id="most-read" className="text-lg font-bold">
        {thisWeek ? 'Xem nhiều tuần qua' : 'Xem nhiều nhất'}
      </h2>
      <ol className="ranked-list">
        {articles.map((card, index) => (
          <li key={card.id} data-podium={index < 3 || undefined}>
            <span className="rank">
              <span className="sr-only">Hạng </span>
              {index + 1}
            </span>
            <div className="min-w-0">
              <h3>
                <Link to={card.href}>{card.title}</Link>
              </h3>
              <p className="text-sm text-muted">{card.published.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
