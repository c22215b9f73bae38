import { ArrowLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { ProductPageData } from '#app/domain/catalogue/product-page.server.ts'
import type { Crumb } from '#app/ui/breadcrumb.tsx'
import { buttonClass } from '#app/ui/button.tsx'

const LIST_PATH = '/products'

type Like = Pick<ProductPageData['product'], 'title' | 'category' | 'categorySlug' | 'brand' | 'brandSlug'>

/** The way to a product: the list, what is like it by category and by brand, the product itself. */
export const crumbsOf = ({ title, category, categorySlug, brand, brandSlug }: Like): Crumb[] => [
  { label: 'Danh sách sản phẩm', to: LIST_PATH },
  ...(category ? [{ label: category, to: `${LIST_PATH}?category=${categorySlug}` }] : []),
  ...(brand ? [{ label: brand, to: `/brand/${brandSlug}` }] : []),
  { label: title },
]

/** The way back, then to its like: its category and its brand. The product itself, whose heading follows, is only heard. */
export function ProductWays({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Đường dẫn">
      <ol className="product-ways">
        {crumbs.map(({ label, to }) => (
          <li key={to ?? label} className={to ? undefined : 'sr-only'}>
            {to === LIST_PATH ? (
              <BackLink />
            ) : to ? (
              <>
                <ChevronRight aria-hidden="true" className="size-4" />
                <Link to={to}>{label}</Link>
              </>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
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
      Danh sách<span className="sr-only"> sản phẩm</span>
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
