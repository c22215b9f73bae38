import { kindLabel } from '#app/kinds/kind.ts'
import { fold } from '#app/vietnamese/fold.ts'
import { sayVnd } from '#app/vietnamese/money.ts'
import { certainFact, factAskedLike, factOfQuestion, factWrittenFor } from '../knowledge/find-facts.ts'
import { withFigures } from '../reckoning/answer-of-figures.ts'
import type { SizingRules } from '../sizing/rules.ts'
import { size } from '../sizing/size.ts'
import { answerPinned } from '../teaching/pinned.ts'
import { isAbout } from '../understand/about.ts'
import { chipsOf } from '../understand/chips.ts'
import { hasSlot, hasSubject } from '../understand/intent.ts'
import type { Intent, Need } from '../understand/need.ts'
import { asksWhoWeAre } from '../understand/service-words.ts'
import { settles } from '../understand/turn.ts'
import { wishOf } from '../wished/wish.ts'
import { saidFirst } from '../write/draft.ts'
import { joinWords, lowerFirst } from '../write/phrasing.ts'
import { writeNoRunningCost } from '../write/running-cost.ts'
import {
  isBereaved,
  writeAskWhat,
  writeCondolence,
  writeService,
  writeSizeGuide,
  writeSmallTalk,
} from '../write/talk.ts'
import { advise, adviseOfBrandNotShown } from './advise.ts'
import { answerBeside } from './answer-beside.ts'
import { answerForMany } from './answer-for-many.ts'
import { answerOfKnown } from './answer-known.ts'
import { answerOfPlace } from './answer-place.ts'
import { answerAbout, answerOfNamed, answerOfPick, answerOfShown, lookUp } from './answer-product.ts'
import { ASKS } from './asked.ts'
import type { Asked, Drafted } from './asked.ts'
import { colourOfShown } from './colour-of-shown.ts'
import { compare } from './compare.ts'
import { costOfEach } from './cost-of-each.ts'
import { costOfTheLike, costToRun, isOfItsPower } from './cost-to-run.ts'
import { answerOfCountry } from './country-of-maker.ts'
import { answerOfDanger } from './danger.ts'
import {
  explain,
  explainBetween,
  explainLike,
  explainRather,
  explainTrouble,
  explainWhatIsAsked,
  explainWhichCosts,
  explainWritten,
  explanation,
  explanationOf,
  narrows,
} from './explain.ts'
import { extremeOfShown } from './extreme-of-shown.ts'
import { figuresOfKind } from './figures-of-kind.ts'
import { withDifference } from './how-much-cheaper.ts'
import { leadOn } from './lead-on.ts'
import { answerOfMaker } from './of-maker.ts'
import { ofShop } from './of-shop.ts'
import { answerOfOther } from './other-machine.ts'
import { answerOfPlainSum } from './plain-sums.ts'
import { answerOfAsked, answerOfPointed, ASKS_DIFFERENCE } from './pointed.ts'
import { answerOfPriceElsewhere } from './price-elsewhere.ts'
import { repairOrBuy } from './repair-or-buy.ts'
import { sameOfMaker } from './same-of-maker.ts'
import { explainSaving, surelySought, withFactSought } from './sought.ts'
import { sumUp } from './sum-up.ts'
import { withinTotal, withSum } from './sum-with-chosen.ts'
import { answerOfSum } from './sums.ts'
import { answerOfSad, answerOfTalk, answerOffTopic, ASKS_WHAT_IS_BEST } from './talk.ts'
import { withVital } from './tell-beside.ts'
import { sayTooBig } from './too-big.ts'
import { adviseBeside, adviseInstead, adviseOfThoseThatHave, adviseOrUnheard, unknown } from './unanswered.ts'
import { whetherEnough } from './whether-enough.ts'
import { whetherFits } from './whether-fits.ts'
import { whetherMakerDoes } from './whether-maker-does.ts'
import { whetherSuits } from './whether-suits.ts'
import { whichFirst } from './which-first.ts'
import { isSized } from './which-size.ts'
import { answerWhyNot } from './why-not.ts'
import { answerOfWorth } from './worth-buying.ts'

