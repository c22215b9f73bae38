/** The share of a kind that has less, and of how many it is ahead for anybody, in percent; null where that depends on the home. */
type FigureScaleProps = { place: { at: number; good: number | null } }

/**
 * Where a figure stands among those of its kind, which the word beside it says: a bar that is the longer the better, or a dot on its own
 * place where neither end is the better one.
 */
export const FigureScale = ({ place: { at, good } }: FigureScaleProps) => (
  <svg className="figure-scale" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
    <path d={good === null ? `M${at} .5h0` : `M0 .5h${good}`} />
  </svg>
)

/** What the scale of a figure goes from and to, where it fills up as the figure gets less. */
export function ScaleEnds({ of }: { of: string }) {
  const ends = ENDS.find(([names]) => names.test(of))?.[1]
  return ends ? <span className="text-xs font-normal whitespace-nowrap text-muted">{ends}</span> : null
}

const ENDS = [
  [/^Giá/, 'đắt → rẻ'],
  [/^Độ ồn/, 'ồn → êm'],
  [/^Điện/, 'tốn → ít'],
  [/^Nặng/, 'nặng → nhẹ'],
] as const
