import type { Kind } from '#app/kinds/kind.ts'
import { isKind, isShipped } from '#app/kinds/kind.ts'
import type { Scored } from '../classify/scorer.ts'
import { isTitleLike } from './bare-name.ts'
import type { Vocabulary } from './brands.ts'
import { isAskedFor, kindMentions, kindsNamed } from './kind-mentions.ts'
import type { Reading } from './reading.ts'
import { readQuestion } from './reading.ts'
import { isFromTheRest } from './sums-of-parts.ts'

/** From this share on a kind is meant though another is named. */
const CERTAIN = 0.85

/** '1 điện thoại, 1 loa bluetooth': the next thing is counted as the first is. */
const COUNTS_ON =
  /[,;+&]\s*(?:\d{1,2}|mot|hai|ba) (?:cai |con |chiec )?$|^\s(?:\d{1,2}|mot|hai|ba) (?:cai|con|chiec|cay|bo) $/

/** 'màn hình với tai nghe': kinds that are named together are all meant. */
function areJoined(reading: Reading): boolean {
  const [first, second] = kindMentions(reading).filter(({ value }) => value !== null)
  if (!first || !second) return false
  const between = reading.folded.slice(first.end, second.start)
  return (
    /(?:^|\s)(?:va|voi|kem|them|cung|\+)(?:\s|$)/.test(between) ||
    COUNTS_ON.test(between) ||
    SOUGHT_TOO.test(between) ||
    isFromTheRest(between)
  )
}

/** ', vợ cần cái': the next thing is asked for as the first is. */
const SOUGHT_TOO =
  /[,;.](?: [a-z]+){0,3} (?:can|mua|lay|sam|kiem|tim)(?: them)?(?: (?:cai|con|mot|1|chiec))? $/

/** Of several kinds named, one is hardly meant below this share: 'sạc nhanh' of a phone names no charger. */
const HARDLY_MEANT = 0.02

/**
 * The kinds named, unless another is certain to be wanted: 'màn hình cho MacBook' names a laptop and wants a monitor; of
 * several, without those that are only spoken of.
 */
export function wantedOf(
  reading: Reading,
  named: readonly Kind[],
  scored: readonly Scored[],
  { names }: Vocabulary,
): readonly Kind[] {
  const [first] = scored
  const isCertain = first !== undefined && first.share >= CERTAIN && isKind(first.name)
  // The classifier has never heard of kinds that editors made.
  if (named.some((kind) => !isShipped(kind))) return named
  if (!isCertain || named.length === 0 || named.length > 2 || areJoined(reading)) return named
  // 'lap em là xps, màn nào …': what is asked for by its name is not given up for what is only likelier.
  const asked = kindsNamed(reading).flatMap((match) => (isAskedFor(reading, match) ? [match.value] : []))
  if (named.some((kind) => asked.includes(kind))) return named.filter((kind) => asked.includes(kind))
  // 'máy lạnh lọc bụi mịn cho bé': what leads is wanted, whatever else would do that.
  const lead = kindMentions(reading)[0]?.value
  if (lead != null && lead === named[0] && isTitleLike(reading))
    return named.length > 1 && !named.some((kind) => kind === first.name) ? [lead] : named
  // What is named and there to be had is not given up for what is not.
  const isHad = (kind: string) => names?.prices.has(kind) ?? true
  if (!isHad(first.name) && named.some(isHad)) return named
  if (isNamedWithin(reading, named, first.name)) return named
  const meant = named.filter((kind) => (scored.find(({ name }) => name === kind)?.share ?? 0) >= HARDLY_MEANT)
  return meant.includes(first.name as Kind) ? meant : [first.name as Kind]
}

/** 'quạt sưởi': what is named begins with the word of another kind, which is not meant for that. */
const isNamedWithin = (reading: Reading, named: readonly Kind[], other: string): boolean =>
  kindsNamed(reading).some(({ value, start, end }) => {
    const [head = ''] = reading.raw.slice(start, end).split(' ')
    return named.includes(value) && kindsNamed(readQuestion(head))[0]?.value === other
  })
