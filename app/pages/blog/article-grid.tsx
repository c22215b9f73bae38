import type { CardView } from '#app/domain/blog/card-view.ts'
import { ArticleCard } from './article-card.tsx'

/** Articles in a list on a phone, in columns on a wider screen. */
export function ArticleGrid({
  cards,
  headingLevel = 3,
  rail = false,
}: {
  cards: readonly CardView[]
  headingLevel?: 2 | 3
  /** On a phone one row, moved sideways: they are a part of a longer page. */
  rail?: boolean
}) {
  return (
    <ul className={rail ? 'article-grid phone-rail' : 'article-grid'}>
      {cards.map((card) => (
        <li key={card.id} className="grid">
          <ArticleCard card={card} look={rail ? 'featured' : 'full'} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  )
}
