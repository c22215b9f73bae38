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
    <dl className={clsx('facts', className)}>
      {facts.slice(0, max).map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
