import type { CardView } from '../card-view.ts'
import { ArticleCard } from './article-card.tsx'

/** Up to five featured articles: the first large, two beside it, two lying below; one below the other on a phone. */
export function FeaturedBlock({ cards }: { cards: readonly CardView[] }) {
  const [lead, ...others] = cards
  if (!lead) return null
  return (
    <section aria-labelledby="featured" className="grid gap-4">
      <h2 id="featured" className="text-2xl font-bold">
        Tin tức nổi bật
      </h2>
      <div className="featured-block" data-count={Math.min(cards.length, 3)}>
        <ArticleCard card={lead} look="lead" tags={3} eager />
        {others.slice(0, 2).map((card) => (
          <ArticleCard key={card.id} card={card} look="featured" tags={2} />
        ))}
        {others.slice(2, 4).map((card) => (
          <ArticleCard key={card.id} card={card} look="compact" tags={2} />
        ))}
      </div>
    </section>
  )
}
