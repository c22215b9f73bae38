import type { Kind } from '#app/kinds/kind.ts'
import { boughtAnew, stillWrong } from './after-fault.ts'
import { asksAnything } from './asks-anything.ts'
import {
  asFurnished,
  asksHowMuchCheaper,
  asksOfCare,
  asksOfRunning,
  ofMakersAsked,
  seeksFigure,
  weighsTwo,
} from './asks-of-turns.ts'
import type { Vocabulary } from './brands.ts'
import { reducedBudget } from './budget-change.ts'
import { carriedOver } from './carried-over.ts'
import { chipsOf } from './chips.ts'
import { classesOf } from './classes.ts'
import type { Features } from './features.ts'
import {
  LEAVES,
  asksForWarranty,
  asksOfMachine,
  corrected,
  isFollowUp,
  isToShop,
  mergeNeeds,
  pointsBack,
  saysMistaken,
} from './follow-up.ts'
import { withoutThoseThere } from './had.ts'
import { insteadOfAll } from './instead-of-all.ts'
import type { Classes } from './intent.ts'
import { hasSlot, hasSubject, readIntent } from './intent.ts'
import { kindMentions } from './kind-mentions.ts'
import type { Intent, Need } from './need.ts'
import { DANGERS } from './need.ts'
import { neededInstead } from './needs-windows.ts'
import { readAlone } from './read-alone.ts'
import type { Reading } from './reading.ts'
import { readQuestion } from './reading.ts'
import type { SaidClause } from './said-clauses.ts'
import { readClauses } from './said-clauses.ts'
import { asksForSum, isOneMore } from './sums.ts'
import { takenBack } from './taken-back.ts'
import type { TakenBack } from './taken-back.ts'
import { intentOfTurn, settles, turnOf } from './turn.ts'
import { unreadWishes } from './unread.ts'

/**
 * Reads a Vietnamese (or English) shopping question into a Need: intent, products, money in VND, sizes,
 * household, wishes. With `previous`, a follow-up keeps what it does not say itself; a new kind starts anew.
 * Pure, and linear in the first 1,000 characters of the question.
 */
export function understand(question: string, vocabulary: Vocabulary, before?: Need | null): Need {
  // Nothing goes on from what had nothing to do with machines.
  const previous = before?.intent === 'off_topic' ? null : before
  const reading = readQuestion(question)
  const classes = classesOf(reading, vocabulary, previous !== null && previous !== undefined)
  const clauses = readClauses(reading, vocabulary)
  const spokenOf = previous?.kinds ?? []
  const alone = (part: Reading, saying: readonly SaidClause[]) => {
    const { need, features } = readAlone(part, vocabulary, spokenOf, classes, saying)
    return { need: withoutThoseRunning(part, need, spokenOf), features }
  }
  const asTurn = (part: Reading, saying: readonly SaidClause[]) => {
    const { need, features } = alone(part, saying)
    return settled(part, need, previous, features, classes)
  }
  const { need } = alone(reading, clauses)
  const unread = (whole: Need) =>
    unreadWishes(reading, clauses, whole, { asTurn, alone: (part) => alone(part, []).need })
  if (!DANGERS.has(need.intent) && !hasSubject(need)) {
    if (OF_OTHER_GOODS.test(reading.folded) && (!previous || BUYS.test(reading.folded)))
      return { ...need, intent: 'off_topic' }
    if (PAYS.test(reading.folded)) return { ...need, intent: 'service' }
  }
  // 'kem que, chừng 200 cây', of a freezer: what is counted and asks nothing tells what it is for.
  const isTold = spokenOf.length > 0 && /\d/.test(reading.folded) && !asksAnything(reading.folded)
  const needed = previous ? (neededInstead(reading, spokenOf) ?? boughtAnew(reading, need, previous)) : null
  if (previous && needed) {
    const own = readBeside(question, vocabulary, [needed])
    const whole = carriedOver(reading, { ...own, kinds: [needed], perhaps: [], intent: 'advise' }, previous)
    const left = { ...whole, budget: whole.budget ?? previous.budget }
    return { ...left, chips: chipsOf(left) }
  }
  const wrong = previous ? stillWrong(reading, need, previous) : null
  if (wrong) return { ...wrong, chips: chipsOf(wrong) }
  const isChosen = spokenOf.length > 0 && PICKS_ONE.test(reading.folded)
  if (classes.isElsewhere && !isTold && !isChosen && !hasSubject(need) && !hasSlot(need))
    return { ...need, intent: 'off_topic' }
  const back =
    previous && !DANGERS.has(need.intent)
      ? takenBack(reading, previous, (text) => readBeside(text, vocabulary, spokenOf))
      : null
  if (back) return afterTakingBack(back, vocabulary)
  const instead = previous ? insteadOfAll(reading, previous, () => understand(question, vocabulary)) : null
  if (instead) return { ...instead, chips: chipsOf(instead) }
  const given = previous ? withoutThoseThere(reading, need, previous) : null
  if (given) return { ...given, chips: chipsOf(given) }
  const whole = asFurnished(reading, asTurn(reading, clauses))
  return { ...whole, unread: unread(whole), chips: chipsOf(whole) }
}

