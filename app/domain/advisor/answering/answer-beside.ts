import { fold } from '#app/vietnamese/fold.ts'
import type { Candidate, Specification } from '../catalogue.ts'
import type { Fact } from '../knowledge/fact.ts'
import { factOfPart } from '../knowledge/find-facts.ts'
import { isWorthTelling } from '../knowledge/worth-telling.ts'
import { sayAsked, sayStated } from '../stated/say-asked.ts'
import { askedWords } from '../stated/specification-lines.ts'
import { withoutAlternatives } from '../understand/feature-groups.ts'
import { kindMentions } from '../understand/kind-mentions.ts'
import type { Intent } from '../understand/need.ts'
import { readQuestion } from '../understand/reading.ts'
import type { SaidPart } from '../understand/said-clauses.ts'
import { partsSaid } from '../understand/said-clauses.ts'
import { asksForSum } from '../understand/sums.ts'
import type { Draft } from '../write/draft.ts'
import { saidLast } from '../write/draft.ts'
import { factSource } from '../write/explain.ts'
import { joinWords } from '../write/phrasing.ts'
import { sayRunningCostBriefly } from '../write/running-cost.ts'
import { HELD } from '../write/wishes.ts'
import { advise } from './advise.ts'
import { askedOf } from './answer-product.ts'
import { asksWhether } from './asked.ts'
import type { Asked, Drafted } from './asked.ts'
import { joined } from './explain.ts'
import { withWorthTelling } from './tell-beside.ts'

/** From this share on a clause asks something, whatever it ends with. */
const ASKS = 0.5
const SURELY = 0.8
/** Questions of one text that are answered. */
const MOST = 4
/** Words of a question that facts are looked through for; what is asked in fewer than enough has to be very like. */
const FEWEST_WORDS = 4
const ENOUGH_WORDS = 5
const WORDS_OF_ANY = 6
/** From these likenesses on a fact answers a part of a text: one about the machine, about any, asked in few words. */
const LIKE = { ofKind: 0.7, ofAny: 0.75, short: 1.3 } as const
/** Words of a part that asks for no more than whether a machine has a thing. */
const WORDS_OF_WISH = 6
/** From this share on a fact that a part of the text asks for is told: asking says more than wishing. */
const ASKED_FOR = 0.02
/** Letters of what is said back as not known. */
const LONGEST = 80

/** 'con nào có', 'mua loại nào', 'giá nhiêu', 'có con nào không': the machines and their prices answer it. */
const OF_CHOICE =
  /(?:^|\s)(?:loai|con|may|mau|cai|hang|dong|chiec|em) nao(?![a-z])|(?:^|\s)(?:mua gi|lay gi|sao cho hop ly|tu van|goi y|gia(?! treo)|bao nhieu tien|nhieu tien|may tien|re hon|chon sao|co ban|co gi|(?:co )?du (?:khong|ko|k|hong|hok)|bo bot)(?![a-z])/
/** 'máy giặt … loại nào', where nothing was shown: machines are asked for too. */
const ASKS_FOR_ONE = /(?:^|\s)(?:loai|con|may|mau|dong|hang) nao(?! (?:la|cung))(?![a-z])/
const OF_COST =
  /(?:^|\s)(?:(?:ton|hao|an|het|mat|bao nhieu|may|tien) (?:[a-z]+ ){0,2}(?:dien|so dien|ky dien|kwh)|ton kem)(?![a-z])/
/** 'có được không', 'sao': asks nothing by itself. */
const ASKS_NOTHING =
  /^(?:(?:co|duoc|dc|the|vay|thi|la|ma|on|ok|tot|khong|ko|sao|a|ha|em|anh|chi|ban|shop|con|hop|ly|dung|phai|nhi|voi|va|lai) ?)*[\s?.!]*$/

/** Answers that leave nothing to be asked beside. */
const ALONE: ReadonlySet<Intent> = new Set(['crisis', 'hazard', 'unsafe', 'off_topic', 'small_talk'])

/** A part of a text that asks something. */
type Question = { words: string; folded: string; isSure: boolean }

/** The parts of a text that ask, in their order; none where the whole of it is one. What follows another has to ask in so many words. */
function questionsOf(parts: readonly SaidPart[], follows: boolean): Question[] {
  if (parts.length < 2) return []
  return parts.flatMap(({ words: said, question: share }) => {
    const words = said.replace(/^[\s,.;:]+|[\s,.;:]+$/g, '')
    const folded = fold(words)
    // Without its marks 'máy giặt' ends like 'mấy …'.
    const ending = fold(words.replace(/máy/giu, '-'))
    const asks = follows ? share >= ASKS && asksWhether(ending) : share >= ASKS || asksWhether(ending)
    return asks && !ASKS_NOTHING.test(folded) ? [{ words, folded, isSure: share >= SURELY }] : []
  })
}

