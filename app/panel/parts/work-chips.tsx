import { clsx } from 'clsx'
import { CircleCheck } from 'lucide-react'
import { Chip } from '#app/ui/chip.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'

/** One sort of work in a list, and the list of it; `isOld` for what grows worse by waiting. */
export type Work = { label: string; count: number; to: string; isOld?: boolean }

type WorkChipsProps = {
  label: string
  works: readonly Work[]
  /** The address of the list that is shown. */
  current: string
  /** Where the whole list is: a sort that is shown leads back to it. */
  whole: string
  /** What is said where nothing waits. */
  none: string
}

/** What of a list waits for an editor, each sort a press away. */
export function WorkChips({ label, works, current, whole, none }: WorkChipsProps) {
  const open = works.filter(({ count }) => count > 0)
  if (open.length === 0)
    return (
      <p className="flex items-start gap-2 text-sm text-muted">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-saving" />
        {none}
      </p>
    )
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {open.map(({ label: sort, count, to, isOld }) => (
          <li key={to}>
            <Chip to={to === current ? whole : to} selected={to === current}>
              <b className={clsx('tabular-nums', isOld && 'text-cut')}>{formatNumber(count)}</b>
              {` ${sort}`}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
