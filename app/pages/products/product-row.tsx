import { Link } from 'react-router'
import type { ListedProduct } from '#app/domain/catalogue/list-view.ts'
import type { RowFigures } from '#app/domain/catalogue/ranges.ts'
import { FigureScale } from '#app/ui/figure-scale.tsx'
import { UsualPrice } from '#app/ui/price.tsx'
import { ProductPicture } from '#app/ui/product-picture.tsx'
import { Rating } from '#app/ui/rating.tsx'
import { SeenWords } from '#app/ui/seen.tsx'
import { uncut } from '#app/ui/uncut.tsx'
import { ProductActions } from './product-actions.tsx'

type ProductRowProps = {
  product: ListedProduct
  headingLevel: 2 | 3 | 4
  /** Says the category too: the list is of several. */
  mixed: boolean
  /** For the rows seen first, so that the browser fetches their picture at once. */
  eager: boolean
  /** It answers a search best. */
  best?: boolean
  /** What it is picked as above the list; null where it is not. */
  pick?: string | null
}

/** A product as a line of the list: its drawing, its name uncut, figures beside those of its category, its price, and at the end what is done with it. */
export function ProductRow({ product, headingLevel, mixed, eager, best = false, pick }: ProductRowProps) {
  const { href, title, image, category, row, price, rating, isNew, why } = product
  const Heading = `h${headingLevel}` as const
  const qualities = [
    ...(isNew ? ['Mới'] : []),
    ...(mixed && category ? [category] : []),
    ...(row?.qualities ?? []),
  ]
  return (
    <article className="product-row">
      <div>
        <ProductPicture picture={image} eager={eager} />
        <div className="product-row-name">
          {pick && <p className="product-row-pick">{pick}</p>}
          <Heading>{uncut(title)}</Heading>
          {why && (
            <p>
              {best && <b>Khớp nhất: </b>}
              {best ? lowerFirst(why) : why}
            </p>
          )}
          {qualities.length > 0 && (
            <p className="product-row-qualities">
              {qualities.map((quality) => (
                <span key={quality}>{quality} </span>
              ))}
            </p>
          )}
          {rating && <Rating rating={rating} />}
        </div>
        <Link to={href} aria-label={`Xem chi tiết ${title}`} className="absolute inset-0 z-1" />
        {row?.unknown ? <p className="product-row-unknown">{row.unknown}</p> : row && figures(row)}
        <div className="product-row-price">
          <UsualPrice price={{ ...price, seen: price.seen && <SeenWords text={price.seen} /> }} />
        </div>
        <div className="product-row-actions">
          <ProductActions product={product} />
        </div>
      </div>
    </article>
  )
}

/** The figures with their bars. */
function figures({ figures }: RowFigures) {
  if (figures.length === 0) return null
  return (
    <dl className="product-row-figures">
      {figures.map(({ label, value, place }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value ?? <span>chưa rõ</span>}
            {place && (
              <>
                {place.word && <span> {place.word}</span>}
                <FigureScale place={place} />
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A row on its way. */
export function ProductRowSkeleton() {
  return (
    <div aria-hidden="true" className="flex items-center gap-4 border-b border-line py-3">
      <span className="skeleton size-18 shrink-0" />
      <span className="skeleton h-14 grow" />
      <span className="skeleton h-10 w-28 max-md:hidden" />
    </div>
  )
}

const lowerFirst = (text: string) => text.replace(/^./u, (first) => first.toLocaleLowerCase('vi'))
