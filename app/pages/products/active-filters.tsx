import { Link } from 'react-router'
import { RemovableChip } from '#app/ui/chip.tsx'
import type { ListChip } from '#app/domain/catalogue/list-chips.ts'
import type { ListState } from '#app/domain/catalogue/list-state.ts'
import { LIST_PATH, listHref } from '#app/domain/catalogue/list-url.ts'

/** What narrows or orders the list now; each chip takes its own part away, the link at the end all of them. */
export function ActiveFilters({ state, chips }: { state: ListState; chips: readonly ListChip[] }) {
  if (chips.length === 0) return null
  return (
    <div className="grid gap-2">
      {state.sentence && (
        <p className="text-sm text-muted">
          Đã đọc “{state.sentence}” thành các bộ lọc dưới đây.{' '}
          <Link
            to={listHref({ ...state, ...NOTHING, q: state.sentence, literal: true }, { page: 1 })}
            className="font-semibold text-action hover:underline"
          >
            Tìm đúng nguyên văn
          </Link>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2" role="group" aria-label="Bộ lọc đang dùng">
        {chips.map(({ label, remove }) => (
          <RemovableChip key={label} removeTo={listHref(state, remove)}>
            {label}
          </RemovableChip>
        ))}
        <Link
          to={LIST_PATH}
          preventScrollReset
          className="ms-1 text-sm font-semibold text-action hover:underline"
        >
          Xóa tất cả
        </Link>
      </div>
    </div>
  )
}

const NOTHING: Partial<ListState> = {
  category: '',
  brands: [],
  prices: [],
  attributes: {},
  min: undefined,
  max: undefined,
  people: undefined,
  room: undefined,
  distance: undefined,
  sort: undefined,
}
