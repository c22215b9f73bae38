import type { Kind } from '#app/kinds/kind.ts'
import type { Scored } from '../classify/scorer.ts'
import { changedBudget, reducedBudget, restatedBudget } from './budget-change.ts'
import { alternativesOf, sortsAmong } from './feature-groups.ts'
import type { Features } from './features.ts'
import { hasSlot } from './intent.ts'
import { kindMentions } from './kind-mentions.ts'
import { ceilingOf } from './measures.ts'
import { readQuantity } from './money-amount.ts'
import type { Budget, Feature, Intent, Need, Turn } from './need.ts'
import { forgetsOrigins } from './origins.ts'
import { asksForAnother } from './owned.ts'
import { forgetSizes, partsAfter, withOwnPart } from './parts-after.ts'
import { refusedKinds } from './product-kinds.ts'
import type { Reading } from './reading.ts'
import { roomsAfter } from './rooms-after.ts'
import { isForShop } from './service-words.ts'
import { isOneMore, namesOwnSum } from './sums.ts'
import { changesNeed, settles, turnOf } from './turn.ts'
import { union } from './union.ts'

const CHANGES_MIND = /(?:^|\s)(?:doi y|nghi lai roi|khong phai cho (?:em|minh|toi|tui) nua)(?![a-z])/

/** 'nó', 'con này': the product of the last question. */
const POINTS_BACK =
  /(?:^|\s)(?:no|con nay|con do|cai nay|cai do|may nay|may do|mau nay|mau do|san pham nay|chiec nay)(?![a-z])/

export const pointsBack = ({ folded }: Reading): boolean => POINTS_BACK.test(folded)

/** 'hãng khác', 'của hãng nào khác': not the brands before. */
const OTHER_BRAND = /(?:^|\s)(?:hang|thuong hieu|hieu|nhan hieu) (?:nao )?khac(?![a-z])/
/** 'hãng nào cũng được': the brands before and any other. */
const ANY_BRAND = /(?:^|\s)(?:hang|thuong hieu|hieu|nhan hieu) (?:nao|gi) cung (?:duoc|dc|ok|on)(?![a-z])/

/** Whether a question takes what it lacks from the one before. */
export function isFollowUp(
  reading: Reading,
  need: Need,
  previous: Need | null | undefined,
  turn: readonly Scored[],
): previous is Need {
  if (previous === null || previous === undefined) return false
  if (LEAVES.has(need.intent))
    return (
      need.intent === 'service' &&
      (isChoice(reading, turnOf(turn)) ||
        asksOfMachine(need) ||
        asksForWarranty(reading) ||
        !isToShop(reading, need))
    )
  if (previous.kinds.length + previous.brands.length + previous.models.length === 0) return false
  const isNewKind =
    need.kinds.length > 0 &&
    previous.kinds.length > 0 &&
    !need.kinds.some((kind) => previous.kinds.includes(kind))
  if (isNewKind) return changesSet(reading, need, previous, turnOf(turn))
  // 'cái máy giặt đổi qua cửa ngang': one of several that are wanted together.
  if (previous.parts && need.kinds.length > 0 && need.budget === undefined) return true
  const does = turnOf(turn)
  // 'à máy giặt khỏi, chị cho rồi': one thing of several is given up.
  if (previous.kinds.length > 1 && givenUp(reading, previous).length > 0) return true
  // 'còn cho tui thì ...': the same machine for somebody else.
  if (!need.isMeant && need.kinds.length === 0 && FOR_SOMEBODY_ELSE.test(reading.folded)) return true
  if (need.intent === 'off_topic') return does !== 'new_topic'
  if (need.intent === 'small_talk')
    return changesNeed(does) || hasSlot(need) || (settles(does) && !need.thanks)
  const refersBack = need.kinds.length === 0 && WHICH_OF_THEM.test(reading.folded)
  const isNumbered = need.kinds.length === 0 && need.picks.length > 0
  return refersBack || isNumbered || namesNothing(need) || (does !== 'new' && does !== 'new_topic')
}

/** What cannot be asked of nothing. */
const OF_MACHINES: ReadonlySet<Intent> = new Set(['price', 'lookup', 'compare', 'running_cost', 'size'])