/** 'con nào ngon nhất?', as the first that is said: nothing to choose among was named. */
const asksForAnything = ({ question, need, previous }: Asked): boolean =>
  !previous && !need.followUp && !hasSubject(need) && ASKS_WHAT_IS_BEST.test(fold(question))

/** Whether a question is for the shop itself rather than about shops: 'có bán trả góp không', 'shop ở đâu'. */
const isOfShop = ({ need }: Asked): boolean => need.intent === 'service' && need.isToShop

/** What a fact does not answer however alike it is: danger comes first, and a sum of the rows says more. */
const TOLD_OTHERWISE: ReadonlySet<Intent> = new Set(['crisis', 'hazard', 'unsafe', 'running_cost'])

/** The answer to a question; where it can only say what it cannot help with, machines for what else was said follow. */
export const draftAnswer = (asked: Asked): Promise<Drafted> => withFigures(asked, () => draftRest(asked))
async function draftRest(given: Asked): Promise<Drafted> {
  const asked = await withinTotal(given)
  const answered = await chooseAnswer(asked)
  if (answered.isWhole) return answered
  const chosen = await sayTooBig(await withFactSought(answered, asked), asked)
  const drafted = await answerBeside(await leadOn(chosen, asked), asked)
  const whole = await withDifference(await withSum(drafted, asked), asked)
  return withVital(saysNoShop(saysTakenBack(whole, asked), asked), asked)
}

const SELLS_NOTHING = /không bán (?:hàng|máy)|bán hàng/i

/** 'chốt con đó, mua ở đây luôn được không': who takes a machine and would buy it here is told that nothing is sold. */
function saysNoShop(drafted: Drafted, { need, question }: Asked): Drafted {
  const isToBuy = need.isToShop && need.followUp && settles(need.turn)
  const [ours] = writeService(question).paragraphs
  if (!isToBuy || !ours || drafted.draft.paragraphs.some((said) => SELLS_NOTHING.test(said))) return drafted
  return { ...drafted, draft: saidFirst(ours, drafted.draft) }
}

/** 'mua ở đâu rẻ nhất': where the machine shown was seen, at what price. */
const ASKS_WHERE =
  /(?:^|\s)(?:mua|ban|kiem) (?:no |con do |cai do )?o (?:dau|cho nao|shop nao|tiem nao)(?![a-z])/

/** What is looked for, rather than how it is to be. */
const NO_CONDITION = /^(?:kinds|models):|^(?:count|rooms|order|used)$/

/** An answer to a turn that takes conditions back, with which they are: the same machines may follow. */
function saysTakenBack(drafted: Drafted, { need, previous }: Asked): Drafted {
  if (!previous || need.turn !== 'remove' || need.intent !== 'advise') return drafted
  const [was, is] = [previous, need].map(({ kinds }) =>
    joinWords(kinds.map((kind) => lowerFirst(kindLabel(kind)))),
  )
  if (was && !need.kinds.some((kind) => previous.kinds.includes(kind))) {
    const left = is ? `Vậy mình gạt ${was} ra, tính sang ${is}.` : `Vậy mình gạt ${was} ra.`
    return { ...drafted, draft: saidFirst(left, drafted.draft) }
  }
  const kept = new Set(need.chips.map(({ slot }) => slot))
  const gone = chipsOf(previous).filter(({ slot }) => !NO_CONDITION.test(slot) && !kept.has(slot))
  if (gone.length === 0) return drafted
  const stays = previous.unstated.flatMap((label) =>
    gone.some(({ slot }) => slot === `unstated:${label}`) ? (wishOf(label, need.kinds[0])?.kept ?? []) : [],
  )
  if (stays.length > 0) return { ...drafted, draft: saidFirst(stays.join(' '), drafted.draft) }
  const said = `Mình bỏ điều kiện ${joinWords(gone.map(({ label }) => `“${label}”`))} rồi nhé.`
  return { ...drafted, draft: saidFirst(said, drafted.draft) }
}

