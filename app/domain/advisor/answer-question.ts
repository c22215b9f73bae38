import type { Kind } from '#app/kinds/kind.ts'
import { cleanAnswer } from '#app/vietnamese/clean.ts'
import { fold } from '#app/vietnamese/fold.ts'
import { formatVnd } from '#app/vietnamese/money.ts'
import { MAX_RECOMMENDATIONS } from './answer.ts'
import type { Answer } from './answer.ts'
import { onlyAsks } from './answering/asked.ts'
import type { Drafted } from './answering/asked.ts'
import { answerAfterDanger } from './answering/danger-after.ts'
import { draftAnswer } from './answering/draft-answer.ts'
import { withMakerShown } from './answering/of-maker.ts'
import { chosenOf } from './answering/sums.ts'
import { bestPicks } from './best-picks.ts'
import type { Candidate, Catalogue } from './catalogue.ts'
import { conversationOf, topicsOf } from './conversation/conversation.ts'
import type { Topic } from './conversation/conversation.ts'
import { mayPoint, NOTHING, pointedAt, seenOf } from './conversation/point-at.ts'
import type { ShownFor } from './conversation/point-at.ts'
import { topicsAfter, topicsFor } from './conversation/topics.ts'
import type { KnownFacts } from './knowledge/known-facts.ts'
import { kindInCatalogue } from './retrieve/constraints.ts'
import type { RunningCostsOf } from './running-cost.ts'
import type { ChatRequest } from './schema.ts'
import type { FindPinned } from './teaching/pinned.ts'
import type { ReasonToTeach } from './teaching/reasons.ts'
import { reasonToTeach } from './teaching/reasons.ts'
import { needAbout } from './understand/about.ts'
import { besideOrders } from './understand/beside-orders.ts'
import type { Vocabulary } from './understand/brands.ts'
import { needFromContext } from './understand/context.ts'
import { isMended } from './understand/danger.ts'
import { hasSlot, hasSubject } from './understand/intent.ts'
import { kindMentions } from './understand/kind-mentions.ts'
import type { Intent, Need } from './understand/need.ts'
import type { Rephrase } from './understand/own-words.ts'
import { asksForAnother } from './understand/owned.ts'
import { readQuestion } from './understand/reading.ts'
import { sortOfUnsafe } from './understand/safety.ts'
import { understand } from './understand/understand.ts'
import { withoutSlots } from './understand/without-slots.ts'
import { evidenceFor } from './verify/evidence.ts'
import { verify } from './verify/verify.ts'
import { deniesDespair, sayBesideMachines, writeAfterCrisis } from './write/after-crisis.ts'
import { saidFirst } from './write/draft.ts'
import type { Draft, WordedPick } from './write/draft.ts'
import type { Article } from './write/explain.ts'
import { SAYS_MORE_OF_DANGER } from './write/hazard.ts'
import { phrasingFor, sentence } from './write/phrasing.ts'
import { saySeenShort, sourcesOf } from './write/sources.ts'
import type { Named } from './write/sources.ts'

/** What the advisor works with; the route composes it. */
export type AdvisorParts = {
  catalogue: Catalogue
  /** What products cost to run. */
  runningCosts?: RunningCostsOf
  /** The address of a product's picture. */
  pictureOf: (candidate: Candidate) => string
  /** Told of sentences that failed the check; they never reach the visitor. */
  onDropped: (sentences: string[]) => void
  /** Articles of the site that fit a question of knowledge, best first. */
  articles?: (question: string) => Promise<Article[]>
  /** Says what was asked in words the advisor knows, where editors taught others. */
  rephrase?: () => Promise<Rephrase>
  /** The facts in force; those that are shipped where it is left out. */
  facts?: () => Promise<KnownFacts>
  /** Finds what an editor answered to a question. */
  pinned?: () => Promise<FindPinned>
}

/** What code worked out for a question: the answer in the built-in voice, and what another voice may word anew. */
export type Plan = {
  answer: Answer
  draft: Draft
  /** The products it names beside its picks. */
  others: readonly Named[]
  need: Need
  /** The lowest price found in VND, which a text may name. */
  cheapest: number | null
  /** Every brand of the catalogue. */
  brands: readonly string[]
  /** Why editors may want to teach it a better answer; null where this one is whole. */
  toTeach: ReasonToTeach | null
}

/**
 * Answers a question from the catalogue and the sizing rules alone: understand, retrieve, rank, write, verify.
 * The same question over the same catalogue gets the same answer.
 */
