import { Link } from 'react-router'
import { RemovableChip } from '#app/ui/chip.tsx'
import { LIST_PATH, listHref } from '../list-url.ts'
import { SORTS } from '../list-options.ts'
import type { ListState } from '../schema.ts'

type ActiveFiltersProps = { state: ListState; categoryName: string | undefined }

/** What narrows or orders the list now; each chip takes its own part away, the link at the end all of them. */
export function ActiveFilters({ state, categoryName }: ActiveFiltersProps) {
  if (!state.q && !state.category && !state.sort) return null
  return (
    <div className="flex flex-wrap items-center gap-2" role="group" aria-label="Bộ lọc đang dùng">
      {state.q && <RemovableChip removeTo={listHref(state, { q: '' })}>“{state.q}”</RemovableChip>}
      {state.category && (
        <RemovableChip removeTo={listHref(state, { category: '' })}>
          {categoryName ?? state.category}
        </RemovableChip>
      )}
      {state.sort && (
        <RemovableChip removeTo={listHref(state, { sort: undefined })}>{SORTS[state.sort]}</RemovableChip>
      )}
      <Link
        to={LIST_PATH}
        preventScrollReset
        className="ms-1 text-sm font-semibold text-action hover:underline"
      >
        Xóa tất cả
      </Link>
    </div>
  )
}
