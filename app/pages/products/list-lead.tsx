import { Link } from 'react-router'
import type { ListChip } from '#app/domain/catalogue/list-chips.ts'
import type { ListState } from '#app/domain/catalogue/list-state.ts'
import { LIST_PATH, listHref } from '#app/domain/catalogue/list-url.ts'
import type { LeadChip } from '#app/domain/search/list-lead.ts'
import { Chip, RemovableChip } from '#app/ui/chip.tsx'

type ListChipsProps = { state: ListState; chips: readonly ListChip[]; lead: readonly LeadChip[] }

/**
 * What narrows or orders the list now, each chip takes its own part away, what was made of a sentence all of it with its words back; and, where no filters stand beside it, what many narrow it by.
 * A kind or a text alone is what the page is headed with, and was no filter of the visitor's.
 */
export function ListChips({ state, chips, lead }: ListChipsProps) {
  const isHeading = chips.length < 2 && chips.every(({ remove }) => 'category' in remove || 'q' in remove)
  if (isHeading && lead.length === 0 && !state.sentence) return null
  // What one filter leaves is what the page is headed with; beside the list it need not be said again.
  return (
    <div className={chips.length > 1 || state.sentence ? 'chip-row' : 'chip-row lg:hidden'}>
      {!isHeading && (
        <div role="group" aria-label="Bộ lọc đang dùng">
          {chips.map(({ label, remove }) => (
            <RemovableChip key={label} removeTo={listHref(state, remove)}>
              {label}
            </RemovableChip>
          ))}
          <Link to={LIST_PATH} preventScrollReset className={LINK}>
            Xóa tất cả
          </Link>
        </div>
      )}
      {state.sentence && (
        <Link
          to={listHref({ ...state, ...NOTHING, q: state.sentence, literal: true }, { page: 1 })}
          className={`${LINK} self-center`}
        >
          Tìm đúng nguyên văn<span className="sr-only"> “{state.sentence}”</span>
        </Link>
      )}
      {lead.map(({ label, change }) => (
        <Chip key={label} to={listHref(state, change)} className="lg:hidden">
          {label}
        </Chip>
      ))}
    </div>
  )
}

/** What to know of a kind before reading its list. */
export const ListLead = ({ line }: { line: string }) => (
  <p className="text-sm text-muted">
    {line}{' '}
    <Link to="/cach-tinh" className={LINK}>
      Cách tính
    </Link>
  </p>
)

const LINK = 'text-sm font-semibold whitespace-nowrap text-action hover:underline'

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
  sentence: '',
}
