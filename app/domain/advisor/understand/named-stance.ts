import type { Kind } from '#app/kinds/kind.ts'
import type { Span, Taken } from '../classify/stance.ts'
import { readStance } from '../classify/stance.ts'
import { kindsNamed } from './kind-mentions.ts'
import type { Match } from './lexicon.ts'
import type { Reading } from './reading.ts'

/**
 * Below this share of being wanted a machine or a maker is only spoken of: owned, broken, another's, used with what is wanted, or a
 * measure for it; from the second on it is turned down. Of what five writers named in stories, each told by what the others and the single
 * sentences of eight more taught, some 70 % of what is not wanted falls below it, and 7 % of what is.
 */
export const HARDLY_WANTED = 0.18
const SURELY_REFUSED = 0.55
/** From this share on something is wanted. */
const RATHER_WANTED = 0.5

/** Fewer words tell no story: 'máy lạnh 1.5hp inverter daikin'. */
const FEWEST_WORDS = 9
/** How a maker is taken shows in fewer: 'Oppo thì ba không thích'. */
const FEWEST_BESIDE_BRAND = 4
/** In fewer than these it has to show the more. */
const FEWEST_FOR_BRAND = 12
const SHORT = { excluded: 0.7, wanted: 0.1 } as const

/**
 * Words without which few words only name a thing: who speaks, what is turned down, had or told. 'máy giặt cửa trước LG' has none of
 * them, whatever a classifier of stories makes of 'trước'. Where no marks are typed, only those that are no other word without them.
 */
const TELLS =
  /(?<!\p{L})(?:không|ko|k|hông|hong|hok|hem|chẳng|chả|đừng|đéo|né|tránh|ghét|chê|chán|ngán|thôi|khỏi|miễn|bỏ|loại(?= (?:ra|luôn|trừ))|trừ|ngoại|sợ|cũng|thì|mà|chứ|nhưng|đã|đang|từng|mới|có|hết|xài|dùng|hư|hỏng|bị|lỗi|nhà|mẹ|má|ba|bố|vợ|chồng|ông|bà|anh|chị|em|tui|tôi|mình|con|bạn|hồi|lần|rồi|nữa|kia|nó|như|giống|kiểu|hơn|bằng|với|thích|ưa|tin|nghe|bảo|quen|khuyên|no|not|skip|pass|hate|dont|don|without|except)(?!\p{L})/u
const TELLS_UNMARKED =
  /(?:^|\s)(?:khong|ko|k|hong|hok|hem|chang|ghet|tranh|thoi|khoi|mien|tru|cung|thi|chu|nhung|tung|xai|roi|nua|thich|tin|nghe|quen|khuyen|em|tui|toi|minh|vo|chong|no|not|skip|pass|hate|dont|without|except)(?![a-z])/

/** 'tivi samsung nhà chị từng hư rồi nên miễn': behind a maker it is turned down. */
const TURNS_DOWN =
  /(?:^|\s)(?:mien|ne|ghet|che|ngan|tranh|thoi khoi|hu roi|hong roi|bo qua|(?:khong|ko|k|hong|hok) (?:lay|thich|ua|ham|muon|mua|xai|choi|khoai))(?![a-z])/

/** 'tivi Sony mua ba năm trước bị sọc màn, gọi bảo hành ở đâu': what is broken is to be mended, and no other asked for. */
const isOfRepairAlone = (folded: string): boolean =>
  /(?:^|\s)(?:bao hanh|sua|tho|trung tam)(?![a-z])/.test(folded) &&
  /(?:^|\s)bi(?![a-z])/.test(folded) &&
  !/(?:^|\s)(?:tu van|goi y|chon|lay|tim|kiem|xin|sam|doi|khac|mua (?:cai|con|may|moi|gi|nao)|ne|tranh|thoi|khoi|mien)(?![a-z])/.test(
    folded,
  )

/** 'dùng iphone 11 lag quá rồi, 10 củ đổi gì': a machine that is worn out says nothing against its maker. */
const HAS_IT =
  /(?:^|\s)(?:dung|xai|dang (?:dung|xai|co|chay)|(?:em|minh|anh|chi|me|ba|bo|toi|tui|nha) co)(?: (?:con|cai|chiec|may|dien thoai|dt|laptop|tivi))*\s*$/
const WORN =
  /^(?: [a-z0-9]+){0,5} (?:lag|cham|cu|chai pin|yeu(?: pin)?|do|het doi|day bo nho|(?:[3-9]|1\d|ba|bon|nam|sau|bay|tam|chin|muoi) nam)(?: (?:qua|roi|lam|nay))+(?![a-z])/
export const isWornOut = ({ folded }: Reading, { start, end }: Span): boolean =>
  HAS_IT.test(folded.slice(0, start)) && WORN.test(folded.slice(end)) && !TURNS_DOWN.test(folded.slice(end))

const tells = ({ folded, marked }: Reading): boolean =>
  marked === folded ? TELLS_UNMARKED.test(folded) : TELLS.test(marked)

