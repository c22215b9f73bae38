import { Link } from 'react-router'
import type { ListChip } from '#app/domain/catalogue/list-chips.ts'
import type { ListState } from '#app/domain/catalogue/list-state.ts'
import { LIST_PATH, listHref } from '#app/domain/catalogue/list-url.ts'
import type { LeadChip } from '#app/domain/search/list-lead.ts'
import { Chip, RemovableChip } from '#app/ui/chip.tsx'

type ListChipsProps = { state: ListState; chips: readonly ListChip[]; lead: readonly LeadChip[] }

/**
 * What narrows or orders the list now, each chip takes its own part away; and, where no filters stand beside it, what many narrow it by.
 * A kind or a text alone is what the page is headed with, and was no filter of the visitor's.
 */
export function ListChips({ state, chips, lead }: ListChipsProps) {
  const isHeading = chips.length < 2 && chips.every(({ remove }) => 'category' in remove || 'q' in remove)
  if (isHeading && lead.length === 0) return null
  // What one filter leaves is what the page is headed with; beside the list it need not be said again.
  return (
    <div className={chips.length > 1 ? 'chip-row' : 'chip-row lg:hidden'}>
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
      {lead.map(({ label, change }) => (
        <Chip key={label} to={listHref(state, change)} className="lg:hidden">
          {label}
        </Chip>
      ))}
    </div>
  )
}

/** The way back from what was made of a sentence to its very words. */
export const InThoseWords = ({ state }: { state: ListState }) => (
  <Link
    to={listHref({ ...state, ...NOTHING, q: state.sentence, literal: true }, { page: 1 })}
    className={`${LINK} max-w-full truncate justify-self-start`}
  >
    Tìm đúng cụm “{state.sentence}”
  </Link>
)

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
