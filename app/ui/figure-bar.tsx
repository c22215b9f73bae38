/** How much of the most of its kind a figure is, drawn without inline styles; the words beside it say the same. @param at whole percent */
export const FigureBar = ({ at }: { at: number }) => (
  <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" className="figure-bar">
    <rect width={Math.max(at, 3)} height="1" />
  </svg>
)
