import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Card } from '#app/ui/card.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'

type WorkListProps = {
  title: string
  count: number
  /** Where all of it is done. */
  to?: string
  children: readonly ReactNode[]
}

/** Something that waits for an editor: how much, and the first of it. Absent where nothing does, which is said above. */
export function WorkList({ title, count, to, children }: WorkListProps) {
  const id = useId()
  if (children.length === 0) return null
  return (
    <Card as="section" aria-labelledby={id} className="p-5">
      <h2 id={id} className="flex items-baseline justify-between gap-3 text-lg font-bold">
        {to ? (
          <Link to={to} className="hover:text-action hover:underline">
            {title}
          </Link>
        ) : (
          title
        )}
        <span className="text-base font-semibold text-muted tabular-nums">{formatNumber(count)}</span>
      </h2>
      <ul className="mt-3 grid divide-y divide-line">{children}</ul>
    </Card>
  )
}

/** A line of such a list: what it is, how often and when, and what can be done about it. */
export function WorkItem({ text, note, action }: { text: ReactNode; note: string; action?: ReactNode }) {
  return (
    <li className="flex items-start gap-3 py-2.5">
      <div className="min-w-0 grow">
        <p className="line-clamp-2">{text}</p>
        <p className="text-sm text-muted tabular-nums">{note}</p>
      </div>
      {action}
    </li>
  )
}
