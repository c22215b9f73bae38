import { isKind, kindRecord, perKinds, presentKinds, type Kind } from '#app/kinds/kind.ts'
import { fold } from '#app/vietnamese/fold.ts'
import type { Scored } from '../classify/scorer.ts'
import type { Need } from './need.ts'
import type { Reading } from './reading.ts'

/** The kinds that are meant, and those that may be. */
type Guess = Pick<Need, 'kinds' | 'perhaps'>

/** A kind that is not named is taken to be meant from this share on. */
export const MEANT = 0.25
/** A brand by itself is asked for as a whole, and a question need not be about machines, unless a kind is this likely. */
export const SURELY_MEANT = 0.5

/** One of several kinds is worth a look from this share on, and so many are looked at. */
const WORTH_A_LOOK = 0.08
const MAX_PERHAPS = 3
/** From this share of all machines together on some machine is meant. */
const SOME_MACHINE = 0.4

/** The machines among the classes of a text, likeliest first. */
export const machinesOf = (scored: readonly Scored[]) =>
  scored.flatMap(({ name, share }) => (isKind(name) ? [{ name, share }] : []))

/** The kind that a need means which names none: one where it is likely enough, else those that are worth a look. */
export function likelyKinds(scored: readonly Scored[], from: number): Guess {
  const machines = machinesOf(scored)
  const worth = machines
    .filter(({ share }) => share >= WORTH_A_LOOK)
    .slice(0, MAX_PERHAPS)
    .map(({ name }) => name)
  const [first] = machines
  if (!first) return { kinds: [], perhaps: [] }
  // That no machine is meant may be likelier than each of them, and yet hardly likely.
  const isPlain =
    first.name === scored[0]?.name && (first.share >= from || (worth.length === 1 && from === MEANT))
  if (isPlain) return { kinds: [first.name], perhaps: worth.filter((kind) => kind !== first.name) }
  const ofMachines = machines.reduce((sum, { share }) => sum + share, 0)
  return { kinds: [], perhaps: ofMachines >= SOME_MACHINE ? worth : [] }
}

/** 'nóng muốn chết, mua gì cho mát': what cools, whatever else the words sound like. */
const TO_COOL =
  /(?:^|\s)(?:cho mat(?! (?:troi|trang|xa))|nong (?:qua|muon chet|kinh khung|chay mo|nhu (?:cai )?lo|khong chiu)|nuc qua|oi buc|oi qua)(?![a-z])/

/** 'phòng 14m2': a room that is measured. */
const OF_A_ROOM = /\d ?(?:m2|m vuong|met vuong)(?![a-z])/
const OF_ITS_AIR =
  /(?:^|\s)(?:bui|mui|khoi|am|nom|moc|phan hoa|khong khi|ho|di ung|hen|viem|long|loc|xoang|suyen|hat hoi|meo|thu cung)(?![a-z])/

/** The guess, or what cools: where nothing is guessed and somebody suffers from heat, and where a room is told of and not its air. */
export function orToCool(guess: Guess, { folded }: Reading): Guess {
  const isNone = guess.kinds.length + guess.perhaps.length === 0
  const isOfAir = (guess.kinds[0] ?? guess.perhaps[0]) === 'air_purifier'
  if (isOfAir && OF_A_ROOM.test(folded) && !OF_ITS_AIR.test(folded))
    return { kinds: ['ac'], perhaps: ['air_purifier'] }
  return isNone && TO_COOL.test(folded) ? { kinds: ['ac'], perhaps: ['fan'] } : guess
}

/** The kinds that may be meant without those that were turned down, which leave their share to the others. */
export function without(turnedDown: readonly string[], scored: readonly Scored[]): Scored[] {
  const left = scored.filter(({ name }) => !turnedDown.includes(name))
  const whole = left.reduce((sum, { share }) => sum + share, 0)
  return left.length === scored.length || whole === 0
    ? left
    : left.map(({ name, share }) => ({ name, share: share / whole }))
}

const DISLIKES = '(?:luoi|ngai|ngan|ghet|chan|lam bieng)(?: (?:viec|chuyen|phai|di|canh))?'
const chores = perKinds(() =>
  presentKinds().flatMap((kind) => {
    const said = (kindRecord(kind).words.chores ?? []).map(fold).join('|')
    if (!said) return []
    const isDisliked = new RegExp(`(?:^|\\s)${DISLIKES} (?:${said})(?![a-z])`)
    return [{ kind, said: new RegExp(`(?:^|\\s)(?:${said})(?![a-z])`), isDisliked }]
  }),
)
/** 'ghét lau nhà': what is disliked is the work, and no machine that does it. */
export const dislikesChore = (folded: string): boolean =>
  chores().some(({ isDisliked }) => isDisliked.test(folded))
const IS_TOIL =
  /(?:^|\s)(?:cuc|met|oai|duoi|ngan|luoi|ban|khong xue|khong noi|dau lung|dau tay|moi lung|moi tay|so|het thoi gian|khong co thoi gian|ton thoi gian)(?![a-z])/

/**
 * The machines that take over several chores that are complained of together: 'rửa chén lau nhà cực quá', or one that is disliked:
 * 'cả hai đều lười rửa chén'. Empty for any other.
 */
export function kindsForChores({ folded }: Reading): Kind[] {
  if (!IS_TOIL.test(folded)) return []
  const named = chores().flatMap(({ kind, said }) => {
    const found = said.exec(folded)
    return found ? [{ kind, at: found.index }] : []
  })
  const kinds = named.toSorted((one, other) => one.at - other.at).map(({ kind }) => kind)
  return kinds.length > 1 || dislikesChore(folded) ? kinds : []
}
