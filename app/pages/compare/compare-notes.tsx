import { Info } from 'lucide-react'
import { Link } from 'react-router'
import { compareHref, MOST_COMPARED } from '#app/domain/catalogue/comparison/compare-url.ts'
import type { LeftOut } from '#app/domain/catalogue/comparison/load-comparison.server.ts'

/** What was asked for and is not in the table, and why. */
export function CompareNotes({ leftOut: { unknown, beyond, otherCategory } }: { leftOut: LeftOut }) {
  if (unknown + beyond === 0 && !otherCategory) return null
  return (
    <ul className="grid gap-2 rounded-card border border-line bg-sunken p-4 text-sm">
      {unknown > 0 && (
        <Note>{unknown} sản phẩm trong liên kết không còn trong danh mục nên đã được bỏ qua.</Note>
      )}
      {beyond > 0 && (
        <Note>
          Bảng đặt cạnh nhau nhiều nhất {MOST_COMPARED} sản phẩm: đây là {MOST_COMPARED} sản phẩm đầu, còn{' '}
          {beyond} sản phẩm chưa hiện.
        </Note>
      )}
      {otherCategory && (
        <Note>
          Chỉ so sánh được các sản phẩm cùng danh mục.{' '}
          <Link to={compareHref(otherCategory.ids)} className="font-semibold text-action underline">
            Xem {otherCategory.ids.length} sản phẩm {otherCategory.name.toLocaleLowerCase('vi')} trong liên
            kết
          </Link>
        </Note>
      )}
    </ul>
  )
}

function Note({ children }: { children: React.ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-action" />
      <span>{children}</span>
    </li>
  )
}
