import type { Candidate } from '#app/domain/advisor/catalogue.ts'
import { COMPARABLES, comparedFigures } from '#app/domain/advisor/rank/comparables.ts'
import type { Pick as Recommended } from '#app/domain/advisor/rank/recommend.ts'
import type { SizeAdvice } from '#app/domain/advisor/sizing/rule.ts'
import { lowerFirst } from '#app/domain/advisor/write/phrasing.ts'
import { ownReasons, sayTradeOff, weighAgainst } from '#app/domain/advisor/write/reasons.ts'
import { sortsOf } from '#app/domain/catalogue/alternatives.ts'
import { cardFactKeys } from '#app/domain/catalogue/attributes.ts'
import type { StatedNeed } from '#app/domain/catalogue/list-state.ts'
import { daysBetween } from '#app/domain/catalogue/price-history.ts'
import { attributeName, numberOf, PER_SIZE, say, unitPriceOf } from '#app/domain/catalogue/ranges.ts'
import { upperFirst } from '#app/vietnamese/case.ts'
import { formatShortMonth } from '#app/vietnamese/dates.ts'
import { sayVnd } from '#app/vietnamese/money.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { KindNeed } from './stated-needs.ts'

/** What picks are made for. */
type PickNeed = Pick<KindNeed, 'name' | 'value' | 'words' | 'needs'>

/** How a machine is told to be big enough for a need. */
const FITS: Record<keyof StatedNeed, string> = { people: 'vừa', room: 'đủ cho', distance: 'hợp' }

/** A machine up to this much beyond the least that a household needs is only just big enough. */
const NEARLY = 1.05

/** Fewer others than this are not counted. */
const ENOUGH = 4

/** Being ahead of fewer than this share of the others is no reason. */
const AHEAD = 2 / 3

/** Reasons that are named of a pick. */
const MOST = 3

/**
 * Why a machine is the pick: that it is big enough, then how many of the others it is ahead of, then what it has of its own.
 * @param others the machines that fit as well, the pick among them or not
 * @param most reasons that are named
 */
export function pickReason(
  pick: Candidate,
  need: PickNeed | null,
  others: readonly Candidate[],
  most = MOST,
): string {
  const parts = pickFacts(pick, need, others).slice(0, most)
  if (parts.length === 0) return 'Hãng công bố ít thông số, nên chọn theo giá.'
  const [size] = need ? sizesOf(pick, need) : []
  return `Vì ${size ? `${size.figure} ` : ''}${joined(parts)}.`
}

/** The same each by itself, behind a name that tells its size: 'vừa nhà 4 người (nên từ 307 đến 550 lít)', 'rẻ hơn 16 trong 22 máy cùng cỡ'. */
export function pickFacts(pick: Candidate, need: PickNeed | null, others: readonly Candidate[]): string[] {
  const size = need && sizePart(pick, need)
  return [...(size ? [size] : []), ...otherReasons(pick, need, others)]
}

/** The first two of them without the bounds of a size: 'vừa nhà 4 người, rẻ hơn 16 trong 22 máy cùng cỡ'. */
export function pickInShort(pick: Candidate, need: PickNeed | null, others: readonly Candidate[]): string {
  const [size] = need ? sizesOf(pick, need) : []
  const [reason] = otherReasons(pick, need, others)
  return [need && size && fitsInShort(pick.kind, need), reason].filter(Boolean).join(', ')
}

const fitsInShort = (kind: Candidate['kind'], { name, words }: PickNeed): string =>
  `${kind === 'ac' ? 'đủ mát cho' : FITS[name]} ${words}`

/** What speaks for a pick beside its size: how many it costs less than, or costs less for its size, how many it is ahead of, then what it has of its own. */
function otherReasons(pick: Candidate, need: PickNeed | null, others: readonly Candidate[]): string[] {
  const [size] = need ? sizesOf(pick, need) : []
  const current = ahead(pick, others, energy, 'ít tốn điện hơn', null)
  const cheaper =
    ahead(pick, others, price, 'rẻ hơn', need) ??
    ahead(pick, others, perSize, `${unitPriceOf(pick.kind)?.replace('Giá mỗi', 'mỗi') ?? ''} rẻ hơn`, need)
  const cooling = ahead(pick, others, lessCooling, `hiệu suất làm lạnh ${cspfOf(pick)}cao hơn`, need)
  const counted = [cheaper, current, cooling].filter((part) => part !== null)
  const own = ownReasons(pick).filter(
    // Its CSPF alone tells nobody anything.
    (reason) => !/CSPF/.test(reason) && !(current && /kWh/.test(reason)) && !saysAgain(reason, size?.figure),
  )
  return [...counted, ...own]
}

