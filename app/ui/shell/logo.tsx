import { clsx } from 'clsx'
import { LAMP, LETTERING } from './logo-drawing.ts'

/** Our own lettering 'Chọn Máy', a picture only: its link carries the name. */
export function Logo({ className = 'h-9' }: { className?: string }) {
  return (
    <svg viewBox="0 0 214 56" fill="none" aria-hidden="true" className={clsx('w-auto text-ink', className)}>
      <path
        stroke="currentColor"
        strokeWidth="5.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        d={LETTERING}
      />
      <circle {...LAMP} className="fill-action" />
    </svg>
  )
}
