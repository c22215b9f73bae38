import { clsx } from 'clsx'
import { Link } from 'react-router'
import { LIST_PATH } from '#app/domain/catalogue/list-url.ts'
import type { ProductListItem } from '#app/domain/catalogue/product-view.ts'
import { Button } from '#app/ui/button.tsx'
import { ProductCard } from '#app/ui/product-card.tsx'
import { ProductGridSkeleton } from '#app/ui/skeleton.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { ProductActions } from './product-actions.tsx'

type ProductResultsProps = {
  products: readonly ProductListItem[]
  view: 'grid' | 'list'
  /** The next page of results is on its way. */
  loading: boolean
  /** Where what is missing here may be found, the likeliest first. */
  elsewhere?: readonly { href: string; label: string }[]
  /** Of the cards' titles, 3 unless told. */
  headingLevel?: 2 | 3
}

/** The page's products as a grid or a list, 12 skeletons while they load, or what to do when there are none. */
export function ProductResults({
  products,
  view,
  loading,
  elsewhere = [],
  headingLevel = 3,
}: ProductResultsProps) {
  if (loading) return <ProductGridSkeleton />
  if (products.length === 0) return <NothingFound elsewhere={elsewhere} />
  return (
    <ul
      className={clsx('grid gap-3 md:gap-4', view === 'grid' ? 'grid-cols-2 md:grid-cols-3' : 'grid-cols-1')}
    >
      {products.map((product) => (
        <li key={product.id} className="grid">
          <ProductCard
            product={product}
            variant={view}
            headingLevel={headingLevel}
            actions={<ProductActions product={product} />}
          />
        </li>
      ))}
    </ul>
  )
}

function NothingFound({ elsewhere }: Required<Pick<ProductResultsProps, 'elsewhere'>>) {
  return (
    <EmptyState
      title="Không tìm thấy sản phẩm"
      text="Bạn thử bỏ bớt bộ lọc, gõ từ ngắn hơn, hoặc kể nhu cầu để cố vấn tìm giúp nhé."
      actions={
        <>
          {elsewhere.map(({ href, label }, index) => (
            <Button key={href} asChild variant={index === 0 ? 'primary' : 'secondary'}>
              <Link to={href}>{label}</Link>
            </Button>
          ))}
          <Button asChild variant={elsewhere.length > 0 ? 'secondary' : 'primary'}>
            <Link to={LIST_PATH}>Xóa tất cả bộ lọc</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to="/chat">Hỏi cố vấn AI</Link>
          </Button>
        </>
      }
    />
  )
}
