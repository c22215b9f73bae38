import { fold } from '#app/vietnamese/fold.ts'
import { saysTheSame } from '../conversation/conversation.ts'
import { factsPerhapsAsked, firstHelpFor } from '../knowledge/find-facts.ts'
import { worthTelling } from '../knowledge/worth-telling.ts'
import { hasFeature } from '../stated/say-asked.ts'
import { asksAnything } from '../understand/asks-anything.ts'
import { parseBudget } from '../understand/budget.ts'
import { featureLabel } from '../understand/chip-labels.ts'
import { withoutAlternatives } from '../understand/feature-groups.ts'
import { readFeatures } from '../understand/features.ts'
import { readHousehold } from '../understand/household.ts'
import { kindMentions } from '../understand/kind-mentions.ts'
import type { Turn } from '../understand/need.ts'
import { refusedKinds } from '../understand/product-kinds.ts'
import { readQuestion } from '../understand/reading.ts'
import { readWishes } from '../understand/wishes.ts'
import { readUnstated } from '../wished/read-wishes.ts'
import { saidFirst } from '../write/draft.ts'
import { factSource } from '../write/explain.ts'
import { withMissing, withOneSide } from '../write/missing.ts'
import { lowerFirst } from '../write/phrasing.ts'
import { writeAskMore, writeFirstHelp, writeSmallTalk, writeUnheard, writeUnknown } from '../write/talk.ts'
import { advise } from './advise.ts'
import { askedOf, knownInContext, lookUp } from './answer-product.ts'
import { adviceFor, ASKS, countWords } from './asked.ts'
import type { Asked, Drafted } from './asked.ts'
import { explainLike, explainNearest, narrows } from './explain.ts'

/** From this likeness on what comes near helps with a machine that is owned. */
const RATHER_LIKE = 0.42

/** Asks about what is there rather than for something. */
const ASKS_WHY = /(?:^|\s)(?:tai sao|vi sao|sao|bi gi|bi sao|lam sao|cach)(?![a-z])/

/** Words of a text that asks nothing yet: 'tư vấn', 'cần hỗ trợ'. */
const ASKS_NOTHING = 3

/** What may help with a machine that is owned where nothing surely does: what comes near, or what to look at first. */
async function ofOwned(asked: Asked): Promise<Drafted> {
  const { question, need, facts } = asked
  const [rather, ...others] = factsPerhapsAsked(question, need, facts, RATHER_LIKE)
  if (rather) return { draft: explainNearest(asked, rather, others), unanswered: true }
  const firstHelp = firstHelpFor(need, facts)
  // Who only described a machine is shown it sooner than nothing.
  const isDescribed = need.isMeant || need.perhaps.length > 0 || !ASKS.test(fold(question))
  if (!firstHelp && isDescribed && !ASKS_WHY.test(fold(question))) return advise(asked)
  return {
    draft: firstHelp ? writeFirstHelp(firstHelp) : writeUnheard(undefined, true, []),
    unanswered: true,
  }
}

export async function unknown(asked: Asked): Promise<Drafted> {
  const { question, need, phrase, previous } = asked
  // A need that is told at length only sounds like a question.
  if (need.isOwned) return ofOwned(asked)
  // 'IP68 là vứt xuống hồ bơi thoải mái hả': what comes near says more than machines that nobody named.
  const asksToKnow = need.isMeant && need.intent === 'explain' && ASKS.test(fold(question)) && !narrows(need)
  const [near, ...rest] = asksToKnow ? factsPerhapsAsked(question, need, asked.facts, RATHER_LIKE) : []
  if (near) return { draft: explainNearest(asked, near, rest), unanswered: true }
  if (need.isMeant || (need.kinds.length === 0 && need.perhaps.length > 0)) return advise(asked)
  if (previous) return unheard(asked)
  if (need.kinds.length > 0 && ASKS_WHICH.test(fold(question))) return advise(asked)
  const isBare = need.kinds.length === 0 && countWords(question) <= ASKS_NOTHING
  if (isBare) return { draft: writeSmallTalk(need, phrase, question) }
  const [nearest, ...others] = factsPerhapsAsked(question, need, asked.facts)
  return { draft: nearest ? explainNearest(asked, nearest, others) : writeUnknown(need), unanswered: true }
}

