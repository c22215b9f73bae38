import { kindLabel } from '#app/kinds/kind.ts'
import { fold } from '#app/vietnamese/fold.ts'
import { asksForMachine } from '../knowledge/asks-to-know.ts'
import { SAFETY_FACTS } from '../knowledge/fact-base.ts'
import { factSought } from '../knowledge/fact-sought.ts'
import type { Fact } from '../knowledge/fact.ts'
import {
  certainFact,
  factAskedLike,
  factOfPart,
  factsPerhapsAsked,
  factsRatherAsked,
  findFacts,
} from '../knowledge/find-facts.ts'
import { weighsTwo } from '../understand/asks-of-turns.ts'
import { isBareName, isNamedFirst } from '../understand/bare-name.ts'
import { withoutAlternatives } from '../understand/feature-groups.ts'
import { readFeatures } from '../understand/features.ts'
import type { Need } from '../understand/need.ts'
import { readQuestion } from '../understand/reading.ts'
import type { Draft } from '../write/draft.ts'
import { writeExplanation } from '../write/explain.ts'
import { withNoneOfBrand } from '../write/missing.ts'
import { writeNearest } from '../write/talk.ts'
import { advise } from './advise.ts'
import { ASKS, countWords } from './asked.ts'
import type { Asked, Drafted } from './asked.ts'

/** From this share on nobody is asked whether that was meant. */
const SURELY_SOUGHT = 0.5

/** What is known of a question that only sounds like a wish for a machine; null for a wish, and in the middle of choosing. */
export async function explainWhatIsAsked(asked: Asked): Promise<Drafted | null> {
  const { question, need } = asked
  if (need.followUp || need.order !== undefined) return null
  const [fact, ...others] = factsRatherAsked(question, need, asked.facts)
  if (!fact) return null
  return factAskedLike(question, need, asked.facts) === fact
    ? explanation(asked, fact)
    : { draft: explainNearest(asked, fact, others) }
}

/** The fact that comes nearest to a question, and what else may have been meant unless it surely is what people ask for so. */
export function explainNearest({ question, need, facts }: Asked, fact: Fact, others: readonly Fact[]): Draft {
  const sought = factSought(question, need, facts)
  return sought?.fact === fact && sought.share >= SURELY_SOUGHT
    ? writeExplanation(fact)
    : writeNearest(fact, others)
}

/** What is known of a thing, behind that the brand asked about makes none that is in the data. */
async function withAbsentBrand(draft: Draft, { need, catalogue }: Asked): Promise<Draft> {
  const [kind] = need.kinds
  if (!kind || need.brands.length === 0 || need.followUp) return draft
  const [held] = await catalogue.find({ kinds: [kind], brands: need.brands, limit: 1 })
  return held ? draft : withNoneOfBrand(draft, need)
}

/**
 * What is known of a question by how others asked the same, where no product answers it; machines follow where it also says
 * for whom or for how much. Null where it asks for an extreme, or nothing is known that fits.
 */
export async function explainLike(
  asked: Asked,
  fits: (fact: Fact) => boolean = () => true,
): Promise<Drafted | null> {
  const { question, need } = asked
  const fact = need.order === undefined ? factAskedLike(question, need, asked.facts) : null
  return fact && fits(fact) ? explanation(asked, fact) : null
}

/** From this likeness on a fact that sets types against each other answers who chooses between two. */
const OF_TYPES = 0.4
const SETS_AGAINST = /(?:^|\s)(?:hay|hoac|voi|khac|chon|kieu nao|loai nao)(?![a-z])/

/**
 * What is known of the types, or kinds, that a question chooses between: 'cửa trên hay cửa trước, nhà 5 người'; machines
 * follow where it says for whom. Null where it chooses between none, or between models.
 */
export async function explainBetween(asked: Asked): Promise<Drafted | null> {
  const { question, need } = asked
  if (need.models.length > 0 || need.brands.length > 1 || need.picks.length > 0) return null
  const { wanted } = readFeatures(readQuestion(question), need.kinds)
  const isOfTypes = wanted.length - withoutAlternatives(wanted).length > 1
  // 'bluetooth hay dây tốt hơn', of what was spoken of.
  const [kind] = need.followUp && weighsTwo(readQuestion(question), { ...need, kinds: [] }) ? need.kinds : []
  if (!isOfTypes && !need.isOneOfKinds && !kind) return null
  const asking = kind ? `${question} ${kindLabel(kind)}` : question
  const fact = factsPerhapsAsked(asking, need, asked.facts, OF_TYPES).find(
    (one) => SETS_AGAINST.test(fold(one.question)) && !SAFETY_FACTS.has(one),
  )
  if (!fact) return null
  return wantsMachine(asked)
    ? withMachines(await explanationOf(fact, asked), fact, asked)
    : explanation(asked, fact)
}

