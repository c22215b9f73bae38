import { classify } from '../classify/classify.ts'
import { readSituation } from '../classify/situation.ts'
import type { Vocabulary } from './brands.ts'
import { parseBudget } from './budget.ts'
import { dangerOf, SURELY_DESPAIR, tellsOfEmergency } from './danger.ts'
import { machinesOf, MEANT } from './guessed-kinds.ts'
import type { Classes } from './intent.ts'
import { asksToBuy, isSurelyWish, SURELY_TALK } from './intent.ts'
import { kindMentions } from './kind-mentions.ts'
import { ASKS_FOR_THING } from './owned.ts'
import type { Reading } from './reading.ts'
import { readQuestion } from './reading.ts'

/** 'còn 16 thì sao': the same of another. */
const ASKS_OF_ANOTHER = /^(?:(?:a|ua|the|vay|roi) )?(?:con|the|vay) .{1,24} thi sao(?![a-z])/

/** From this share on a text is about something else, whatever it would mean as an answer. */
const ELSEWHERE = 0.85

const namesSum = (reading: Reading): boolean =>
  parseBudget(reading, { kinds: [], aboutProducts: true }) !== null

/** 'có máy nào …, tầm 12 triệu đổ lại': who says what there is to spend asks for a machine. */
const hasToSpend = (reading: Reading): boolean => ASKS_FOR_THING.test(reading.folded) && namesSum(reading)

/** 'muốn gặp người thật', 'cho nói chuyện với nhân viên': who is tired of a machine despairs of nothing else. */
const ASKS_FOR_PERSON =
  /(?:^|\s)(?:gap|noi chuyen|tro chuyen|ket noi|noi may)(?: (?:voi|duoc|truc tiep))* (?:nguoi that|nhan vien|tu van vien|tong dai|con nguoi)(?![a-z])/
const OF_DESPAIR = /(?:^|\s)(?:chet|song|tu tu|bien mat|ton tai|ket thuc|tuyet vong)(?![a-z])/
const isTiredOfUs = (folded: string): boolean => ASKS_FOR_PERSON.test(folded) && !OF_DESPAIR.test(folded)

/** 'bếp không còn chỗ âm tủ': it is a kitchen that has no room left, and nobody in it. */
const HAS_NO_ROOM =
  /(?:^|\s)(?:bep|tu|ke|tuong|hoc|goc|ban cong|san phoi|o dien)(?: [a-z]+){0,3} (?:khong|ko|k|het|chang|hong)(?: (?:con|co|du))? cho(?![a-z])/
const isOfPlace = (folded: string): boolean => HAS_NO_ROOM.test(folded) && !OF_DESPAIR.test(folded)

/** From this share on words that name no machine tell of despair, however seldom an answer does. */
const DESPAIR = 0.5
const COURTESY =
  /^(?:(?:dạ|vâng|ok|oke|thôi|được rồi|được|rồi|ừ|à|cảm ơn|cám ơn|cảm ơn nhiều|em|anh|chị|cô|chú|bạn|shop|nha|nhé|ạ)[\s,.!]+)+/iu

/** What a later turn tells by itself, behind its thanks: 'dạ cám ơn anh, bữa giờ em thấy bế tắc quá'. */
function despairAlone(reading: Reading, vocabulary: Vocabulary): 'crisis' | null {
  return despairIn(reading.raw.replace(COURTESY, ''), vocabulary) >= DESPAIR ? 'crisis' : null
}

/** How surely some words tell of despair; 0 where they name a machine or a figure. */
function despairIn(words: string, vocabulary: Vocabulary): number {
  const said = readQuestion(words)
  if (/\d/.test(said.folded) || kindMentions(said).length > 0) return 0
  return classify(said, vocabulary)['danger']?.find(({ name }) => name === 'crisis')?.share ?? 0
}

/** Fewer words than four tell of nothing by themselves. */
const SAYS_SOMETHING = /\S+\s+\S+\s+\S+\s+\S/

/** 'khó ngủ, cãi nhau suốt, em chán đời quá': what a clause tells is not unsaid by what is told around it. */
function despairOfClause(reading: Reading, vocabulary: Vocabulary): 'crisis' | null {
  const clauses = reading.raw.split(/[,.;!?…\n]+/).filter((clause) => SAYS_SOMETHING.test(clause))
  const isSure = (clause: string) => despairIn(clause, vocabulary) >= SURELY_DESPAIR
  return clauses.length > 1 && clauses.some(isSure) ? 'crisis' : null
}

/** The machine is read from the words alone; what is asked, and what the turn does, as an answer to what came before. */
export function classesOf(reading: Reading, vocabulary: Vocabulary, follows: boolean): Classes {
  const { intent = [], kind = [], danger = [] } = classify(reading, vocabulary)
  const situation = readSituation(reading, vocabulary)
  const isTired = isTiredOfUs(reading.folded) || isOfPlace(reading.folded)
  // Who needs a machine complains of heat and toil: 'nóng 39 độ, chịu hết nổi rồi'.
  const isOfNeed = (machinesOf(kind)[0]?.share ?? 0) >= MEANT
  const despairOfOne = () => (isOfNeed || told.isOfBuyer ? null : despairOfClause(reading, vocabulary))
  const emergency = tellsOfEmergency(reading.folded) ? ('hazard' as const) : null
  const told = {
    isOfBuyer: asksToBuy({ intent, situation, kind }) || hasToSpend(reading),
    saysSum: () => kindMentions(reading).some(({ value }) => value !== null) && namesSum(reading),
  }
  if (!follows)
    return {
      intent,
      kind,
      alarm: isTired ? null : (emergency ?? dangerOf(danger, told) ?? despairOfOne()),
      turn: [],
      isElsewhere: false,
      situation,
    }
  const answered = classify(reading, vocabulary, true)
  const shareOf = (asked: string) => intent.find(({ name }) => name === asked)?.share ?? 0
  const isElsewhere =
    !ASKS_OF_ANOTHER.test(reading.folded) &&
    intent[0]?.name === 'off_topic' &&
    shareOf('off_topic') + shareOf('small_talk') >=
      (isSurelyWish({ situation, kind }) ? SURELY_TALK : ELSEWHERE)
  return {
    intent: answered['intent'] ?? intent,
    isElsewhere,
    kind,
    alarm: isTired
      ? null
      : (emergency ??
        dangerOf(danger, told, answered['danger']) ??
        despairAlone(reading, vocabulary) ??
        despairOfOne()),
    turn: answered['turn'] ?? [],
    situation,
  }
}
