import { Link } from 'react-router'
import type { ExampleAnswer } from '#app/domain/advisor/example-answers.server.ts'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { Seen } from '#app/ui/seen.tsx'
import { uncut } from '#app/ui/uncut.tsx'

/** The best fit of some usual needs by the ranking as it stands, each with its reason; absent where there is none. */
export function BestBand({ answers }: { answers: readonly ExampleAnswer[] }) {
  if (answers.length === 0) return null
  return (
    <section aria-labelledby="best" className="when-near grid gap-4">
      <SectionHeading
        id="best"
        title="Phù hợp cho…"
        link={{ to: '/cach-xep-hang', label: 'Cách xếp hạng' }}
      />
      <ul className="best-band phone-rail">
        {answers.map(({ question, products: [best] }) =>
          best ? (
            <li key={question}>
              <span className="product-picture">
                <img src={best.image} alt="" width={96} height={72} loading="lazy" />
              </span>
              <div>
                <Link to={`/chat?q=${encodeURIComponent(question)}`}>{question}</Link>
                <h3>
                  <Link to={`/products/${best.id}`}>{uncut(best.title)}</Link>
                </h3>
                <p>{best.reason}</p>
              </div>
              <p>
                <b>{best.price}</b>
                {best.priceSeen && <Seen text={best.priceSeen} />}
              </p>
            </li>
          ) : null,
        )}
      </ul>
    </section>
  )
}
