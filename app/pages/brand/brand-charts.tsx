import { Link } from 'react-router'
import type { BrandChart } from '#app/domain/catalogue/brand/brand-chart.ts'
import { kept } from '#app/ui/kept.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { Seen } from '#app/ui/seen.tsx'
import { uncut } from '#app/ui/uncut.tsx'

type BrandChartsProps = { name: string; charts: readonly BrandChart[] }

/** All machines of a brand that have a size and a price, and the first of each category by its figures. */
export function BrandCharts({ name, charts }: BrandChartsProps) {
  if (charts.length === 0) return null
  return (
    <section aria-labelledby="co-va-gia" className="grid gap-4">
      <div className="grid gap-1">
        <SectionHeading id="co-va-gia" title={`Máy ${name} theo cỡ và giá`} />
        <p className="max-w-text text-muted">
          Mỗi chấm là một máy: càng sang phải cỡ càng lớn, càng lên cao càng đắt. Chấm có số là máy đứng đầu ở
          tiêu chí ghi bên dưới, giá theo lần thấy gần nhất.
        </p>
      </div>
      <ul className="brand-charts">
        {charts.map((chart) => (
          <li key={chart.slug} className="rounded-card border border-line bg-surface p-4">
            <Chart chart={chart} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Drawn anew where one of its machines has changed; the others of the page stay. */
const Chart = kept(function Chart({ chart }: { chart: BrandChart }) {
  const { slug, name, href, sizeLabel, summary, width, height, left, right } = chart
  return (
    <figure>
      <figcaption className="flex items-baseline justify-between gap-3">
        <h3 className="text-lg font-bold">
          <Link to={href} className="hover:text-action hover:underline">
            {name}
          </Link>
        </h3>
        <small className="text-xs text-muted">{summary}</small>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        className="brand-chart"
        aria-label={`${name} theo cỡ và giá: ${summary}`}
      >
        {chart.yTicks.map(({ y, text }) => (
          <g key={y}>
            <line x1={left} x2={right} y1={y} y2={y} />
            <text x={left - 6} y={y + 4} textAnchor="end">
              {text}
            </text>
          </g>
        ))}
        {chart.xTicks.map(({ x, text }, at) => (
          <text key={x} x={x} y={height - 8} textAnchor={at === chart.xTicks.length - 1 ? 'end' : 'middle'}>
            {text}
          </text>
        ))}
        {chart.dots.map(({ id, x, y, title }) => (
          <circle key={id} cx={x} cy={y} r="4.5">
            <title>{title}</title>
          </circle>
        ))}
        <g>
          {chart.marks.map(({ id, x, y, title, number }) => (
            <g key={id}>
              <title>{title}</title>
              <circle cx={x} cy={y} r="10" />
              <text x={x} y={y + 4.5} textAnchor="middle">
                {number}
              </text>
            </g>
          ))}
        </g>
      </svg>
      <p className="text-end text-xs text-muted">{sizeLabel} →</p>
      <ol className="mt-2 grid gap-2 border-t border-line pt-3">
        {chart.firsts.map(({ number, says, product: { id, href: to, title, price } }) => (
          <li key={`${slug} ${id}`} className="flex flex-wrap items-start gap-x-3">
            <b aria-hidden="true" className="text-action">
              {number}
            </b>
            <div className="min-w-32 flex-1 text-sm font-semibold">
              <small className="block text-xs font-normal text-muted">{says}</small>
              <Link to={to} className="hover:text-action hover:underline">
                {uncut(title)}
              </Link>
            </div>
            <p className="ms-auto grid max-w-36 justify-items-end text-end text-sm font-semibold max-md:ms-5.5 max-md:max-w-none max-md:basis-full max-md:justify-items-start max-md:text-start">
              {price.text}
              {price.seen && <Seen text={price.seen} />}
            </p>
          </li>
        ))}
      </ol>
    </figure>
  )
})