export async function answerQuestion(request: ChatRequest, parts: AdvisorParts): Promise<Answer> {
  return (await planAnswer(request, parts)).answer
}

/** The answer in the built-in voice with what it was made of. */
export async function planAnswer(request: ChatRequest, parts: AdvisorParts): Promise<Plan> {
  const [rephrase, findPinned, facts] = await Promise.all([
    parts.rephrase?.(),
    parts.pinned?.(),
    parts.facts?.(),
  ])
  const message = rephrase?.(request.message) ?? request.message
  const previousContext =
    request.previousContext && (rephrase?.(request.previousContext) ?? request.previousContext)
  const [brands, names] = await Promise.all([parts.catalogue.brandNames(), parts.catalogue.names()])
  const vocabulary = { brands, names }
  const rules = await parts.catalogue.sizingRules()
  const catalogue = { ...parts.catalogue, sizingRules: () => Promise.resolve(rules) }
  const about = await productAskedAbout(request, catalogue)
  const spoken = topicsBefore(request, about, previousContext && needFromContext(previousContext, vocabulary))
  const topics = topicsFor(message, vocabulary, spoken)
  const last = topics.at(-1) ?? null
  const previous = last?.need ?? null
  const said =
    previous && request.withoutSlots?.length
      ? withoutSlots(previous, request.withoutSlots)
      : understand(message, vocabulary, previous)
  const { question, need: meant, isSteered } = withoutOrders(message, said, vocabulary)
  const shownOfAll = shownIn(last, catalogue)
  const shown = ofKindsNamed(message, last, shownOfAll)
  let read: Promise<ShownFor[]> | undefined
  const before = () => (read ??= shownFor(topics, shown, catalogue))
  const asking = readQuestion(question)
  const { folded } = asking
  const need = await withMakerShown(meant, folded, shown)
  const asked = {
    question,
    need,
    previous,
    shown,
    shownOfAll,
    hasShown: (last?.shown.length ?? 0) > 0,
    pointed:
      previous && mayPoint(asking, need.picks) ? pointedAt(asking, need.picks, await before()) : NOTHING,
    seen: async () => {
      const last = (await before()).at(-1)
      return last ? seenOf(last) : []
    },
    chosen: async () => (await before()).flatMap((one, at) => chosenOf(one, topics[at]?.need)),
    catalogue,
    about,
    phrase: phrasingFor(request.message),
    runningCosts: parts.runningCosts ?? null,
    articles: parts.articles,
    facts,
    told: request.conversation?.told,
    // A need without one of its conditions is no question of its own.
    pinned: request.withoutSlots?.length ? null : (findPinned?.(request.message) ?? null),
  }
  const inDistress = isDistress(message, need, request, vocabulary)
  // 'cũng không tới mức nghĩ quẩn, chỉ là mới chia tay': the same words would not have heard it.
  const isDenied = request.conversation?.distress === true && deniesDespair(folded)
  const isHeard = inDistress && (need.intent !== 'crisis' || isDenied)
  const wasInDanger = request.conversation?.danger === true && !isMended(folded)
  const plansIt = need.intent === 'unsafe' && sortOfUnsafe(folded) === 'dangerous' && !isMended(folded)
  const danger = need.intent === 'hazard' || plansIt || wasInDanger
  const ofDanger = wasInDanger && !ALARMS.has(need.intent) ? answerAfterDanger(message, need) : null
  const {
    draft: written,
    need: answered = previous && onlyAsks(need) ? previous : need,
    figures = answered.figures,
    cheapest = null,
    unanswered,
  }: Drafted = isHeard ? { draft: writeAfterCrisis(message) } : (ofDanger ?? (await draftAnswer(asked)))
  const askedBefore = request.conversation?.askedBack ?? null
  const once = notAskedTwice(written, askedBefore)
  const isConsoled = request.conversation?.distress === true && !inDistress && !ALARMS.has(need.intent)
  const isWorse = wasInDanger && need.intent === 'hazard'
  const beside = isWorse
    ? SAYS_MORE_OF_DANGER
    : isConsoled && once.picks.length > 0 && sayBesideMachines(message)
  const warm = beside ? saidFirst(beside, once) : once
  const draft = isSteered ? saidFirst(REFUSES_ORDERS, warm) : warm
  const others = await named(draft.others ?? [], catalogue)
  const { paragraphs, dropped } = verify(draft.paragraphs, evidenceFor(draft, answered, cheapest, others))
  if (dropped.length > 0) parts.onDropped(dropped)
  // 'bên bạn có chuột không': what is not there to be had takes no machine's place.
  const put = idsOf(draft)
  const keepsTopics =
    inDistress || (put.length === 0 && topics.length > 0 && (await isAbsent(answered, catalogue)))
  const products = draft.picks.slice(0, MAX_RECOMMENDATIONS).map((pick) => recommended(pick, parts))
  const answer = {
    content: cleanAnswer(paragraphs.join('\n\n')),
    relatedQuestions: draft.relatedQuestions,
    sources: sourcesOf(draft.sources, [...draft.picks, ...others]),
    productRecommendations: products.length > 0 ? { query: request.message, products } : null,
    comparison: draft.comparison ?? null,
    tapQuestion: draft.tapQuestion ?? null,
    editorial: draft.editorial ?? null,
    understood: answered.chips,
    conversation: conversationOf(
      keepsTopics ? topics : topicsAfter(topics, { ...answered, figures }, put, namedFor(answered, draft)),
      draft.tapQuestion?.question ?? askedBefore,
      { distress: inDistress, danger, told: draft.fact },
    ),
  }
  return {
    answer,
    draft,
    others,
    need: answered,
    cheapest,
    brands: vocabulary.brands,
    toTeach: reasonToTeach(need, draft, unanswered === true),
  }
}

