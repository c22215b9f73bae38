type Step = 1 | 2 | 3 | 4 | 5

/** The share of a kind that has less, in percent, and how good that is for anybody; null where it depends on the home. */
type FigureScaleProps = { place: { at: number; good: Step | null } }

/**
 * Where a figure stands among those of its kind, which the word beside it says: steps that are the fuller the better, or a dot on its own
 * place where neither end is the better one.
 */
export const FigureScale = ({ place: { at, good } }: FigureScaleProps) =>
  good ? (
    <i className={`figure-scale figure-good ${colourOf(good)}`} data-step={good} />
  ) : (
    <svg className="figure-scale" viewBox="-4 0 108 1" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${at} .5h0`} />
    </svg>
  )

/** The lower two steps are fainter. Neither is in the colour of what is pressed. */
const colourOf = (good: Step) => (good <= 2 ? 'text-line-strong' : 'text-muted')

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