/** Chooses how to answer by what was understood, and writes the draft. */
async function chooseAnswer(asked: Asked): Promise<Drafted> {
  const { need, phrase, about } = asked
  const pinned = await answerPinned(asked)
  if (pinned) return pinned
  const filed = factOfQuestion(asked.question, asked.facts)
  if (filed) return { draft: await explanationOf(filed, asked) }
  const mayBeWritten = !TOLD_OTHERWISE.has(need.intent) && !need.isToShop
  const written = mayBeWritten ? factWrittenFor(asked.question, need, asked.facts) : null
  if (written) return explainWritten(asked, written)
  // Before anything else that the words might mean: nobody in danger is sold a machine.
  const ofDanger = answerOfDanger(asked)
  if (ofDanger) return { draft: ofDanger, isDeadEnd: need.intent === 'unsafe' }
  if (isBereaved(asked.question) && !asked.need.budget) return { draft: writeCondolence(), isDeadEnd: true }
  const ofSad = answerOfSad(asked)
  if (ofSad) return ofSad
  if (about && isAbout(about, asked)) return answerAbout(about, asked)
  if (asksForAnything(asked)) return { draft: writeAskWhat() }
  if (asksWhoWeAre(fold(asked.question))) return { draft: writeSmallTalk(need, phrase, asked.question) }
  const [first] = need.followUp && ASKS_WHERE.test(fold(asked.question)) ? await asked.shown() : []
  if (first) return answerAbout(first, asked)
  const same = sameOfMaker(asked)
  if (same) return same
  const ofOther = answerOfOther(asked)
  if (ofOther) return ofOther
  const ofMaker =
    need.colours.length > 0 && need.followUp
      ? null
      : ((await answerOfCountry(asked)) ?? (await answerOfMaker(asked)))
  if (ofMaker) return ofMaker
  const ofPlainSum = await answerOfPlainSum(asked)
  if (ofPlainSum) return ofPlainSum
  const ofRepair = await repairOrBuy(asked)
  if (ofRepair) return ofRepair
  const ofPlace = await answerOfPlace(asked)
  if (ofPlace) return ofPlace
  const ofMany =
    (await answerForMany(asked)) ??
    (await whetherEnough(asked)) ??
    (await whetherFits(asked)) ??
    (await whetherMakerDoes(asked)) ??
    (await whetherSuits(asked))
  if (ofMany) return ofMany
  const summary = await sumUp(asked)
  if (summary) return summary
  const sum = await answerOfSum(asked)
  if (sum) return sum
  const ofTwo = await whichFirst(asked)
  if (ofTwo) return ofTwo
  const ofObjection =
    (await answerWhyNot(asked)) ?? (await answerOfPriceElsewhere(asked)) ?? (await answerOfWorth(asked))
  if (ofObjection) return ofObjection
  if (await isBeyondOnly(asked)) return besideOnlyOne(asked)
  const ofPointed =
    (await colourOfShown(asked)) ?? (await extremeOfShown(asked)) ?? (await answerOfPointed(asked))
  if (ofPointed) return ofPointed
  const ofAsked = await answerOfAsked(asked)
  if (ofAsked) return ofAsked
  const ofThoseThatHave = await adviseOfThoseThatHave(asked)
  if (ofThoseThatHave) return ofThoseThatHave
  const asksOfPick = await answerOfPick(asked)
  if (asksOfPick) return asksOfPick
  const ofBrand = await adviseOfBrandNotShown(asked)
  if (ofBrand) return ofBrand
  const goesOnChoosing = need.followUp && need.intent === 'advise'
  const isOfModels = need.models.length > 0 && OF_MODELS.has(need.intent)
  // 'so sánh tivi Samsung và LG': the machines of two makers, not what is known of one thing about them.
  const isOfMakers = need.intent === 'compare' && need.brands.length > 1 && need.kinds.length > 0
  const isOfFacts =
    need.intent !== 'running_cost' && !goesOnChoosing && !isOfModels && !isOfMakers && !isOfShop(asked)
  const isOfTwo = need.intent === 'explain' && need.models.length > 0 && !need.followUp
  const together = isOfTwo ? factAskedLike(asked.question, { ...need, kinds: [] }, asked.facts) : null
  if (together && need.models.length < 2) return { draft: await explanationOf(together, asked) }
  const ofKnown = await answerOfKnown(asked)
  if (ofKnown) return ofKnown
  const ofNamed = await answerOfNamed(asked)
  if (ofNamed) return ofNamed
  const isToBeSized = need.intent === 'size' && (await isSized(asked))
  const ofKinds = need.isOneOfKinds && !need.followUp ? await explainBetween(asked) : null
  if (ofKinds) return ofKinds
  const isExplained = isOfFacts && !isToBeSized && !(need.isOneOfKinds && need.intent === 'advise')
  // What is asked for word by word comes before a list of figures.
  const figures =
    isExplained && !certainFact(asked.question, need, asked.facts) ? await figuresOfKind(asked) : null
  const explained = figures ?? (isExplained ? await explain(asked) : null)
  if (explained) return explained
  const ofShown = await answerOfShown(asked)
  if (ofShown) return ofShown
  const between = BETWEEN.has(need.intent) ? await explainBetween(asked) : null
  if (between) return between
  switch (need.intent) {
    case 'service': {
      if (isOfShop(asked)) return ofShop(asked)
      const fact =
        certainFact(asked.question, need, asked.facts) ??
        factAskedLike(asked.question, need, asked.facts) ??
        surelySought(asked)
      return fact ? explanation(asked, fact) : { draft: writeService(asked.question), isDeadEnd: true }
    }
    case 'off_topic':
      return answerOffTopic(asked)
    case 'small_talk':
      return answerOfTalk(asked)
    case 'explain':
      if (asksOfBrand(asked)) return advise(asked)
      return (
        (await explainLike(asked)) ??
        ((narrows(need) || (need.unstated.length > 0 && !need.isMeant)) && !need.followUp && !need.isOwned
          ? adviseBeside(asked)
          : unknown(asked))
      )
    case 'compare':
      if (await isOneOnly(asked)) return besideOnlyOne(asked)
      return (
        (await compare(asked)) ??
        // What is known in general sets no two machines of their makers against each other.
        (need.brands.length > 0 ? null : await explainLike(asked)) ??
        adviseInstead(asked)
      )
    case 'price':
      return (await lookUp(asked)) ?? withUsualPrices(await adviseOrUnheard(asked), asked)
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
        (await explainWhichCosts(asked)) ??
        (await explainSaving(asked)) ??
        (await costOfEach(asked)) ??
        (saysUse(need) && !isLeftOn(need) ? await costToRun(asked) : null) ??
        (need.followUp ? null : await explainRather(asked)) ??
        (isLeftOn(need) ? await explainLike(asked) : null) ??
        (await costToRun(asked)) ??
        (await costOfTheLike(asked)) ??
        (await explainLike(asked, need.followUp ? isOfItsPower(need) : undefined)) ?? {
          draft: writeNoRunningCost(need),
          unanswered: true,
        }
      )
    default:
      return (await explainWhatIsAsked(asked)) ?? (await explainTrouble(asked)) ?? adviseOrUnheard(asked)
  }
}

