import type { RecommendedProduct } from '#app/domain/advisor/answer.ts'
import { shortName } from '#app/domain/advisor/say-outcome.ts'
import { upperFirst } from '#app/vietnamese/case.ts'
import { parsePriceText, sayVnd } from '#app/vietnamese/money.ts'

type Told = Pick<RecommendedProduct, 'title' | 'brand' | 'price' | 'reason' | 'tradeOff'>

const COUNTS = ['', '', 'hai', 'ba', 'bốn']

/** What all of several machines are right for: 'đúng cỡ cho nhà bạn'; empty where that is not told of each. */
function sharedFit(products: readonly Told[]): string {
  const [first, ...others] = products.map(({ reason }) => /đúng (?:cỡ cho|với) [^;.,]+/.exec(reason)?.[0])
  return first !== undefined && others.length > 0 && others.every((fit) => fit === first) ? first : ''
}

/** The same in a sentence, which is then told of none of them: 'Cả ba máy đều đúng cỡ cho nhà bạn.' */
export function sayShared(products: readonly Told[]): string {
  const fit = sharedFit(products)
  return fit && `Cả ${COUNTS[products.length] ?? products.length} máy đều ${fit}.`
}

const clausesOf = ({ reason }: Pick<Told, 'reason'>): string[] => reason.replace(/\.$/, '').split('; ')

/**
 * What decides for the first of several machines, said where it is named, and what is left for its card: what else it has, or where little
 * current was asked for what one pays for it beside the next. What is said in one place is not said in the other.
 */
export function firstApart(products: readonly Told[]): { decides: string; left: string } {
  const [first] = products
  if (!first) return { decides: '', left: '' }
  const fit = sharedFit(products)
  const [decides = '', ...others] = clausesOf(first)
  const current = leastCurrent(products)
  if (current) {
    const cheaper = cheaperUntold(products)
    const figure = /khoảng [\d.]+ kWh mỗi năm/.exec(decides)?.[0] ?? ''
    const had = [figure, ...others].join('; ')
    return cheaper
      ? { decides: `${current}. ${cheaper}`, left: sentences([had]) }
      : { decides: current, left: sentences([had, paidFor(products)]) }
  }
  if (isCheapest(products))
    return {
      decides: `Rẻ nhất trong ${COUNTS[products.length] ?? products.length} máy này`,
      left: withoutFit(first.reason, fit),
    }
  return {
    decides: fit ? '' : decides,
    left: others.length > 0 ? sentences([others.join('; ')]) : beside(products),
  }
}

/**
 * The reasons of machines on their cards. Of the first what its sentence leaves, where the answer begins with that; of the others what all
 * of them have is left out, as it tells none of them apart, unless nothing would be left.
 * @param said the answer in words: a reason that stands there is not said again
 */
export function reasonsApart(products: readonly Told[], said: string): string[] {
  const clauses = products.map(clausesOf)
  const fit = sharedFit(products)
  const [lead = ''] = said.split('\n\n')
  return products.map(({ title, reason }, at) => {
    if (at === 0) return lead.includes(title) ? firstApart(products).left : reason
    if (said.includes(reason)) return ''
    const left = (clauses[at] ?? []).filter((clause) => !clauses.every((of) => of.includes(clause)))
    return withoutFit(left.length === 0 ? reason : sentences([left.join('; ')]), fit)
  })
}

/** A reason without what is said of all. */
const withoutFit = (reason: string, fit: string): string =>
  fit ? reason.replace(new RegExp(`,? ${fit}`), '') : reason

/**
 * That the first is smaller or larger than is ideal for whom it is, as the reasons of an answer tell: 'Hơi nhỏ so với mức lý tưởng 390
 * lít.'; empty where they do not. That it still does is told where it is worked out.
 */
export function doubtOfSize(said: string): string {
  const [, than] = /, (nhỏ|lớn) hơn mức lý tưởng nhưng vẫn /.exec(said) ?? []
  const [, ideal] = /lý tưởng là quanh ([\d.,]+ \p{L}+)/u.exec(said) ?? []
  return than && ideal ? `Hơi ${than} so với mức lý tưởng ${ideal}.` : ''
}

