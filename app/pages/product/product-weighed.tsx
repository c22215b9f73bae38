import { Link } from 'react-router'
import { WHOLE_LIST } from '#app/domain/catalogue/list-state.ts'
import { listHref } from '#app/domain/catalogue/list-url.ts'
import type { ProductPageData } from '#app/domain/catalogue/product-page.server.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { FigureScale } from '#app/ui/figure-scale.tsx'
import { uncut } from '#app/ui/uncut.tsx'
import { lowerFirst } from '#app/vietnamese/case.ts'
import { keepUnits } from '#app/vietnamese/keep-units.ts'
import { sayVndRange } from '#app/vietnamese/money.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'

/** Facts that stand behind the bars. */
const MOST_FACTS = 4

/** A machine's name within a sentence: 'máy lọc không khí Philips', where it begins with what it is. */
const inSentence = ({ title, category }: ProductPageData['product']): string =>
  title.toLocaleLowerCase('vi').startsWith(category.toLocaleLowerCase('vi')) ? lowerFirst(title) : title

/** The scales behind what its head says. */
export function ProductWeighed({ page }: { page: ProductPageData }) {
  const { product, evidence, further, unknown, alternatives, isSilent, verdict, peers } = page
  const kind = product.category.toLocaleLowerCase('vi')
  const among = verdict?.among
  // Of what is no better for being more it is said, beside those of which the further right is the better.
  const goods = evidence.flatMap(({ place }) => (place ? [place.good] : []))
  const isMixed = goods.includes(null) && goods.some((good) => good !== null)
  // The same machines as those that the verdict counts.
  const others = (
    <Link
      to={listHref(WHOLE_LIST, {
        category: product.categorySlug,
        ...(among && { min: among.from, max: among.to }),
      })}
      className="font-semibold text-action hover:underline"
    >
      {keepUnits(
        among
          ? `${among.count} ${kind} ${sayVndRange(among.from, among.to)}`
          : `${peers > 1 ? `${formatNumber(peers - 1)} ` : ''}${kind} khác`,
      )}
    </Link>
  )
  return (
    <div className="product-weighed">
      {evidence.length > 0 && (
        <div className="product-evidence">
          <p>So với {others} (vạch đứng: mức giữa)</p>
          <dl>
            {evidence.map(({ label, value, place }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
                {place && (
                  <dd>
                    <FigureScale place={place} />
                    {place.word}
                    {isMixed && place.good === null && ' · tùy sở thích'}
                  </dd>
                )}
              </div>
            ))}
            {further.slice(0, MOST_FACTS).map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {isSilent && (
        <section aria-labelledby="hoi-cua-hang" className="product-ask">
          <h2 id="hoi-cua-hang">Hỏi cửa hàng một câu trước khi mua</h2>
          <q>
            Cho mình hỏi {uncut(inSentence(product))}
            {`: ${unknown.join(', ')} là bao nhiêu, bảo hành bao lâu?`}
          </q>
          {alternatives.some(({ facts }) => facts) && (
            <a href="#alternatives" className={buttonClass('primary', 'md')}>
              Xem máy có đủ thông số hơn
            </a>
          )}
        </section>
      )}
      {unknown.length > 0 && !isSilent && (
        <p className="text-sm text-muted">Chưa rõ: {unknown.join(', ')}.</p>
      )}
      {evidence.length === 0 && <p className="text-sm text-muted max-md:hidden">Xem {others}</p>}
    </div>
  )
}
