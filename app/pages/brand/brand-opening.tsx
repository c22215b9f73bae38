import type { BrandStrip, BrandStripRow } from '#app/domain/catalogue/brand/brand-strip.ts'
import type { BrandPick } from '#app/domain/search/brand-picks.server.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { BrandPicks } from './brand-picks.tsx'

type BrandOpeningProps = { name: string; strip: BrandStrip | null; picks: readonly BrandPick[] }

/** What a brand's page opens with: what to look at first, and all its machines by what they cost. */
export function BrandOpening({ name, strip, picks }: BrandOpeningProps) {
  return (
    <div className="brand-opening">
      <BrandPicks name={name} picks={picks} />
      {strip && <AllMachines name={name} strip={strip} />}
    </div>
  )
}

function AllMachines({ name, strip: { ticks, rows, more } }: { name: string; strip: BrandStrip }) {
  const marks = rows.some(({ pick }) => pick !== undefined)
  return (
    <section aria-labelledby="theo-gia" className="brand-strip">
      <h2 id="theo-gia">
        Mọi máy {name} theo giá <small>triệu đồng</small>
      </h2>
      <Ticks ticks={ticks} />
      <ul>
        {rows.map((row) => (
          <li key={row.slug}>
            <a href={`#${row.slug}`}>
              <b>{row.name}</b> <span>{formatNumber(row.count)}</span>
              <span className="sr-only"> máy, {row.range}</span>
            </a>
            <Dots row={row} steps={ticks.length - 1} />
          </li>
        ))}
      </ul>
      <Ticks ticks={ticks} />
      <p className="text-xs text-muted">
        Mỗi chấm là một máy, vạch đứng chia đôi số máy {name} của loại ấy theo giá
        {marks && ', vòng tròn là máy nên xem trước'}. Thang giá tăng theo bội: {ticks.join(', ')}.
        {more > 0 && ` Còn ${formatNumber(more)} loại ít máy hơn ở dưới.`}
      </p>
    </section>
  )
}

/** The prices of the lines, above and below them. */
const Ticks = ({ ticks }: { ticks: readonly string[] }) => (
  <p aria-hidden="true" className="brand-strip-ticks">
    {ticks.map((tick) => (
      <span key={tick}>{tick}</span>
    ))}
  </p>
)

/** The machines of a category on the line of prices, drawn without inline styles. */
function Dots({ row: { places, middle, pick }, steps }: { row: BrandStripRow; steps: number }) {
  const grid = Array.from({ length: steps + 1 }, (_, at) => `M${(100 * at) / steps} 0V12`)
  return (
    <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <path d={grid.join('')} />
      <path d={`M${places[0]} 6H${places.at(-1)}`} />
      <path d={places.map((place) => `M${place} 6h0`).join('')} />
      <path d={`M${middle} 1V11`} />
      {pick !== undefined && (
        <>
          <path d={`M${pick} 6h0`} />
          <path d={`M${pick} 6h0`} />
        </>
      )}
    </svg>
  )
}