/** What is known of a question that is only a part of a text, where it is worth telling; null where nothing clearly is. */
function factFor(part: Question, asked: Asked): Fact | null {
  const fact = factLike(part, asked)
  return fact && isWorthTelling(fact, asked.question, asked.need, asked.facts, ASKED_FOR) ? fact : null
}

function factLike({ words }: Question, { need, facts }: Asked): Fact | null {
  const count = words.split(/\s+/).length
  if (count < FEWEST_WORDS || askedWords(words, []).length < 2) return null
  const isOfKind = (fact: Fact) => fact.kinds.some((kind) => need.kinds.includes(kind))
  const near = factOfPart(words, need, facts, count < ENOUGH_WORDS ? LIKE.short : LIKE.ofKind)
  if (near && isOfKind(near)) return near
  return count < WORDS_OF_ANY ? null : factOfPart(words, need, facts, LIKE.ofAny)
}

/** The product an answer puts first, with its table. */
type First = { product: Candidate; table: readonly Specification[] }

async function firstOf({ picks }: Draft, { catalogue }: Asked): Promise<First | null> {
  const product = picks[0]?.candidate
  if (!product) return null
  return { product, table: (await catalogue.specifications([product.id])).get(product.id) ?? [] }
}

/** What was asked of a machine by name or measure, as its data say it and nothing said yet does; null where they say nothing of it. */
function saidOfFirst({ words }: Question, first: First | null, draft: Draft): string | null {
  if (!first) return null
  const { product, table } = first
  const asked = askedOf(words, [product.title], [product.kind])
  const { figures } = sayAsked({ ...asked, features: [], wishes: [], words: [] }, product, table)
  const text = fold(draft.paragraphs.join(' '))
  const isNews = (figure: string) =>
    (fold(figure).match(/\d[\d.,]*(?: [a-z]+)?/g) ?? [figure]).every(
      (part) => !text.includes(part.replace(',', '.')) && !text.includes(part),
    )
  const news = figures.filter(isNews)
  return news.length > 0 ? sayStated(product.title, { has: [], figures: news }).join(' ') : null
}

/** Whether what is asked is a wish that the answer tells of by itself: 'có nghe gọi được không'. */
function isWish({ words }: Question, { kind, title }: Candidate): boolean {
  const { features, wishes } = askedOf(words, [title], [kind])
  return features.length + wishes.length > 0
}

/** What one part of a text asks, answered: a sentence with the fact behind it, 'answered' where the draft says it already, or null. */
async function answerTo(
  question: Question,
  draft: Draft,
  first: First | null,
  asked: Asked,
): Promise<{ said: string; fact?: Fact } | 'answered' | null> {
  if (draft.picks.length > 0 && asksForSum(readQuestion(question.words))) return 'answered'
  if (OF_CHOICE.test(question.folded) && !OF_COST.test(question.folded))
    return draft.picks.length > 0 || draft.comparison ? 'answered' : null
  if (OF_COST.test(question.folded) && first) {
    if (asked.need.intent === 'running_cost') return 'answered'
    if (draft.paragraphs.some((said) => said.includes('Tiền điện'))) return 'answered'
    const costs = await asked.runningCosts?.([first.product], asked.need)
    const cost = costs?.of.get(first.product.id)
    if (costs && cost) return { said: sayRunningCostBriefly(cost, costs) }
  }
  if (first && isSized(asked) && OF_SIZE.test(question.folded)) return 'answered'
  const isOfWish = first !== null && question.words.split(/\s+/).length <= WORDS_OF_WISH
  if (first && isOfWish && isWish(question, first.product)) return 'answered'
  const fact = factFor(question, asked)
  const ofFirst = OF_DOING.test(question.folded) ? null : saidOfFirst(question, first, draft)
  const said = [ofFirst, fact?.verdict].filter(Boolean).join(' ')
  return said === '' ? null : { said, ...(fact ? { fact } : {}) }
}

/** 'mấy ngựa', 'bao nhiêu inch là vừa': the sum behind the size says it where the need tells of the place or the people. */
const OF_SIZE =
  /(?:^|\s)(?:may|bao nhieu) (?:ngua|lit|inch|kg|ky|hp|btu|bo|nguoi)(?![a-z])|(?:^|\s)(?:co nao|cho nao vua)(?![a-z])/
const isSized = ({ need: { people, roomM2, roomM3, distanceM } }: Asked): boolean =>
  [people, roomM2, roomM3, distanceM].some((slot) => slot !== undefined)

/** 'dán màn hình', 'nâng RAM': what is done with a part, not what it is. */
const OF_DOING = /(?:^|\s)(?:dan|nang|thay|ve sinh|lau|rua|lap|treo|sua|doi|gan)(?![a-z])/

