import type { Kind } from '#app/kinds/kind.ts'
import { kindLabel, kindRecord } from '#app/kinds/kind.ts'
import { fold } from '#app/vietnamese/fold.ts'
import { sayVnd } from '#app/vietnamese/money.ts'
import { choose, chooseOne } from '../best-picks.ts'
import type { Choice } from '../best-picks.ts'
import type { Catalogue } from '../catalogue.ts'
import { factsPerhapsAsked } from '../knowledge/find-facts.ts'
import { NEED_GPU } from '../rank/wishes.ts'
import { nearestOfAbsent, nearestOfBrands, rangeOfBrands } from '../retrieve/brand-range.ts'
import type { Relaxable } from '../retrieve/constraints.ts'
import { findNamed, isModel, namedSides } from '../retrieve/find-named.ts'
import { isDecided } from '../retrieve/said-sizes.ts'
import { chipsOf, sayBudget } from '../understand/chips.ts'
import type { Need } from '../understand/need.ts'
import type { HeldWish } from '../wished/hold-wishes.ts'
import { meets } from '../wished/meets.ts'
import { metElsewhere } from '../wished/met-elsewhere.ts'
import { settlesOnOne, writeAdvice } from '../write/advise.ts'
import { writeBrandRange } from '../write/brand-range.ts'
import { saidFirst } from '../write/draft.ts'
import { writeExplanation } from '../write/explain.ts'
import { writeLookup } from '../write/lookup.ts'
import { withMissing } from '../write/missing.ts'
import { joinWords, lowerFirst, sentence } from '../write/phrasing.ts'
import { writeAskWhat } from '../write/talk.ts'
import { answerByOccasion } from './answer-occasion.ts'
import type { Advise } from './answer-occasion.ts'
import { adviceFor, brandsNamed, namesBrandNotShown } from './asked.ts'
import type { Asked, Drafted } from './asked.ts'
import { chipsWithStates } from './chip-states.ts'
import { compared } from './compare.ts'
import { doubtedSize } from './doubted-size.ts'
import {
  adviseEither,
  adviseTogether,
  kindsHad,
  sayStandIn,
  wantsTogether,
  withStandIns,
} from './several-kinds.ts'
import { beyondShown } from './than-shown.ts'
import { adviseThoughAllHave } from './though-all-have.ts'
import { withoutWatchOfOthers } from './watch-of-others.ts'
import { whichSize } from './which-size.ts'

/** The need of one piece where several are wanted for one sum. */
function ofOnePiece(need: Need): Need {
  const { budget, count = 1 } = need
  if (!budget?.isForAll || count < 2) return need
  const { isForAll: _, ...own } = budget
  const part = (sum: number | undefined) => (sum === undefined ? undefined : Math.floor(sum / count))
  const parts = Object.entries({
    min: undefined,
    max: part(own.hard ? (own.max ?? own.target) : (own.target ?? own.max)),
  }).filter(([, value]) => value !== undefined)
  return { ...need, budget: { hard: true, words: own.words, ...Object.fromEntries(parts) } }
}

/** 'bỏ hãng đó': the brand of what was shown is wanted no more. */
const DROPS_BRAND =
  /(?:^|\s)(?:bo|khong lay|ko lay|doi|tranh|ne|khoi) (?:cai |lay )?(?:hang|hieu|thuong hieu) (?:do|nay|kia|ay|dau)(?![a-z])/

async function withoutBrandShown(asked: Asked): Promise<Asked> {
  const { need, question } = asked
  if (!need.followUp || !DROPS_BRAND.test(fold(question))) return asked
  const [first] = await asked.shown()
  if (!first?.brand) return asked
  const left = need.brands.filter((brand) => brand !== first.brand)
  return { ...asked, need: { ...need, brands: left, brandsExcluded: [...need.brandsExcluded, first.brand] } }
}

