import { TrendingDown, TriangleAlert } from 'lucide-react'
import type { PriceHistoryView } from '#app/domain/catalogue/price-history-view.ts'
import { Card } from '#app/ui/card.tsx'

/** How the lowest price went: a stepped line, what can be said of it, and every price behind it in a table. */
export function PriceHistory({ history }: { history: PriceHistoryView }) {
  const { verdict, rows } = history
  return (
    <Card
      as="section"
      aria-labelledby="price-history"
      className="grid content-start gap-3 lg:only:col-span-2"
    >
      <h2 id="price-history" className="text-lg font-bold">
        Lịch sử giá
      </h2>
      <p className={`flex items-start gap-2 ${verdict.tone === 'below' ? 'font-semibold text-saving' : ''}`}>
        {verdict.tone === 'below' && <TrendingDown aria-hidden="true" className="mt-0.5 size-5 shrink-0" />}
        {verdict.text}
      </p>
      {verdict.warning && (
        <p className="flex items-start gap-2 text-cut">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {verdict.warning}
        </p>
      )}
      <Chart history={history} />
      <details className="group">
        <summary className="inline-flex min-h-11 items-center font-semibold text-action hover:underline">
          Bảng {rows.length} lần ghi giá
        </summary>
        <div className="overflow-x-auto">
          <table className="w-full text-start text-sm">
            <thead>
              <tr className="text-muted">
                {['Ngày', 'Nơi bán', 'Giá', 'Nguồn'].map((name) => (
                  <th key={name} scope="col" className="py-1.5 pe-4 text-start font-normal">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ day, shop, price, source }) => (
                <tr key={day + shop} className="border-t border-line">
                  <td className="py-1.5 pe-4 tabular-nums">{day}</td>
                  <td className="py-1.5 pe-4">{shop}</td>
                  <td className="py-1.5 pe-4 font-semibold whitespace-nowrap tabular-nums">{price}</td>
                  <td className="py-1.5 text-muted">{source}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </Card>
  )
}

function Chart({ history: { chart, summary, labels } }: { history: PriceHistoryView }) {
  const { width, height, left, right, line, dots, xTicks, yTicks } = chart
  return (
    <figure className="price-chart">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby="chart-title chart-text">
        <title id="chart-title">Giá thấp nhất theo thời gian</title>
        <desc id="chart-text">{summary}</desc>
        {yTicks.map(({ y, text }) => (
          <g key={text}>
            <line x1={left} x2={right} y1={y} y2={y} />
            <text x={left - 6} y={y + 4} textAnchor="end">
              {text}
            </text>
          </g>
        ))}
        {xTicks.map(({ x, text, anchor }) => (
          <text key={x} x={x} y={height - 6} textAnchor={anchor}>
            {text}
          </text>
        ))}
        <path d={line} />
        {dots.map(({ x, y }, index) => (
          <g key={x} className="price-dot">
            <title>{labels[index]}</title>
            <circle cx={x} cy={y} r="12" className="opacity-0" />
            <circle cx={x} cy={y} r="4" />
          </g>
        ))}
      </svg>
    </figure>
  )
}