/** Facts of what a machine uses: rows say it better. */
const OF_COST = /(?<!do )ton (?:bao nhieu |nhieu )?dien/

const OF_ELECTRICITY = /(?:^|\s)(?:ton|tien|hao|an|so|het)(?: (?:bao nhieu|may|nhieu))? dien(?![a-z])/

/** What surely is asked beside a cost: 'để bao nhiêu độ cho đỡ tốn điện'. */
export async function explainRather(asked: Asked): Promise<Drafted | null> {
  const [best] = findFacts(asked.question, asked.need, asked.facts)
  if (!best || OF_COST.test(fold(best.fact.question))) return null
  // What a detergent costs is no electricity.
  const isOfOther = OF_ELECTRICITY.test(fold(asked.question)) && !best.fact.question.includes('điện')
  return isOfOther ? null : explanation(asked, best.fact)
}

/** From this likeness on a fact says which of two ways costs less. */
const WEIGHS_COSTS = 0.45
const WEIGHED =
  /(?:^|\s)(?:hay(?! (?:bi|di|dung|xai|mo|bat))(?: [a-z0-9]+){1,8} hon|hoan von|thu hoi von|bao gio (?:moi )?(?:lai|loi)|bao lau (?:thi |moi )?(?:hoan|lai|loi|thu))(?![a-z])/

/** What is known of which of two ways costs less, or when it pays: 'bật cả ngày hay lúc tắm mới bật'. Null for one machine's cost. */
export async function explainWhichCosts(asked: Asked): Promise<Drafted | null> {
  const { question, need } = asked
  if (need.models.length > 0 || need.followUp || !WEIGHED.test(fold(question))) return null
  const fact = factAskedLike(question, need, asked.facts, WEIGHS_COSTS)
  return fact && { draft: await explanationOf(fact, asked) }
}

/** What is known of the danger that a question asks to be helped into. */
export function dangerKnown({ question, need }: Asked): Fact | null {
  const fact = factAskedLike(question, need)
  return fact && SAFETY_FACTS.has(fact) ? fact : null
}

/**
 * What the fact base knows of a question, with an article of ours if one fits; where it also says for whom or for how
 * much, machines follow. Null where it asks for a machine.
 */
export async function explain(asked: Asked): Promise<Drafted | null> {
  if (wantsMachine(asked)) {
    const ofTrouble = await explainTrouble(asked)
    if (ofTrouble) return ofTrouble
    if (!ASKS.test(fold(asked.question))) return null
    const certain = factAskedLike(asked.question, asked.need, asked.facts, BESIDE_MACHINES)
    return certain && (await withMachines(await explanationOf(certain, asked), certain, asked))
  }
  const fact =
    certainFact(asked.question, asked.need, asked.facts) ??
    findFacts(asked.question, asked.need, asked.facts)[0]?.fact
  return fact ? explanation(asked, fact) : null
}

/** 'cần tủ đông chừng 300 lít', 'cho xin quạt treo tường': a machine is asked for in so many words. */
const ASKS_FOR_MACHINE =
  /(?:^|\s)(?:can|muon mua|mua|dinh mua|tinh mua|(?<!tiet )kiem|tim|tu van|goi y|sam|cho xin|muon sam|muon tim|muon kiem)(?![a-z])/
/** 'có cần', 'có nên mua', 'mua rồi', 'cần gì': of a machine, not for one. */
const ASKS_ABOUT_IT =
  /(?:^|\s)(?:co can|can gi|co nen|nen (?:mua|sam|chon|lay|xai|dung)|hay (?!bi|di|dung|xai|lam|nau|choi|quen|ngoi|mua|an|om|dau|co|phai|the|la)[a-z]+|moi mua|vua mua|mua (?:roi|xong|duoc|ve|o dau|luc nao|khi nao|them gi)|khi mua|luc mua|truoc khi mua|can luu y|can (?:lam|phai|coi|xem|kiem tra|biet|test)|la gi|tai sao|vi sao|co dang|dang mua|hay khong|bao lau|khac (?:gi|nhau)|co that|co dung|(?:co |duoc )(?:khong|ko|k|hong|hok))(?![a-z])/

/** From this likeness on a fact is told to who asks for a machine. */
const BESIDE_MACHINES = 0.7

const wantsMachine = ({ question, need }: Asked): boolean => {
  const folded = fold(question)
  return (
    need.intent === 'advise' &&
    need.kinds.length > 0 &&
    !(need.kinds.length > 1 && need.isOneOfKinds) &&
    !need.isOwned &&
    !need.isMeant &&
    (isNamedFirst(readQuestion(question), need) ||
      (ASKS_FOR_MACHINE.test(folded) && !ASKS_ABOUT_IT.test(folded)))
  )
}