/** 'a, b và c'; parts that have a comma of their own stand between semicolons. */
function joined(parts: readonly string[]): string {
  if (parts.some((part) => /, /.test(part.replace(/\(.*?\)/, '')))) return parts.join('; ')
  return parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} và ${parts.at(-1)}`
}

/** 'vừa nhà 4 người (nên từ 307 đến 550 lít)'; null where it does not state its size. */
function sizePart(pick: Candidate, need: PickNeed): string | null {
  const [size] = sizesOf(pick, need)
  if (!size) return null
  const { attribute, min, max, value } = size
  const isLeast = need.name === 'people' && min !== undefined && value < min * NEARLY
  const fits = `${isLeast ? 'vừa đủ cho' : FITS[need.name]} ${need.words}`
  if (min === undefined)
    return max === undefined ? fits : `${fits} (nên đến ${say(pick.kind, attribute, max)})`
  if (max === undefined) return `${fits} (nên từ ${say(pick.kind, attribute, min)})`
  if (min === max) return `${fits}, đúng cỡ nên dùng`
  return `${fits} (nên từ ${formatNumber(min)} đến ${say(pick.kind, attribute, max)})`
}

/** The sizes that a need asks for, as a machine states them: '374 lít'. */
function sizesOf({ kind, attributes }: Candidate, { needs }: PickNeed) {
  return (needs[0] ?? []).flatMap((asked) => {
    const value = attributes[asked.attribute]
    return typeof value === 'number' ? [{ ...asked, value, figure: say(kind, asked.attribute, value) }] : []
  })
}

const price = (candidate: Candidate) => candidate.price
const perSize = (candidate: Candidate) => (unitPriceOf(candidate.kind) ? numberOf(candidate, PER_SIZE) : null)
/** Of how efficient it is the less the better, as of all that is counted. */
const lessCooling = ({ attributes: { cspf } }: Candidate) => (typeof cspf === 'number' ? -cspf : null)
const cspfOf = ({ attributes: { cspf } }: Candidate) =>
  typeof cspf === 'number' ? `(CSPF ${formatNumber(cspf)}) ` : ''
const energy = ({ attributes }: Candidate) =>
  typeof attributes['energy_kwh_year'] === 'number' ? attributes['energy_kwh_year'] : null

/** 'rẻ hơn 25 trong 40 máy cùng cỡ'; null where it is ahead of too few, or too few state the figure. */
function ahead(
  pick: Candidate,
  others: readonly Candidate[],
  valueOf: (candidate: Candidate) => number | null,
  words: string,
  need: PickNeed | null,
): string | null {
  const own = valueOf(pick)
  const values = others.flatMap((other) => (other.id === pick.id ? [] : (valueOf(other) ?? [])))
  const behind = own === null ? 0 : values.filter((value) => value > own).length
  if (values.length < ENOUGH || behind < values.length * AHEAD) return null
  const whom = valueOf === energy ? 'máy có ghi số điện' : need ? 'máy cùng cỡ' : 'máy ở đây'
  return behind === values.length
    ? `${words.replace(/hơn$/, 'nhất')} trong ${values.length + 1} ${whom}`
    : `${words} ${behind} trong ${values.length} ${whom}`
}

/** Whether a reason says a figure again that was said: 'lòng nồi 1,8 lít' after '1,8 lít vừa cho nhà 4 người'. */
function saysAgain(reason: string, said: string | undefined): boolean {
  const figure = /\d[\d.,]*/.exec(reason)?.[0]
  return figure !== undefined && said?.startsWith(`${figure} `) === true
}

/**
 * What another pick wins and loses beside the first: 'Rẻ hơn 1,15 triệu, đổi lại nhỏ hơn 16 lít.' None loses in nothing: where no
 * figure speaks against it, its sort does, or what it does not state, or the age of its price. A main fact that only the first states is
 * said to be unknown in any case.
 * @returns null where nothing tells the two apart
 */
export function besideFirst(
  pick: Recommended,
  first: Recommended,
  size: SizeAdvice | null = null,
): string | null {
  const [own, best] = [pick.candidate, first.candidate]
  // Who pays more is told what for: also by a size beyond the ideal.
  const { won, lost } = weighAgainst(pick, first, pick.role === 'upgrade' ? null : size)
  const sorts = sortsOf(own.kind, own.attributes, best.attributes).filter((words) => !lost.includes(words))
  const against = lost.length > 0 ? lost : sorts.slice(0, 1)
  const words = sayTradeOff({ won, lost: against })
  if (!words) return null
  const main = untoldBeside(own, best, cardFactKeys(best.kind))
  if (main) return `${upperFirst(words)}; chưa rõ ${main}.`
  const untold = untoldBeside(own, best, comparedFigures(best.kind))
  const doubt = untold
    ? `; chưa rõ ${untold}`
    : isOlder(own, best)
      ? `; giá ghi từ ${monthOf(own)}, cũ hơn`
      : ''
  return `${upperFirst(words)}${against.length > 0 ? '' : doubt || '; các số liệu đã ghi ngang nhau'}.`
}

/**
 * Why the first and not the cheaper pick beside it, which says itself what it costs less and saves: 'Gần mức lý tưởng 390 lít
 * hơn Aqua 328 lít.' Null where its size does not speak for the first.
 */
export function whyNotCheaper(picks: readonly Recommended[], advice: SizeAdvice | null): string | null {
  const [first] = picks
  const cheaper = picks.find(({ role }) => role === 'saver')?.candidate
  if (!advice || !first || !cheaper) return null
  const { attribute, ideal } = advice
  const missOf = ({ attributes }: Candidate) => Math.abs(Number(attributes[attribute]) - ideal)
  // Of a size that is not stated nothing is nearer.
  if (!(missOf(cheaper) - missOf(first.candidate) >= ideal * (NEARLY - 1))) return null
  const told = (value: number) => say(cheaper.kind, attribute, value)
  const name = [cheaper.brand, told(Number(cheaper.attributes[attribute]))].filter(Boolean).join(' ')
  return `Gần mức lý tưởng ${told(ideal)} hơn ${name}.`
}

/** What the first has over the cheaper pick beside it; null without one, or where nothing speaks for it. */
export function overOthers(picks: readonly Recommended[], size: SizeAdvice | null): string | null {
  const [first, ...others] = picks
  const cheaper = others.find(({ role }) => role === 'saver')
  if (!first || !cheaper) return null
  const { won } = weighAgainst(first, cheaper, size)
  const [own, theirs] = [first.candidate, cheaper.candidate]
  const newer = isOlder(theirs, own) ? [`giá ghi mới hơn (${monthOf(own)})`] : []
  const said = [...won, ...newer]
  if (said.length === 0) return null
  const name = theirs.brand && theirs.brand !== own.brand ? `máy ${theirs.brand}` : 'máy tiết kiệm'
  const paid = (own.price ?? 0) - (theirs.price ?? 0)
  return paid > 0
    ? `Đắt hơn ${sayVnd(paid)} so với ${name}, đổi lại ${joined(said)}.`
    : `So với ${name} thì ${joined(said)}.`
}

/** What speaks against the cheapest of those that cost less than the cheaper pick: 'Có máy chỉ 1,59 triệu, nhưng ồn hơn 10 dB.' Null where nothing costs less, or nothing is known to speak against it. */
export function belowSaver(
  saver: Recommended,
  others: readonly Candidate[],
  size: SizeAdvice | null,
): string | null {
  const [own, sum] = [saver.candidate, saver.candidate.price]
  if (sum === null) return null
  const [cheapest] = others
    .flatMap((candidate) =>
      candidate.price !== null && candidate.price < sum ? [{ candidate, price: candidate.price }] : [],
    )
    .toSorted((a, b) => a.price - b.price)
  if (!cheapest) return null
  const { candidate, price } = cheapest
  // A figure is what speaks against it; a size that is only further from the ideal where nothing else does.
  const { lost } = weighAgainst({ role: 'saver', candidate }, saver, size)
  const worse = lost.find((words) => !words.includes(',')) ?? lost[0]
  const untold = untoldBeside(candidate, own, comparedFigures(own.kind))
  const older = isOlder(candidate, own) ? `giá ghi từ ${monthOf(candidate)}, cũ hơn` : null
  const against = worse ?? (untold ? `chưa rõ ${untold}` : older)
  return against && `Có máy chỉ ${sayVnd(price)}, nhưng ${against}.`
}

/** Days by which a price has to be older to speak against a machine. */
const OLDER_DAYS = 60

const isOlder = ({ seenOn }: Candidate, other: Candidate): boolean =>
  seenOn !== null && other.seenOn !== null && daysBetween(seenOn, other.seenOn) >= OLDER_DAYS

const monthOf = ({ seenOn }: Candidate): string => (seenOn ? formatShortMonth(seenOn) : '')

/** Of some facts one that the first states and the other does not, in words. */
const untoldBeside = (pick: Candidate, first: Candidate, facts: readonly string[]): string | undefined =>
  untoldOf(pick, first, facts)[0]

const untoldOf = (pick: Candidate, first: Candidate, facts: readonly string[]): string[] =>
  facts
    .filter((fact) => first.attributes[fact] !== undefined && pick.attributes[fact] === undefined)
    .map(
      (key) => UNTOLD[key] ?? (lowerFirst(COMPARABLES[key]?.label ?? '') || attributeName(first.kind, key)),
    )

/** What is not known, as it is asked for where its name alone does not say. */
const UNTOLD: Readonly<Record<string, string>> = { energy_kwh_year: 'mỗi năm tốn bao nhiêu điện' }

/** The main facts that are known of the next pick and not of the first, in words: 'tấm nền, tần số quét'; null where there are none. */
export function unknownBeside([first, next]: readonly Recommended[]): string | null {
  if (!first || !next) return null
  const { kind } = first.candidate
  return untoldOf(first.candidate, next.candidate, cardFactKeys(kind)).slice(0, 2).join(', ') || null
}