/** 'máy lạnh bao nhiêu tiền': what most of the kind cost comes before the machines. */
async function withUsualPrices(drafted: Drafted, { need, catalogue }: Asked): Promise<Drafted> {
  const [kind, another] = need.kinds
  if (!kind || another || need.followUp || need.brands.length > 0 || hasSlot(need)) return drafted
  const levels = await catalogue.priceLevels(kind)
  if (!levels || levels.low >= levels.high) return drafted
  const [low, high] = [sayVnd(levels.low), sayVnd(levels.high)]
  const said = `${kindLabel(kind)} ở đây: loại rẻ dưới ${low}, tầm trung từ ${low} đến ${high}, loại cao từ ${high} trở lên; tùy cỡ và hãng.`
  return { ...drafted, draft: saidFirst(said, drafted.draft) }
}

/** What is asked of a product by its name: its data answer, or that it is not among them. */
const OF_MODELS: ReadonlySet<Intent> = new Set(['lookup', 'price', 'compare'])

/** Intents of who may be choosing between two types. */
const BETWEEN: ReadonlySet<Intent> = new Set(['advise', 'compare', 'explain', 'size'])

/** Whether the one product that was shown is to be compared with others that were not. */
async function isOneOnly({ need, shown, pointed }: Asked): Promise<boolean> {
  if (pointed.products.length === 0 || need.models.length > 0) return false
  const [only, another] = await shown()
  return !another && pointed.products.every(({ id }) => id === only?.id)
}