/** Machines for a need: sized, found, ranked and worded; a few kinds together, or what to choose from where none was named. */
export async function advise(given: Asked): Promise<Drafted> {
  const asked = await withoutBrandShown(given)
  const { catalogue, phrase } = asked
  const [kind] = asked.need.kinds
  if (!kind) return adviseWithoutKind(asked, (need) => advise({ ...asked, need }))
  const standIn = await withStandIns(asked)
  if (standIn) {
    const advice = await advise({ ...asked, need: standIn.need })
    return { ...advice, draft: saidFirst(standIn.said, advice.draft) }
  }
  const had = await kindsHad(asked)
  if (had) {
    const { parts, ...whole } = asked.need
    const { kind: _, ...own } = parts?.find(
      ({ kind: of }) => had.kinds.length === 1 && of === had.kinds[0],
    ) ?? { kind }
    const advice = await advise({ ...asked, need: { ...whole, ...own, kinds: had.kinds, perhaps: [] } })
    const absent = joinWords(had.absent.map((one) => lowerFirst(kindLabel(one))))
    return { ...advice, draft: saidFirst(`Dữ liệu của mình chưa có ${absent}.`, advice.draft) }
  }
  const unfit = withoutWatchOfOthers(asked)
  if (unfit) {
    const advice = await advise({ ...asked, need: unfit.need })
    return { ...advice, draft: saidFirst(unfit.said, advice.draft) }
  }
  const several = wantsTogether(asked) ? await adviseTogether(asked) : await adviseEither(asked)
  if (several) return several
  const ofTwo = await whichSize(asked)
  if (ofTwo) {
    const advice = await advise({ ...asked, need: ofTwo.need })
    return { ...advice, draft: saidFirst(ofTwo.said, advice.draft) }
  }
  const whole = ofOnePiece(await beyondShown(asked, await withMoney(asked)))
  const { need, said: doubted } = doubtedSize(asked.question, whole, await catalogue.sizingRules())
  const isOfPrice = need.asksBetter || need.asksCheaper
  const shown = need.turn === 'other_options' && !isOfPrice ? await asked.shown() : []
  const choice = await (settlesOnOne(need) ? chooseOne : choose)(
    kind,
    need,
    catalogue,
    shown.map(({ id }) => id),
  )
  const { sizing, retrieved } = choice
  const [other, ...others] = need.perhaps.length > 0 ? need.perhaps : (kindRecord(kind).instead ?? [])
  const isAmiss = need.isMeant && (choice.picks.length === 0 || isFarBeyond(choice, need))
  // Of gifts more may please than what was likeliest and what comes next.
  if (isAmiss && other && !need.uses.includes('gift'))
    return adviseRather(asked, { ...asked.need, kinds: [other], perhaps: others }, choice)
  if (isAmiss) {
    // What was only guessed at is not said to be missing.
    const open: Need = { ...asked.need, kinds: [], perhaps: [], isMeant: false }
    const left = { ...open, chips: chipsOf(open) }
    const occasion = await answerByOccasion({ ...asked, need: left }, (own) =>
      advise({ ...asked, need: own }),
    )
    if (occasion) return { need: left, ...occasion }
  }
  const modest = withoutGpu(choice, need)
  if (modest) {
    const advice = await advise({ ...asked, need: { ...asked.need, ...modest } })
    return { ...advice, draft: saidFirst(sayNoGpu(need), advice.draft) }
  }
  if (choice.picks.length === 0 && need.featuresExcluded.length > 0)
    return adviseThoughAllHave(asked, kind, (own) => advise({ ...asked, need: own }))
  const instead = choice.picks.length === 0 ? await adviseInsteadOfKind(asked, kind) : null
  if (instead) return instead
  const otherwise = await adviseOtherwise(asked, retrieved.wishes)
  if (otherwise) return otherwise
  const picks = settlesOnOne(need) ? choice.picks.slice(0, 1) : choice.picks
  const elsewhere = await metElsewhere(retrieved, catalogue)
  const missedBrand = retrieved.givenUp.includes('brand') ? await nearestOfBrands(need, catalogue) : undefined
  const absent =
    missedBrand === undefined ? await nearestOfAbsent(need, retrieved.candidates, catalogue, sizing) : []
  const [priceSources, levels, costs] = await Promise.all([
    catalogue.priceSources([
      ...picks.map(({ candidate }) => candidate.id),
      ...(missedBrand ? [missedBrand.id] : []),
      ...absent.map(({ id }) => id),
    ]),
    need.budget && !need.budget.vague ? null : catalogue.priceLevels(kind),
    asked.runningCosts?.(
      picks.slice(0, 1).map(({ candidate }) => candidate),
      need,
    ) ?? null,
  ])
  // The sum that was said, where each piece was chosen by its part of it.
  const said = asked.need.budget?.isForAll ? { ...need, budget: asked.need.budget } : need
  const prices = retrieved.candidates.flatMap(({ price }) => (price === null ? [] : [price]))
  const unknown = need.followUp ? [] : await modelsUnknown(need, catalogue)
  const pieces = need.count ?? sizing?.pieces
  const wishes = await withoutSaid(retrieved.wishes, asked)
  const advice = writeAdvice({
    need: pieces === undefined ? need : { ...need, count: pieces },
    sum: asked.need.budget,
    size: sizing && isDecided(need, sizing) ? null : sizing,
    retrieved: { ...retrieved, wishes },
    picks,
    priceSources,
    phrase,
    levels,
    costs,
    elsewhere,
    advice: adviceFor(asked),
    missedBrand,
    absent,
  })
  const draft = withMissing(advice, unknown)
  const first = doubted ?? (await sayNotShown(asked))
  const answered = { ...withoutGivenUp(said, retrieved.givenUp), chips: chipsWithStates(said, retrieved) }
  return {
    draft: first ? saidFirst(first, draft) : draft,
    need: answered,
    // 'nhẹ hơn', 'nặng quá': a bound beyond what was shown is of this answer alone.
    figures: asked.need.figures,
    cheapest: prices.length > 0 ? Math.min(...prices) : null,
    unanswered: picks.length === 0,
  }
}

