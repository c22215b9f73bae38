import type { Kind } from '#app/kinds/kind.ts'
import { kindLabel } from '#app/kinds/kind.ts'
import { formatVnd } from '#app/vietnamese/money.ts'
import type { Candidate, PriceSource } from '../catalogue.ts'
import type { ShownFor } from '../conversation/point-at.ts'
import { kindMentions } from '../understand/kind-mentions.ts'
import type { Need } from '../understand/need.ts'
import { UP_TO_TEN } from '../understand/number-words.ts'
import { readQuantities } from '../understand/quantities.ts'
import { readQuestion } from '../understand/reading.ts'
import { asksForSum, asksWhatIsLeft, heldAgainst } from '../understand/sums.ts'
import { saidFirst, saidLast } from '../write/draft.ts'
import type { Draft } from '../write/draft.ts'
import { writeLookup } from '../write/lookup.ts'
import { joinWords } from '../write/phrasing.ts'
import { seenAt } from '../write/sources.ts'
import { advise } from './advise.ts'
import type { Asked, Chosen, Drafted } from './asked.ts'
import { asBefore } from './pointed.ts'

/**
 * What was chosen of a topic: the product last spoken of, else the first; one of each kind where several are wanted
 * together, and of several rooms the machine of each.
 */
export function chosenOf({ products, about }: ShownFor, need: Need | undefined): Chosen[] {
  // Of several ways that were shown to who named nothing none was chosen.
  if (need && need.kinds.length === 0 && about === undefined) return []
  const [only, another] = products
  // The same machine for each of the rooms.
  if (need?.rooms && only && !another)
    return [{ product: only, count: need.rooms.reduce((sum, { count }) => sum + count, 0) }]
  if (need?.rooms)
    return products
      .slice(0, need.rooms.length)
      .map((product, at) => ({ product, count: need.rooms?.[at]?.count ?? 1 }))
  const kinds = new Set(
    need && need.kinds.length > 1 ? products.map(({ kind }) => kind) : [products[0]?.kind],
  )
  return [...kinds].flatMap((kind) => {
    const ofKind = products.filter((product) => product.kind === kind)
    const product = ofKind.find(({ id }) => id === about) ?? ofKind[0]
    const parts = need?.parts?.filter((one) => one.kind === kind) ?? []
    // Several of one kind that differ in size were shown in their order.
    if (parts.length > 1)
      return parts.flatMap(({ count = 1 }, at) => (ofKind[at] ? [{ product: ofKind[at], count }] : []))
    // A number that is said of no thing among several is of none of them.
    const count = parts[0]?.count ?? (kinds.size > 1 ? 1 : (need?.count ?? 1))
    return product ? [{ product, count }] : []
  })
}

/** 'mua ba con', 'lấy 2 nồi': so many of what was shown. */
const BOUGHT =
  /(?:^|\s)(?:mua|lay|dat|chot|rinh|sam) (?:luon |them )?(\d{1,2}|hai|ba|bon|nam|sau) (?:con|cai|chiec|may|noi|tu|bo|quat|loa|bep|tivi|tai nghe|em)(?![a-z])/

function boughtCount(folded: string): number | undefined {
  const said = BOUGHT.exec(folded)?.[1]
  return said === undefined ? undefined : (UP_TO_TEN[said] ?? Number(said))
}

/** What is added up: what is pointed at in the place of what was chosen of its kind, of the kinds that are named. */
async function addendsOf({ question, pointed, chosen }: Asked): Promise<Chosen[]> {
  const reading = readQuestion(question)
  const count = readQuantities(reading).count ?? boughtCount(reading.folded)
  const all = await chosen()
  // What is named now, not what was spoken of before.
  const kinds = kindMentions(reading).map(({ value }) => value)
  const named = all.filter(({ product }) => kinds.some((kind) => kind === product.kind))
  const isOfSome = named.length > 1
  const isAnyPointed = pointed.products.length > 1
  const before = isAnyPointed ? [] : isOfSome ? named : all
  const left = before.filter(({ product }) => pointed.products.every(({ kind }) => kind !== product.kind))
  const meant = [...left, ...pointed.products.map((product) => ({ product, count: 1 }))]
  const last = meant.at(-1)
  return count === undefined || !last ? meant : [...meant.slice(0, -1), { ...last, count }]
}

/**
 * What the machines on the table come to, and what is left of a sum: 'tổng lại bao nhiêu', 'còn dư bao nhiêu so với 15
 * triệu', 'lấy 2 cái thì hết nhiêu'. Where something new is to be had for what is left, what there is for it follows. Null
 * where no sum is asked for, or nothing was shown.
 */
export async function answerOfSum(asked: Asked): Promise<Drafted | null> {
  const { question, need, previous } = asked
  const reading = readQuestion(question)
  const isOfRunning = need.intent === 'running_cost' && need.hoursPerDay !== previous?.hoursPerDay
  if (!previous || need.models.length > 0 || isOfRunning || !asksForSum(reading)) return null
  const chosen = await addendsOf(asked)
  const [first] = chosen
  if (!first) return null
  const others = newKinds(asked, chosen)
  const whole = asksWhatIsLeft(reading)
    ? (heldAgainst(reading) ?? previous.budget?.target ?? previous.budget?.max ?? null)
    : null
  // A thing that is named with its own price is looked for by itself; its sum follows it.
  if (others.length > 0 && whole === null) return null
  const said = await sumOf(chosen, whole, asked)
  if (others.length === 0) return { draft: said, need: asBefore(need, previous) }
  const left = (whole ?? 0) - totalOf(chosen)
  if (left > 0) return forWhatIsLeft(left, others, said, asked)
  const none = `Vậy là không còn tiền mua thêm ${namesOf(others)}.`
  return { draft: saidLast(none, said), need: asBefore(need, previous) }
}