/** 'coi cho ngoại cái nào nó la lớn': one of them is asked for, whatever of it nothing tells. */
const ASKS_WHICH = /(?:^|\s)(?:con|cai|mau|may|loai|dong|hang) nao(?! (?:la|khac|cung))(?![a-z])/

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
/** Machines, unless what was said last changes nothing that they are chosen by: the same list again would be no answer. */
export async function adviseOrUnheard(asked: Asked): Promise<Drafted> {
  const { need, previous } = asked
  const namesNothing = need.kinds.length + need.brands.length + need.models.length + need.perhaps.length === 0
  if (previous && namesNothing && !need.budget) return unheard(asked)
  const isSame = previous !== null && need.followUp && saysTheSame(need, previous)
  const goesOn = GOES_ON.has(need.turn) || need.asksCheaper || need.asksBetter || need.paysMore
  if (!isSame || goesOn || asked.pointed.sure || need.order !== undefined) return advise(asked)
  return (asksAnything(fold(asked.question)) ? await explainLike(asked) : null) ?? unheard(asked)
}

/** That nothing is known of what was said, beside what was recommended before. */
async function unheard(asked: Asked): Promise<Drafted> {
  const { question, need } = asked
  const asks = asksAnything(fold(question))
  if (need.isOwned && (asks || !asked.hasShown)) return ofOwned(asked)
  if (ASKS_FOR_OTHERS.test(fold(question)) && need.kinds.length > 0) return adviseDespite(asked)
  const [best] = asked.hasShown ? await asked.shown() : []
  if (best && need.kinds.length > 0 && !asks) return adviseStill(asked)
  const known = knownInContext(asked)
  if (known) return { draft: known, unanswered: true }
  const near = factsPerhapsAsked(question, need, asked.facts)
  const draft = writeUnheard(best, ASKS.test(fold(question)), near)
  const [worth] = worthTelling(question, need, asked.facts)
  if (!best || !worth || worth.share < TOLD_INSTEAD) return { draft, unanswered: true }
  const paragraphs = [worth.fact.verdict, ...draft.paragraphs.slice(1, 2)]
  const sources = [...draft.sources, factSource(worth.fact)]
  return { draft: { ...draft, paragraphs, rules: paragraphs, sources, tapQuestion: null }, unanswered: true }
}

/** The machines again for who only tells something more: behind what is known that helps, else that nothing recorded tells of it. */
async function adviseStill(asked: Asked): Promise<Drafted> {
  const { question, need, facts } = asked
  const advice = await advise({ ...asked, need: { ...need, intent: 'advise' } })
  const reading = readQuestion(question)
  const { wanted, excluded } = readFeatures(reading, need.kinds)
  const { uses, priorities } = readWishes(reading)
  const { unstated } = readUnstated(reading, need.kinds)
  const isOfFigures =
    Object.keys(readHousehold(reading)).length > 0 ||
    refusedKinds(reading).some((kind) => !need.kinds.includes(kind)) ||
    parseBudget(reading, { kinds: need.kinds, aboutProducts: true }) !== null
  const isHeld = isOfFigures || [...wanted, ...excluded, ...unstated, ...uses, ...priorities].length > 0
  if (isHeld)
    return {
      ...advice,
      draft: saidFirst('Điều đó mình đã tính vào rồi, nên gợi ý vẫn như trước.', advice.draft),
    }
  const [worth] = worthTelling(question, need, facts)
  if (!worth || worth.share < TOLD_INSTEAD)
    return {
      ...advice,
      draft: saidFirst(
        `Mình ghi nhận ${inTheirWords(question)}; thông số các máy không có mục nào để lọc theo điều này, nên gợi ý vẫn như trước:`,
        advice.draft,
      ),
      unanswered: true,
    }
  const told = saidFirst(worth.fact.verdict, advice.draft)
  return {
    ...advice,
    draft: { ...told, sources: [factSource(worth.fact), ...told.sources] },
    unanswered: true,
  }
}

/** From this share on a fact is told to who adds what no data tell of: it is nearer than that nothing is known. */
const TOLD_INSTEAD = 0.12