/** What became of the wishes, without what was said before to be recorded nowhere; what a machine shown before met is not said yet. */
async function withoutSaid(
  wishes: readonly HeldWish[],
  { need, previous, shown, catalogue }: Asked,
): Promise<HeldWish[]> {
  const isSaid = ({ wish, state }: HeldWish) =>
    need.followUp && state === 'unknown' && previous?.unstated.includes(wish.label) === true
  if (!wishes.some(isSaid)) return [...wishes]
  const before = await shown()
  const tables = await catalogue.specifications(before.map(({ id }) => id))
  const wasMet = ({ wish }: HeldWish) =>
    before.some((product) => meets(wish, product, tables.get(product.id) ?? []) === true)
  return wishes.filter((one) => !isSaid(one) || wasMet(one))
}

/** Machines of a brand that is asked of as if it had been shown, and was not: 'con LG có xem được YouTube không'. */
export async function adviseOfBrandNotShown(asked: Asked): Promise<Drafted | null> {
  const { need, previous } = asked
  if (!previous || !need.followUp || need.turn !== 'ask_about_shown' || need.models.length > 0) return null
  if (!namesBrandNotShown(asked, await asked.shown())) return null
  return advise({ ...asked, need: { ...need, intent: 'advise', brands: brandsNamed(asked) } })
}

/** 'con Samsung kia', where none of the brand was shown: said so before those there are. */
async function sayNotShown(asked: Asked): Promise<string | null> {
  const { need, question, previous } = asked
  const [brand] = brandsNamed(asked)
  const isOfShown = need.turn === 'ask_about_shown' || SPEAKS_OF_SHOWN.test(fold(question))
  if (!previous || !need.followUp || !brand || !isOfShown) return null
  return !namesBrandNotShown(asked, await asked.shown())
    ? null
    : `Nãy giờ mình chưa đưa ra máy ${brand} nào; nếu bạn muốn xem ${brand} thì thế này.`
}

const SPEAKS_OF_SHOWN =
  /(?:^|\s)(?:con|cai|may|chiec|mau) [a-z]+ (?:kia|do|ay|nay|vua noi|hoi nay|luc nay|vua roi|o tren|trong (?:do|may|so|cac))(?![a-z])/

/** A brand or a line that had to be given up is not asked for again by what comes next. */
function withoutGivenUp(need: Need, givenUp: readonly Relaxable[]): Need {
  return {
    ...need,
    brands: givenUp.includes('brand') ? [] : need.brands,
    lines: givenUp.includes('line') ? [] : need.lines,
  }
}

