import type { Comparison } from '#app/domain/catalogue/comparison/load-comparison.server.ts'
import { sayVnd } from '#app/vietnamese/money.ts'

type CompareCostsProps = {
  columns: Comparison['columns']
  outlays: NonNullable<Comparison['outlays']>
  /** The place of the column that wins. */
  chosen: number | null
}

const HUNDRED_THOUSAND = 100_000

/** What five years with each machine cost, one bar each: what it is bought for, then its electricity. Repeats a row of the table. */
export function CompareCosts({ columns, outlays, chosen }: CompareCostsProps) {
  const sums = outlays.map(({ price, electricity }) => price + electricity)
  const most = Math.max(...sums)
  const share = (vnd: number) => (vnd / most) * 100
  return (
    <div aria-hidden="true" className="compare-costs">
      <p>
        <span>Mua</span> <span>Điện 5 năm</span>
      </p>
      <dl>
        {outlays.map(({ price, electricity }, place) => (
          <div key={columns[place]?.id} data-chosen={place === chosen ? '' : undefined}>
            <dt>{columns[place]?.shortName}</dt>
            <dd>{sayVnd(Math.round((sums[place] ?? 0) / HUNDRED_THOUSAND) * HUNDRED_THOUSAND)}</dd>
            <dd>
              <svg viewBox="0 0 100 1" preserveAspectRatio="none">
                <rect width={share(price)} height={1} />
                <rect x={share(price)} width={share(electricity)} height={1} />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
