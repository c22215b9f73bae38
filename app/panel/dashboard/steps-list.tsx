import { Circle, CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { say } from '#app/vietnamese/say.ts'
import type { Step } from './first-steps.ts'

/** What a new owner still has to do, the next of it large; goes once it is done. */
export function FirstSteps({ steps }: { steps: readonly Step[] }) {
  const next = steps.find(({ isDone }) => !isDone)
  if (!next) return null
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <Card as="section" aria-labelledby="buoc-dau" className="first-steps">
      <div>
        <h2 id="buoc-dau" className="flex flex-wrap items-baseline justify-between gap-x-3 text-lg font-bold">
          {say('Trước khi mời khách vào', { en: 'Before you invite visitors' })}
          <span className="text-sm font-normal text-muted tabular-nums">
            {say(`Đã xong ${done}/${steps.length} việc`, { en: `Done ${done} of ${steps.length} tasks` })}
          </span>
        </h2>
        <p aria-hidden="true" className="steps-done">
          {steps.map(({ key }, at) => (
            <i key={key} className={at < done ? 'is-done' : undefined} />
          ))}
        </p>
      </div>
      <div className="first-step">
        <p className="min-w-0 grow basis-60">
          <span className="block text-sm">{say('Làm trước', { en: 'Next' })}</span>
          <b className="block text-xl font-bold text-balance">{next.label}</b>
          <span className="block text-pretty">{next.why}</span>
        </p>
        <Link to={next.to} className={buttonClass()}>
          {next.act}
        </Link>
      </div>
      <ol>
        {steps
          .filter((step) => step !== next)
          .map(({ key, label, why, to, isDone }) => (
            <li key={key}>
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
