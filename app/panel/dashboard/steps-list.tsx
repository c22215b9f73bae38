import { Circle, CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { Card } from '#app/ui/card.tsx'
import type { Step } from './first-steps.ts'

/** What a new owner still has to do; goes once it is done. */
export function FirstSteps({ steps }: { steps: readonly Step[] }) {
  if (steps.length === 0) return null
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <Card as="section" aria-labelledby="buoc-dau" className="p-5">
      <h2 id="buoc-dau" className="flex flex-wrap items-baseline justify-between gap-x-3 text-lg font-bold">
        Trước khi mời khách vào
        <span className="text-sm font-normal text-muted tabular-nums">
          Xong {done} trên {steps.length} việc
        </span>
      </h2>
      <ol className="mt-3 grid gap-x-8 md:grid-cols-2">
        {steps.map(({ key, label, why, to, isDone }) => (
          <li key={key} className="flex items-start gap-3 border-t border-line py-2.5">
            {isDone ? (
              <CircleCheck aria-label="Đã xong" className="mt-0.5 size-5 shrink-0 text-saving" />
            ) : (
              <Circle aria-label="Chưa làm" className="mt-0.5 size-5 shrink-0 text-muted" />
            )}
            {isDone ? (
              <span className="text-muted">{label}</span>
            ) : (
              <span className="grid">
                <Link to={to} className="font-semibold text-action hover:underline">
                  {label}
                </Link>
                <span className="text-sm text-muted">{why}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
