import { fold } from '#app/vietnamese/fold.ts'
import { saysTheSame } from '../conversation/conversation.ts'
import { SAFETY_FACTS } from '../knowledge/fact-base.ts'
import type { Fact } from '../knowledge/fact.ts'
import {
  certainFact,
  factAskedLike,
  factOfQuestion,
  factsPerhapsAsked,
  factsRatherAsked,
  findFacts,
} from '../knowledge/find-facts.ts'
import { findNamed } from '../retrieve/find-named.ts'
import { retrieve } from '../retrieve/retrieve.ts'
import type { SizingRules } from '../sizing/rules.ts'
import { size } from '../sizing/size.ts'
import { answerPinned } from '../teaching/pinned.ts'
import { isAbout } from '../understand/about.ts'
import { withoutAlternatives } from '../understand/feature-groups.ts'
import { overloadOf } from '../understand/hazard.ts'
import type { Intent, Need, Turn } from '../understand/need.ts'
import { kindMentions } from '../understand/product-kinds.ts'
import { readQuestion } from '../understand/reading.ts'
import { isForShop } from '../understand/service-words.ts'
import type { Draft } from '../write/draft.ts'
import { writeExplanation } from '../write/explain.ts'
import { writeHazard } from '../write/hazard.ts'
import { writeLookup } from '../write/lookup.ts'
import { withMissing, withNoneOfBrand, withOneSide } from '../write/missing.ts'
import { writeNoRunningCost, writeRunningCosts } from '../write/running-cost.ts'
import {
  writeCrisis,
  writeOffTopic,
  writeRefusal,
  writeAskMore,
  writeNearest,
  writeService,
  writeSizeGuide,
  writeSmallTalk,
  writeUnheard,
  writeUnknown,
} from '../write/talk.ts'
import { advise } from './advise.ts'
import {
  answerAbout,
  answerOfNamed,
  answerOfPick,
  answerOfShown,
  knownInContext,
  lookUp,
} from './answer-product.ts'
import type { Asked, Drafted } from './asked.ts'
import { compare } from './compare.ts'
import { figuresOfKind } from './figures-of-kind.ts'
import { reckonCost } from './reckon-cost.ts'

/** Whether a question is for the shop itself rather than about shops: 'có bán trả góp không', 'shop ở đâu'. */
const isOfShop = ({ question, need }: Asked): boolean =>
  need.intent === 'service' && isForShop(fold(question))

/** Chooses how to answer by what was understood, and writes the draft. */
export async function draftAnswer(asked: Asked): Promise<Drafted> {
  const { need, phrase, about } = asked
  const pinned = await answerPinned(asked)
  if (pinned) return pinned
  const filed = factOfQuestion(asked.question, asked.facts)
  if (filed) return { draft: await explanationOf(filed, asked) }
  // Before anything else that the words might mean: nobody in danger is sold a machine.
  const ofDanger = answerOfDanger(asked)
  if (ofDanger) return { draft: ofDanger }
  if (about && isAbout(about, asked)) return answerAbout(about, asked)
  const asksOfPick = await answerOfPick(asked)
  if (asksOfPick) return asksOfPick
  const goesOnChoosing = need.followUp && need.intent === 'advise'
  const isOfModels = need.models.length > 0 && OF_MODELS.has(need.intent)
  const isOfFacts = need.intent !== 'running_cost' && !goesOnChoosing && !isOfModels && !isOfShop(asked)
  const isOfTwo = need.intent === 'explain' && need.models.length > 0 && !need.followUp
  const together = isOfTwo ? factAskedLike(asked.question, { ...need, kinds: [] }, asked.facts) : null
  if (together) return { draft: await explanationOf(together, asked) }
  const ofNamed = await answerOfNamed(asked)
  if (ofNamed) return ofNamed
  const isToBeSized = need.intent === 'size' && (await isSized(asked))
  const explained =
    isOfFacts && !isToBeSized ? ((await figuresOfKind(asked)) ?? (await explain(asked))) : null
  if (explained) return explained
  const ofShown = await answerOfShown(asked)
  if (ofShown) return ofShown
  switch (need.intent) {
    case 'service': {
      const fact = isOfShop(asked) ? null : certainFact(asked.question, need, asked.facts)
      return fact ? explanation(asked, fact) : { draft: writeService(asked.question) }
    }
    case 'off_topic':
      return { draft: writeOffTopic(asked.question) }
    case 'small_talk':
      return { draft: writeSmallTalk(need, phrase, asked.question) }
    case 'explain':
      if (asksOfBrand(asked)) return advise(asked)
      return (
        (await explainLike(asked)) ??
        ((narrows(need) || need.unstated.length > 0) && !need.followUp ? adviseBeside(asked) : unknown(asked))
      )
    case 'compare':
      if (await isOneOnly(asked)) return besideOnlyOne(asked)
      return (await compare(asked)) ?? (await explainLike(asked)) ?? adviseInstead(asked)
    case 'price':
      return (await lookUp(asked)) ?? adviseOrUnheard(asked)
    case 'lookup':
      return (
        (await lookUp(asked)) ??
        (narrows(need) || !ASKS.test(fold(asked.question)) ? null : await explainLike(asked)) ??
        adviseOrUnheard(asked)
      )
    case 'size':
      return (
        sizeOnly(need, await asked.catalogue.sizingRules()) ??
        (narrows(need) || !ASKS.test(fold(asked.question)) ? null : await explainLike(asked)) ??
        adviseOrUnheard(asked)
      )
    case 'running_cost':
      return (
        (await reckonCost(asked)) ??
        (saysUse(need) ? await costToRun(asked) : null) ??
        (need.followUp ? null : await explainRather(asked)) ??
        (await costToRun(asked)) ??
        (await explainLike(asked)) ?? { draft: writeNoRunningCost(need), unanswered: true }
      )
    default:
      return (await explainWhatIsAsked(asked)) ?? adviseOrUnheard(asked)
  }
}

