import { Link } from 'react-router'
import type { CardView } from '#app/domain/blog/card-view.ts'
import type { Band } from '#app/domain/blog/pages/blog-home.server.ts'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { ArticleCard } from './article-card.tsx'

/** What follows the carousel on the home of the blog: a band for every category, and the most read. */
export function BlogSections({ mostViewed, bands }: { mostViewed: CardView[]; bands: Band[] }) {
  return (
    <>
      {bands.map((band) => (
        <CategoryBand key={band.href} band={band} />
      ))}
      <MostViewed cards={mostViewed} />
    </>
  )
}

function CategoryBand({ band: { name, href, articles } }: { band: Band }) {
  const id = `chuyen-muc-${href.split('/').at(-1) ?? ''}`
  const [first, ...others] = articles
  if (!first) return null
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <SectionHeading
        id={id}
        title={name}
        link={{ to: href, label: `Xem tất cả ${name.toLocaleLowerCase('vi')}` }}
      />
      <div className="category-band" data-alone={others.length === 0 || undefined}>
        <ArticleCard card={first} look="featured" tags={3} />
        <ul className="phone-rail grid content-start gap-3">
          {others.map((card) => (
            <li key={card.id} className="grid">
              <ArticleCard card={card} look="compact" tags={2} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Ranks that stand out. */
const PODIUM = 3

/** The articles read most, by rank; the first three stand out. Absent while nobody has read anything. */
function MostViewed({ cards }: { cards: readonly CardView[] }) {
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="most-viewed" className="grid gap-4">
      <h2 id="most-viewed" className="text-2xl font-bold">
        Được xem nhiều nhất
      </h2>
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
    </section>
  )
}