/** 'đi xe bus nên đừng quá 2 kg', 'giá bao nhiêu': names no machine, so it is of the one that was spoken of. */
const namesNothing = (need: Need): boolean =>
  need.kinds.length + need.brands.length + need.models.length + need.perhaps.length === 0 &&
  (hasSlot(need) || OF_MACHINES.has(need.intent))

/** 'có con nào …', 'loại nào …': of the machine that was spoken of, where it names no other. */
const WHICH_OF_THEM = /(?:^|\s)(?:con|cai|mau|loai|may|chiec|dong) nao(?![a-z])/

const FOR_SOMEBODY_ELSE =
  /^(?:a |à |vay |the |roi )?con (?:cho |cua |phan )?(?:tui|toi|minh|em|anh|chi|me|ma|ba|bo|vo|chong|con|bac|chu|co|ong)(?: [a-z]+){0,2} (?:thi|can|muon|choi|dung|xai)(?![a-z])/

/** Words to a shop rather than to an adviser: 'đặt giúp em con đó'. */
const ORDERS = /(?:^|\s)(?:dat|order|giao|ship|mua (?:giup|ho|luon)|thanh toan)(?![a-z])/

/** Whether something is asked of a shop: of a machine that is spoken of, few words sound like it and are not. */
export const isToShop = ({ folded }: Reading, { kinds, brands }: Need): boolean =>
  isForShop(folded) || ORDERS.test(folded) || kinds.length + brands.length > 0

/** 'chốt giúp mình một con thôi': asks to choose, however much it sounds like an order. */
const isChoice = ({ folded }: Reading, turn: Turn): boolean => settles(turn) && !ORDERS.test(folded)

/** 'có mic đàm thoại không': whatever it sounds like, it names what a machine may have. */
export const asksOfMachine = ({ kinds, unstated, features }: Need): boolean =>
  kinds.length === 0 && unstated.length + features.length > 0

/** 'bảo hành mấy năm': asked of a machine, not of a shop. */
export const asksForWarranty = ({ folded }: Reading): boolean =>
  /(?:^|\s)bao hanh (?:may|bao (?:lau|nhieu)|duoc (?:may|bao)|nhieu)(?![a-z])/.test(folded)

/** 'tám triệu mà gồm luôn tai nghe': the sum that was named before is named again. */
const isSameSum = (one: Need['budget'], other: Need['budget']): boolean =>
  one?.max !== undefined && one.max === other?.max

/** A thing added to several that are wanted together, or put in the place of one of them. */
const changesSet = (reading: Reading, need: Need, previous: Need, turn: Turn): boolean =>
  (previous.kinds.length > 1 && givenUp(reading, previous).length > 0) ||
  ((!namesOwnSum(reading, need) ||
    isSameSum(need.budget, previous.budget) ||
    changedBudget(reading, previous.budget) !== null) &&
    (isOneMore(reading) ||
      (previous.kinds.length > 1 &&
        need.kinds.length === 1 &&
        (turn === 'add' || turn === 'replace' || turn === 'remove'))))

/** What is no step of a choice. */
export const LEAVES: ReadonlySet<Intent> = new Set(['unsafe', 'crisis', 'hazard', 'service'])

/** Slots with one value, kept until said anew. */
const FACTS = [
  'count',
  'rooms',
  'kg',
  'litres',
  'inches',
  'ramGb',
  'storageGb',
  'placeSettings',
  'people',
  'children',
  'distanceM',
  'hoursPerDay',
  'baseKwh',
  'billVnd',
  'kwhVnd',
  'widthMm',
  'depthMm',
  'heightMm',
  'inGap',
  'place',
  'priceLevel',
] as const

