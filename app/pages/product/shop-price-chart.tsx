import type { PriceHistoryView } from '#app/domain/catalogue/price-history-view.ts'

/** A stepped line a shop over the lowest of each day, with the shops by name and newest price below; colours and dashes both tell lines apart. */
export function ShopPriceChart({
  history: { chart, summary, shops, others },
}: {
  history: PriceHistoryView
}) {
  const { width, height, left, right, xTicks, yTicks } = chart
  const lines = chart.lines.slice(-shops.length)
  const lowest = chart.lines.length > shops.length ? chart.lines[0] : undefined
  return (
    <figure className="price-chart">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby="chart-title chart-text">
        <title id="chart-title">Giá từng nơi bán theo thời gian</title>
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
        {lowest && <path d={lowest.line} className="price-line-lowest" />}
        {lines.map(({ line, dots }, shop) => (
          <g key={shops[shop]?.name} className={`price-line price-line-${shop + 1}`}>
            <path d={line} />
            {dots.map(({ x, y }, at) => (
              <g key={at} className="price-dot">
                <title>{shops[shop]?.labels[at]}</title>
                <circle cx={x} cy={y} r="12" className="opacity-0" />
                <circle cx={x} cy={y} r={dots.length > 40 ? 2 : 4} />
              </g>
            ))}
          </g>
        ))}
      </svg>
      <figcaption>
        <ul className="mt-2 grid gap-1 text-sm">
          {shops.map(({ name, newest, labels }, at) => (
            <li key={name} className={`price-line price-line-${at + 1} flex items-center gap-2`}>
              <svg viewBox="0 0 24 8" aria-hidden="true" className="w-6 shrink-0">
                {/* As it is drawn: a price that was seen once is a dot. */}
                {labels.length > 1 ? <path d="M0 4H24" /> : <circle cx="12" cy="4" r="4" />}
              </svg>
              <span>
                <b>{name}</b> <span className="text-muted tabular-nums">{newest}</span>
              </span>
            </li>
          ))}
        </ul>
        {lowest && (
          <p className="mt-1 text-sm text-muted">Dải nền nhạt: giá thấp nhất của từng ngày ghi được.</p>
        )}
        {others > 0 && (
          <p className="mt-1 text-sm text-muted">Và {others} nơi bán khác, xem ở bảng bên dưới.</p>
        )}
      </figcaption>
    </figure>
  )
}
