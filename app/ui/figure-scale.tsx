/**
 * Where a figure stands among those of its kind: the one of five steps that the word beside it says. Drawn by style alone, because a
 * list holds dozens of them.
 */
export const FigureScale = ({ step }: { step: 1 | 2 | 3 | 4 | 5 }) => (
  <i className="figure-scale" data-step={step} />
)
