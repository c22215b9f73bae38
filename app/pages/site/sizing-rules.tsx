import { Link } from 'react-router'
import { sizingRules } from '#app/domain/advisor/queries/sizing-rules.server.ts'
import { ruleBook } from '#app/domain/advisor/sizing/rule-book.ts'
import type { RuleEntry } from '#app/domain/advisor/sizing/rule-book.ts'
import { saySource } from '#app/domain/advisor/sizing/rule.ts'
import type { Tariff } from '#app/domain/catalogue/energy/tariff.ts'
import { vietnamDay } from '#app/domain/catalogue/price-history.ts'
import { tariffOn } from '#app/domain/catalogue/queries/tariff.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { pageMeta } from '#app/edge/page-meta.ts'
import { breadcrumbList } from '#app/edge/structured-data/breadcrumbs.ts'
import { describePage } from '#app/edge/structured-data/describe-page.server.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Container } from '#app/ui/container.tsx'
import { formatDate } from '#app/vietnamese/dates.ts'
import { formatVnd } from '#app/vietnamese/money.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Route } from './+types/sizing-rules'

const crumbs = [{ label: 'Trang chủ', to: '/' }, { label: 'Cách chúng tôi tính' }]

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Cách chúng tôi tính cỡ máy và tiền điện',
    description:
      'Quy tắc tính công suất, dung tích, khối lượng và cỡ màn hình mà cố vấn dùng, kèm nguồn từng quy tắc.',
    path: '/cach-tinh',
  })
}

export async function loader({ context }: Route.LoaderArgs) {
  const { db, shows } = context.get(requestContext)
  const [tariff, rules] = await Promise.all([tariffOn(db, vietnamDay(Date.now())), sizingRules(db)])
  shows('reference')
  describePage(context, (siteUrl) => [breadcrumbList(siteUrl, crumbs, '/cach-tinh')])
  return { rules: ruleBook(rules), tariff }
}

export default function SizingRulesPage({ loaderData: { rules, tariff } }: Route.ComponentProps) {
  return (
    <Container className="grid gap-8 py-6">
      <Breadcrumb crumbs={crumbs} />
      <header className="grid gap-3">
        <h1 className="text-3xl font-bold md:text-4xl">{'Cách chúng\u00a0tôi tính\u00a0cỡ\u00a0máy'}</h1>
        <p className="max-w-text text-muted">
          Khi bạn cho biết nhà mấy người hay phòng bao nhiêu mét vuông, cố vấn tính cỡ máy theo các quy tắc
          dưới đây. Mỗi quy tắc có nguồn và ngày kiểm tra; đây là mức tham khảo, không thay hướng dẫn của
          hãng. Các câu hỏi khác có ở trang{' '}
          <Link to="/kien-thuc" className="text-action underline">
            kiến thức chọn mua
          </Link>
          .
        </p>
      </header>
      <div className="grid gap-6 lg:grid-cols-2">
        {rules.map((rule) => (
          <Rule key={rule.kind} rule={rule} />
        ))}
        {tariff && <TariffTable tariff={tariff} />}
      </div>
    </Container>
  )
}

/** The electricity prices that running costs are worked out on. */
function TariffTable({ tariff: { tiers, vatRate, effectiveFrom, source } }: { tariff: Tariff }) {
  return (
    <section
      id="tien-dien"
      className="grid content-start gap-4 rounded-card border border-line bg-surface p-5"
    >
      <h2 className="text-xl font-bold">Tiền điện</h2>
      <table className="w-full border-collapse">
        <caption className="sr-only">Giá điện sinh hoạt theo bậc</caption>
        <tbody>
          {tiers.map(({ fromKwh, vndPerKwh }, index) => (
            <tr key={fromKwh} className="border-t border-line">
              <th scope="row" className="py-2 pe-4 text-start font-normal">
                {sayTier(fromKwh, tiers[index + 1]?.fromKwh)}
              </th>
              <td className="py-2 text-end font-semibold tabular-nums">{formatVnd(vndPerKwh)}/kWh</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="rounded-control bg-sunken p-3 text-sm">
        <span className="font-semibold">Cách tính:</span> số kWh của máy được cộng thêm vào số điện nhà đang
        dùng (mặc định 200 kWh mỗi tháng), nên tính ở bậc giá mà nó chạm tới, rồi cộng VAT{' '}
        {formatNumber(vatRate * 100)}%.
      </p>
      <p className="text-sm text-muted">
        Nguồn: {source}. Áp dụng từ ngày {formatDate(effectiveFrom)}.
      </p>
    </section>
  )
}

const sayTier = (from: number, next: number | undefined) =>
  next === undefined
    ? `Từ ${formatNumber(from + 1)} kWh`
    : `${from === 0 ? 0 : formatNumber(from + 1)}–${formatNumber(next)} kWh`

function Rule({ rule: { name, rows, example } }: { rule: RuleEntry }) {
  return (
    <section
      id={example.ruleId}
      className="grid content-start gap-4 rounded-card border border-line bg-surface p-5"
    >
      <h2 className="text-xl font-bold">{name}</h2>
      {rows.length > 0 && (
        <table className="w-full border-collapse">
          <caption className="sr-only">Cỡ {name.toLocaleLowerCase('vi')}</caption>
          <tbody>
            {rows.map(({ label, min, max, unit }) => (
              <tr key={label} className="border-t border-line">
                <th scope="row" className="py-2 pe-4 text-start font-normal">
                  {label}
                </th>
                <td className="py-2 text-end font-semibold tabular-nums">
                  {sayBounds(min, max)} {unit}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="rounded-control bg-sunken p-3 text-sm">
        <span className="font-semibold">Ví dụ:</span> {example.sentence}
      </p>
      <p className="text-sm text-muted">
        Nguồn: {saySource(example.source)}. Kiểm tra ngày {formatDate(example.asOf)}.
      </p>
    </section>
  )
}

function sayBounds(min: number, max: number | null): string {
  if (max === null) return `từ ${formatNumber(min)}`
  return min === max ? formatNumber(min) : `${formatNumber(min)}–${formatNumber(max)}`
}
