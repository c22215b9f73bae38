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
      <table className={clsx('data-table', dense && 'table-dense', stickyFirstColumn && 'table-sticky')}>
        <caption className={clsx('text-start', captionHidden ? 'sr-only' : 'p-4 font-semibold')}>
          {caption}
        </caption>
        {children}
      </table>
    </section>
  )
}
