import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { Household, HouseholdSize } from '#app/domain/search/household.ts'
import { formatVnd } from '#app/vietnamese/money.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'

type HouseholdSizesProps = {
  household: Household
  sizes: readonly HouseholdSize[]
  bill: { kwh: number; vnd: number } | null
}

/** Sizes that are shown large: those of the machines that a home buys first. */
const LARGE = 4

/** The size of every kind for a household, each with the way to the machines that have it, and folded how it is worked out. */
export function HouseholdSizes({ household, sizes, bill }: HouseholdSizesProps) {
  const { figures, isExample } = household
  const large = sizes.filter(({ kind }) => FIRST.has(kind)).slice(0, LARGE)
  const others = sizes.filter((size) => !large.includes(size))
  return (
    <section aria-labelledby="ket-qua" className="grid gap-4">
      <h2 id="ket-qua" className="text-lg font-bold">
        {isExample && <span className="font-normal text-muted">Ví dụ: </span>}
        {sayHousehold(figures)}
      </h2>
      {sizes.length === 0 && <p className="text-muted">Bạn nhập ít nhất một con số của nhà mình nhé.</p>}
      <ul className="sizes-large">
        {large.map((size) => (
          <li key={size.kind}>
            <span className="product-picture">
              <img src={size.picture} alt="" width={320} height={240} />
            </span>
            {sizeParts(size)}
          </li>
        ))}
      </ul>
      <ul className="sizes">
        {others.map((size) => (
          <li key={size.kind}>{sizeParts(size)}</li>
        ))}
      </ul>
      {bill && (
        <p className="household-bill">
          <small>
            Máy {formatNumber(figures.watt ?? 0)} W chạy {formatNumber(figures.gio ?? 0)} giờ mỗi ngày, thêm
            vào {formatNumber(figures.dien ?? 0)} kWh nhà đang dùng:
          </small>{' '}
          <b>{formatVnd(bill.vnd)}</b> mỗi tháng{' '}
          <small>
            ({formatNumber(bill.kwh, 0)} kWh, nếu máy luôn chạy hết công suất, đã gồm VAT;{' '}
            <a href="#tien-dien">cách tính</a>)
          </small>
        </p>
      )}
    </section>
  )
}

const FIRST: ReadonlySet<string> = new Set(['fridge', 'washer', 'ac', 'tv'])

function sizeParts({ name, label, range, sentence, href, ruleId }: HouseholdSize) {
  return (
    <>
      <h3>
        <small>{name}</small>
        <b>{label}</b>
        {range && <small>{range} đều hợp</small>}
      </h3>
      <div>
        {href && (
          <Link to={href} aria-label={`Xem máy vừa cỡ: ${name}`}>
            Xem máy vừa cỡ
            <ChevronRight aria-hidden="true" className="size-4" />
          </Link>
        )}
        <details>
          <summary>
            Cách tính<span className="sr-only"> cỡ {name}</span>
          </summary>
          <p>
            {sentence}{' '}
            <a href={`#${ruleId}`} aria-label={`Quy tắc tính ${name}`}>
              Quy tắc
            </a>
          </p>
        </details>
      </div>
    </>
  )
}

function sayHousehold({ nguoi, phong, xa }: Household['figures']): string {
  const parts = [
    nguoi === undefined ? null : `nhà ${formatNumber(nguoi)} người`,
    phong === undefined ? null : `phòng ${formatNumber(phong)} m²`,
    xa === undefined ? null : `ngồi cách tivi ${formatNumber(xa)} m`,
  ].filter((part) => part !== null)
  const said = parts.join(', ') || 'nhà bạn'
  return said.replace(/^./u, (first) => first.toLocaleUpperCase('vi'))
}
