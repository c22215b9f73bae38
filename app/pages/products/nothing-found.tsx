import { Link } from 'react-router'
import type { ListState } from '#app/domain/catalogue/list-state.ts'
import { isNarrowed } from '#app/domain/catalogue/list-state.ts'
import { LIST_PATH } from '#app/domain/catalogue/list-url.ts'
import { Button } from '#app/ui/button.tsx'

type NothingFoundProps = {
  state: ListState
  /** Where what is missing here may be found, the likeliest first. */
  elsewhere: readonly { href: string; label: string }[]
}

/** What to do about a list that holds nothing: ask, look elsewhere, or take the filters away. */
export function NothingFound({ state, elsewhere }: NothingFoundProps) {
  const { q } = state
  const isFiltered = state.category !== '' || isNarrowed({ ...state, q: '' })
  const isUnheardOf = q !== '' && !isFiltered && elsewhere.length === 0
  return (
    <div className="mb-2 grid items-center gap-x-10 gap-y-3 rounded-card border border-line bg-surface p-4 md:p-5 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid gap-2">
        <h3 className={isUnheardOf ? 'grid' : 'text-xl font-bold'}>
          {isUnheardOf ? (
            <>
              <span className="text-sm text-muted">Không tìm thấy sản phẩm</span>
              <b className="text-xl font-bold">
                <span className="sr-only">: </span>
                Chọn Máy chưa có “{q}”
              </b>
            </>
          ) : (
            'Không tìm thấy sản phẩm'
          )}
        </h3>
        <p className="text-muted">
          {isUnheardOf ? (
            'Gõ nhầm thì bạn sửa lại ở ô tìm kiếm. Bên dưới là các loại máy đang có.'
          ) : (
            <>
              Bạn thử {isFiltered && 'bỏ bớt bộ lọc, '}gõ từ ngắn hơn, hoặc kể nhu cầu để cố vấn tìm giúp nhé.
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Button asChild variant={isUnheardOf ? 'secondary' : 'primary'}>
          <Link to={q ? `/chat?q=${encodeURIComponent(q)}` : '/chat'}>Hỏi cố vấn AI</Link>
        </Button>
        {elsewhere.map(({ href, label }) => (
          <Button key={href} asChild variant="secondary">
            <Link to={href}>{label}</Link>
          </Button>
        ))}
        <Button asChild variant={isUnheardOf ? 'ghost' : 'secondary'}>
          <Link to={LIST_PATH}>{isFiltered ? 'Xóa tất cả bộ lọc' : 'Xem tất cả máy'}</Link>
        </Button>
      </div>
    </div>
  )
}
