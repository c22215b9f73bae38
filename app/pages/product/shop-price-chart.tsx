import type { PriceHistoryView } from '#app/domain/catalogue/price-history-view.ts'

/** A stepped line a shop over the lowest of each day, with the shops by name and newest price below; colours and dashes both tell lines apart. */
export function ShopPriceChart({
  history: { chart, summary, shops, others },
}: {
  history: PriceHistoryView
}) {
  const { width, height, left, right, xTicks, yTicks } = chart
  const lines = chart.lines.slice(-shops.length)
  // Prices that every shop showed once are no course of anything.
  const lowest = shops.some(({ labels }) => labels.length > 1) ? chart.lines.at(-shops.length - 1) : undefined
  // Texts and dots keep their size however wide the lines are drawn.
  const across = (x: number) => `${(x / width) * 100}%`
  const down = (y: number) => `${(y / height) * 100}%`
  const box = { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: 'none' }
  return (
    <figure className="price-chart">
      <svg role="img" aria-labelledby="chart-title chart-text">
        <title id="chart-title">Giá từng nơi bán theo thời gian</title>
        <desc id="chart-text">{summary}</desc>
        {yTicks.map(({ y, text }) => (
          <g key={text}>
            <line x1={across(left)} x2={across(right)} y1={down(y)} y2={down(y)} />
            <text x={across(left)} dx="-8" y={down(y)} dy="4" textAnchor="end">
              {text}
            </text>
          </g>
        ))}
        {xTicks.map(({ x, text, anchor }) => (
          <text key={x} x={across(x)} y="100%" dy="-4" textAnchor={anchor}>
            {text}
          </text>
        ))}
        {lowest && (
          <svg {...box}>
            <path d={lowest.line} className="price-line-lowest" />
          </svg>
        )}
        {lines.map(({ line, dots }, shop) => (
          <g key={shops[shop]?.name} className={`price-line price-line-${shop + 1}`}>
            <svg {...box}>
              <path d={line} />
            </svg>
            {dots.map(({ x, y }, at) => (
              <g key={at} className="price-dot">
                <title>{shops[shop]?.labels[at]}</title>
                <circle cx={across(x)} cy={down(y)} r="12" className="opacity-0" />
                <circle cx={across(x)} cy={down(y)} r={dots.length > 40 ? 2 : 5} />
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
