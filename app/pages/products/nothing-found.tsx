import { Link } from 'react-router'
import type { ListState } from '#app/domain/catalogue/list-state.ts'
import { isNarrowed } from '#app/domain/catalogue/list-state.ts'
import { LIST_PATH } from '#app/domain/catalogue/list-url.ts'
import { Button } from '#app/ui/button.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'

type NothingFoundProps = {
  state: ListState
  /** Where what is missing here may be found, the likeliest first. */
  elsewhere: readonly { href: string; label: string }[]
  /** Products of the whole catalogue. */
  size: number
}

/** What to do about a list that holds nothing: ask, look elsewhere, or take the filters away. */
export function NothingFound({ state, elsewhere, size }: NothingFoundProps) {
  const { q } = state
  const isFiltered = state.category !== '' || isNarrowed({ ...state, q: '' })
  const isUnheardOf = q !== '' && !isFiltered && elsewhere.length === 0
  return (
    <div className="grid justify-items-start gap-4">
      <div className="text-muted">
        {/* What the page is headed with says it already. */}
        <h3 className={q ? 'sr-only' : 'text-xl font-bold text-ink'}>Không tìm thấy sản phẩm</h3>
        {isUnheardOf
          ? 'Thử sửa từ tìm ở ô phía trên, hoặc chọn một loại máy bên dưới.'
          : `Bạn thử ${isFiltered ? 'bỏ bớt bộ lọc, ' : ''}gõ từ ngắn hơn, hoặc kể nhu cầu để cố vấn tìm giúp nhé.`}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button asChild variant="secondary">
          <Link to={q ? `/chat?q=${encodeURIComponent(q)}` : '/chat'}>Hỏi cố vấn AI</Link>
        </Button>
        {[
          ...elsewhere,
          {
            href: LIST_PATH,
            label: isFiltered ? 'Xóa tất cả bộ lọc' : `Xem cả ${formatNumber(size)} máy`,
          },
        ].map(({ href, label }) => (
          <Link key={label} to={href} className="py-2 font-semibold text-action hover:underline">
            {label}
          </Link>
        ))}
      </div>
    </div>
  )
}
