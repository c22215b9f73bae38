import { Link } from 'react-router'
import { compareHref } from '#app/domain/catalogue/comparison/compare-url.ts'
import type { ProductListItem } from '#app/domain/catalogue/product-view.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { ProductPicture } from '#app/ui/product-picture.tsx'
import { uncut } from '#app/ui/uncut.tsx'
import { followComparison } from './follow-comparison.ts'

type CompareSuggestionsProps = {
  title: string
  chosen: readonly ProductListItem[]
  suggestions: readonly ProductListItem[]
}

/** Products that cost about as much, each a press away from standing beside those chosen. */
export function CompareSuggestions({ title, chosen, suggestions }: CompareSuggestionsProps) {
  if (suggestions.length === 0) return null
  return (
    <section aria-labelledby="suggestions" className="grid gap-4 print:hidden">
      <h2 id="suggestions" className="text-xl font-bold">
        {title}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {suggestions.map((product) => (
          <li
            key={product.id}
            className="grid max-sm:nth-[n+4]:hidden grid-cols-[5rem_1fr] gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-3"
          >
            <ProductPicture picture={product.image} className="size-20 rounded-control" />
            <div className="grid content-center gap-1">
              <h3 className="line-clamp-2 text-sm leading-snug font-semibold">
                <Link to={product.href} className="hover:text-action hover:underline">
                  {uncut(product.title)}
                </Link>
              </h3>
              <p className="font-bold tabular-nums">{product.price.text}</p>
            </div>
            <Link
              to={compareHref([...chosen, product].map(({ id }) => id))}
              preventScrollReset={chosen.length > 1}
              onClick={() => followComparison(chosen, [...chosen, product])}
              className={buttonClass('soft', 'md', 'col-span-2')}
            >
              Thêm vào so sánh
              <span className="sr-only">{product.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
