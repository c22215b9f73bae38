import { Link } from 'react-router'
import type { CardView } from '#app/domain/blog/card-view.ts'

/** Ranks that stand out. */
const PODIUM = 3

/** The articles read most, by rank; the first three stand out. Says so where nobody has read anything yet. */
export function MostViewed({ cards }: { cards: readonly CardView[] }) {
  return (
    <section aria-labelledby="most-viewed" className="grid gap-4">
      <h2 id="most-viewed" className="text-2xl font-bold">
        Được xem nhiều nhất
      </h2>
      {cards.length === 0 ? (
        <p className="text-muted">Chưa bài nào có lượt xem. Danh sách tự xếp khi có người đọc.</p>
      ) : (
        <ol className="ranked-list ranked-list-wide">
          {cards.map((card, index) => (
            <li key={card.id} data-podium={index < PODIUM || undefined}>
              <span className="rank">
                <span className="sr-only">Hạng </span>
                {index + 1}
              </span>
              <div className="min-w-0">
                <h3>
                  <Link to={card.href}>{card.title}</Link>
                </h3>
                <p className="text-sm text-muted">
                  {card.category.name} · {card.views} lượt xem
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