/** What a text says, with what it follows: the need before goes on, or another one begins. */
function settled(
  reading: Reading,
  need: Need,
  previous: Need | null | undefined,
  features: Features,
  classes: Classes,
): Need {
  if (isFollowUp(reading, need, previous, classes.turn))
    return followUp(reading, need, previous, features, classes)
  return previous
    ? { ...newTopic(reading, need, previous, features), intent: intentOfNewTopic(reading, need) }
    : need
}

/** What a part of a turn wishes by itself, of the machines that are spoken of. */
function readBeside(text: string, vocabulary: Vocabulary, spokenOf: readonly Kind[]): Need {
  const reading = readQuestion(text)
  return readAlone(reading, vocabulary, spokenOf, classesOf(reading, vocabulary, true), []).need
}

/** The need without what was taken back, and with what else the turn says: 'bỏ vụ hàng Tàu, lấy con rẻ nhất'. */
function afterTakingBack({ left, rest }: TakenBack, vocabulary: Vocabulary): Need {
  const fewer: Need = { ...left, intent: 'advise', turn: 'remove', followUp: true, chips: chipsOf(left) }
  const said = /\p{L}{2}/u.test(rest) ? understand(rest, vocabulary, left) : null
  if (!said?.followUp || !saysMore(said, fewer)) return fewer
  return { ...said, intent: said.intent === 'lookup' ? 'lookup' : 'advise', turn: 'remove' }
}

/** Whether a turn wishes something beside what it takes back. */
const saysMore = (said: Need, fewer: Need): boolean =>
  said.order !== undefined ||
  said.asksCheaper ||
  said.asksBetter ||
  said.picks.length > 0 ||
  JSON.stringify(said.chips) !== JSON.stringify(fewer.chips)

/** What is bought elsewhere, whatever else is wished of it: 'vé bay đi Đài Bắc rẻ không'. */
const OF_OTHER_GOODS =
  /(?:^|\s)(?:ve (?:may )?bay|ve tau|ve xe(?! may)|ve so|xo so|khach san|gia vang|ti gia|thoi tiet)(?![a-z])/

/** What is asked of goods in the midst of another talk; a hotel that is only spoken of is none. */
const BUYS = /(?:^|\s)(?:dat|mua|book|tim|kiem|gia|re|bao nhieu|may gio|the nao|ra sao)(?![a-z])/

/** 'gửi số tài khoản đi': nobody is paid here. */
const PAYS = /(?:^|\s)(?:chuyen tien|so tai khoan|stk|dat coc)(?![a-z])/

/** 'phòng đang chạy máy lạnh', 'bật điều hoà rồi': a machine that runs beside the one that is spoken of. */
const RUNS_BEFORE =
  /(?:^|\s)(?:dang (?:chay|xai|dung|co|bat|mo|cam)|da co|co san|bat|mo|voi|va)(?: (?:cai|con|mot|1|chiec))? ?$/
