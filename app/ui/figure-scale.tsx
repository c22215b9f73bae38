import { clsx } from 'clsx'

type FigureScaleProps = {
  /** Whole percent of its kind that have less; null where that is not known. */
  at: number | null
  /** What stands at the ends of the scale, and between them where on it the machine is; without them that is said elsewhere. */
  ends?: { low: string; word: string; high: string } | null
  className?: string
}

/** Radius of the mark, in hundredths of the scale's width: it never leaves the scale. */
const MARGIN = 3

/**
 * Where a figure stands among those of its kind: a line from the least to the most with a stroke at the middle one and a mark at its own
 * place. What it says stands beside it in words, so nothing of it is read out.
 */
export function FigureScale({ at, ends = null, className }: FigureScaleProps) {
  return (
    <span aria-hidden="true" className={clsx('figure-scale', className)}>
      {at === null ? (
        <span className="figure-bar-unknown" />
      ) : (
        <svg viewBox="0 0 100 8" preserveAspectRatio="none">
          <path d="M0 4H100" />
          <path d={`M0 4H${at}`} />
          <path d="M50 0V8" />
          <path d={`M${Math.min(Math.max(at, MARGIN), 100 - MARGIN)} 4h0`} />
        </svg>
      )}
      {ends && (
        <span>
          <i>{ends.low}</i>
          <b>{ends.word}</b>
          <i>{ends.high}</i>
        </span>
      )}
    </span>
  )
}