/** The new need with what it does not say itself taken from the previous one. */
export function mergeNeeds(reading: Reading, need: Need, previous: Need, { dropped }: Features): Need {
  const unsaid = FACTS.filter((slot) => need[slot] === undefined && previous[slot] !== undefined)
  const facts = Object.fromEntries(unsaid.map((slot) => [slot, previous[slot]]))
  const merged: Need = {
    ...need,
    ...facts,
    figures: { ...previous.figures, ...need.figures },
    followUp: true,
  }
  const dropsLine =
    need.brands.length > 0 || need.brandsExcluded.some((brand) => previous.brands.includes(brand))
  merged.lines = need.lines.length > 0 || dropsLine ? need.lines : previous.lines
  merged.kinds = kindsAfter(reading, need, previous)
  // What was only guessed at is no surer for what is said next of its price or its size.
  const isStillGuess = previous.isMeant && need.kinds.length === 0 && merged.kinds.length > 0
  merged.isMeant = isStillGuess || need.isMeant
  merged.perhaps = isStillGuess ? previous.perhaps : need.perhaps
  merged.isOneOfKinds = merged.kinds.length > 1 && previous.isOneOfKinds && need.kinds.length === 0
  // Who says how it is to be, or for how much, is done with the old one.
  merged.isOwned = previous.isOwned && !hasSlot(need) && !asksForAnother(reading.folded)
  const kept = <T>(values: readonly T[], without: readonly T[]) =>
    values.filter((value) => !without.includes(value))
  // 'thế điện thoại nào chụp đêm đẹp', after one model was asked for: its maker was no wish.
  const isAnew =
    previous.models.length > 0 && need.models.length === 0 && ASKS_WHICH_KIND.test(reading.folded)
  merged.brands = need.brands.length > 0 || isAnew ? need.brands : kept(previous.brands, need.brandsExcluded)
  const wantsOther = OTHER_BRAND.test(reading.folded) && need.brands.length === 0
  if (wantsOther || ANY_BRAND.test(reading.folded)) merged.brands = []
  merged.brandsExcluded = union(
    wantsOther ? previous.brands : [],
    union(need.brandsExcluded, kept(previous.brandsExcluded, need.brands)),
  )
  merged.models =
    need.models.length > 0 || need.brands.length > 0 || !keepsModels(reading, need, previous)
      ? need.models
      : previous.models
  merged.featuresExcluded = union(
    need.featuresExcluded,
    kept(previous.featuresExcluded, [...need.features, ...dropped]),
  )
  merged.features = union(
    need.features,
    kept(previous.features, [
      ...need.featuresExcluded,
      ...dropped,
      ...alternativesOf([...need.features, ...need.either, ...need.preferred]),
      ...outgrown(reading, need),
      ...(PLAIN.test(reading.folded) ? sortsAmong(previous.features) : []),
    ]),
  )
  merged.either = need.either.length > 0 ? need.either : kept(previous.either, alternativesOf(need.features))
  merged.brandCountries =
    need.brands.length > 0 ? need.brandCountries : union(need.brandCountries, previous.brandCountries)
  merged.originsExcluded = union(
    need.originsExcluded,
    forgetsOrigins(reading) ? [] : previous.originsExcluded,
  )
  merged.madeIn = need.madeIn.length > 0 ? need.madeIn : previous.madeIn
  merged.colours = need.colours.length > 0 ? need.colours : previous.colours
  merged.coloursExcluded = union(need.coloursExcluded, kept(previous.coloursExcluded, need.colours))
  merged.preferred = union(
    need.preferred,
    kept(previous.preferred, [...need.features, ...need.featuresExcluded, ...dropped]),
  )
  const parts = partsAfter(reading, need, withOwnPart(previous), merged.kinds)
  if (parts.length > 1) {
    merged.parts = parts
    forgetSizes(merged)
    if (previous.kinds.length === 1) merged.brands = need.parts ? [] : need.brands
  }
  merged.unstated = union(
    need.unstated,
    kept(previous.unstated, [...need.unstatedExcluded, ...wishedOfGone(previous, merged.kinds)]),
  )
  merged.unstatedExcluded = union(need.unstatedExcluded, kept(previous.unstatedExcluded, need.unstated))
  const had = union(previous.had ?? [], need.had ?? [])
  if (had.length > 0) merged.had = had
  // 'đổi ý, máy này cho chị gái làm giáo viên': what it was for before is given up.
  const isForAnother = need.uses.length > 0 && CHANGES_MIND.test(reading.folded)
  merged.uses = isForAnother ? need.uses : union(need.uses, previous.uses)
  merged.priorities = union(need.priorities, previous.priorities)
  merged.heat = union(need.heat, previous.heat)
  merged.used = need.used || previous.used
  const changed =
    reducedBudget(reading, previous.budget) ??
    changedBudget(reading, previous.budget) ??
    (need.budget ? null : restatedBudget(reading, previous.budget))
  if (changed) merged.budget = changed
  else if (need.budget === undefined && previous.budget !== undefined && !need.asksBetter)
    merged.budget = need.paysMore ? beyond(previous.budget) : previous.budget
  if (need.roomM2 === undefined && need.roomM3 === undefined) {
    const metres = previous.kinds.includes('ac') ? ceilingOf(reading) : null
    if (previous.roomM3 !== undefined) merged.roomM3 = previous.roomM3
    else if (previous.roomM2 !== undefined && metres !== null)
      merged.roomM3 = Math.round(previous.roomM2 * metres * 10) / 10
    else if (previous.roomM2 !== undefined) merged.roomM2 = previous.roomM2
  }
  if (need.hp === undefined && need.btu === undefined && need.roomM2 === undefined) {
    if (previous.hp !== undefined) merged.hp = previous.hp
    if (previous.btu !== undefined) merged.btu = previous.btu
  }
  if (merged.budget !== undefined) delete merged.priceLevel
  if (need.rooms !== undefined) delete merged.count
  if (need.roomM2 !== undefined && need.rooms === undefined) delete merged.rooms
  const rooms = roomsAfter(reading, need, previous)
  if (!rooms) return merged
  // A room that is named to be given up is no room that is to have one.
  const { roomM2: _, ...left } = merged
  const budget = need.budget ? merged.budget : forRooms(previous, rooms.length)
  return { ...(rooms.length > 1 ? left : merged), ...(budget ? { budget } : {}), rooms }
}