/** What is known of a question that only sounds like a wish for a machine; null for a wish, and in the middle of choosing. */
async function explainWhatIsAsked(asked: Asked): Promise<Drafted | null> {
  const { question, need } = asked
  if (need.followUp || need.order !== undefined) return null
  const [fact, ...others] = factsRatherAsked(question, need, asked.facts)
  if (!fact) return null
  return factAskedLike(question, need, asked.facts) === fact
    ? explanation(asked, fact)
    : { draft: writeNearest(fact, others) }
}

/** What is known of a thing, behind that the brand asked about makes none that is in the data. */
async function withAbsentBrand(draft: Draft, { need, catalogue }: Asked): Promise<Draft> {
  const [kind] = need.kinds
  if (!kind || need.brands.length === 0 || need.followUp) return draft
  const [held] = await catalogue.find({ kinds: [kind], brands: need.brands, limit: 1 })
  return held ? draft : withNoneOfBrand(draft, need)
}

/** What is asked of a product by its name: its data answer, or that it is not among them. */
const OF_MODELS: ReadonlySet<Intent> = new Set(['lookup', 'price', 'compare'])

/** Whether a rule works out the size that is asked for: its sum answers, no fact of another room. */
async function isSized({ need, catalogue }: Asked): Promise<boolean> {
  const [kind] = need.kinds
  return kind !== undefined && size(kind, need, await catalogue.sizingRules()) !== null
}

/** Whether the one product that was shown is to be compared with others that were not. */
const isOneOnly = async ({ need, shown }: Asked): Promise<boolean> =>
  need.picks.length > 0 && need.models.length === 0 && (await shown()).length === 1

/** That only one product was shown, with others to hold against it. */
async function besideOnlyOne(asked: Asked): Promise<Drafted> {
  const [only] = await asked.shown()
  const others = await advise({ ...asked, need: { ...asked.need, turn: 'other_options', picks: [] } })
  const said = `Lúc nãy mình mới đưa ra một máy là ${only?.title ?? ''}; để bạn có cái so, đây là máy khác.`
  const { paragraphs, rules = [] } = others.draft
  return {
    ...others,
    draft: {
      ...others.draft,
      paragraphs: [said, ...paragraphs],
      rules: [said, ...rules],
      others: [...(others.draft.others ?? []), ...(only ? [only] : [])],
    },
  }
}

/** What is said to somebody in danger, or about to be, whatever else the words might mean; null for all others. */
function answerOfDanger(asked: Asked): Draft | null {
  const { question, need } = asked
  switch (need.intent) {
    case 'crisis':
      return writeCrisis(question)
    case 'hazard':
      return writeHazard(question, need.kinds, overloadOf(fold(question)))
    case 'unsafe':
      return writeRefusal(question, dangerKnown(asked))
    default:
      return null
  }
}

/**
 * What is known of a question by how others asked the same, where no product answers it; machines follow where it also says
 * for whom or for how much. Null where it asks for an extreme, or nothing is known.
 */
async function explainLike(asked: Asked): Promise<Drafted | null> {
  const { question, need } = asked
  const fact = need.order === undefined ? factAskedLike(question, need, asked.facts) : null
  return fact && explanation(asked, fact)
}

