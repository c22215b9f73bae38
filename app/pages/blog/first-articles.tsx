import type { CardView } from '#app/domain/blog/card-view.ts'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { ArticleCard } from './article-card.tsx'
import { ArticleGrid } from './article-grid.tsx'

/** What the home of the blog begins with: what was chosen for it, then the newest. */
export function FirstArticles({ featured, latest }: { featured: CardView[]; latest: CardView[] }) {
  return (
    <>
      <Featured cards={featured} />
      {latest.length > 0 && (
        <section aria-labelledby="latest" className="grid gap-4">
          <SectionHeading id="latest" title="Bài mới nhất" />
          <ArticleGrid cards={latest} rail />
        </section>
      )}
    </>
  )
}

/** Up to five featured articles: the first large, four lying below it. */
function Featured({ cards }: { cards: readonly CardView[] }) {
  const [lead, ...others] = cards
  if (!lead) return null
  return (
    <section aria-labelledby="featured" className="-mt-4 grid grid-cols-1 gap-2 md:gap-3">
      <h2 id="featured" className="text-lg font-bold md:text-xl">
        Tin tức nổi bật
      </h2>
      <div className="featured-block">
        <ArticleCard card={lead} look="lead" tags={3} eager />
        {others.length > 0 && (
          <div className="featured-others">
            {others.slice(0, 4).map((card) => (
              <ArticleCard key={card.id} card={card} look="compact" tags={2} />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}
