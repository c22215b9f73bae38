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
  return (
    <section aria-labelledby="theo-gia" className="brand-strip">
      <h2 id="theo-gia">
        Mọi máy {name} theo giá <small>triệu đồng</small>
      </h2>
      <Legend name={name} rows={rows} />
      <Ticks ticks={ticks} />
      <ul>
        {rows.map((row) => (
          <li key={row.slug}>
            <a href={`#${row.slug}`}>
              <b>{row.name}</b> <span>{formatNumber(row.count)}</span>
              <span className="sr-only"> máy, {row.range}</span>
            </a>
            <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
              <Dots row={row} steps={ticks.length - 1} />
            </svg>
          </li>
        ))}
      </ul>
      <Ticks ticks={ticks} />
      <p className="text-xs text-muted">
        Mỗi chấm là một máy. Thang giá tăng theo bội: {ticks.join(', ')}.
        {more > 0 && ` Còn ${formatNumber(more)} loại ít máy hơn ở dưới.`}
      </p>
    </section>
  )
}

/** What is marked on the lines, each mark as it is drawn there. */
function Legend({ name, rows }: { name: string; rows: readonly BrandStripRow[] }) {
  const marks = [
    { mark: <Middle at={50} />, says: `giá giữa của ${name}`, isThere: true },
    {
      mark: <Market at={50} />,
      says: 'giá giữa của mọi hãng',
      isThere: rows.some(({ market }) => market !== undefined),
    },
    { mark: <Ring at={50} />, says: 'nên xem trước', isThere: rows.some(({ pick }) => pick !== undefined) },
  ]
  return (
    <p className="brand-strip-legend">
      {marks.map(
        ({ mark, says, isThere }) =>
          isThere && (
            <span key={says}>
              <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
                {mark}
              </svg>
              {says}
            </span>
          ),
      )}
    </p>
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
function Dots({ row: { places, middle, market, pick }, steps }: { row: BrandStripRow; steps: number }) {
  const grid = Array.from({ length: steps + 1 }, (_, at) => `M${(100 * at) / steps} 0V12`)
  return (
    <>
      <path d={grid.join('')} />
      <path className="strip-span" d={`M${places[0]} 6H${places.at(-1)}`} />
      <path className="strip-dots" d={places.map((place) => `M${place} 6h0`).join('')} />
      {market !== undefined && <Market at={market} />}
      <Middle at={middle} />
      {pick !== undefined && <Ring at={pick} />}
    </>
  )
}

const Middle = ({ at }: { at: number }) => <path className="strip-middle" d={`M${at} 1V11`} />

/** Hollow: a wide line, and the ground within it. */
const Market = ({ at }: { at: number }) => (
  <>
    <path className="strip-market" d={`M${at} 1V11`} />
    <path className="strip-hollow" d={`M${at} 2V10`} />
  </>
)

/** A ring: a wide round point, and the ground within it. */
const Ring = ({ at }: { at: number }) => (
  <>
    <path className="strip-ring" d={`M${at} 6h0`} />
    <path className="strip-hole" d={`M${at} 6h0`} />
  </>
)
