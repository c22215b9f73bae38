import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type TableProps = {
  /** Says what the table holds; also names the region that scrolls. */
  caption: string
  captionHidden?: boolean
  /** Keeps the first column in view while the rest scrolls (comparisons on a phone). */
  stickyFirstColumn?: boolean
  /** Tight rows for lists of the admin panel. */
  dense?: boolean
  /** `thead`, `tbody`: native elements. */
  children: ReactNode
  className?: string
}

/** Safari does not let the keyboard into a scrolling box by itself. */
const scrollable = { tabIndex: 0 }

/** A native table in a box that scrolls sideways on a phone and can be scrolled by keyboard. */
export function Table(props: TableProps) {
  const {
    caption,
    captionHidden = true,
    stickyFirstColumn = false,
    dense = false,
    children,
    className,
  } = props
  return (
    <section aria-label={caption} {...scrollable} className={clsx('table-box', className)}>
      <table
        className={clsx(
          'w-full border-collapse text-start text-sm tabular-nums',
          '[&_th]:text-start [&_th]:font-semibold [&_thead_th]:bg-sunken [&_tr:not(:last-child)]:border-b [&_tr]:border-line',
          '[&_thead_tr]:border-b',
          dense
            ? '[&_td]:px-3 [&_td]:py-2 [&_th]:px-3 [&_th]:py-2'
            : '[&_td]:px-4 [&_td]:py-3 [&_th]:px-4 [&_th]:py-3',
          stickyFirstColumn &&
            '[&_tr>:first-child]:sticky [&_tr>:first-child]:start-0 [&_tr>:first-child]:z-10 [&_tbody_tr>:first-child]:bg-surface',
        )}
      >
        <caption className={clsx('text-start', captionHidden ? 'sr-only' : 'p-4 font-semibold')}>
          {caption}
        </caption>
        {children}
      </table>
    </section>
  )
}
