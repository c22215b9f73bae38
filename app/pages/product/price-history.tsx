import { TrendingDown, TriangleAlert } from 'lucide-react'
import type { PriceHistoryView } from '#app/domain/catalogue/price-history-view.ts'
import { Card } from '#app/ui/card.tsx'
import { ShopPriceChart } from './shop-price-chart.tsx'
import { VerdictRule } from './verdict-rule.tsx'

/** How prices went: a stepped line a shop, what can be said of it, and every price behind it in a table. */
export function PriceHistory({ history }: { history: PriceHistoryView }) {
  const { verdict, rows } = history
  return (
    <Card as="section" aria-labelledby="price-history" className="@container">
      <div className="price-history">
        <div className="grid content-start gap-2">
          <h2 id="price-history" className="text-lg font-bold">
            Lịch sử giá
          </h2>
          <p
            className={`flex items-start gap-2 ${verdict.tone === 'below' ? 'font-semibold text-saving' : ''}`}
          >
            {verdict.tone === 'below' && (
              <TrendingDown aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            )}
            {verdict.text}
          </p>
          {verdict.warning && (
            <p className="flex items-start gap-2 text-cut">
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
              {verdict.warning}
            </p>
          )}
          <VerdictRule rule={verdict.rule} />
        </div>
        <ShopPriceChart history={history} />
        <details className="opens">
          <summary>Bảng {rows.length} lần ghi giá</summary>
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
                {rows.map(({ day, shop, price, source }, at) => (
                  <tr key={at} className="border-t border-line">
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
      </div>
    </Card>
  )
}