/** Facts of what a machine uses: rows say it better. */
const OF_COST = /(?<!do )ton (?:bao nhieu |nhieu )?dien/

/** Whether it says how big the machine is or how long it runs: then a sum is asked for, not knowledge. */
const saysUse = ({ kinds, hoursPerDay, hp, kg, litres, inches }: Need): boolean =>
  kinds.length > 0 && [hoursPerDay, hp, kg, litres, inches].some((figure) => figure !== undefined)

/** What surely is asked beside a cost: 'để bao nhiêu độ cho đỡ tốn điện'. */
async function explainRather(asked: Asked): Promise<Drafted | null> {
  const [best] = findFacts(asked.question, asked.need, asked.facts)
  return best && !OF_COST.test(fold(best.fact.question)) ? explanation(asked, best.fact) : null
}

/** What is known of the danger that a question asks to be helped into. */
function dangerKnown({ question, need }: Asked): Fact | null {
  const fact = factAskedLike(question, need)
  return fact && SAFETY_FACTS.has(fact) ? fact : null
}

/** Words of a text that asks nothing yet: 'tư vấn', 'cần hỗ trợ'. */
const ASKS_NOTHING = 3

async function unknown(asked: Asked): Promise<Drafted> {
  const { question, need, phrase, previous } = asked
  // A need that is told at length only sounds like a question.
  if (need.isMeant || (need.kinds.length === 0 && need.perhaps.length > 0)) return advise(asked)
  if (previous) return unheard(asked)
  const isBare = need.kinds.length === 0 && question.trim().split(/\s+/).length <= ASKS_NOTHING
  if (isBare) return { draft: writeSmallTalk(need, phrase, question) }
  const [nearest, ...others] = factsPerhapsAsked(question, need, asked.facts)
  return { draft: nearest ? writeNearest(nearest, others) : writeUnknown(need), unanswered: true }
}

/** Turns that ask for other products though they say nothing of them. */
const GOES_ON: ReadonlySet<Turn> = new Set([
  'pick',
  'close',
  'other_options',
  'cheaper',
  'dearer',
  'back_to_earlier',
  'new_topic',
  'compare_shown',
])
/** What a question ends or begins with. */
const ASKS =
  /\?|(?:^|\s)(?:khong|ko|k|hong|hok|chua|sao|gi|nao|bao nhieu|may|the nao|duoc chu|ha|a)[\s.!]*$|(?:^|\s)(?:co|bao) (?:[a-z]+ ){1,6}(?:khong|ko|k|hong)(?![a-z])/

/** Machines, unless what was said last changes nothing that they are chosen by: the same list again would be no answer. */
async function adviseOrUnheard(asked: Asked): Promise<Drafted> {
  const { need, previous } = asked
  const namesNothing = need.kinds.length + need.brands.length + need.models.length + need.perhaps.length === 0
  if (previous && namesNothing && !need.budget) return unheard(asked)
  const isSame = previous !== null && need.followUp && saysTheSame(need, previous)
  const goesOn = GOES_ON.has(need.turn) || need.asksCheaper || need.asksBetter || need.paysMore
  if (!isSame || goesOn || need.picks.length > 0 || need.order !== undefined) return advise(asked)
  return (await explainLike(asked)) ?? unheard(asked)
}

/** That nothing is known of what was said, beside what was recommended before. */
async function unheard(asked: Asked): Promise<Drafted> {
  const { question, need } = asked
  const known = ASKS.test(fold(question)) ? knownInContext(asked) : null
  if (known) return { draft: known, unanswered: true }
  const [best] = await asked.shown()
  const near = factsPerhapsAsked(question, need, asked.facts)
  return { draft: writeUnheard(best, ASKS.test(fold(question)), near), unanswered: true }
}

/** Machines for what a question says beside what it asks, which nothing in the data answers: said first. */
async function adviseBeside(asked: Asked): Promise<Drafted> {
  const advice = await advise({
    ...asked,
    need: { ...asked.need, features: withoutAlternatives(asked.need.features) },
  })
  const said = 'Điều bạn hỏi thì mình chưa có nguồn đủ chắc để trả lời; còn theo nhu cầu bạn nêu:'
  const { paragraphs, rules = [] } = advice.draft
  return {
    ...advice,
    draft: { ...advice.draft, paragraphs: [said, ...paragraphs], rules: [said, ...rules] },
    unanswered: true,
  }
}