/** How much current a machine takes, as a reason says it, and what a reason says only where that is said before or is not known. */
const [ENERGY, BEHIND_ENERGY] = [/kWh mỗi năm|CSPF/, /có inverter/i]

/** Clauses of a reason at most. */
const MOST_CLAUSES = 3

/**
 * What is not known of each, where it is told of another: 'Chưa rõ mỗi năm tốn bao nhiêu điện.'; else an empty text. Only of a machine whose reason
 * had room to say it.
 */
export function unknownApart(products: readonly Pick<Told, 'reason' | 'tradeOff'>[]): string[] {
  const isTold = products.some(({ reason }) => ENERGY.test(reason))
  return products.map(({ reason, tradeOff }) => {
    const hadRoom = reason.split('; ').length < MOST_CLAUSES || BEHIND_ENERGY.test(reason)
    const isSaid = /chưa rõ/i.test(`${reason} ${tradeOff ?? ''}`)
    return isTold && hadRoom && !ENERGY.test(reason) && !isSaid ? 'Chưa rõ mỗi năm tốn bao nhiêu điện.' : ''
  })
}

/**
 * Of a first machine that is told of by its current before all: that it takes least of those that state it, or less than which of those shown.
 */
function leastCurrent(products: readonly Told[]): string | null {
  const [first] = products
  const [own, ...others] = products.map((product) => ({
    name: shortName(product).name,
    kwh: /điện khoảng ([\d.]+) kWh mỗi năm/i.exec(product.reason)?.[1],
  }))
  if (!first?.reason.startsWith('Điện') || !own?.kwh) return null
  const [, count] = /^[^;]*nhất trong (\d+) máy có ghi/.exec(first.reason) ?? []
  // How many fit what was asked is told of one that is counted among them by its price.
  const [all] = products.flatMap(({ reason }) => / trong (\d+) máy hợp yêu cầu/.exec(reason)?.[1] ?? [])
  const silent = Number(all ?? 0) - Number(count ?? 0)
  if (count)
    return `Tốn ít điện nhất trong ${count} máy có ghi mức tốn điện${silent > 0 ? ` (${silent} máy còn lại chưa ghi)` : ''}`
  const known = others.flatMap(({ name, kwh }) => (kwh ? [{ name, kwh }] : []))
  const figure = (kwh: string) => Number(kwh.replace('.', ''))
  const least = figure(own.kwh)
  if (known.length === 0 || known.some(({ kwh }) => figure(kwh) <= least)) return null
  const names = new Intl.ListFormat('vi').format(known.map(({ name }) => name))
  return `Tốn ít điện hơn ${names}`
}

/** Why a next that costs less is not the first, where little current was asked for: 'Beko 340 lít rẻ hơn 1 triệu nhưng chưa rõ tốn bao nhiêu điện'; null where it states it. */
function cheaperUntold([first, next]: readonly Told[]): string | null {
  const [own, other] = [first, next].map((one) => parsePriceText(one?.price ?? ''))
  if (!next || own == null || other == null || other >= own || ENERGY.test(next.reason)) return null
  return `${shortName(next).name} rẻ hơn ${sayVnd(own - other)} nhưng chưa rõ tốn bao nhiêu điện`
}

/** What the first costs beside the next: 'đổi lại đắt hơn 1 triệu so với Beko 340 lít'; empty where it costs nothing. */
function paidFor([first, next]: readonly Told[]): string {
  const [gain = '', cost = gain.startsWith('đắt hơn') ? gain : ''] =
    first?.tradeOff?.split(', đổi lại ') ?? []
  return cost && next ? `đổi lại ${cost} so với ${shortName(next).name}` : ''
}

/** What the first gains and costs beside the next; empty where nothing tells the two apart. */
const beside = ([first, next]: readonly Told[]): string =>
  first?.tradeOff && next ? sentences([`${first.tradeOff} so với ${shortName(next).name}`]) : ''

function isCheapest(products: readonly Told[]): boolean {
  const [first, ...others] = products.map(({ price }) => parsePriceText(price))
  return others.length > 0 && first != null && others.every((price) => price !== null && price > first)
}

const sentences = (parts: readonly string[]): string =>
  parts.flatMap((part) => (part ? [`${upperFirst(part)}.`] : [])).join(' ')