const RUNS =
  /(?:^|\s)(?:dang (?:chay|xai|dung|co|bat|mo|cam)|da co|co san|(?:bat|mo|cam) [a-z ]{3,20} roi)(?![a-z])/

/** Without the kinds that only run beside what is spoken of, which stays the subject. */
function withoutThoseRunning(reading: Reading, need: Need, spokenOf: readonly Kind[]): Need {
  const isOther = need.kinds.length > 0 && need.kinds.every((kind) => !spokenOf.includes(kind))
  if (spokenOf.length === 0 || !isOther || need.budget || !RUNS.test(reading.folded)) return need
  const mentions = kindMentions(reading).filter(({ value }) => value !== null)
  const run = mentions.filter(({ start }) =>
    RUNS_BEFORE.test(reading.folded.slice(Math.max(0, start - 24), start)),
  )
  if (mentions.length === 0 || run.length < mentions.length) return need
  const { hp: _, btu: _b, parts: _p, ...left } = need
  return { ...left, kinds: [], features: [] }
}

/** What a turn that names no machine is to be where it goes on with what was said before any was. */
const GOES_ON: ReadonlySet<Intent> = new Set([
  'advise',
  'lookup',
  'explain',
  'price',
  'service',
  'small_talk',
])

/** Another machine takes over what is so of the household; the first that is named, all that was said before any was. */
function newTopic(reading: Reading, need: Need, previous: Need, features: Features): Need {
  if (need.kinds.length === 0) {
    // 'bếp bé xíu, 3 triệu', after 'quà cho mẹ': of the same occasion, of which no machine was named yet.
    const isOne = picksOne(reading, need, previous)
    const goesOn =
      !hasSubject(previous) && hasSlot(previous) && GOES_ON.has(need.intent) && (hasSlot(need) || isOne)
    const merged = goesOn ? { ...mergeNeeds(reading, need, previous, features), perhaps: need.perhaps } : need
    return goesOn && isOne ? { ...merged, turn: 'pick', intent: 'advise' } : merged
  }
  if (hasSubject(previous) || LEAVES.has(need.intent)) return carriedOver(reading, need, previous)
  return { ...mergeNeeds(reading, need, previous, features), followUp: need.followUp }
}

/** 'còn máy giặt thì sao', after another machine was chosen: the same is asked of this one. */
function intentOfNewTopic({ folded }: Reading, { intent, kinds }: Need): Intent {
  const isSame = intent === 'explain' && kinds.length > 0 && /(?:^|\s)thi sao(?![a-z])/.test(folded)
  const isOfMachine = intent === 'small_talk' && kinds.length > 0
  return isSame || isOfMachine ? 'advise' : intent
}

/**
 * What a text says of itself in so many words: no machine is taken to be meant that is not named, and nothing came before.
 */
export function readStated(text: string, vocabulary: Vocabulary): Need {
  const reading = readQuestion(text)
  const classes = { ...classesOf(reading, vocabulary, false), kind: [] }
  const { need } = readAlone(reading, vocabulary, [], classes, [])
  return { ...need, chips: chipsOf(need) }
}

const OF_OTHER =
  /(?:^|\s)thi sao(?![a-z])|^(?:(?:con|the|vay|a|u|hang|cua|may) )*(?:[a-z0-9]+ ){1,2}sao(?: (?:a|ha|em|anh|chi|ban|shop|vay|ta))*[\s?.!]*$|^(?:(?:con|the|vay|a|u|hay|hang|cua|may) )*(?:[a-z0-9]+ ){1,2}(?:thi )?(?:co|duoc|dc|on|ok) (?:khong|ko|k|hong|hok|hem)[\s?.!]*$/

/** 'oppo thì sao', 'Xiaomi có ko', 'Macbook được không': the same is asked of another brand. */
const isSameOfOther = ({ folded }: Reading, { brands, lines, picks, kinds }: Need, previous: Need): boolean =>
  brands.length + lines.length > 0 &&
  picks.length === 0 &&
  kinds.every((kind) => previous.kinds.includes(kind)) &&
  OF_OTHER.test(folded)

