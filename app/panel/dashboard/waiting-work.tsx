import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Card } from '#app/ui/card.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { say } from '#app/vietnamese/say.ts'

/** One sort of work that waits, where it is done and what is pressed for it; `isOld` for what grows worse by waiting. */
export type Waits = {
  key: string
  label: string
  why: string
  act: string
  count: number
  to: string
  isOld?: boolean
}

type WaitingWorkProps = {
  /** Work that is told by its number alone. */
  waits: readonly Waits[]
  /** How much of the work is told by `children`, line by line: it is not told by its number as well. */
  listed: number
  children: ReactNode
}

/** What waits to be done, each sort once, and nothing of what is done with. */
export function WaitingWork({ waits, listed, children }: WaitingWorkProps) {
  const open = waits.filter(({ count }) => count > 0)
  return (
    <section aria-labelledby="dang-cho" className="grid gap-3">
      <h2 id="dang-cho" className="text-lg font-bold">
        {open.length > 0 || listed > 0
          ? say('Việc đang chờ bạn', { en: 'Waiting for you' })
          : say('Không có việc gì đang chờ', { en: 'Nothing is waiting' })}
      </h2>
      {open.length > 0 && (
        <ul className="grid gap-3 md:gap-4 sm:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
          {open.map(({ key, label, why, act, count, to, isOld }) => (
            <Card as="li" key={key} interactive className="flex items-center gap-4 px-4 py-3">
              <b
                className={clsx(
                  'min-w-8 shrink-0 text-2xl whitespace-nowrap tabular-nums',
                  isOld ? 'text-cut' : 'text-action',
                )}
              >
                {formatNumber(count)}
              </b>
              <span className="min-w-0">
                <Link to={to} className="font-semibold after:absolute after:inset-0">
                  {label}
                </Link>
                <span className="block text-sm text-muted">{why}</span>
              </span>
              <span
                aria-hidden="true"
                className="ms-auto flex shrink-0 items-center gap-1.5 font-semibold text-action"
              >
                <span className={open.length > 1 ? 'max-xl:hidden' : 'max-sm:hidden'}>{act}</span>
                <ArrowRight className="size-5" />
              </span>
            </Card>
          ))}
        </ul>
      )}
      {listed > 0 && (
        <div className="grid items-start gap-3 md:gap-4 sm:grid-cols-[repeat(auto-fit,minmax(24rem,1fr))]">
          {children}
        </div>
      )}
    </section>
  )
}