/** A fact before the machines that it helps to choose; the machines alone where none is found. */
async function withMachines(draft: Draft, { verdict }: Fact, asked: Asked): Promise<Drafted> {
  const advice = await advise(asked)
  return advice.draft.picks.length > 0
    ? { ...advice, draft: joined(draft, advice.draft, verdict) }
    : { draft }
}

/** The fact that was written for a question, before machines where it asks for one as well. */
export const explainWritten = async (asked: Asked, fact: Fact): Promise<Drafted> =>
  wantsMachine(asked) && ASKS_FOR_MACHINE.test(fold(asked.question))
    ? withMachines(await explanationOf(fact, asked), fact, asked)
    : { draft: await explanationOf(fact, asked) }

/** Fewer words name a machine, and tell of no trouble. */
const FEWEST_WORDS = 5
/** From this likeness on, and this much before the next, a fact of a trouble is told to who says no more than the trouble. */
const OF_TROUBLE = 0.75
/** From this likeness on it is whatever comes next: two facts of one trouble are as good. */
const TROUBLE_ITSELF = 1.25
const TROUBLE = /là sao|làm sao|thế nào|làm gì|cách nào|xem gì|vì sao|do đâu|là lỗi/i

/** What is known of a trouble that is told, or of how a thing is done, where nobody asks for a machine: 'robot đi lạc không về dock'. */
export async function explainTrouble(asked: Asked): Promise<Drafted | null> {
  const { question, need, facts } = asked
  const folded = fold(question)
  if (need.followUp || need.order !== undefined || narrows(need)) return null
  const isSaidHow = [need.inches, need.litres, need.kg, need.hp].some((size) => size !== undefined)
  if (isSaidHow || need.uses.length > 0 || isBareName(readQuestion(question), need)) return null
  if (countWords(question) < FEWEST_WORDS || ASKS_FOR_MACHINE.test(folded) || asksForMachine(folded))
    return null
  const fact =
    factOfPart(question, need, facts, OF_TROUBLE) ?? factAskedLike(question, need, facts, TROUBLE_ITSELF)
  if (!fact || !TROUBLE.test(fact.question)) return null
  return { draft: await explanationOf(fact, asked) }
}

/** 'chỉ em cách vệ sinh lưới lọc': how something is done is asked, whoever it is that asks. */
const ASKS_HOW =
  /^(?!.*(?:^|\s)(?:mua|chon|tu van|goi y|nen lay)(?![a-z])).*(?:^|\s)(?:(?:chi|day|huong dan|bay)(?: [a-z]+){0,2} cach|cach (?:ve sinh|lau|rua|thao|lap|reset|cai|xai|dung|chinh|sua|xu ly))(?![a-z])/

/** A fact, and where a question also says for whom or for how much, the machines for that. */
export async function explanation(asked: Asked, fact: Fact): Promise<Drafted> {
  const { need } = asked
  const draft = await withAbsentBrand(await explanationOf(fact, asked), asked)
  const isToChoose =
    (narrows(need) && !ASKS_HOW.test(fold(asked.question))) ||
    (need.kinds.length > 0 && need.brandsExcluded.length > 0)
  if (!isToChoose || need.followUp || need.isOwned) return { draft }
  // The features named are what is weighed, not what is wanted.
  const single = withoutAlternatives(need.features)
  const either = need.features.filter((feature) => !single.includes(feature))
  const advice = await advise({ ...asked, need: { ...need, intent: 'advise', features: [], either } })
  return { ...advice, draft: joined(draft, advice.draft, fact.verdict) }
}

export const explanationOf = async (fact: Fact, { question, articles }: Asked): Promise<Draft> =>
  writeExplanation(fact, (await articles?.(question)) ?? [])

/** The verdict of a fact before the advice it leads to. */
export function joined(explanation: Draft, advice: Draft, verdict: string): Draft {
  return {
    ...advice,
    paragraphs: [verdict, ...advice.paragraphs.filter((said) => said !== verdict)],
    sources: [...explanation.sources.slice(0, 1), ...advice.sources],
    rules: [...(explanation.rules ?? []), ...(advice.rules ?? [])],
  }
}

/** A question of knowledge that also says for whom or for how much is answered with products. */
export function narrows({
  kinds,
  budget,
  people,
  roomM2,
  roomM3,
  distanceM,
  widthMm,
  heightMm,
}: Need): boolean {
  const said = [budget, people, roomM2, roomM3, distanceM, widthMm, heightMm]
  return kinds.length > 0 && said.some((slot) => slot !== undefined)
}
