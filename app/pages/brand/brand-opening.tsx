import type { ReactNode } from 'react'
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

function AllMachines({ name, strip: { ticks, rows, more, most } }: { name: string; strip: BrandStrip }) {
  const hasMarket = rows.some(({ market }) => market !== undefined)
  const hasPick = rows.some(({ pick }) => pick !== undefined)
  return (
    <section aria-labelledby="theo-gia" className="brand-strip">
      <h2 id="theo-gia">
        Mọi máy {name} theo giá <small>triệu đồng</small>
      </h2>
      <ul className="strip-key">
        <Key mark={<path className="strip-middle" d="M6 0V6" />}>giá giữa {name}</Key>
        {hasMarket && <Key mark={<path className="strip-market" d="M6 6V12" />}>giá giữa mọi hãng</Key>}
        {hasPick && <Key mark={<Ring at={6} />}>máy nên xem trước</Key>}
      </ul>
      <Ticks ticks={ticks} />
      <ul className="strip-rows">
        {rows.map((row) => (
          <li key={row.slug}>
            <a href={`#${row.slug}`}>
              <b>{row.name}</b> <span>{formatNumber(row.count)}</span>
              <span className="sr-only"> máy, {row.range}</span>
            </a>
            {row.side && <small>{row.side}</small>}
            <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
              <Dots row={row} steps={ticks.length - 1} />
            </svg>
          </li>
        ))}
      </ul>
      <Ticks ticks={ticks} />
      <p className="text-xs text-muted">
        Mỗi chấm là một máy{most !== null && ` (nhiều nhất ${formatNumber(most)} máy mới nhất mỗi loại)`}; mỗi
        vạch giá gấp khoảng 3 lần vạch trước.
        {hasMarket && ' “Đắt hơn”, “rẻ hơn” là so với giá giữa của mọi hãng.'}
        {more > 0 && ` ${formatNumber(more)} loại ít máy hơn ở bên dưới.`}
      </p>
    </section>
  )
}

/** What a mark of the chart means. */
const Key = ({ mark, children }: { mark: ReactNode; children: ReactNode }) => (
  <li>
    <svg viewBox="0 0 12 12" aria-hidden="true">
      <path className="strip-span" d="M0 6H12" />
      {mark}
    </svg>
    <span>{children}</span>
  </li>
)

/** The prices of the lines, above and below them. */
const Ticks = ({ ticks }: { ticks: readonly string[] }) => (
  <p aria-hidden="true" className="brand-strip-ticks">
    {ticks.map((tick) => (
      <span key={tick}>{tick}</span>
    ))}
  </p>
)

/** Places nearer than this touch, in percent of the line. */
const TOUCH = 2

/** The machines of a category on the line of prices, drawn without inline styles: of two that touch one stands lower. */
function Dots({ row: { places, middle, market, pick }, steps }: { row: BrandStripRow; steps: number }) {
  const grid = Array.from({ length: steps + 1 }, (_, at) => `M${(100 * at) / steps} 0V12`)
  const dots = places.map((place, at) => {
    const isLow = at % 2 === 1 && place - (places[at - 1] ?? 0) < TOUCH
    return `M${place} ${isLow ? 7.5 : 6}h0`
  })
  return (
    <>
      <path d={grid.join('')} />
      <path className="strip-span" d={`M${places[0]} 6H${places.at(-1)}`} />
      <path className="strip-dots" d={dots.join('')} />
      {market !== undefined && <path className="strip-market" d={`M${market} 6V12`} />}
      <path className="strip-middle" d={`M${middle} 0V6`} />
      {pick !== undefined && <Ring at={pick} />}
    </>
  )
}

/** A ring: a wide round point, and the ground within it. */
const Ring = ({ at }: { at: number }) => (
  <>
    <path className="strip-ring" d={`M${at} 6h0`} />
    <path className="strip-hole" d={`M${at} 6h0`} />
  </>
)
