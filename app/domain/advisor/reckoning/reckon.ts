import { formatNumber } from '#app/vietnamese/numbers.ts'
import { timesIn } from './periods.ts'
import type { Per, Period } from './periods.ts'
import type { Post, Rate, Reckoning } from './post.ts'
import { sayKwh, sayPart } from './say-figures.ts'

/** What a post comes to in a period. */
export type Cost = { kwh: number; litres: number; vnd: number }
/** One of the ways that are set against each other: a thing with the parts that are named behind it. */
export type Way = { name: string; price: number | null; cost: Cost; inYear: Cost; lines: string[] }

/** A question with what its ways come to. */
export type Reckoned = {
  asked: Reckoning
  /** VND for a kWh with VAT; null where it is not known. */
  kwhVnd: number | null
  ways: Way[]
  all: Cost
}

export const NOTHING: Cost = { kwh: 0, litres: 0, vnd: 0 }
export const add = (one: Cost, other: Cost): Cost => ({
  kwh: one.kwh + other.kwh,
  litres: one.litres + other.litres,
  vnd: one.vnd + other.vnd,
})

/** What is asked, worked out. @param kwhVnd what a kWh costs before the VAT that the question adds */
export function reckon(asked: Reckoning, kwhVnd: number | null): Reckoned {
  const prices: Prices = {
    kwh: kwhVnd === null ? null : kwhVnd * (1 + asked.prices.vat),
    water: asked.prices.water === null ? 0 : asked.prices.water / 1000,
  }
  const { period } = asked.wanted
  const ways: Way[] = []
  for (const post of toldApart(asked.posts)) {
    const { cost, line } = costOf(post, period, prices)
    const inYear = costOf(post, 'year', prices).cost
    const owner = ways.at(-1)
    const isPartOfWay = post.sort === 'part' && (asked.wanted.payback || asked.wanted.difference)
    if (owner && isPartOfWay) {
      owner.cost = add(owner.cost, cost)
      owner.inYear = add(owner.inYear, inYear)
      owner.lines.push(line)
    } else ways.push({ name: post.name, price: post.price, cost, inYear, lines: line ? [line] : [] })
  }
  return { asked, kwhVnd: prices.kwh, ways, all: ways.reduce((sum, { cost }) => add(sum, cost), NOTHING) }
}

const ORDER = ['thứ nhất', 'thứ hai', 'thứ ba', 'thứ tư']

/** Things of one name by what tells them apart: 'Quạt 45 W', 'Máy lạnh thứ hai'. */
function toldApart(posts: readonly Post[]): Post[] {
  return posts.map((post) => {
    const same = posts.filter(({ name }) => name === post.name)
    if (same.length === 1) return post
    const [power, another] = post.phases
    const mark =
      power && !another && same.every(({ phases }) => phases.length === 1)
        ? `${formatNumber(power.kw * 1000)} W`
        : ORDER[same.indexOf(post)]
    return { ...post, name: `${post.name} ${mark ?? ''}`.trim() }
  })
}

type Prices = { kwh: number | null; water: number }
/** A sum and how it is written. */
type Sum = { value: number; said: string }

const MONTHS_OF_A_YEAR = 12

/** Days that a thing runs in a period, where these are not all of them. */
function daysIn({ season, daysOfMonth }: Post, period: Period): number | undefined {
  if (period === 'month') return daysOfMonth ?? undefined
  if (period !== 'year') return undefined
  return season ?? (daysOfMonth === null ? undefined : daysOfMonth * MONTHS_OF_A_YEAR)
}

/** How often in a period what is for a time or a use is had. */
function often(post: Post, per: Per, period: Period): Sum {
  const { uses } = post
  if (per === 'use') {
    if (!uses) return { value: 0, said: '' }
    const { value, said } = often(post, uses.per, period)
    return {
      value: uses.times * value,
      said: `${uses.times === 1 ? '' : ` × ${formatNumber(uses.times)} lần`}${said}`,
    }
  }
  const time = per === 'week' || per === 'month' || per === 'year' ? per : 'day'
  const days = time === 'day' ? daysIn(post, period) : undefined
  const [value, said] = timesIn(time, period, { days })
  return per === 'head'
    ? { value: post.heads * value, said: ` × ${post.heads} người${said}` }
    : { value, said }
}

