import type { FigureScale } from '#app/domain/catalogue/ranges.ts'

/** What the lines in the rows stand for: the ends of each figure's scale and its middle, said once above them. */
export function ListScales({ scales }: { scales: readonly FigureScale[] }) {
  if (scales.length === 0) return null
  return (
    <div className="list-scales">
      <p>Vạch đứng trên mỗi thanh là mức giữa: một nửa số máy ở bên trái, một nửa ở bên phải.</p>
      <dl>
        {scales.map(({ label, low, middle, high }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {low} → <b>{middle}</b> → {high}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
