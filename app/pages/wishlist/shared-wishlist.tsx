import { Link } from 'react-router'
import { LIST_PATH } from '#app/domain/catalogue/list-url.ts'
import type { ProductListItem } from '#app/domain/catalogue/product-view.ts'
import { WISHLIST_PATH } from '#app/domain/catalogue/wishlist-url.ts'
import { save, unsave } from '#app/pages/products/saving.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { CompareSaved, SavedGrid } from './saved-grid.tsx'

type SharedWishlistProps = {
  title: string
  products: readonly ProductListItem[]
  /** How many products of the link do not exist. */
  missing: number
}

/** Somebody else's list: to look at, or to save whole. */
export function SharedWishlist({ title, products, missing }: SharedWishlistProps) {
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h1 className="text-2xl font-bold md:text-4xl">{title}</h1>
          <p className="text-muted">
            {products.length} sản phẩm
            {missing > 0 && `, ${missing} sản phẩm khác trong liên kết không còn trong danh mục`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {products.length > 0 && (
            <Button className="no-js:hidden" onClick={() => saveAll(products.map(({ id }) => id))}>
              Lưu tất cả
            </Button>
          )}
          <CompareSaved products={products} />
          <Button asChild variant="secondary" className="no-js:hidden">
            <Link to={WISHLIST_PATH}>Danh sách của tôi</Link>
          </Button>
        </div>
      </div>
      {products.length > 0 ? (
        <SavedGrid products={products} />
      ) : (
        <EmptyState
          title="Danh sách này không còn sản phẩm nào"
          text="Các sản phẩm trong liên kết không tồn tại hoặc đã bị xóa."
          actions={
            <Button asChild>
              <Link to={LIST_PATH}>Xem sản phẩm</Link>
            </Button>
          }
        />
      )}
    </div>
  )
}

/** The first of the shared list becomes the newest of this browser's. */
function saveAll(ids: readonly number[]): void {
  const now = Date.now()
  const added = save(ids.map((id, place) => ({ id, savedAt: now - place })))
  if (added.length === 0) {
    showToast({
      title: 'Không có gì mới để lưu',
      description: 'Các sản phẩm này đã nằm trong danh sách của bạn.',
    })
    return
  }
  showToast({
    tone: 'success',
    title: `Đã lưu ${added.length} sản phẩm`,
    action: { label: 'Hoàn tác', onPress: () => void unsave(added) },
  })
}