/** What was wished only of machines that are given up. */
function wishedOfGone({ parts = [] }: Need, kinds: readonly Kind[]): string[] {
  const isLeft = ({ kind }: { kind: Kind }) => kinds.includes(kind)
  const wished = new Set(parts.filter(isLeft).flatMap(({ unstated }) => unstated))
  return parts
    .filter((part) => !isLeft(part))
    .flatMap(({ unstated }) => unstated.filter((one) => !wished.has(one)))
}

/** The sum before, which was said of fewer rooms: as much for each of those that there are now. */
function forRooms({ budget, rooms }: Need, count: number): Budget | undefined {
  const before = rooms?.reduce((sum, room) => sum + room.count, 0) ?? 1
  if (!budget || budget.isForAll || before === count) return budget
  const times = (vnd: number) => Math.round((vnd * count) / before)
  const { min, max, target } = budget
  return {
    ...budget,
    ...(min === undefined ? {} : { min: times(min) }),
    ...(max === undefined ? {} : { max: times(max) }),
    ...(target === undefined ? {} : { target: times(target) }),
  }
}

/** 'điện thoại nào', 'máy nào', of all there are. */
const ASKS_WHICH_KIND =
  /(?:^|\s)(?:dien thoai|dt|may|laptop|lap|tivi|tv|tu lanh|may tinh bang|tai nghe|dong ho|loa|con|hang) (?:nao|gi)(?![a-z])/

/** 'nhầm, tính cả là 19': a bare number that takes the place of the room or the people said before. */
const ROOM_FROM = 5
const MOST_PEOPLE = 15

const SIDES = ['widthMm', 'depthMm', 'heightMm'] as const
const LENGTH = /(?<![\w.,])(\d{2,3}(?:[.,]\d)?) ?(?:phan|cm)(?![a-z])/

/** 'chết đo lộn, có 95 phân hà': what was said before was a mistake. */
export const saysMistaken = ({ folded }: Reading): boolean =>
  /(?:^|\s)(?:(?:do|ghi|go|noi|nho|tinh) (?:lon|nham|sai)|lon|nham|quen|y quen|xin loi|y (?:em|e|minh|toi|tui|anh|chi) la)(?! (?:nay|gi|bao))(?![a-z])/.test(
    folded,
  )

