import { SlidersHorizontal } from 'lucide-react'

/** The panel's id: on a phone any button with this `popovertarget` opens it, with or without scripts. */
export const FILTER_PANEL = 'bo-loc'

/** Opens the panel on a phone; says how many filters are in force. */
export function FilterButton({ inForce }: { inForce: number }) {
  return (
    <button
      type="button"
      popoverTarget={FILTER_PANEL}
      className="button button-secondary button-md col-span-2 lg:hidden"
    >
      <SlidersHorizontal aria-hidden="true" className="size-4.5" />
      Bộ lọc{inForce > 0 && ` (${inForce})`}
    </button>
  )
}