/** Whether a text turns a maker down that it names, or only speaks of it; null where it says too little. */
export function stanceOnBrand(
  reading: Reading,
  mention: Span,
): { isRefused: boolean; isTold: boolean } | null {
  if (reading.tokens.length < FEWEST_BESIDE_BRAND) return null
  const isShort = reading.tokens.length < FEWEST_FOR_BRAND
  const kinds = kindsNamed(reading).filter(({ start, end }) => start >= mention.end || end <= mention.start)
  // 'em cần nồi cơm điện tử Toshiba': few words that name a machine and then its maker ask for it.
  const isOfMachine =
    kinds.some(({ end }) => end <= mention.start) && !TURNS_DOWN.test(reading.folded.slice(mention.end))
  if (isShort && (isOfMachine || !tells(reading))) return null
  const { wanted, excluded } = readStance(reading, mention, kinds, 'brand')
  return {
    isRefused:
      excluded >= (isShort ? SHORT.excluded : SURELY_REFUSED) &&
      !isOfRepairAlone(reading.folded) &&
      !isWornOut(reading, mention),
    isTold: wanted < (isShort ? SHORT.wanted : HARDLY_WANTED),
  }
}

type Named = { mention: Match<Kind>; taken: Taken }
const known = new WeakMap<Reading['tokens'], readonly Named[]>()

/** The machines that a text names with how it takes each; worked out once for a text. */
function stancesOnKinds(reading: Reading): readonly Named[] {
  const before = known.get(reading.tokens)
  if (before) return before
  const kinds = kindsNamed(reading)
  const stances: Named[] = []
  for (const mention of kinds) {
    const others = kinds.filter((other) => other !== mention)
    const taken = readStance(reading, mention, others, 'kind')
    const last = stances.at(-1)
    // 'cần bếp từ, lò vi sóng, nồi chiên': what goes on with a list is wanted as its first is.
    const isListed = last && GOES_ON.test(reading.folded.slice(last.mention.end, mention.start))
    const isWantedToo = isListed && last.taken.wanted >= RATHER_WANTED && taken.wanted < RATHER_WANTED
    stances.push({ mention, taken: isWantedToo ? last.taken : taken })
  }
  known.set(reading.tokens, stances)
  return stances
}

/** Between two things of one list. */
const GOES_ON = /^\s*(?:,|\+|&|va|voi|kem)\s*(?:(?:them|ca|mot|1|cai|con|chiec|bo)\s)*$/

/** 'tủ lạnh cũ hỏng rồi, cần cái mới': what is broken is wanted anew. */
const IN_ITS_PLACE =
  /^(?: [a-z]+){0,4} (?:hong|hu|chay|chet|be|vo|xuong cap)(?![a-z]).{0,24}(?:can|mua|muon|tim|kiem|sam|thay|doi|tinh)(?: [a-z]+){0,3} moi(?![a-z])|(?:^|\s)(?:doi|len|nang|thay)(?: (?:len|sang|qua|thanh|bang|cap))* (?:con )?\d{2,3} ?(?:in|inch|lit|l|kg|hp|ngua)(?![a-z])/

/** The kinds that a text only speaks of, whatever it wishes: 'máy giặt có rồi mà đồ treo hoài không khô'. */
export function kindsToldOf(reading: Reading): Kind[] {
  if (reading.tokens.length < FEWEST_WORDS) return []
  const stances = stancesOnKinds(reading)
  const isTold = ({ mention, taken }: Named) =>
    taken.wanted < HARDLY_WANTED && !IN_ITS_PLACE.test(reading.folded.slice(mention.end))
  const wanted = new Set(stances.filter((one) => !isTold(one)).map(({ mention }) => mention.value))
  return [...new Set(stances.flatMap(({ mention: { value } }) => (wanted.has(value) ? [] : [value])))]
}

/** 'máy hút phải là robot, không dây': what is demanded is wanted, whatever stands behind it. */
const DEMANDED =
  /(?:^|\s)(?<!(?:^|\s)(?:khong|ko|k|hong|chua|chang) )(?:phai|bat buoc|nhat dinh|nhat thiet)(?: phai)? (?:la|co)(?: (?:con|cai|loai))? $/

const stanceAt = (reading: Reading, mention: Span): Named | undefined =>
  reading.tokens.length < FEWEST_WORDS ||
  DEMANDED.test(reading.folded.slice(Math.max(0, mention.start - 32), mention.start))
    ? undefined
    : stancesOnKinds(reading).find((one) => one.mention.start === mention.start)

/** Whether a text surely turns a machine down that it names. */
export function isLearntRefused(reading: Reading, mention: Span): boolean {
  const taken = stanceAt(reading, mention)?.taken
  return taken !== undefined && taken.excluded >= SURELY_REFUSED && taken.wanted < HARDLY_WANTED
}

/**
 * Whether a machine that a text names is turned down, or only spoken of, beside another that is wanted. What is told of a machine alone
 * is of that machine.
 */
export function isLearntUnwanted(reading: Reading, mention: Span): boolean {
  const own = stanceAt(reading, mention)
  return (
    own !== undefined &&
    own.taken.wanted < HARDLY_WANTED &&
    stancesOnKinds(reading).some(
      ({ mention: { value }, taken }) => value !== own.mention.value && taken.wanted >= RATHER_WANTED,
    )
  )
}
