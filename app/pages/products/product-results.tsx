import { Link } from 'react-router'
import { LIST_PATH } from '#app/domain/catalogue/list-url.ts'
import type { ProductListItem } from '#app/domain/catalogue/product-view.ts'
import { Button } from '#app/ui/button.tsx'
import { ProductCard } from '#app/ui/product-card.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { ProductActions } from './product-actions.tsx'

type ProductGridProps = {
  products: readonly ProductListItem[]
  /** Of the cards' titles, 3 unless told. */
  headingLevel?: 2 | 3
}

/** Products as cards that stand side by side. */
export function ProductGrid({ products, headingLevel = 3 }: ProductGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4">
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

type NothingFoundProps = {
  /** Where what is missing here may be found, the likeliest first. */
  elsewhere: readonly { href: string; label: string }[]
}

/** What to do about a list that holds nothing. */
export function NothingFound({ elsewhere }: NothingFoundProps) {
  return (
    <div className="grid max-w-text justify-items-start gap-3 rounded-card border border-line bg-surface p-5">
      <h3 className="text-xl font-bold">Không tìm thấy sản phẩm</h3>
      <p className="text-muted">
        Bạn thử bỏ bớt bộ lọc, gõ từ ngắn hơn, hoặc kể nhu cầu để cố vấn tìm giúp nhé.
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
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
      </div>
    </div>
  )
}
