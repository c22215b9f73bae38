import { SlidersHorizontal } from 'lucide-react'

/** Shows, on a phone, what of a form is marked `panel-fold`; wider windows show it anyway. */
export function FilterFold({ label, open }: { label: string; open: boolean }) {
  return (
    <label className="panel-fold-switch col-span-full">
      <input type="checkbox" defaultChecked={open} className="sr-only" />
      <SlidersHorizontal aria-hidden="true" className="size-4" />
      {label}
    </label>
  )
}