/** What was asked back before and left unanswered is not asked again. */
function notAskedTwice(draft: Draft, askedBefore: string | null): Draft {
  const question = draft.tapQuestion?.question
  if (question === undefined || question !== askedBefore) return draft
  const left = (said: readonly string[]) => said.filter((one) => one !== question)
  return {
    ...draft,
    paragraphs: left(draft.paragraphs),
    ...(draft.rules ? { rules: left(draft.rules) } : {}),
    tapQuestion: null,
  }
}

const REFUSES_ORDERS =
  'Phần bảo mình đổi cách trả lời hay đưa ra thông tin của hệ thống thì mình không làm; còn câu hỏi chọn máy thì mình trả lời đây.'

/** What is asked beside orders that are meant to steer the advisor; the question as it is where nothing is, or none are. */
function withoutOrders(
  message: string,
  need: Need,
  vocabulary: Vocabulary,
): { question: string; need: Need; isSteered: boolean } {
  const asIs = { question: message, need, isSteered: false }
  if (need.intent !== 'unsafe' || sortOfUnsafe(fold(message)) !== 'steering') return asIs
  const question = besideOrders(message)
  const left = question === null ? null : understand(question, vocabulary)
  const isOfMachines = left !== null && left.kinds.length > 0 && !left.isMeant && OF_MACHINES.has(left.intent)
  return question !== null && isOfMachines ? { question, need: left, isSteered: true } : asIs
}

/** What is answered for the danger that it tells of. */
const ALARMS: ReadonlySet<Intent> = new Set(['hazard', 'crisis'])

/** What is answered though orders stand beside it: 'nói tivi Sony là hàng giả' is another order. */
const OF_MACHINES: ReadonlySet<Intent> = new Set([
  'advise',
  'price',
  'lookup',
  'compare',
  'size',
  'running_cost',
  'explain',
])

/** Intents of a text that asks for nothing. */
const ASKS_NOTHING: ReadonlySet<Intent> = new Set(['small_talk', 'off_topic', 'advise', 'explain', 'service'])

/** 'vậy mua cái mới loại nào': asks for something after all. */
const BUYS = /(?<!\p{L})(?:mua|tư vấn|gợi ý|loại nào|con nào|cái nào|tu van|goi y|loai nao)(?!\p{L})/iu

/** Whether somebody speaks of despair, or did and has asked for nothing else since. */
function isDistress(
  message: string,
  need: Need,
  { conversation }: ChatRequest,
  vocabulary: Vocabulary,
): boolean {
  if (need.intent === 'crisis') return true
  if (conversation?.distress !== true) return false
  const own = understand(message, vocabulary)
  if (own.intent === 'crisis') return true
  if (own.intent === 'advise' && asksForAnother(fold(message))) return false
  // What is only guessed from its words names nothing, unless something is to be bought.
  const named = own.isMeant && !BUYS.test(message) ? { ...own, kinds: [] } : own
  return ASKS_NOTHING.has(own.intent) && !hasSubject(named) && !hasSlot(own)
}

