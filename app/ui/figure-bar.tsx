type FigureBarProps = {
  /** Whole percent of its kind that have less; null where that is not known. */
  at: number | null
  /** Whether nothing beside it says the same in words. */
  alone?: boolean
}

/** Where a figure stands among those of its kind, drawn without inline styles. */
export function FigureBar({ at, alone = false }: FigureBarProps) {
  if (at === null) return <span className="figure-bar-unknown" />
  return (
    <svg
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      {...(alone ? { role: 'img', 'aria-label': `hơn ${at}% máy cùng loại` } : { 'aria-hidden': true })}
      className="figure-bar"
    >
      <rect width={Math.max(at, 3)} height="1" />
    </svg>
  )
}
