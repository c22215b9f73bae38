import { Circle, CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { Card } from '#app/ui/card.tsx'
import { say } from '#app/vietnamese/say.ts'
import type { Step } from './first-steps.ts'

/** What a new owner still has to do; goes once it is done. */
export function FirstSteps({ steps }: { steps: readonly Step[] }) {
  if (steps.length === 0) return null
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <Card as="section" aria-labelledby="buoc-dau" className="p-4 md:p-5">
      <h2 id="buoc-dau" className="flex flex-wrap items-baseline justify-between gap-x-3 text-lg font-bold">
        {say('Trước khi mời khách vào', { en: 'Before you invite visitors' })}
        <span className="text-sm font-normal text-muted tabular-nums">
          {say('Xong ', { en: 'Done ' })}
          {done}
          {say(` trên ${steps.length} việc`, { en: ` of ${steps.length} tasks` })}
        </span>
      </h2>
      <ol className="mt-3 grid gap-x-8 md:grid-cols-2">
        {steps.map(({ key, label, why, to, isDone }) => (
          <li key={key} className="flex items-start gap-3 border-t border-line py-2">
            {isDone ? (
              <CircleCheck
                aria-label={say('Đã xong', { en: 'Done' })}
                className="mt-0.5 size-5 shrink-0 text-saving"
              />
            ) : (
              <Circle
                aria-label={say('Chưa làm', { en: 'To do' })}
                className="mt-0.5 size-5 shrink-0 text-muted"
              />
            )}
            {isDone ? (
              <span className="text-muted">{label}</span>
            ) : (
              <span className="grid">
                <Link to={to} className="font-semibold text-action hover:underline">
                  {label}
                </Link>
                <span className="text-sm text-muted max-md:hidden">{why}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
