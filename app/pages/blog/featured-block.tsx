import type { CardView } from '#app/domain/blog/card-view.ts'
import { ArticleCard } from './article-card.tsx'

/** Up to five featured articles: the first large, two standing and two lying below it; one below the other on a phone. */
export function FeaturedBlock({ cards }: { cards: readonly CardView[] }) {
  const [lead, ...others] = cards
  const [second, side] = [others.slice(0, 2), others.slice(2, 4)]
  if (!lead) return null
  return (
    <section aria-labelledby="featured" className="grid gap-3 md:gap-4">
      <h2 id="featured" className="text-lg font-bold md:text-2xl">
        Tin tức nổi bật
      </h2>
      <div className="featured-block">
        <ArticleCard card={lead} look="lead" tags={3} eager />
        {second.length > 0 && (
          <div className="featured-others phone-rail">
            {second.map((card) => (
              <ArticleCard key={card.id} card={card} look="featured" tags={2} />
            ))}
            {side.length > 0 && (
              <div className="grid gap-3 md:gap-4">
                {side.map((card) => (
                  <ArticleCard key={card.id} card={card} look="compact" tags={2} />
                ))}
              </div>
            )}
          </div>
        )}
      </div>
    </section>
  )
}
