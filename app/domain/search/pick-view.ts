import { ROLE_LABELS } from '#app/domain/advisor/write/roles.ts'
import type { ListChip } from '#app/domain/catalogue/list-chips.ts'
import type { ListedProduct } from '#app/domain/catalogue/list-view.ts'
import type { ProductRow } from '#app/domain/catalogue/queries/product-rows.server.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { ListPick } from './list-pick.server.ts'

/** The picks of a list with what stands above them. @param chips what narrows the list @param list the name of its category and how many machines it is of */
export function pickView(
  { need, isStated, picks }: ListPick,
  chips: readonly ListChip[],
  list: { name: string; total: number },
  productOf: (row: ProductRow) => ListedProduct,
) {
  return {
    title: titleOf(
      need,
      filtersIn(chips),
      `${formatNumber(list.total)} ${list.name.toLocaleLowerCase('vi')}`,
    ),
    note: need && !isStated ? `Bạn chưa chọn, nên tạm tính ${need}.` : null,
    /** Whether the machines were sized for the need. */
    sized: need !== null,
    picks: picks.map(({ role, reason, row }) => ({
      label: ROLE_LABELS[role],
      reason,
      product: productOf(row),
    })),
  }
}

/** Chips that are neither the category, nor the need, nor the order: those come first and last in the list's own words. */
function filtersIn(chips: readonly ListChip[]): string[] {
  return chips.flatMap(({ label, remove }) => {
    const takes = Object.keys(remove)
    return takes.some((key) => ['category', 'people', 'room', 'distance', 'sort', 'q'].includes(key))
      ? []
      : [lowerFirst(label)]
  })
}

const lowerFirst = (label: string) =>
  label.replace(/^(Từ|Dưới|Đến|Trừ)/, (word) => word.toLocaleLowerCase('vi'))

function titleOf(need: string | null, filters: readonly string[], whom: string): string {
  const within = filters.join(', ')
  if (need) return `Hợp nhất cho ${need}${within && `, ${within}`}`
  return within ? `Hợp nhất: ${within}` : `Nên xem trước trong ${whom}`
}
