import type { FigureScale } from '#app/domain/catalogue/ranges.ts'

/** The heads of the rows' columns, with the ends of each figure's scale and its middle: said once above them. */
export function ListScales({ scales }: { scales: readonly FigureScale[] }) {
  const price = scales.at(-1)
  if (!price) return null
  return (
    <div className="list-scales">
      <p>Vạch đứng trên thanh là mức giữa: một nửa số máy ở mỗi bên.</p>
      {/* Where no other figure tells the machines apart, the bars are of the price. */}
      <dl>{scales.length > 1 ? scales.slice(0, -1).map(head) : head(price)}</dl>
      {scales.length > 1 && <dl>{head(price)}</dl>}
    </div>
  )
}

const head = ({ label, low, middle, high }: FigureScale) => (
  <div key={label}>
    <dt>{label}</dt>
    <dd>
      {low} → <b>{middle}</b> → {high}
    </dd>
  </div>
)