/**
 * An answer with what its text asks beside the machine: each question is answered by the first machine's data, by what it
 * costs to run, or by a fact, and what nothing is known of is said. Machines follow a fact where they are asked for too.
 */
export async function answerBeside(drafted: Drafted, asked: Asked): Promise<Drafted> {
  const { question, need, catalogue } = asked
  const { draft } = drafted
  if (ALONE.has(need.intent) || draft.editorial || draft.paragraphs.length === 0) return drafted
  const parts = partsSaid(question, { brands: await catalogue.brandNames() })
  const questions = questionsOf(parts, need.followUp)
  if (questions.length === 0) return withWorthTelling(drafted, asked, parts)
  const whole = await withMachinesAskedFor(drafted, asked)
  const first = await firstOf(whole.draft, asked)
  let written = whole.draft
  const unknown: string[] = []
  for (const one of questions.slice(0, MOST)) {
    const answer = await answerTo(one, written, first, asked)
    if (answer === 'answered') continue
    if (answer === null) {
      const isOfModel = need.models.some((model) => one.folded.includes(fold(model)))
      if (first && !isOfModel && !need.followUp && need.intent !== 'running_cost' && isToBeTold(one))
        unknown.push(one.words)
      continue
    }
    if (written.paragraphs.some((said) => said.includes(answer.said))) continue
    written = saidLast(answer.said, written, answer.fact && factSource(answer.fact))
  }
  const told = withWorthTelling({ ...whole, draft: written }, asked, parts)
  const isTold = told.draft !== written
  const isQuoted = told.draft.paragraphs.some((said) => said.startsWith(HELD))
  return unknown.length > 0 && !isTold && !isQuoted
    ? { ...told, draft: saidLast(sayUnknown(unknown), told.draft) }
    : told
}

/** What sets two against each other is told by the answer, or that one of them is not known. */
const COMPARES = /(?:^|\s)(?:khac (?:gi|nhau|biet)|hon nhau|so sanh)(?![a-z])/

/** 'sao', 'gì', 'bao nhiêu': without any of them a clause tells rather than asks. */
const QUESTION_WORD =
  /(?:^|(?<!\d)\s)(?:sao|gi|nao|bao nhieu|bao lau|may|khong|ko|chua|the nao|cach)(?![a-z])/

/** 'chia sao cho vừa', 'còn bao nhiêu', 'có cách nào không', 'thiệt vậy không': asks for the choice that was just made, or of no machine. */
const OF_PURCHASE =
  /(?:^|\s)(?:chia|con (?:du|lai|bao nhieu)|du mua|mua (?:con|cai|duoc|gi|may)|co cach|phai lam (?:gi|sao)|thiet|that (?:vay )?(?:khong|ko|k|hong)|giai quyet|noi nao|nen (?:mua|lay|chon))(?![a-z])|(?:^|\s)bao nhieu$/

/** Whether what nobody knows is worth saying back: asked for sure, short, and of no machine by its name, which the machines answer. */
function isToBeTold({ words, folded, isSure }: Question): boolean {
  if (!isSure || words.length > LONGEST) return false
  if (!QUESTION_WORD.test(folded) || COMPARES.test(folded) || OF_PURCHASE.test(folded)) return false
  const reading = readQuestion(words)
  return kindMentions(reading).length === 0 && reading.tokens.length > 3
}

const sayUnknown = (questions: readonly string[]): string =>
  `Còn ${joinWords(questions.map((words) => `“${words.replace(/[?!.\s]+$/, '')}”`))} thì mình chưa có nguồn chắc để trả lời, bạn hỏi lại nơi bán giúp mình nhé.`

/** Machines behind what is known, where one part of the text asks for them: 'máy giặt đồ trẻ sơ sinh loại nào, giặt bao nhiêu độ'. */
async function withMachinesAskedFor(drafted: Drafted, asked: Asked): Promise<Drafted> {
  const { need, question } = asked
  const { draft } = drafted
  // Which of two types: the table that tells them apart is the answer.
  const isOfTypes = withoutAlternatives(need.features).length < need.features.length
  if (isOfTypes || COMPARES.test(fold(question))) return drafted
  const isAskedFor = need.kinds.length === 1 && !need.isOwned && !need.followUp && need.models.length === 0
  const asks = ASKS_FOR_ONE.test(fold(question))
  if (!isAskedFor || !asks || draft.picks.length > 0 || draft.comparison) return drafted
  const advice = await advise({ ...asked, need: { ...need, intent: 'advise' } })
  if (advice.draft.picks.length === 0) return drafted
  const [verdict = ''] = draft.paragraphs
  return { ...advice, draft: joined(draft, advice.draft, verdict) }
}
