import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** What a badge says: 'cut' only for price cuts and promotions, 'saving' for energy, 'danger' for errors. */
export type BadgeTone = 'neutral' | 'action' | 'cut' | 'saving' | 'danger' | 'solid'

/** A short word that qualifies what stands beside it. */
export function Badge(props: { tone?: BadgeTone; children: ReactNode; className?: string }) {
  const { tone = 'neutral', children, className } = props
  return <span className={clsx(`badge badge-${tone}`, className)}>{children}</span>
}
