import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { isRemovable } from './conversation/context.ts'
import type { Chip } from '#app/domain/advisor/understand/need.ts'

const look =
  'inline-flex min-h-9 items-center gap-1 rounded-full border border-line px-3 text-sm pointer-coarse:min-h-11'
const removable = 'bg-surface !pe-2'

type UnderstoodChipsProps = {
  chips: readonly Chip[]
  /** Whether conditions can be taken away; the place for it is kept before the page has come to life. */
  mayRemove: boolean
  onRemove: ((chip: Chip) => void) | undefined
}

/** What a question was understood as, for the visitor to check; what was understood wrongly can be taken away. */
export function UnderstoodChips({ chips, mayRemove, onRemove }: UnderstoodChipsProps) {
  if (chips.length === 0) return null
  const slots = chips.map(({ slot }) => slot)
  return (
    <ul aria-label="Hiểu là" className="flex flex-wrap items-center justify-end gap-1.5">
      <li aria-hidden="true" className="text-sm text-muted">
        Hiểu là:
      </li>
      {chips.map((chip) => {
        const canGo = mayRemove && isRemovable(chip.slot, slots)
        return (
          <li key={chip.slot}>
            {canGo && onRemove ? (
              <button
                type="button"
                onClick={() => onRemove(chip)}
                className={clsx(look, removable, 'transition hover:border-danger hover:text-danger')}
              >
                <span className="sr-only">Bỏ điều kiện </span>
                {chip.label}
                <X aria-hidden="true" className="size-3.5" />
              </button>
            ) : (
              <span className={clsx(look, canGo ? removable : 'text-muted')}>
                {chip.label}
                {canGo && <X aria-hidden="true" className="size-3.5 text-muted no-js:hidden" />}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
