import { Suspense, useState } from 'react'
import { inOrder, SAVED_ORDERS } from '#app/domain/catalogue/saved-order.ts'
import type { SavedOrder } from '#app/domain/catalogue/saved-order.ts'
import { MOST_SHARED, sharedListHref } from '#app/domain/catalogue/wishlist-url.ts'
import { AlertLink } from '#app/pages/alerts/alert-box.tsx'
import { unsave } from '#app/pages/products/saving.ts'
import { useProductCards } from '#app/pages/products/use-product-cards.ts'
import type { ProductCards } from '#app/pages/products/use-product-cards.ts'
import { wishlist } from '#app/pages/products/wishlist.ts'
import { Button } from '#app/ui/button.tsx'
import { CopyLinkButton } from '#app/ui/copy-link-button.tsx'
import { onDemand } from '#app/ui/later.tsx'
import { CompactSelect } from '#app/ui/select.tsx'
import { ProductGridSkeleton } from '#app/ui/skeleton.tsx'
import { ErrorState } from '#app/ui/state.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { useStoredList } from '#app/ui/use-stored-list.ts'
import { CompareSaved, SavedGrid } from './saved-grid.tsx'

const NothingSaved = onDemand(() => import('./nothing-saved.tsx').then(({ NothingSaved }) => NothingSaved))

/** What stands there until the browser has told what is saved: nothing is promised of a list that may be empty, and the foot stays out of the window. */
const Opening = () => <p className="min-h-[80dvh] text-muted">Đang mở danh sách đã lưu…</p>

/** The products saved in this browser, once it has told which. */
export function OwnWishlist() {
  const ids = useStoredList(wishlist).map(({ id }) => id)
  const cards = useProductCards(ids)
  const hydrated = useHydrated()
  if (!hydrated) return <Opening />
  if (ids.length === 0)
    return (
      <Suspense fallback={<Opening />}>
        <NothingSaved />
      </Suspense>
    )
  if (cards.state === 'failed') return <NotReached retry={cards.retry} />
  return <SavedProducts ids={ids} cards={cards} />
}

function SavedProducts({ ids, cards }: { ids: readonly number[]; cards: ProductCards }) {
  const [order, setOrder] = useState<SavedOrder>('newest')
  const products = ids.flatMap((id) => cards.find(id) ?? [])
  const gone = cards.state === 'ready' ? ids.filter((id) => !cards.find(id)) : []
  if (products.length === 0 && gone.length === 0)
    return <ProductGridSkeleton count={Math.min(ids.length, 8)} />
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-muted">
          {ids.length} sản phẩm đã lưu
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <CompactSelect
            label="Sắp xếp"
            value={order}
            onChange={(event) => setOrder(event.currentTarget.value as SavedOrder)}
            options={Object.entries(SAVED_ORDERS).map(([value, label]) => ({ value, label }))}
          />
          <CompareSaved products={products} />
          <AlertLink ids={ids} />
          <CopyLinkButton path={sharedListHref(ids)} size="sm">
            {ids.length > MOST_SHARED ? `Chia sẻ ${MOST_SHARED} sản phẩm đầu` : 'Chia sẻ danh sách'}
          </CopyLinkButton>
        </div>
      </div>
      {gone.length > 0 && <GoneNote ids={gone} />}
      <SavedGrid products={inOrder(products, order)} />
    </div>
  )
}

function GoneNote({ ids }: { ids: readonly number[] }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-sunken p-4 text-sm">
      {ids.length} sản phẩm đã lưu không còn trong danh mục.
      <Button variant="secondary" size="sm" onClick={() => void unsave(ids)}>
        Bỏ khỏi danh sách
      </Button>
    </p>
  )
}

function NotReached({ retry }: { retry: () => void }) {
  return (
    <ErrorState
      title="Chưa tải được danh sách"
      text="Các sản phẩm bạn lưu vẫn còn trong trình duyệt. Bạn kiểm tra kết nối rồi thử lại nhé."
      actions={<Button onClick={retry}>Thử lại</Button>}
    />
  )
}
