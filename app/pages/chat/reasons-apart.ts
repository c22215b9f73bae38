import { parsePriceText } from '#app/vietnamese/money.ts'

type Told = { price: string; reason: string }

const COUNTS = ['', '', 'hai', 'ba', 'bốn']

/**
 * The reasons of machines that stand beside each other. The first has its own, behind that it is the cheapest where it is; of the
 * others what all of them have is left out, as it tells none of them apart, unless nothing would be left.
 */
export function reasonsApart(products: readonly Told[]): string[] {
  const clauses = products.map(({ reason }) => reason.replace(/\.$/, '').split('; '))
  return products.map(({ reason }, at) => {
    if (at === 0) return isCheapest(products) ? `${cheapest(products.length)} ${reason}` : reason
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
export function unknownApart(products: readonly (Told & { tradeOff: string | null })[]): string[] {
  const isTold = products.some(({ reason }) => ENERGY.test(reason))
  return products.map(({ reason, tradeOff }) => {
    const hadRoom = reason.split('; ').length < MOST_CLAUSES || BEHIND_ENERGY.test(reason)
    const isSaid = /chưa rõ/i.test(`${reason} ${tradeOff ?? ''}`)
    return isTold && hadRoom && !ENERGY.test(reason) && !isSaid ? 'Chưa rõ điện mỗi năm.' : ''
  })
}

const cheapest = (count: number) => `Rẻ nhất trong ${COUNTS[count] ?? count} máy này.`

function isCheapest(products: readonly Told[]): boolean {
  const [first, ...others] = products.map(({ price }) => parsePriceText(price))
  return others.length > 0 && first != null && others.every((price) => price !== null && price > first)
}

const asSentence = (clauses: readonly string[]): string =>
  clauses.join('; ').replace(/^./u, (first) => first.toLocaleUpperCase('vi'))
