import { Link } from 'react-router'
import { sizingRules } from '#app/domain/advisor/queries/sizing-rules.server.ts'
import { ruleBook } from '#app/domain/advisor/sizing/rule-book.ts'
import type { RuleEntry } from '#app/domain/advisor/sizing/rule-book.ts'
import { saySource } from '#app/domain/advisor/sizing/rule.ts'
import type { Tariff } from '#app/domain/catalogue/energy/tariff.ts'
import { vietnamDay } from '#app/domain/catalogue/price-history.ts'
import { catalogueShape } from '#app/domain/catalogue/queries/catalogue-shape.server.ts'
import { tariffOn } from '#app/domain/catalogue/queries/tariff.server.ts'
import { addedToBill, householdChoices, readHousehold, sizesFor } from '#app/domain/search/household.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { pageMeta } from '#app/edge/page-meta.ts'
import { breadcrumbList } from '#app/edge/structured-data/breadcrumbs.ts'
import { describePage } from '#app/edge/structured-data/describe-page.server.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Container } from '#app/ui/container.tsx'
import { PHONE_RAIL_STYLES } from '#app/ui/phone-rail.ts'
import { formatDate } from '#app/vietnamese/dates.ts'
import { formatVnd } from '#app/vietnamese/money.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { sayBounds } from '#app/vietnamese/say-bounds.ts'
import type { Route } from './+types/sizing-rules'
import { HouseholdForm } from './household-form.tsx'
import { HouseholdSizes } from './household-sizes.tsx'
import styles from './sizing.css?url'

const crumbs = [{ label: 'Trang chủ', to: '/' }, { label: 'Tính cỡ máy' }]

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }, PHONE_RAIL_STYLES]

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Tính cỡ máy và tiền điện cho nhà bạn',
    description:
      'Nhập số người, diện tích phòng, khoảng cách ngồi: ra ngay cỡ tủ lạnh, máy giặt, máy lạnh, tivi và tiền điện, kèm nguồn từng quy tắc.',
    path: '/cach-tinh',
  })
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, shows } = context.get(requestContext)
  const [tariff, rules, shape] = await Promise.all([
    tariffOn(db, vietnamDay(Date.now())),
    sizingRules(db),
    catalogueShape(db),
  ])
  shows('reference')
  describePage(context, (siteUrl) => [breadcrumbList(siteUrl, crumbs, '/cach-tinh')])
  const household = readHousehold(new URL(request.url).searchParams)
  const slugs = new Map([...shape.values()].map(({ kind, slug }) => [kind, slug]))
  return {
    household,
    choices: householdChoices(),
    sizes: sizesFor(household, rules, slugs),
    bill: tariff ? addedToBill(household, tariff) : null,
    rules: ruleBook(rules),
    tariff,
  }
}

export default function SizingRulesPage({
  loaderData: { household, choices, sizes, bill, rules, tariff },
}: Route.ComponentProps) {
  return (
    <Container className="grid gap-4 py-4">
      <div className="max-sm:hidden">
        <Breadcrumb crumbs={crumbs} />
      </div>
      <header className="grid gap-1">
        <h1 className="text-2xl font-bold md:text-4xl">{'Tính cỡ\u00a0máy cho\u00a0nhà\u00a0bạn'}</h1>
        <p className="max-w-text text-pretty text-muted">
          Cho biết nhà mình ra sao, cỡ của từng loại máy ra ngay. Cố vấn cũng tính theo đúng các quy tắc này.
        </p>
      </header>
      <div className="calculator">
        <HouseholdForm household={household} choices={choices} hasTariff={tariff !== null} />
        <HouseholdSizes household={household} sizes={sizes} bill={bill} />
      </div>
      <section aria-labelledby="quy-tac" className="mt-6 grid gap-4">
        <h2 id="quy-tac" className="text-2xl font-bold">
          Các quy tắc và nguồn
        </h2>
        <p className="max-w-text text-muted">
          Mỗi quy tắc có nguồn và ngày kiểm tra; đây là mức tham khảo, không thay hướng dẫn của hãng. Các câu
          hỏi khác có ở trang{' '}
          <Link to="/kien-thuc" className="text-action underline">
            kiến thức chọn mua
          </Link>
          .
        </p>
        <div className="phone-rail grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {rules.map((rule) => (
            <Rule key={rule.kind} rule={rule} />
          ))}
          {tariff && <TariffTable tariff={tariff} />}
        </div>
      </section>
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
      <h3 className="text-xl font-bold">Tiền điện</h3>
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
      <h3 className="text-xl font-bold">{name}</h3>
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
      <Link
        to={`/chat?q=${encodeURIComponent(`${name} cỡ nào vừa nhà mình?`)}`}
        className="inline-flex min-h-11 items-center self-start font-semibold text-action hover:underline"
      >
        Hỏi cố vấn cỡ {name.toLocaleLowerCase('vi')}
      </Link>
    </section>
  )
}
