/** The share of a kind that has less, and of how many it is ahead for anybody, in percent; null where that depends on the home. `band` is what suits a need. */
type FigureScaleProps = {
  place: { at: number; good: number | null; band?: readonly [number, number] }
}

/** Where a figure stands among those of its kind, which the word beside it says: a dot that is the further right the more of it, or the better, past a tick at the middle one. */
export const FigureScale = ({ place: { at, good, band } }: FigureScaleProps) => (
  <svg className="figure-scale" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
    {band && <path d={`M${band[0]} .5H${band[1]}`} />}
    <path d={`M${good ?? at} .5h0`} />
  </svg>
)
