type Step = 1 | 2 | 3 | 4 | 5

/** One of five steps among those of a kind, and how good it is for anybody; null where that depends on the home. */
type FigureScaleProps = { place: { step: Step; good: Step | null } }

/**
 * Where a figure stands among those of its kind, which the word beside it says: the fuller the better, or a dot where neither end is the
 * better one. Drawn by style alone, because a list holds dozens of them.
 */
export const FigureScale = ({ place: { step, good } }: FigureScaleProps) => (
  <i
    className={good ? `figure-scale figure-good ${colourOf(good)}` : 'figure-scale'}
    data-step={good ?? step}
  />
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
