import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** What a badge says: 'cut' only for price cuts and promotions, 'saving' for energy, 'danger' for errors. */
export type BadgeTone = 'neutral' | 'action' | 'cut' | 'saving' | 'danger' | 'solid'

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-muted',
  action: 'bg-action-soft text-action',
  cut: 'bg-cut-soft text-cut',
  saving: 'bg-saving-soft text-saving',
  danger: 'bg-danger-soft text-danger',
  solid: 'bg-action text-on-action',
}

/** A short word that qualifies what stands beside it. */
export function Badge(props: { tone?: BadgeTone; children: ReactNode; className?: string }) {
  const { tone = 'neutral', children, className } = props
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold [&_svg]:size-3.5',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
