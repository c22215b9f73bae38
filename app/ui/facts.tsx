import { clsx } from 'clsx'

/** A figure that people compare: 'Dung tích' 324 lít. `value` carries its unit. */
export type Fact = { label: string; value: string }

/** Up to `max` small figures in one row (one below the other in a narrow @container), in the order given (the same within a category). */
export function Facts({
  facts,
  max = 3,
  className,
}: {
  facts: readonly Fact[]
  max?: number
  className?: string
}) {
  if (facts.length === 0) return null
  return (
    <dl
      className={clsx('flex flex-wrap gap-x-4 gap-y-1.5 @max-[15rem]:grid @max-[15rem]:gap-y-0.5', className)}
    >
      {facts.slice(0, max).map((fact) => (
        <div
          key={fact.label}
          className="flex min-w-0 flex-col-reverse justify-end @max-[15rem]:flex-row @max-[15rem]:items-baseline @max-[15rem]:justify-between @max-[15rem]:gap-2"
        >
          <dt className="truncate text-xs text-muted">{fact.label}</dt>
          <dd className="shrink-0 text-sm font-semibold tabular-nums">{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