/** 'con thứ hai khác con đầu chỗ nào', where there was no second one. */
async function isBeyondOnly({ need, question, pointed, seen }: Asked): Promise<boolean> {
  const last = Math.max(0, ...need.picks)
  if (!need.followUp || last < 2 || pointed.products.length > 1 || !ASKS_DIFFERENCE.test(fold(question)))
    return false
  return (await seen()).length < last
}

/** That only one product was shown, with others to hold against it. */
async function besideOnlyOne(asked: Asked): Promise<Drafted> {
  const [only] = await asked.shown()
  const { budget, ...open } = asked.need
  const most = budget?.target ?? budget?.max
  // Where nothing else is near the sum, what costs less is held against it.
  const sums = most === undefined ? [budget] : [budget, { max: most, hard: true, words: '' }]
  for (const sum of sums) {
    const need: Need = { ...open, ...(sum ? { budget: sum } : {}), turn: 'other_options', picks: [] }
    const others = await advise({ ...asked, need })
    const [first] = others.draft.picks
    if (!first || first.candidate.id === only?.id) continue
    const said = `Lúc nãy mình mới đưa ra một máy là ${only?.title ?? ''}; để bạn có cái so, đây là máy khác.`
    const beside = [...(others.draft.others ?? []), ...(only ? [only] : [])]
    return { ...others, draft: { ...saidFirst(said, others.draft), others: beside } }
  }
  const advice = await advise({ ...asked, need: { ...asked.need, turn: 'add', picks: [] } })
  const said =
    'Lúc nãy mình mới đưa ra một máy, chưa có con thứ hai để so; nới giá hay bớt điều kiện thì có thêm lựa chọn.'
  return { ...advice, draft: saidFirst(said, advice.draft) }
}

/** Whether it says how big the machine is or how long it runs: then a sum is asked for, not knowledge. */
const saysUse = ({ kinds, hoursPerDay, hp, kg, litres, inches }: Need): boolean =>
  kinds.length > 0 && [hoursPerDay, hp, kg, litres, inches].some((figure) => figure !== undefined)

/** Hours a day from which a heater with a thermostat is left on rather than used. */
const LEFT_ON_HOURS = 12

/** 'bình nóng lạnh bật 24/24': hours switched on are no hours at full power, so what is known of it says more than a sum. */
const isLeftOn = ({ kinds, hoursPerDay = 0 }: Need): boolean =>
  hoursPerDay >= LEFT_ON_HOURS && kinds.some((kind) => kind === 'water_heater' || kind === 'kettle')

/** 'có nên mua máy giặt LG không': the machines of that brand are the answer that can be given. */
const asksOfBrand = ({ question, need }: Asked): boolean =>
  !need.isOwned &&
  need.kinds.length > 0 &&
  need.brands.length > 0 &&
  /(?:^|\s)(?:nên|đáng|tốt|bền|ổn|ngon|nen|tot|ngon)(?!\p{L})/iu.test(question) &&
  !/(?:^|\s)(?:bi|loi|hong|hu|sua|tai sao|vi sao|cach)(?![a-z])/.test(fold(question))

/** The size guide of a kind, where the fact its size depends on was not said. */
function sizeOnly(need: Need, rules: SizingRules): Drafted | null {
  const [kind, another] = need.kinds
  // A sum for several things is asked of, not how big they are to be.
  if (another && need.budget) return null
  const saysPlace = [need.widthMm, need.depthMm, need.heightMm].some((side) => side !== undefined)
  if (!kind || saysPlace || size(kind, need, rules)) return null
  const guide = writeSizeGuide(need, rules)
  return guide ? { draft: guide } : null
}
