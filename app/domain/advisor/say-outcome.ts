import { upperFirst } from '#app/vietnamese/case.ts'
import { parsePriceText, sayVnd } from '#app/vietnamese/money.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { ExampleProduct } from './example-answers.server.ts'

const SIZE = /(\d+(?:[.,]\d+)?) (lít|kg|inch|HP)\b/

/** A title longer than this is cut where a shop appends a code or a configuration. */
const LONG = 40

/**
 * A machine's name in short with its size as it is written elsewhere, and its code where the title ends with one: 'Aqua 8,5 kg',
 * 'AQD-A852J'. Of one that is not told by its size what stands before its code: 'Laptop Acer Aspire A515', 'NX.KQ4 (i5/8GB)'.
 */
export function shortName({ title, brand }: Pick<ExampleProduct, 'title' | 'brand'>): {
  name: string
  code: string | null
} {
  const size = SIZE.exec(title)
  if (!brand || !size) return withoutCode(title)
  const code = title.slice(size.index + size[0].length).trim()
  const [, figure = '', unit = ''] = size
  const written = `${formatNumber(Number(figure.replace(',', '.')))} ${unit}`
  return code ? { name: `${brand} ${written}`, code } : { name: title, code: null }
}

function withoutCode(title: string): { name: string; code: string | null } {
  const [, name, code] = (title.length > LONG && /^(.+?)(?: - | (?=\())(.+)$/.exec(title)) || []
  return name && code ? { name, code } : { name: title, code: null }
}

/** The machines' names in short, with the code where another is called so too: 'Samsung 65 inch UA65AU7002'. */
export function namesApart(products: readonly Pick<ExampleProduct, 'title' | 'brand'>[]): string[] {
  const names = products.map(shortName)
  return names.map(({ name, code }) =>
    code && names.filter((other) => other.name === name).length > 1 ? `${name} ${code}` : name,
  )
}

/** What each machine is called beside the others: its brand, where no other is of it, else with its size; in full where that is another's too. */
export function callApart(products: readonly Pick<ExampleProduct, 'title' | 'brand'>[]): string[] {
  const names = products.map((product) => shortName(product).name)
  const isAlone = <T>(all: readonly T[], one: T) => all.indexOf(one) === all.lastIndexOf(one)
  const brands = products.map(({ brand }) => brand)
  return products.map(({ title, brand }, at) => {
    if (brand && isAlone(brands, brand)) return brand
    const name = names[at] ?? title
    return isAlone(names, name) ? name : title
  })
}

/** What to choose, and what decides for it: 'Nên chọn Aqua 358 lít: vừa nhà 4 người, rẻ hơn 16 trong 22 máy cùng cỡ'. */
export const sayChoice = (product: Pick<ExampleProduct, 'title' | 'brand'>, why: string): string =>
  `Nên chọn ${shortName(product).name}: ${why}`

type Compared = Pick<ExampleProduct, 'title' | 'brand' | 'price' | 'tradeOff'>

/**
 * What a comparison of an answer's machines comes to, the first being the one that fits best: 'LG phù hợp nhất. Chọn Aqua đỡ 1,15
 * triệu, đổi lại nhỏ hơn 16 lít.' A gap in price is never 'rẻ hơn 9 triệu', which reads as a price under nine.
 */
export function sayOutcome(products: readonly Compared[]): string {
  const called = callApart(products)
  const [first, ...others] = products.map(({ price }) => parsePriceText(price))
  const best = `${called[0] ?? ''} phù hợp nhất`
  const known = others.flatMap((price) => price ?? [])
  if (first == null || known.length === 0) return `${best}.`
  const lowest = Math.min(...known)
  const at = others.indexOf(lowest) + 1
  if (lowest === first) return `${best}.`
  if (lowest > first)
    return `${best}, cũng rẻ nhất; rẻ kế tiếp là ${called[at] ?? ''}, thêm ${sayVnd(lowest - first)}.`
  const rest = products[at]?.tradeOff?.replace(/^rẻ hơn [\d.,]+ \p{L}+/u, '') ?? ''
  return `${best}. Chọn ${called[at] ?? ''} đỡ ${sayVnd(first - lowest)}${/^(?:,| và )/.test(rest) ? rest : ''}.`
}

/** The first of what one gains by a machine beside another, and of what it costs: 'rộng hơn 30 lít, đổi lại đắt hơn 2 triệu'. */
export const inShort = (tradeOff: string): string =>
  tradeOff.replace(/\.$/, '').replace(/ và (?!đổi lại)(?:[^,;]|,(?=\d))+/g, '')

/**
 * What the first machine gains and costs beside the next, which is named with its size: 'Rộng hơn 16 lít, đổi lại đắt hơn 1,15 triệu so
 * với' and 'Aqua 358 lít'. What speaks for one that gains nothing beside it is its first fact; where nothing
 * is told of the two, all its facts are, without what suits a home that nobody told of.
 */
export function whyFirst(
  first: Pick<ExampleProduct, 'reason' | 'tradeOff'>,
  next: Pick<ExampleProduct, 'title' | 'brand'> | undefined,
): { words: string; rival: string | null } {
  const facts = first.reason.replace(/, đúng cỡ cho [^;.]+| đúng với phòng/g, '')
  const { tradeOff } = first
  if (!tradeOff || !next) return { words: facts, rival: null }
  const isCost = tradeOff.startsWith('đắt hơn') && !tradeOff.includes('đổi lại')
  const [fact = ''] = facts.replace(/\.$/, '').split('; ')
  const words = isCost ? `${fact}, đổi lại ${tradeOff}` : upperFirst(tradeOff)
  // 'gần cỡ lý tưởng hơn TCL 75 inch': what ends so names the other by itself.
  return { words: words.endsWith(' hơn') ? words : `${words} so với`, rival: shortName(next).name }
}
