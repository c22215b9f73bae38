import { Link } from 'react-router'
import type { ListState } from '#app/domain/catalogue/list-state.ts'
import { listHref } from '#app/domain/catalogue/list-url.ts'

type SearchNotesProps = {
  state: ListState
  /** The words looked for in place of what was typed; null where nothing was corrected. */
  corrected: string | null
  /** Synonyms that were looked for too. */
  also: readonly string[]
  total: number
}

/** What the search did beyond what was typed, and the way back to just that. */
export function SearchNotes({ state, corrected, also, total }: SearchNotesProps) {
  if (total === 0) return null
  if (corrected) {
    return (
      <p className="text-sm text-muted">
        Không có kết quả đúng với “{state.q}”. Đang hiện kết quả cho <b className="text-ink">{corrected}</b>.
      </p>
    )
  }
  if (also.length === 0) return null
  return (
    <p className="text-sm text-muted">
      Đang tìm cả: {also.slice(0, 4).join(', ')}.{' '}
      <Link
        to={listHref(state, { literal: true })}
        preventScrollReset
        className="font-semibold text-action hover:underline"
      >
        Chỉ tìm “{state.q}”
      </Link>
    </p>
  )
}
