import { Link } from 'react-router'
import type { ListChip } from '#app/domain/catalogue/list-chips.ts'
import type { ListState } from '#app/domain/catalogue/list-state.ts'
import { LIST_PATH, listHref } from '#app/domain/catalogue/list-url.ts'
import type { ListLead as Lead } from '#app/domain/search/list-lead.ts'
import { Chip, RemovableChip } from '#app/ui/chip.tsx'

type ListLeadProps = { state: ListState; page: { chips: readonly ListChip[]; lead: Lead } }

/** What narrows the list now, what many narrow it by, and what to know of its kind before reading it. */
export function ListLead({ state, page: { chips, lead } }: ListLeadProps) {
  if (chips.length + lead.chips.length === 0 && !state.sentence && !lead.line) return null
  return (
    <div className="grid grid-cols-1 gap-2">
      {(chips.length > 0 || lead.chips.length > 0) && (
        <div className="chip-row">
          <ActiveFilters state={state} chips={chips} />
          {lead.chips.map(({ label, change }) => (
            <Chip key={label} to={listHref(state, change)}>
              {label}
            </Chip>
          ))}
        </div>
      )}
      {state.sentence && (
        <p className="text-sm text-muted">
          Đã đọc “{state.sentence}” thành các bộ lọc trên đây.{' '}
          <Link
            to={listHref({ ...state, ...NOTHING, q: state.sentence, literal: true }, { page: 1 })}
            className="font-semibold text-action hover:underline"
          >
            Tìm đúng nguyên văn
          </Link>
        </p>
      )}
      {lead.line && (
        <p className="text-sm text-muted">
          {lead.line}{' '}
          <Link to="/cach-tinh" className="font-semibold whitespace-nowrap text-action hover:underline">
            Cách tính
          </Link>
        </p>
      )}
    </div>
  )
}

/** What narrows or orders the list now; each chip takes its own part away, the link at the end all of them. */
function ActiveFilters({ state, chips }: { state: ListState; chips: readonly ListChip[] }) {
  if (chips.length === 0) return null
  return (
    <div role="group" aria-label="Bộ lọc đang dùng">
      {chips.map(({ label, remove }) => (
        <RemovableChip key={label} removeTo={listHref(state, remove)}>
          {label}
        </RemovableChip>
      ))}
      <Link
        to={LIST_PATH}
        preventScrollReset
        className="mx-1 text-sm font-semibold whitespace-nowrap text-action hover:underline"
      >
        Xóa tất cả
      </Link>
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
  sentence: '',
}