/** The parts of what a post takes of one thing in a period. */
function partsOf(post: Post, rates: readonly (Rate & { said: string })[], period: Period): Sum[] {
  const pieces = post.count > 1 ? `${post.count} × ` : ''
  return rates.map(({ value, per, said }) => {
    const how = often(post, per, period)
    return { value: post.count * value * how.value, said: `${pieces}${said}${how.said}` }
  })
}

const total = (parts: readonly Sum[]): number => parts.reduce((sum, { value }) => sum + value, 0)

function sayTime(hours: number): string {
  const minutes = hours * 60
  return hours < 1 || !Number.isInteger(hours * 2)
    ? `${formatNumber(minutes, 0)} phút`
    : `${formatNumber(hours)} giờ`
}

/** What a post comes to in a period, and the line that shows how. */
function costOf(post: Post, period: Period, prices: Prices): { cost: Cost; line: string } {
  const power = partsOf(
    post,
    [
      ...post.phases.map(({ kw, hours, per }) => ({
        value: kw * hours,
        per,
        said: `${formatNumber(kw, 3)} kW × ${sayTime(hours)}`,
      })),
      ...post.kwh.map(({ value, per }) => ({ value, per, said: `${formatNumber(value)} kWh` })),
    ],
    period,
  )
  const water = partsOf(
    post,
    post.litres.map(({ value, per }) => ({ value, per, said: `${formatNumber(value)} lít` })),
    period,
  )
  const money = partsOf(
    post,
    [
      ...post.vnd.map(({ value, per }) => ({ value, per, said: sayPart(value) })),
      ...post.replaced.map(({ vnd, months }) => ofReplaced(vnd, months, period)),
      ...(post.dose
        ? [
            {
              value: (post.dose.vnd * post.dose.used) / post.dose.pack,
              per: 'use' as const,
              said: sayDose(post.dose),
            },
          ]
        : []),
    ],
    period,
  )
  const [kwh, litres] = [total(power), total(water)]
  const sayKwhAndMoney = (used: number) =>
    sayKwh(used) + (prices.kwh === null ? '' : `, ${sayPart(used * prices.kwh)}`)
  const lines = [
    ...power.map(({ value, said }) =>
      said === sayKwh(value) ? sayKwhAndMoney(value) : `${said} = ${sayKwhAndMoney(value)}`,
    ),
    ...water.map(
      ({ value, said }) =>
        `${said} = ${formatNumber(value / 1000)} m³ nước, ${sayPart(value * prices.water)}`,
    ),
    ...money.map(({ value, said }) => (said === sayPart(value) ? said : `${said} = ${sayPart(value)}`)),
  ]
  const vnd = kwh * (prices.kwh ?? 0) + litres * prices.water + total(money)
  const isMixed = water.length + money.length > 0
  const sum = isMixed ? sayPart(vnd) : sayKwhAndMoney(kwh)
  const said = lines.length > 1 ? [...lines, `cộng ${sum}`] : lines
  return {
    cost: { kwh, litres, vnd },
    line: lines.length > 0 ? `• ${post.name}: ${said.join('; ')}.` : '',
  }
}

/** '90 nghìn × 6 lần' in a year, '900 nghìn ÷ 9 tháng' in a month. */
function ofReplaced(vnd: number, months: number, period: Period): Rate & { said: string } {
  const times = MONTHS_OF_A_YEAR / months
  return period === 'year'
    ? { value: vnd * times, per: 'year', said: `${sayPart(vnd)} × ${formatNumber(times)} lần` }
    : { value: vnd / months, per: 'month', said: `${sayPart(vnd)} ÷ ${formatNumber(months)} tháng` }
}

const sayDose = ({ vnd, pack, used }: NonNullable<Post['dose']>): string =>
  `${sayPart(vnd)} × ${formatNumber(used, 3)}/${formatNumber(pack, 3)}`
