import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'

/**
 * Shows what of a form is marked `panel-fold`, which wider windows than a phone show anyway, and `panel-fold-more`, which
 * is folded away in every window.
 */
export function FilterFold({ label, open }: { label: ReactNode; open: boolean }) {
  return (
    <label className="panel-fold-switch">
      <input type="checkbox" defaultChecked={open} className="sr-only" />
      <SlidersHorizontal aria-hidden="true" className="size-4" />
      {label}
    </label>
  )
}
