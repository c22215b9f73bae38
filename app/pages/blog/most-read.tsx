import { Link } from 'react-router'
import type { CardView } from '#app/domain/blog/card-view.ts'

type MostReadProps = { mostRead: { thisWeek: boolean; articles: readonly CardView[] } }

/** What was read most this week; where nobody read anything, what was read most ever, under words that say so. */
export function MostRead({ mostRead: { thisWeek, articles } }: MostReadProps) {
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
