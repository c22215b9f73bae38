import { clsx } from 'clsx'
import { useSay } from './language.tsx'

/** A turning ring with its text ('Đang tải...' unless another is given; null inside something that says it already). */
export function Spinner({ label, className }: { label?: string | null; className?: string }) {
  const say = useSay()
  const ring = (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className="size-5 shrink-0 animate-spin">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
  if (label === null) return ring
  return (
    <output className={clsx('inline-flex items-center gap-3 text-muted', className)}>
      {ring}
      {label ?? say({ vi: 'Đang tải...', en: 'Loading…' })}
    </output>
  )
}
