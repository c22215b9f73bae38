import { Scale } from 'lucide-react'
import { Link } from 'react-router'
import { compareHref, MOST_COMPARED } from '#app/domain/catalogue/comparison/compare-url.ts'
import type { ProductListItem } from '#app/domain/catalogue/product-view.ts'
import { ProductGrid } from '#app/pages/products/product-results.tsx'
import { buttonClass } from '#app/ui/button.tsx'

type Products = { products: readonly ProductListItem[] }

/** Saved products as cards: what tells them apart, and nothing that all of them would say. */
export function SavedGrid({ products }: Products) {
  return (
    <div className="saved-grid">
      <ProductGrid products={products} headingLevel={2} wide />
    </div>
  )
}

/** Leads to the comparison of those that can be compared: of the category with the most of them, as many as it takes. */
export function CompareSaved({ products }: Products) {
  const alike = products.map(({ categorySlug }) =>
    products.filter((other) => other.categorySlug === categorySlug),
  )
  const most = alike.reduce((one, other) => (other.length > one.length ? other : one), [])
  const compared = most.slice(0, MOST_COMPARED)
  const [first] = compared
  if (!first || compared.length < 2) return null
  const kind = first.category?.toLocaleLowerCase('vi') ?? 'máy'
  return (
    <Link to={compareHref(compared.map(({ id }) => id))} className={buttonClass('soft')}>
      <Scale aria-hidden="true" className="size-5" />
      So sánh {compared.length} {kind}
    </Link>
  )
}
