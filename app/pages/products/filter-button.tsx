import { SlidersHorizontal } from 'lucide-react'

/** The panel's id: on a phone any button with this `popovertarget` opens it, with or without scripts. */
export const FILTER_PANEL = 'bo-loc'

/** Opens the panel where it does not stand beside the list; says how many filters are in force. */
export function FilterButton({ inForce }: { inForce: number }) {
  return (
    <button
      type="button"
      popoverTarget={FILTER_PANEL}
      className="button button-secondary min-h-11 shrink-0 px-2.5 text-sm lg:hidden"
    >
      <SlidersHorizontal aria-hidden="true" className="size-4.5 max-sm:hidden" />
      Bộ lọc{inForce > 0 && ` (${inForce})`}
    </button>
  )
}