/** Another machine that may be meant; where the first was shown before its price was asked about, with what that comes to. */
async function adviseRather(asked: Asked, need: Need, { retrieved }: Choice): Promise<Drafted> {
  const advice = await advise({ ...asked, need })
  const prices = retrieved.candidates.flatMap(({ price }) => price ?? [])
  if (!need.followUp || !need.budget || prices.length === 0 || advice.draft.picks.length === 0) return advice
  const [was, is] = [asked.need, need].map(({ kinds }) =>
    joinWords(kinds.map((one) => lowerFirst(kindLabel(one)))),
  )
  const said = `${sentence(`${was} rẻ nhất ở đây cũng từ ${sayVnd(Math.min(...prices))}`)} ${sentence(`${sayBudget(need.budget)} thì mình tính sang ${is}`)}`
  return { ...advice, draft: saidFirst(said, advice.draft), cheapest: Math.min(...prices) }
}

/** A machine that was only guessed at, and of which the cheapest costs more than twice what there is, was not meant. */
const isFarBeyond = (choice: Choice, need: Need): boolean => timesOver(choice, need) > 2

/** How many times the sum the cheapest costs, where the sum had to be given up; 0 where it holds. */
function timesOver({ retrieved: { candidates, givenUp } }: Choice, { budget }: Need): number {
  const limit = budget?.max ?? budget?.target
  if (!givenUp.includes('budget') || limit === undefined) return 0
  return Math.min(...candidates.flatMap(({ price }) => price ?? [])) / limit
}

/** Past this many times the sum, a laptop with a graphics card is no answer to who has no more. */
const FAR_OVER = 1.3

/** What is left to ask of a laptop where no graphics card is near the sum; null where one is, or is asked for by name. */
function withoutGpu(choice: Choice, need: Need): Pick<Need, 'uses'> | null {
  const isMeant = need.kinds[0] === 'laptop' && need.uses.some((use) => NEED_GPU.has(use))
  if (!isMeant || timesOver(choice, need) <= FAR_OVER || need.features.includes('discrete_gpu')) return null
  const uses = need.uses.filter((use) => !NEED_GPU.has(use))
  return { uses: uses.length > 0 ? uses : ['study'] }
}

const sayNoGpu = ({ budget }: Need): string =>
  `${sentence(`${budget ? sayBudget(budget) : 'với số tiền đó'} thì mình chưa có laptop card đồ họa rời`)} Máy dưới đây dùng đồ họa tích hợp: hợp game nhẹ, việc nhẹ, còn game nặng, dựng phim, 3D thì nên để dành thêm.`

/** Where there is none of a kind, the kind that serves most of what it is bought for: said first. Null where that has none either. */
async function adviseInsteadOfKind(asked: Asked, kind: Kind): Promise<Drafted | null> {
  const [other] = kindRecord(kind).instead ?? []
  if (asked.need.models.length > 0) return null
  if (!other) return knownOfAbsent(asked, kind)
  if ((await asked.catalogue.find({ kinds: [kind], limit: 1 })).length > 0) return null
  const advice = await advise({ ...asked, need: { ...asked.need, kinds: [other], brands: [], perhaps: [] } })
  return advice.draft.picks.length > 0
    ? { ...advice, draft: saidFirst(sayStandIn([kind, other]), advice.draft) }
    : null
}

/** From this likeness on a fact about a kind of which there is none helps whoever asks for one. */
const HELPS_WITHOUT = 0.42

/** What is known that helps where there is none of a kind at all, behind that there is none; null where nothing is. */
async function knownOfAbsent(
  { question, need, facts, catalogue }: Asked,
  kind: Kind,
): Promise<Drafted | null> {
  const fact = factsPerhapsAsked(question, need, facts, HELPS_WITHOUT).find(({ kinds }) =>
    kinds.some((one) => one === kind),
  )
  if (!fact || (await catalogue.find({ kinds: [kind], limit: 1 })).length > 0) return null
  const said = `Dữ liệu của mình chưa có ${lowerFirst(kindLabel(kind))} nào, nhưng chuyện này thì mình biết:`
  return { draft: saidFirst(said, writeExplanation(fact)), unanswered: true }
}

