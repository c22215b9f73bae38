import { clsx } from 'clsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'

type TileProps = { label: string; value: number; tone?: 'plain' | 'good' | 'bad' }

/** A figure with its name, within a `dl`. */
export function Tile({ label, value, tone = 'plain' }: TileProps) {
  return (
    <div className="rounded-control border border-line px-4 py-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd
        className={clsx(
          'text-2xl font-bold tabular-nums',
          tone === 'good' && 'text-saving',
          tone === 'bad' && 'text-danger',
        )}
      >
        {formatNumber(value)}
      </dd>
    </div>
  )
}