/** What a correction says without its unit, in the unit of what was said before; nothing where it says none. */
export function corrected({ folded, tokens }: Reading, previous: Need): Partial<Need> {
  const numbers: number[] = []
  for (let index = 0; index < tokens.length;) {
    const quantity = readQuantity(tokens, index)
    const isSaid = quantity !== null && (quantity.digits !== null || quantity.min >= ROOM_FROM)
    if (isSaid && !quantity.vague && Number.isInteger(quantity.min)) numbers.push(quantity.min)
    index = quantity?.next ?? index + 1
  }
  const { roomM2, people } = previous
  const [side, another] = SIDES.filter((one) => previous[one] !== undefined)
  const cm = LENGTH.exec(folded)?.[1]
  if (side && !another && cm) return { [side]: Number(cm.replace(',', '.')) * 10 }
  const last = numbers.filter((number) => number !== roomM2 && number !== people).at(-1)
  if (last === undefined) return {}
  if (roomM2 !== undefined && last >= ROOM_FROM && last <= roomM2 * 4) return { roomM2: last }
  if (people !== undefined && roomM2 === undefined && last >= 1 && last <= MOST_PEOPLE)
    return { people: last }
  return {}
}

/** 'thôi đổi qua lò vi sóng': in the place of all that was spoken of. */
const SWITCHES = /(?:^|\s)(?:doi|chuyen|quay|nhay) (?:qua|sang|lai)(?![a-z])/

/** Whether one of these kinds is named behind such words; 'cái máy giặt đổi qua cửa ngang' changes the sort of one. */
function switchesTo(reading: Reading, kinds: readonly Kind[]): boolean {
  const at = SWITCHES.exec(reading.folded)?.index
  return (
    at !== undefined &&
    kindMentions(reading).some(({ value, start }) => value !== null && kinds.includes(value) && start > at)
  )
}

/** Of the machines spoken of those that are given up: 'bỏ loa' is of the soundbar where no other speaker was meant. */
function givenUp(reading: Reading, { kinds }: Need): Kind[] {
  const refused = refusedKinds(reading)
  return kinds.filter(
    (kind) =>
      refused.includes(kind) ||
      (kind === 'soundbar' && refused.includes('speaker') && !kinds.includes('speaker')),
  )
}

/** The machines spoken of: of several wanted together, without those that are given up and with those that are added. */
function kindsAfter(reading: Reading, { kinds, intent }: Need, previous: Need): Kind[] {
  const asksOfOne = !['advise', 'price', 'size'].includes(intent)
  if (previous.kinds.length < 2 && !isOneMore(reading)) return kinds.length > 0 ? kinds : previous.kinds
  if (kinds.length > 0 && switchesTo(reading, kinds)) return kinds
  const refused = givenUp(reading, previous)
  if (previous.isOneOfKinds && kinds.length === 1 && !isOneMore(reading)) return kinds
  const refines = previous.kinds.length > 1 && kinds.length > 0 && !asksOfOne
  const left = previous.kinds.filter((kind) => !refused.includes(kind))
  const adds = kinds.some((kind) => !previous.kinds.includes(kind))
  // 'máy giặt còn chạy tốt, bỏ máy giặt đi': what is given up is no longer wanted, however else it is named.
  const wanted = kinds.filter((kind) => !refused.includes(kind))
  if (refused.length > 0 || adds || refines) return union(left, wanted)
  return kinds.length > 0 ? kinds : left
}

/** 'vậy quạt thường thôi': of no particular sort. */
const PLAIN =
  /(?:^|\s)(?:loai|quat|noi|may|cai|con|ban|lap|tu|bep|do|kieu) (?:binh )?thuong(?! xuyen)(?![a-z])/

/** 'Mini' was a size: a new size, or 'to hơn', takes its place. */
function outgrown({ folded }: Reading, need: Need): Feature[] {
  const isBigger = /(?:^|\s)(?:to|lon|rong|bu) hon(?![a-z])/.test(folded)
  return isBigger || need.litres !== undefined ? ['mini'] : []
}

/** Whoever will pay more looks above the earlier ceiling. */
function beyond({ max, target, min, words }: Budget): Budget {
  const floor = max ?? target ?? min
  return { ...(floor === undefined ? {} : { min: floor }), hard: true, words }
}

/** 'con nào nhẹ hơn', 'lấy con nào', after two models were named. */
const WHICH_OF_BOTH =
  /(?:^|\s)(?:con|cai|may|em|thang|dua|ban|chon|lay|mua|chot) (?:nao|[a-z]+ nao|(?:1|mot) (?:con|cai|trong))(?![a-z])/

const keepsModels = (reading: Reading, { picks }: Need, { models }: Need): boolean =>
  (picks.length === 0 && pointsBack(reading)) || (models.length > 1 && WHICH_OF_BOTH.test(reading.folded))
