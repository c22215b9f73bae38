import { compareList, isCompared } from '#app/pages/compare/compare-list.ts'
import type { ComparableProduct, ComparedItem } from '#app/pages/compare/compare-list.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { addToComparison, comparedItem, removeFromComparison, replaceComparison } from './collecting.ts'
import { save, unsave } from './saving.ts'
import { isSaved, MOST_SAVED } from './wishlist.ts'

/** Saves a product, or gives it up with a way back; says which. */
export function toggleSaved({ id, title }: { id: number; title: string }): void {
  if (isSaved(id)) {
    const removed = unsave([id])
    showToast({
      title: 'Đã bỏ khỏi danh sách đã lưu',
      description: title,
      action: { label: 'Hoàn tác', onPress: () => void save(removed) },
    })
  } else if (save([{ id, savedAt: Date.now() }]).length > 0) {
    showToast({ tone: 'success', title: 'Đã lưu sản phẩm', description: title })
  } else {
    showToast({
      tone: 'danger',
      title: `Danh sách đã đủ ${MOST_SAVED} sản phẩm`,
      description: 'Bạn bỏ bớt vài sản phẩm đã lưu rồi thử lại nhé.',
    })
  }
}

/** Collects a product for a comparison or takes it off; says why where it cannot, and offers to start anew. */
export function toggleCompared(product: ComparableProduct): void {
  const item = comparedItem(product)
  if (isCompared(item.id)) return removeFromComparison(item.id)
  const collected = compareList.read()
  const outcome = addToComparison(item)
  if (outcome === 'added' && collected.length === 0) {
    showToast({
      tone: 'success',
      title: 'Đã thêm vào so sánh',
      description: `Chọn thêm ${item.category.toLocaleLowerCase('vi')} để đặt cạnh nhau.`,
    })
  }
  if (outcome === 'full') {
    showToast({
      title: 'Đã đủ 4 sản phẩm',
      description: 'Bỏ bớt một sản phẩm trong thanh so sánh rồi thêm lại nhé.',
    })
  }
  if (outcome === 'other_category') offerToStartAnew(item, collected)
}

function offerToStartAnew(item: ComparedItem, collected: readonly ComparedItem[]): void {
  const category = (items: readonly ComparedItem[]) => items[0]?.category.toLocaleLowerCase('vi') ?? ''
  showToast({
    title: `Bạn đang so sánh ${category(collected)}`,
    description: 'Chỉ so sánh được các sản phẩm cùng danh mục.',
    action: { label: `So sánh ${category([item])}`, onPress: () => startAnew([item]) },
  })
}

/** Empties the list or fills it with others, with a way back. */
export function startAnew(items: readonly ComparedItem[]): void {
  const before = replaceComparison(items)
  if (before.length === 0) return
  showToast({
    title: items.length === 0 ? 'Đã xóa danh sách so sánh' : 'Đã bắt đầu danh sách so sánh mới',
    action: { label: 'Hoàn tác', onPress: () => void replaceComparison(before) },
  })
}
