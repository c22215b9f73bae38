/**
 * Where a figure stands among those of its kind, drawn without inline styles.
 * @param at whole percent of its kind that have less; null where that is not known
 */
export function FigureBar({ at }: { at: number | null }) {
  if (at === null) return <span className="figure-bar-unknown" />
  return (
    <svg
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      role="img"
      aria-label={`, hơn ${at}% máy cùng loại`}
      className="figure-bar"
    >
      <rect width={Math.max(at, 3)} height="1" />
    </svg>
  )
}