/** 'có con nào ko cần đổ rác bằng tay không': other machines are asked for, by what nothing recorded tells. */
const ASKS_FOR_OTHERS =
  /(?:^|\s)(?:co|con|kiem|tim|lay) (?:[a-z]+ ){0,2}?(?:con|cai|mau|may|loai|dong|hang) nao(?![a-z])/

/** What was said, in the visitor's own words where they are few. */
function inTheirWords(question: string): string {
  const words = question.trim().replace(/[\s?.!]+$/, '')
  return words.length <= 80 ? `“${words}”` : 'điều bạn vừa nêu'
}

/** The machines again, as what was added could not be held: said first, in the visitor's own words where they are few. */
async function adviseDespite(asked: Asked): Promise<Drafted> {
  return adviseAfter(
    `Thông số mình có chưa cho biết ${inTheirWords(asked.question)}, nên mình chưa lọc theo đó được; còn theo những điều bạn nói trước:`,
    asked,
  )
}

/** Machines for what a question says beside what it asks; where neither the data nor a fact beside them answers it, said first. */
export async function adviseBeside(asked: Asked): Promise<Drafted> {
  const need = { ...asked.need, features: withoutAlternatives(asked.need.features) }
  return adviceFor(asked)
    ? advise({ ...asked, need })
    : adviseAfter('Điều bạn hỏi thì mình chưa có nguồn đủ chắc để trả lời; còn theo nhu cầu bạn nêu:', {
        ...asked,
        need,
      })
}

/** Machines behind what has to be said first. */
async function adviseAfter(said: string, asked: Asked): Promise<Drafted> {
  const advice = await advise(asked)
  return { ...advice, draft: saidFirst(said, advice.draft), unanswered: true }
}

/** What there is of the kind, where none of the models to be compared is in the data: said first. */
export async function adviseInstead(asked: Asked): Promise<Drafted> {
  const { models, budget, features, brands } = asked.need
  const found = models.length === 1 ? await lookUp(asked) : null
  if (found && found.draft.picks.length > 0) return { draft: withOneSide(found.draft) }
  // Without a sum or a wish any machine would be as good an answer as another.
  const namesKind = kindMentions(readQuestion(asked.question)).some(({ value }) => value !== null)
  if (models.length > 0 && !namesKind && !budget && features.length === 0 && brands.length < 2)
    return { draft: withMissing(writeAskMore(asked.need), models), unanswered: true, isDeadEnd: true }
  const advice = await advise({ ...asked, need: { ...asked.need, models: [] } })
  return { ...advice, draft: withMissing(advice.draft, models) }
}

/** What asks whether there is one of a sort: 'cửa trước có không', 'có loại 2 chiều không'. */
const ASKS_FOR_SORT =
  /(?:^|\s)(?:co|con)(?: (?:khong|ko|k|hong|hok|hem|luon))?[\s?.!]*$|(?:^|\s)(?:co|con) (?:loai|con|may|mau|cai|ban)(?: nao)? /

/** Machines with what the one shown has not, where a follow-up asks whether there are any: said first. */
export async function adviseOfThoseThatHave(asked: Asked): Promise<Drafted | null> {
  const { need, previous, question, pointed } = asked
  if (!previous || !need.followUp || pointed.products.length > 0 || need.models.length > 0) return null
  if (!ASKS_FOR_SORT.test(fold(question)) || need.turn === 'other_options') return null
  const [first] = await asked.shown()
  const { features } = askedOf(question, [], need.kinds)
  const [feature, another] = features
  if (!first || !feature || another || hasFeature(feature, first) !== false) return null
  const own = need.features.filter((one) => one !== feature)
  const wanted = withoutAlternatives([...own, feature])
  const advice = await advise({
    ...asked,
    need: {
      ...need,
      intent: 'advise',
      turn: 'add',
      features: wanted.includes(feature) ? wanted : [feature],
    },
  })
  if (advice.draft.picks.length === 0) return null
  return {
    ...advice,
    draft: saidFirst(
      `Máy vừa rồi không có ${lowerFirst(featureLabel(feature))}; loại có thì thế này.`,
      advice.draft,
    ),
  }
}
