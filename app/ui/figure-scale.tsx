/** The share of a kind that has less, and of how many it is ahead for anybody, in percent; null where that depends on the home. `band` is what suits a need. */
type FigureScaleProps = {
  place: { at: number; good: number | null; band?: readonly [number, number] }
}

/**
 * Where a figure stands among those of its kind, which the word beside it says: a bar that is the longer the better, or a dot on its own
 * place where neither end is the better one.
 */
export const FigureScale = ({ place: { at, good, band } }: FigureScaleProps) => (
  <svg className="figure-scale" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
    {band && <path d={`M${band[0]} .5H${band[1]}`} />}
    <path d={good === null ? `M${at} .5h0` : `M0 .5h${good}`} />
  </svg>
)

/** How the bar of a figure is read that fills up as the figure gets less. */
export function ScaleEnds({ of }: { of: string }) {
  const ends = ENDS.find(([names]) => names.test(of))?.[1]
  return ends ? <span className="text-xs font-normal whitespace-nowrap text-muted">{ends}</span> : null
}

const ENDS = [
  [/^Giá/, 'dài hơn = rẻ hơn'],
  [/^Độ ồn/, 'dài hơn = êm hơn'],
  [/^Điện/, 'dài hơn = ít hơn'],
  [/^Nặng/, 'dài hơn = nhẹ hơn'],
] as const
