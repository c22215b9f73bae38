import type { RecommendedProduct } from '#app/domain/advisor/answer.ts'
import { shortName } from '#app/domain/advisor/say-outcome.ts'
import { parsePriceText } from '#app/vietnamese/money.ts'

type Told = Pick<RecommendedProduct, 'title' | 'brand' | 'price' | 'reason' | 'tradeOff'>

const COUNTS = ['', '', 'hai', 'ba', 'bốn']

/**
 * The reasons of machines that stand beside each other. The first has its own, behind that it is the cheapest where it is, or what it is
 * for where little current was asked for; of the others what all of them have is left out, as it tells none of them apart, unless nothing
 * would be left.
 */
export function reasonsApart(products: readonly Told[]): string[] {
  const clauses = products.map(({ reason }) => reason.replace(/\.$/, '').split('; '))
  return products.map(({ reason }, at) => {
    if (at === 0)
      return (
        leastCurrent(products) ?? (isCheapest(products) ? `${cheapest(products.length)} ${reason}` : reason)
      )
    const left = (clauses[at] ?? []).filter((clause) => !clauses.every((of) => of.includes(clause)))
    return left.length === 0 ? reason : `${asSentence(left)}.`
  })
}

/** How much current a machine takes, as a reason says it, and what a reason says only where that is said before or is not known. */
const [ENERGY, BEHIND_ENERGY] = [/kWh mỗi năm|CSPF/, /có inverter/]

/** Clauses of a reason at most. */
const MOST_CLAUSES = 3

/**
 * What is not known of each, where it is told of another: 'Chưa rõ điện mỗi năm.'; else an empty text. Only of a machine whose reason
 * had room to say it.
 */
export function unknownApart(products: readonly Pick<Told, 'reason' | 'tradeOff'>[]): string[] {
  const isTold = products.some(({ reason }) => ENERGY.test(reason))
  return products.map(({ reason, tradeOff }) => {
    const hadRoom = reason.split('; ').length < MOST_CLAUSES || BEHIND_ENERGY.test(reason)
    const isSaid = /chưa rõ/i.test(`${reason} ${tradeOff ?? ''}`)
    return isTold && hadRoom && !ENERGY.test(reason) && !isSaid ? 'Chưa rõ điện mỗi năm.' : ''
  })
}

/** Whether the machines were picked by what current they take: then one that saves is not said to save. */
export const isByCurrent = ([first]: readonly Pick<Told, 'reason'>[]): boolean =>
  first?.reason.startsWith('Điện') ?? false

/**
 * Of a first machine that is told of by its current before all: that it takes least of all, or less than those that state it, and what one
 * pays for that beside the next: 'Tốn ít điện hơn LG 374 lít, khoảng 339 kWh mỗi năm; đổi lại đắt hơn 1 triệu so với Beko 340 lít.'
 */
function leastCurrent(products: readonly Told[]): string | null {
  const [first, next] = products
  const [own, ...others] = products.map((product) => ({
    name: shortName(product).name,
    kwh: /điện khoảng ([\d.]+) kWh mỗi năm/i.exec(product.reason)?.[1],
  }))
  const known = others.flatMap(({ name, kwh }) => (kwh ? [{ name, kwh }] : []))
  if (!first || !isByCurrent(products) || !own?.kwh || !next || known.length === 0) return null
  const figure = (kwh: string) => Number(kwh.replace('.', ''))
  const least = figure(own.kwh)
  if (known.some(({ kwh }) => figure(kwh) <= least)) return null
  const less =
    known.length === others.length
      ? `nhất trong ${COUNTS[products.length]} máy này`
      : `hơn ${new Intl.ListFormat('vi').format(known.map(({ name }) => name))}`
  const [gain = '', cost = gain.startsWith('đắt hơn') ? gain : ''] = first.tradeOff?.split(', đổi lại ') ?? []
  const paid = cost && `; đổi lại ${cost} so với ${shortName(next).name}`
  return `Tốn ít điện ${less}, khoảng ${own.kwh} kWh mỗi năm${paid}.`
}

const cheapest = (count: number) => `Rẻ nhất trong ${COUNTS[count] ?? count} máy này.`

function isCheapest(products: readonly Told[]): boolean {
  const [first, ...others] = products.map(({ price }) => parsePriceText(price))
  return others.length > 0 && first != null && others.every((price) => price !== null && price > first)
}

const asSentence = (clauses: readonly string[]): string =>
  clauses.join('; ').replace(/^./u, (first) => first.toLocaleUpperCase('vi'))