/** What there is of the kind, where none of the models to be compared is in the data: said first. */
async function adviseInstead(asked: Asked): Promise<Drafted> {
  const { models, budget, features, brands } = asked.need
  const found = models.length === 1 ? await lookUp(asked) : null
  if (found && found.draft.picks.length > 0) return { draft: withOneSide(found.draft) }
  // Without a sum or a wish any machine would be as good an answer as another.
  const namesKind = kindMentions(readQuestion(asked.question)).some(({ value }) => value !== null)
  if (models.length > 0 && !namesKind && !budget && features.length === 0 && brands.length < 2)
    return { draft: withMissing(writeAskMore(asked.need), models), unanswered: true }
  const advice = await advise({ ...asked, need: { ...asked.need, models: [] } })
  return { ...advice, draft: withMissing(advice.draft, models) }
}

/** 'có nên mua máy giặt LG không': the machines of that brand are the answer that can be given. */
const asksOfBrand = ({ question, need }: Asked): boolean =>
  need.kinds.length > 0 &&
  need.brands.length > 0 &&
  /(?:^|\s)(?:nên|đáng|tốt|bền|ổn|ngon|nen|tot|ngon)(?!\p{L})/iu.test(question) &&
  !/(?:^|\s)(?:bi|loi|hong|hu|sua|tai sao|vi sao|cach)(?![a-z])/.test(fold(question))

/** The size guide of a kind, where the fact its size depends on was not said. */
function sizeOnly(need: Need, rules: SizingRules): Drafted | null {
  const [kind] = need.kinds
  if (!kind || size(kind, need, rules)) return null
  const guide = writeSizeGuide(need, rules)
  return guide ? { draft: guide } : null
}

/**
 * What the fact base knows of a question, with an article of ours if one fits; where it also says for whom or for how
 * much, machines follow. Null where it asks for a machine.
 */
async function explain(asked: Asked): Promise<Drafted | null> {
  const fact =
    certainFact(asked.question, asked.need, asked.facts) ??
    findFacts(asked.question, asked.need, asked.facts)[0]?.fact
  return fact ? explanation(asked, fact) : null
}

/** A fact, and where a question also says for whom or for how much, the machines for that. */
async function explanation(asked: Asked, fact: Fact): Promise<Drafted> {
  const { need } = asked
  const draft = await withAbsentBrand(await explanationOf(fact, asked), asked)
  if (!narrows(need) || need.followUp) return { draft }
  // The features named are what is weighed, not what is wanted.
  const advice = await advise({ ...asked, need: { ...need, intent: 'advise', features: [] } })
  return { ...advice, draft: joined(draft, advice.draft, fact.verdict) }
}

const explanationOf = async (fact: Fact, { question, articles }: Asked): Promise<Draft> =>
  writeExplanation(fact, (await articles?.(question)) ?? [])

/** The verdict of a fact before the advice it leads to. */
function joined(explanation: Draft, advice: Draft, verdict: string): Draft {
  return {
    ...advice,
    paragraphs: [verdict, ...advice.paragraphs],
    sources: [...explanation.sources.slice(0, 1), ...advice.sources],
    rules: [...(explanation.rules ?? []), ...(advice.rules ?? [])],
  }
}

/** A question of knowledge that also says for whom or for how much is answered with products. */
function narrows({ kinds, budget, people, roomM2, roomM3, distanceM, widthMm, heightMm }: Need): boolean {
  const said = [budget, people, roomM2, roomM3, distanceM, widthMm, heightMm]
  return kinds.length > 0 && said.some((slot) => slot !== undefined)
}

/** What the machines meant cost to run: the one named or pointed at, or all that meet the need. */
async function costToRun(asked: Asked): Promise<Drafted | null> {
  const { question, need, shown, catalogue, runningCosts } = asked
  const [model] = need.models
  const [place] = need.picks
  const pointed = place ? (await shown())[place - 1] : undefined
  const named = pointed ? [pointed] : model ? await findNamed(model, need.kinds, catalogue) : null
  if (named?.length === 0) return { draft: writeLookup([], [], model ?? question) }
  const [kind] = need.kinds
  const sizing = kind ? size(kind, need, await catalogue.sizingRules()) : null
  const candidates = named ?? (await retrieve(need, sizing, catalogue)).candidates
  const costs = await runningCosts?.(candidates, need)
  if (!costs) return null
  const [one] = named ?? []
  if (one && (pointed || costs.of.has(one.id))) return answerAbout(one, asked)
  const priceSources = await catalogue.priceSources([...costs.of.keys()])
  const draft = writeRunningCosts({ need, candidates, costs, priceSources })
  return draft && { draft }
}