/** Kinds that are named now and of which nothing was chosen. */
const newKinds = ({ need, previous }: Asked, chosen: readonly Chosen[]): Kind[] =>
  need.kinds.filter(
    (kind) => !previous?.kinds.includes(kind) && chosen.every(({ product }) => product.kind !== kind),
  )

/** What is to be had of another kind for what is left of a sum, behind that sum. */
async function forWhatIsLeft(left: number, kinds: Kind[], said: Draft, asked: Asked): Promise<Drafted> {
  const need: Need = { ...asked.need, kinds, intent: 'advise', budget: { max: left, hard: true, words: '' } }
  const advice = await advise({ ...asked, need })
  const [pick] = advice.draft.picks
  const isEnough = pick?.candidate.price != null && pick.candidate.price <= left
  const names = namesOf(kinds)
  const verdict = isEnough
    ? `Chừng đó đủ mua thêm ${names}:`
    : pick
      ? `Chừng đó chưa đủ mua thêm ${names} trong dữ liệu của mình.`
      : `Còn ${names} thì dữ liệu của mình chưa có máy nào để tính.`
  const paragraphs = [...said.paragraphs, verdict]
  return {
    ...advice,
    draft: {
      ...saidFirst(paragraphs.join('\n\n'), advice.draft),
      rules: [...(advice.draft.rules ?? []), ...(said.rules ?? []), verdict],
      others: [
        ...(advice.draft.others ?? []),
        ...said.picks.map(({ candidate }) => candidate),
        ...(said.others ?? []),
      ],
    },
  }
}

const namesOf = (kinds: readonly Kind[]): string =>
  joinWords(kinds.map((kind) => kindLabel(kind).toLocaleLowerCase('vi')))

export const totalOf = (chosen: readonly Chosen[]): number =>
  chosen.reduce((sum, { product, count }) => sum + (product.price ?? 0) * count, 0)

/** One thing with its price, and where there are several of it what they come to. */
function sayPiece({ product, count }: Chosen, sources: readonly PriceSource[]): string {
  const { id, title, price } = product
  if (price === null) return `${title}: chưa có giá trong dữ liệu của mình`
  const seen = seenAt(sources.find(({ productId }) => productId === id) ?? null)
  const several = count > 1 ? `; lấy ${count} cái hết ${formatVnd(price * count)}` : ''
  return `${title}: ${formatVnd(price)}${seen}${several}`
}

/** What some machines come to, each with its price; what is left of a sum where one is held against it. */
async function sumOf(chosen: readonly Chosen[], whole: number | null, asked: Asked): Promise<Draft> {
  const { catalogue, question, previous } = asked
  const products = chosen.map(({ product }) => product)
  const priceSources = await catalogue.priceSources(products.map(({ id }) => id))
  const lines = chosen.map((one) => `• ${sayPiece(one, priceSources)}`).join('\n')
  const unpriced = products.filter(({ price }) => price === null).map(({ title }) => title)
  const wanted = previous?.kinds ?? []
  // What stands in for a kind that is not to be had is of another kind.
  const unchosen =
    products.length < wanted.length
      ? wanted.filter((kind) => products.every((product) => product.kind !== kind))
      : []
  const without = [...unpriced, ...unchosen.map((kind) => kindLabel(kind).toLocaleLowerCase('vi'))]
  const except = without.length > 0 ? `, chưa tính ${joinWords(without)}` : ', chưa tính phí giao lắp'
  const total = totalOf(chosen)
  const isOne = chosen.length === 1 && chosen[0]?.count === 1
  const sum = isOne
    ? `Tới giờ mới có một máy này, nên tổng là ${formatVnd(total)}${except}.`
    : `Cộng lại ${formatVnd(total)}${except}.`
  const held =
    whole === null
      ? []
      : [
          whole >= total
            ? `So với ${formatVnd(whole)} thì còn dư ${formatVnd(whole - total)}.`
            : `So với ${formatVnd(whole)} thì còn thiếu ${formatVnd(total - whole)}.`,
        ]
  // What was shown of other topics stays theirs.
  const shown = new Set((await asked.shown()).map(({ id }) => id))
  const own = products.filter(({ id }) => shown.has(id))
  const picks = own.flatMap((product) => writeLookup([product], priceSources, question).picks)
  return {
    ...writeLookup(products.slice(0, 1), priceSources, question),
    picks,
    paragraphs: [lines, [sum, ...held].join(' ')],
    rules: [lines, sum, ...held],
    others: products.filter((product) => !own.includes(product)),
  }
}

/** Whether a product has a price to be added up. */
export const isPriced = ({ price }: Candidate): boolean => price !== null