/** What a turn that settles on a product only sounds like. */
const TALK: ReadonlySet<Intent> = new Set(['small_talk', 'service'])

/** 'cúp điện thì sao', 'rớt nước thì sao'. */
const WHAT_IF = /(?:^|\s)(?:thi|co) sao(?: (?:khong|ko|k|hong|day|a|ha|vay|ta|nhi|em|anh|chi))*[\s?.!]*$/

const HEARSAY =
  /(?:^|\s)nghe (?:bao|noi|don|ban|keu|may|nguoi|ho)(?: [a-z]+){1,6} (?:hay|bi|mau|de|cu|rat|ton|khong|ko|k) (?:bi )?[a-z]+/

/** 'cao tần là cái gì', 'thông hơi là sao': what a word means. */
const WHAT_IT_IS =
  /(?:^|\s)(?:la (?:cai |con |loai |kieu )?(?:gi|sao|chi)|nghia la (?:gi|sao)|khac gi)(?![a-z])/

/** 'máy cũ like new ok hơn không', 'iPhone cũ thì sao': whether to buy what others have used. */
const ASKS_OF_USED =
  /(?:^|\s)(?:thi sao|nen|on|ok|tot|hon|dang|duoc|dung)(?: [a-z]+){0,3} (?:khong|ko|k|hong|hok|sao)(?![a-z])|(?:^|\s)thi sao(?![a-z])/
const wishesAnew = ({ kinds, budget }: Need, previous: Need): boolean =>
  kinds.some((kind) => !previous.kinds.includes(kind)) || budget !== undefined

/** What a thing is asked about is no wish for it. */
const wishesAsBefore = (merged: Need, { features, unstated, priorities, preferred }: Need): Need => ({
  ...merged,
  features,
  unstated,
  priorities,
  preferred,
})

/** 'ok để hỏi chồng đã': nothing more is asked for now. */
const PUTS_OFF =
  /^(?:(?:ok|oke|u|da|thoi|vay) )*de (?:(?:em|minh|toi|tui|chi|anh|co|chu|bac|con|chau) )?(?:ve )?(?:hoi|ban|suy nghi|can nhac|tinh)(?: [a-z]+){0,5} (?:da|cai da|roi tinh)(?=[\s,.]|$)(?!.*(?:\?|nao|bao nhieu))|(?:^|\s)de (?:(?:em|minh|toi|tui|chi|anh|co|chu|bac|con|chau|do) )?(?:ve )?(?:hoi|tinh|coi|xem|suy nghi|ban|can nhac|nghi)(?: (?:lai|them|da|thu|y))?(?: (?:voi )?(?:chong|vo|me|ma|ba|bo|ong xa|ba xa|nguoi nha|sep|gia dinh|con|da))*(?: (?:da|roi tinh|roi bao|roi|nha|nhe|xem sao))*[\s.!]*$/

/** 'con nào không có ozone': one of them is asked for. */
const ASKS_FOR_ONE =
  /^(?:the |vay |a )?(?:(?:nen )?(?:mua|chon|lay) )?(?:con|cai|loai|mau|may) nao(?! (?:la|thi)(?![a-z]))(?!.* (?:hon|khac gi|la gi)(?![a-z]))/

const OF_EACH_MAKER =
  /(?:^|\s)so (?:sanh )?(?:(?:giup|cho) [a-z]+ )?(?:(?:2|hai|moi|cac) )?(?:con|cai|may|mau|em)?(?: (?:cua|o|tu))? ?(?:2|hai|moi|cac) (?:hang|hieu)(?![a-z])/

/** 'so với con rẻ nhất thì hơn chỗ nào': the end of a row is what another is held against. */
const HELD_AGAINST = /(?:^|\s)(?:so(?: sanh)?|khac|hon|kem|thua)(?![a-z])/

