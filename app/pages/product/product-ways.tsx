import { ArrowLeft, ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from 'react-router'
import type { ProductPageData } from '#app/domain/catalogue/product-page.server.ts'
import { buttonClass } from '#app/ui/button.tsx'

const LIST_PATH = '/products'

/** The way back, then to its like: its category and its brand. */
export function ProductWays({ product }: Pick<ProductPageData, 'product'>) {
  const { category, categorySlug, brand, brandSlug } = product
  const likes = [
    [category, `${LIST_PATH}?category=${categorySlug}`],
    [brand, `/brand/${brandSlug}`],
  ] as const
  return (
    <nav aria-label="Đường dẫn" className="product-ways">
      <BackLink />
      {likes.map(
        ([name, to]) =>
          name && (
            <Fragment key={to}>
              <ChevronRight aria-hidden="true" className="size-4" />
              <Link to={to}>{name}</Link>
            </Fragment>
          ),
      )}
    </nav>
  )
}

/** Back to the list of products: as it was left, where the visitor came from it; else from its beginning. */
function BackLink() {
  return (
    <Link
      to={LIST_PATH}
      onClick={(event) => {
        if (!cameFromList()) return
        event.preventDefault()
        history.back()
      }}
      className={buttonClass('ghost', 'sm', '-ms-3 shrink-0')}
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      Danh sách
      <span className="sr-only">sản phẩm</span>
    </Link>
  )
}

/** Browsers without the Navigation API do not tell; the link then leads to the plain list. */
function cameFromList(): boolean {
  if (!('navigation' in window)) return false
  const { currentEntry } = navigation
  const before = currentEntry && navigation.entries()[currentEntry.index - 1]?.url
  return !!before && new URL(before).pathname === LIST_PATH
}
