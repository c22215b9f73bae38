import { Link } from 'react-router'
import type { ProductListItem } from '#app/domain/catalogue/product-view.ts'
import { Button } from '#app/ui/button.tsx'
import { ProductCard } from '#app/ui/product-card.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { ProductActions } from './product-actions.tsx'

type ProductGridProps = {
  products: readonly ProductListItem[]
  /** Of the cards' titles, 3 unless told. */
  headingLevel?: 2 | 3
  /** One a line on a phone. */
  wide?: boolean
}

/** Products as cards that stand side by side. */
export function ProductGrid({ products, headingLevel = 3, wide = false }: ProductGridProps) {
  return (
    <ul className={`grid ${wide ? 'sm:grid-cols-2' : 'grid-cols-2'} gap-3 md:grid-cols-3 md:gap-4`}>
      {products.map((product) => (
        <li key={product.id} className="grid">
          <ProductCard
            product={product}
            headingLevel={headingLevel}
            actions={<ProductActions product={product} />}
          />
        </li>
      ))}
    </ul>
  )
}

/** A catalogue without any product yet. */
export const NothingYet = () => (
  <EmptyState
    headingLevel={3}
    title="Chưa có sản phẩm nào"
    text="Danh mục đang được chuẩn bị. Trong lúc chờ, bạn cứ hỏi cố vấn cách chọn và tính cỡ máy nhé."
    actions={
      <Button asChild>
        <Link to="/chat">Hỏi cố vấn AI</Link>
      </Button>
    }
  />
)