/** 'hãng nào cũng được, chọn giúp mình một con đi': whatever else it says, one is to be chosen. */
const PICKS_ONE =
  /(?:^|\s)(?:chon|chot|pick|quyet|phan|lua|noi)(?: (?:giup|gium|dum|ho|cho|em|e|minh|anh|chi|toi|tui|t|tao|co|bac|chu|dai|luon|lun|dung|duy nhat|me|just))* (?:1|mot|one) (?:con|cai|em|may|mau|chiec|mon|thoi|di|for)(?![a-z])|(?:^|\s)dung (?:1|mot) (?:con|cai|em|may|mau|chiec|mon) (?:thoi|di|nha|nhe)(?![a-z])/
const picksOne = ({ folded }: Reading, { kinds, count }: Need, previous: Need): boolean =>
  PICKS_ONE.test(folded) && count === undefined && kinds.every((kind) => previous.kinds.includes(kind))

function followUp(reading: Reading, need: Need, previous: Need, features: Features, classes: Classes): Need {
  const isCorrection = (turnOf(classes.turn) === 'correct' || saysMistaken(reading)) && !hasSlot(need)
  const said = isCorrection ? { ...need, ...corrected(reading, previous) } : need
  const merged = mergeNeeds(reading, said, previous, features)
  const intent = readIntent(reading, { ...merged, budget: need.budget }, classes)
  const turn = picksOne(reading, need, previous) ? 'pick' : turnOf(classes.turn)
  if (reducedBudget(reading, previous.budget) && !DANGERS.has(intent))
    return { ...merged, intent: 'advise', turn: 'cheaper' }
  if (PUTS_OFF.test(reading.folded) && !hasSlot(need) && need.kinds.length === 0)
    return { ...merged, intent: 'small_talk', turn: 'thanks' }
  const isFewer = previous.kinds.length > 1 && merged.kinds.length < previous.kinds.length
  if (isFewer && need.kinds.length === 0 && !DANGERS.has(intent))
    return { ...merged, intent: 'advise', turn: 'remove' }
  const addsWords = turn === 'add' && !need.greeting && !need.thanks
  const isTalk =
    TALK.has(intent) && (settles(turn) || (intent === 'small_talk' && (hasSlot(need) || addsWords)))
  const isSame =
    isSameOfOther(reading, need, previous) && ['advise', 'compare', 'explain', 'lookup'].includes(intent)
  const isAdded = isOneMore(reading) && need.kinds.length > 0 && merged.kinds.length > 1
  if (intent === 'service' && (asksOfMachine(need) || asksForWarranty(reading)))
    return { ...merged, intent: 'lookup', turn: 'ask_about_shown' }
  if (intent === 'service' && !settles(turn) && !isToShop(reading, need))
    return { ...merged, intent: 'explain', turn }
  // 'so 2 con của 2 hãng đi': one of each maker that was asked for.
  if (OF_EACH_MAKER.test(reading.folded) && merged.brands.length > 1)
    return { ...merged, intent: 'compare', turn: 'add' }
  const isSum = merged.kinds.length > 1 && asksForSum(reading)
  // 'có hàng Nhật không': others are asked for, but where one is pointed at.
  const isEitherOrigin = /(?:^|\s)(?:hang|do) (?:tau|trung quoc|viet(?: nam)?|ta|nhat|han) hay /.test(
    reading.folded,
  )
  if (isEitherOrigin && need.kinds.length === 0)
    return {
      ...wishesAsBefore(previous, previous),
      intent: 'lookup',
      turn: 'ask_about_shown',
      followUp: true,
    }
  const isOfOrigin = need.brandCountries.length > 0 && need.picks.length === 0 && !pointsBack(reading)
  if (isOfOrigin && (intent === 'lookup' || intent === 'explain' || intent === 'service'))
    return { ...merged, intent: 'advise', turn: 'add' }
  if (need.used && ASKS_OF_USED.test(reading.folded) && !wishesAnew(need, previous))
    return { ...previous, intent: 'explain', turn: 'ask_about_shown', followUp: true }
  const asksMeaning = WHAT_IT_IS.test(reading.folded) && need.kinds.length + need.models.length === 0
  if (asksMeaning) return { ...wishesAsBefore(merged, previous), intent: 'explain', turn: 'ask_about_shown' }
  // 'em nghe bảo cửa trước hay mốc gioăng': what is heard of it is no wish for it.
  if (HEARSAY.test(reading.folded) && need.budget === undefined && need.picks.length === 0)
    return { ...wishesAsBefore(merged, previous), intent: 'explain', turn: 'ask_about_shown' }
  // 'rớt xuống biển luôn thì sao': what would happen, not what is wished.
  const isWhatIf =
    WHAT_IF.test(reading.folded) && !hasSlot(need) && !hasSubject(need) && need.unstated.length === 0
  if (isWhatIf && intent === 'advise')
    return { ...wishesAsBefore(merged, previous), intent: 'explain', turn: 'ask_about_shown' }
  const asksOfThem = asksOfCare(reading) || weighsTwo(reading, need)
  const onlyAsks = asksOfRunning(reading) ? 'running_cost' : asksOfThem ? 'explain' : null
  if (onlyAsks && !wishesAnew(need, previous))
    return {
      ...wishesAsBefore(merged, previous),
      intent: onlyAsks,
      turn: asksOfThem ? 'add' : 'ask_about_shown',
    }
  if (asksHowMuchCheaper(reading.folded) && hasSlot(need))
    return {
      ...merged,
      ...ofMakersAsked(need, previous),
      unstated: need.unstated,
      asksCheaper: false,
      asksBetter: false,
      intent: 'advise',
      turn: 'replace',
    }
  if (seeksFigure(reading, need) && !DANGERS.has(intent)) return { ...merged, intent: 'advise', turn: 'add' }
  // 'electrolux với samsung thì khỏi' sets neither beside the other.
  const onlyRefuses = need.brandsExcluded.length > 0 && need.brands.length + need.models.length === 0
  // 'chốt một con thôi, vì sao': the why comes with the one.
  const isPicked = intent === 'explain' && picksOne(reading, need, previous)
  // 'cái nào ồn ít nhất': the end of a row, however many were shown.
  const isExtreme =
    (intent === 'compare' || turn === 'compare_shown') &&
    need.order !== undefined &&
    !HELD_AGAINST.test(reading.folded) &&
    need.models.length + need.brands.length === 0
  const isAdvised =
    isPicked || isExtreme || isTalk || isSame || isAdded || isSum || (onlyRefuses && intent === 'compare')
  const asked = isAdvised ? 'advise' : intentOfTurn(intent, classes.turn)
  // 'nó thích màu hồng': a wish, whatever it sounds like.
  const isColour =
    asked === 'lookup' && need.colours.length > 0 && need.picks.length + need.models.length === 0
  const isTold =
    (asked === 'explain' || isColour) && previous.kinds.length > 0 && !previous.isOwned && !merged.isOwned
  if (isTold && (!asksAnything(reading.folded) || ASKS_FOR_ONE.test(reading.folded)))
    return { ...merged, intent: 'advise', turn: turn === 'ask_about_shown' ? 'add' : turn }
  if (merged.isOwned && asked === 'advise') return { ...merged, intent: 'explain', turn }
  // 'bà hay quên sạc nên pin quan trọng hơn': how it is to be, and nothing asked of those shown.
  const isWish =
    asked === 'advise' &&
    turn === 'ask_about_shown' &&
    need.unstated.length + need.priorities.length > 0 &&
    need.picks.length + need.models.length === 0 &&
    !asksAnything(reading.folded)
  // What several things come to is asked of all that was shown.
  return {
    ...merged,
    intent: asked === 'off_topic' ? 'advise' : asked,
    turn: isSum
      ? 'compare_shown'
      : isExtreme || isWish || (isSame && turn === 'ask_about_shown')
        ? 'add'
        : turn,
  }
}