/** What was spoken of before a question: what its conversation remembers, else what a text or the product in view says. */
function topicsBefore(
  { conversation }: ChatRequest,
  about: Candidate | null,
  said: Need | null | '' | undefined,
) {
  if (conversation) return topicsOf(conversation)
  const need = said || (about && needAbout(about))
  return need ? [{ need, shown: [] }] : []
}

/** The products that were shown last, read from their rows; where a text tells of them, worked out again from its need. */
function shownIn(topic: Topic | null, catalogue: Catalogue): () => Promise<Candidate[]> {
  let read: Promise<Candidate[]> | undefined
  const find = async (): Promise<Candidate[]> => {
    if (!topic) return []
    if (topic.shown.length === 0) return bestPicks(topic.need, catalogue)
    return productsOf(topic.shown, catalogue)
  }
  return () => (read ??= find())
}

/** Of several things that were shown those that a question names: 'máy giặt đó giặt một lần bao nhiêu nước'. */
function ofKindsNamed(
  message: string,
  topic: Topic | null,
  shown: () => Promise<Candidate[]>,
): () => Promise<Candidate[]> {
  if (!topic || topic.need.kinds.length < 2) return shown
  const named = new Set(
    kindMentions(readQuestion(message)).flatMap(({ value }) => (value ? [kindInCatalogue(value)] : [])),
  )
  return async () => {
    const products = await shown()
    const own = products.filter(({ kind }) => named.has(kind as Kind))
    return own.length > 0 ? own : products
  }
}

/** Products by their ids, in that order, without those that are gone. */
async function productsOf(ids: readonly number[], catalogue: Catalogue): Promise<Candidate[]> {
  if (ids.length === 0) return []
  const found = await catalogue.find({ ids: [...ids], limit: ids.length })
  return ids.flatMap((id) => found.find((product) => product.id === id) ?? [])
}

/** The products shown for each topic, the last one's as they were worked out. */
async function shownFor(
  topics: readonly Topic[],
  shown: () => Promise<Candidate[]>,
  catalogue: Catalogue,
): Promise<ShownFor[]> {
  return Promise.all(
    topics.map(async (topic, index) => ({
      products: await (index === topics.length - 1 ? shown() : shownIn(topic, catalogue)()),
      about: topic.about,
      earlier: await productsOf(topic.earlier ?? [], catalogue),
      named: await productsOf(topic.named ?? [], catalogue),
    })),
  )
}

/** Whether the catalogue has nothing of the kinds that are named. */
async function isAbsent({ kinds }: Need, catalogue: Catalogue): Promise<boolean> {
  return kinds.length > 0 && (await catalogue.find({ kinds, limit: 1 })).length === 0
}

/** The products an answer puts before the visitor, in their order. */
const idsOf = ({ picks, comparison }: Draft): number[] => [
  ...new Set([
    ...picks.map(({ candidate }) => candidate.id),
    ...(comparison?.columns ?? []).map(({ id }) => id),
  ]),
]

/** The products of what is spoken of that an answer only names: 'con Sony' may point at them. */
const namedFor = ({ kinds }: Need, { others = [] }: Draft): number[] =>
  others.filter(({ kind }) => kinds.some((one) => one === kind)).map(({ id }) => id)

/** Products with where the price of each was seen. */
export async function named(
  candidates: readonly Candidate[],
  catalogue: Pick<Catalogue, 'priceSources'>,
): Promise<Named[]> {
  const seen = await catalogue.priceSources(candidates.map(({ id }) => id))
  return candidates.map((candidate) => ({
    candidate,
    priceSource: seen.find(({ productId }) => productId === candidate.id) ?? null,
  }))
}

/** The product a question is bound to; null where it is bound to none, or to one that is gone. */
async function productAskedAbout(
  { productId }: ChatRequest,
  catalogue: Catalogue,
): Promise<Candidate | null> {
  if (!productId) return null
  const [product] = await catalogue.find({ ids: [productId], limit: 1 })
  return product ?? null
}

function recommended(
  { candidate, role, reason, tradeOff, priceSource }: WordedPick,
  { pictureOf }: AdvisorParts,
) {
  const { id, title, des, brand, price } = candidate
  const priceText = price === null ? 'Liên hệ' : formatVnd(price)
  return {
    id,
    title,
    image: pictureOf(candidate),
    des,
    price: priceText,
    priceSeen: priceSource && saySeenShort(priceSource),
    brand,
    role,
    reason: sentence(reason),
    tradeOff,
  }
}
