import { Link } from 'react-router'
import { Card } from '#app/ui/card.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'

/** How many there are of something; leads to its screen where there is one. */
export function FigureCard({ label, count, to }: { label: string; count: number; to: string | null }) {
  return (
    <Card interactive={to !== null} className="p-5">
      <p className="text-sm text-muted">
        {to ? (
          <Link to={to} className="after:absolute after:inset-0">
            {label}
          </Link>
        ) : (
          label
        )}
      </p>
      <p className="mt-1 text-3xl font-bold tabular-nums">{formatNumber(count)}</p>
    </Card>
  )
}
