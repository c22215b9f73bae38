import type { Kind } from '#app/kinds/kind.ts'
import type { Span } from '../classify/stance.ts'
import { spokenShare } from '../classify/turn-kind.ts'
import type { NameMention } from '../mentions/read-names.ts'
import { kindsNamed } from './kind-mentions.ts'
import { isScreenByItself } from './parts.ts'
import type { Reading } from './reading.ts'

/**
 * From this share on a machine that a later turn names is only spoken of. Of what three writers named so, each told by what the others
 * marked, 95 % of what is taken for only spoken of is, and 91 % of what is only spoken of is found.
 */
export const SURELY_SPOKEN = 0.7

/** What a turn names beside the machine that is spoken of, and does not ask for. */
export type Asides = { kinds: readonly Kind[]; names: readonly NameMention[] }

/** 'sấy tóc á chứ không phải sấy đồ': it was this that was meant. */
const CORRECTS = /(?:^|\s)(?:chu|khong|hok|hong|ko|k) (?:khong |hok |hong |ko |k )?phai(?: la)?(?![a-z])/

/** 'thay bằng máy xay', 'đổi qua laptop', 'thêm cái tủ lạnh': said so plainly that nothing else tells what it is. */
const INSTEAD =
  /(?:^(?:hay|hay la|thoi) (?:dung|xai)|(?:^|\s)(?:thay (?:bang|vao|qua|cho bang)|(?:doi|chuyen|nhay) (?:qua|sang|thanh)|hay (?:mua|lay)|thoi (?:lay|mua|qua)|(?:mua |lay |sam |cong )?them))(?: (?:cai|con|mot|1|bo|chiec|luon))* $/

const NOTHING: Asides = { kinds: [], names: [] }

/**
 * The machines that a later turn only speaks of: a part that is called alike ('loa phải to nhất' of a telephone), what the machine is
 * used with ('xài với đt oppo được không'), what the home has.
 * @param names products that the turn names
 * @param spokenOf the machines that the conversation is about
 */
export function asidesOf(reading: Reading, names: readonly NameMention[], spokenOf: readonly Kind[]): Asides {
  const named = kindsNamed(reading)
  const correction = CORRECTS.exec(reading.folded)?.index ?? Infinity
  const isCorrected = named.some(({ value, start }) => start > correction && spokenOf.includes(value))
  if (spokenOf.length === 0 || isCorrected) return NOTHING
  const isAside = (span: Span, kind: Kind): boolean => {
    const others = named.filter(({ start, end }) => start >= span.end || end <= span.start)
    return (
      !spokenOf.includes(kind) &&
      !INSTEAD.test(reading.folded.slice(0, span.start)) &&
      !isScreenByItself(kind, spokenOf, reading) &&
      spokenShare(reading, span, others, kind, spokenOf) >= SURELY_SPOKEN
    )
  }
  const wanted = new Set(named.filter((one) => !isAside(one, one.value)).map(({ value }) => value))
  const beside = names.filter((name) => name.kind !== null && isAside(name, name.kind))
  return {
    kinds: [
      ...new Set([...named.map(({ value }) => value), ...beside.flatMap(({ kind }) => kind ?? [])]),
    ].filter((kind) => !wanted.has(kind) && !spokenOf.includes(kind)),
    names: beside,
  }
}