/** Machines of another kind for a wish that none of the kind meets and that cannot be done without; null where there is none. */
async function adviseOtherwise(asked: Asked, wishes: readonly HeldWish[]): Promise<Drafted | null> {
  const unmet = wishes.find(({ wish, state, isRefused }) => wish.otherwise && state !== 'held' && !isRefused)
  const { kind, said } = unmet?.wish.otherwise ?? {}
  if (!kind || !said || asked.need.models.length + asked.need.brands.length > 0) return null
  const { hp: _hp, btu: _btu, ...left } = asked.need
  const preferred = [...left.preferred, ...(kind === 'fan' ? (['air_cooler'] as const) : [])]
  const advice = await advise({
    ...asked,
    need: {
      ...left,
      kinds: [kind],
      perhaps: [],
      features: [],
      featuresExcluded: [],
      unstated: [],
      preferred,
    },
  })
  return advice.draft.picks.length > 0 ? { ...advice, draft: saidFirst(said, advice.draft) } : null
}

/** The models that were named and are not in the data: 'iPhone 16 mini'. */
async function modelsUnknown({ kinds, models }: Need, catalogue: Catalogue): Promise<string[]> {
  const named = await Promise.all(
    models.map(async (model) => ({ model, found: await findNamed(model, kinds, catalogue) })),
  )
  return named.flatMap(({ model, found }) => (found.some((one) => isModel(one, model)) ? [] : [model]))
}

/** Turns 'rẻ hơn' and 'tốt hơn' into VND, from what was shown before. */
async function withMoney({ need, previous, shown: shownBefore, about }: Asked): Promise<Need> {
  const [kind] = need.kinds
  // 'rẻ hơn chút, cỡ 8 triệu thôi': the sum that is said now holds.
  const saysSum = need.budget !== undefined && need.budget.words !== previous?.budget?.words
  if (kind && previous && !saysSum && (need.asksCheaper || need.asksBetter)) {
    const before = about ? [about] : await shownBefore()
    const shown = before[0]?.price
    // 'Dyson thì đắt quá': too dear is what is turned down with it, and not what was shown.
    const isOfOther = need.brandsExcluded.some(
      (brand) => !previous.brandsExcluded.includes(brand) && before.every((one) => one.brand !== brand),
    )
    if (shown && !isOfOther) {
      const limit = need.budget?.target === undefined ? need.budget?.max : undefined
      const bounds = need.asksCheaper
        ? { max: Math.min(shown - 1, need.budget?.max ?? Infinity) }
        : { min: shown + 1, ...(limit ? { max: limit } : {}) }
      return { ...need, budget: { ...bounds, hard: true, words: need.budget?.words ?? '' } }
    }
  }
  return need
}

/** What names no kind: a brand as a whole, a product by its name, an occasion with a sum; else nothing is known. */
async function adviseWithoutKind(asked: Asked, advise: Advise): Promise<Drafted> {
  return (
    (await answerByBrand(asked, advise)) ??
    (await answerByName(asked)) ??
    (await answerByOccasion(asked, advise)) ?? { draft: writeAskWhat(), unanswered: true }
  )
}

/** A brand named without a kind: the best it has of up to three kinds, or the advice where it has but one kind. */
async function answerByBrand({ need, catalogue }: Asked, advise: Advise): Promise<Drafted | null> {
  if (need.brands.length === 0 || need.models.length > 0) return null
  const range = await rangeOfBrands(need, catalogue)
  const [only, ...others] = range.kinds
  if (!only) return null
  if (others.length === 0) return advise({ ...need, kinds: [only] })
  const priceSources = await catalogue.priceSources(range.best.map(({ id }) => id))
  return { draft: writeBrandRange(need, range, priceSources) }
}

/** The last resort for a question without a kind: its words may be the name of a product, or of two. */
async function answerByName(asked: Asked): Promise<Drafted | null> {
  const { question, catalogue } = asked
  const [first, second] = await Promise.all(
    namedSides(question).map(async (name) => (await findNamed(name, [], catalogue))[0]),
  )
  if (!first) return null
  if (second && second.id !== first.id) return compared([first, second], asked)
  return { draft: writeLookup([first], await catalogue.priceSources([first.id]), question) }
}
