import { fold } from '#app/vietnamese/fold.ts'
import { formatVnd, sayAbout, sayVnd } from '#app/vietnamese/money.ts'
import type { Candidate, PriceLevels, PriceSource } from '../catalogue.ts'
import type { Fact } from '../knowledge/fact.ts'
import type { Pick } from '../rank/recommend.ts'
import { sortByExtreme } from '../rank/superlatives.ts'
import { measuresOf } from '../rank/wishes.ts'
import type { Retrieved } from '../retrieve/retrieve.ts'
import type { RunningCosts } from '../running-cost.ts'
import type { SizeAdvice } from '../sizing/rule.ts'
import { sayBudget } from '../understand/chips.ts'
import type { Budget, Need, Priority } from '../understand/need.ts'
import { meets } from '../wished/meets.ts'
import { isRecorded } from '../wished/wish.ts'
import type { Draft, WordedPick } from './draft.ts'
import { factSource } from './explain.ts'
import { sayKind, sayNeed } from './need-words.ts'
import { sayOffIdeal } from './off-ideal.ts'
import { openQuestion } from './open-question.ts'
import { joinWords, lowerFirst, sentence } from './phrasing.ts'
import type { Phrasing } from './phrasing.ts'
import { PLAIN_REASON, reasonFor, sayTradeOff, weighAgainst } from './reasons.ts'
import { relatedQuestions } from './related.ts'
import { sayGivenUp, sayMissedBrand } from './relaxed.ts'
import { ROLE_LABELS } from './roles.ts'
import { sayRunningCostBriefly } from './running-cost.ts'
import { ruleSource, seenAt } from './sources.ts'
import { saySuperlative, sayUnmeasured } from './superlative.ts'
import { sayWishes } from './wishes.ts'
import type { MetElsewhere } from './wishes.ts'

type AdviceParts = {
  need: Need
  /** The sum that was said, where `need` has the part of one piece. */
  sum: Budget | undefined
  size: SizeAdvice | null
  retrieved: Retrieved
  picks: readonly Pick[]
  priceSources: readonly PriceSource[]
  phrase: Phrasing
  levels: PriceLevels | null
  costs: RunningCosts | null
  /** What meets a wish that none of the picks meets. */
  elsewhere: readonly MetElsewhere[]
  /** What is known that helps whoever wishes this. */
  advice: Fact | null
  /** Where the brand had to be given up: its nearest product, or null where it has none of the kind. */
  missedBrand?: Candidate | null | undefined
  /** Of several brands that will do: the nearest of each that has none among what was found. */
  absent?: readonly Candidate[]
}

/** What stands where people sleep and talk; from so many decibels on it is heard there (fact 'Bao nhiêu dB là êm?'). */
const LIVED_WITH: ReadonlySet<string> = new Set([
  'fan',
  'ac',
  'air_purifier',
  'dehumidifier',
  'fridge',
  'freezer',
])
const HEARD_FROM_DB = 50

const isHeard = ({ kind, attributes }: Candidate): boolean =>
  LIVED_WITH.has(kind) && Number(attributes['noise_db']) >= HEARD_FROM_DB

/** What a figure would tell of a wish, where it is stated. */
const FIGURE_OF: Partial<Record<Priority, [figure: string, wish: string]>> = {
  quiet: ['Độ ồn', 'êm tới đâu'],
  camera: ['Camera', 'chụp đẹp tới đâu'],
  battery: ['Pin', 'dùng được bao lâu'],
  light: ['Cân nặng', 'nhẹ cỡ nào'],
}

/** Who wishes for what a figure tells of hears where the machine states none; and who wants it quiet, where it is not. */
function sayUntold({ need, retrieved }: AdviceParts, candidate: Candidate): string[] {
  const { title, attributes } = candidate
  const spokenOf = new Set(retrieved.wishes.flatMap(({ wish }) => Object.keys(wish.where)))
  return need.priorities.flatMap((priority) => {
    const [figure, wish] = FIGURE_OF[priority] ?? []
    const measures = measuresOf({ priorities: [priority], uses: [] }).flat()
    if (!figure || measures.some((key) => spokenOf.has(key))) return []
    if (measures.every((key) => attributes[key] === undefined))
      return [`${figure} của ${title} thì dữ liệu chưa ghi, nên ${wish} mình chưa dám chắc.`]
    return priority === 'quiet' && isHeard(candidate)
      ? [`Nói thật là ${attributes['noise_db']} dB vẫn nghe rõ trong phòng yên, chưa gọi là êm để ngủ được.`]
      : []
  })
}

/** The advice: verdict, the sum behind the size, each pick with its reason and trade-off, and what would change it. */
export function writeAdvice(parts: AdviceParts): Draft {
  const { need, size, retrieved, phrase, missedBrand } = parts
  const picks = wordPicks(parts)
  const [best, ...others] = picks
  if (!best) return nothingFound(need, size)
  const cheapest = Math.min(...retrieved.candidates.map(({ price }) => price ?? Infinity))
  const givenUp = sayGivenUp(
    retrieved.givenUp,
    need,
    Number.isFinite(cheapest) ? cheapest : null,
    isPlaceUnstated(need, retrieved),
  )
  const onlyBrand = missedBrand !== undefined && retrieved.givenUp.length === 1
  const brandMiss = missedBrand === undefined ? [] : [sayMissedBrand(need, missedBrand, parts.priceSources)]
  const misses = [...(givenUp && !onlyBrand ? [givenUp] : []), ...brandMiss, ...sayAbsentBrands(parts)]
  const all = retrieved.candidates
  const isExtreme = need.order !== undefined && sortByExtreme(need.order, all).length > 0
  const opening = isExtreme
    ? saySuperlative(need, best, all, sayPrice(best), heldIn(retrieved))
    : verdict(withoutUntold(parts, best), best, phrase, givenUp !== null)
  const unmeasured = isExtreme ? null : sayUnmeasured(need)
  const { elsewhere, advice } = parts
  const wished = sayWishes({
    need,
    best: best.candidate,
    table: retrieved.tables.get(best.candidate.id) ?? [],
    // What no product ever states, and the advice that follows answers, is not said to be unrecorded.
    wishes: retrieved.wishes.filter(({ wish }) => isRecorded(wish) || !advice || wish.fact !== advice.id),
    elsewhere,
    advice,
  })
  const advised = advice ? [advice.verdict] : []
  // Where no machine is known to meet a wish that all hangs on, what is known of it comes before them.
  const isOfUnmet = retrieved.wishes.some(
    ({ wish, state }) => wish.decides && state !== 'held' && wish.fact === advice?.id,
  )
  const first = wished.first.length > 0 || isOfUnmet ? [...wished.first, ...advised] : []
  const ofBest = [...wished.beside, ...sayUntold(parts, best.candidate)]
  const unsaid = [...wished.after, ...(first.length > 0 ? [] : advised)]
  const cost = isExtreme ? null : costOf(parts, best)
  const pieces = sayPieces(parts, best)
  const over = [...sayOver(need, picks), ...sayBelow(need, retrieved, best)]
  const beside = isExtreme ? [] : sayBeside(picks, size, need)
  const sized = size && [size.sentence, isExtreme ? null : sayOffIdeal(picks, size)].filter(Boolean).join(' ')
  const tapQuestion = settlesOnOne(need) ? null : openQuestion(need, parts.levels)
  return {
    paragraphs: [
      ...first,
      ...misses,
      ...(unmeasured ? [unmeasured] : []),
      [opening, isExtreme ? withoutSaid(best.reason, opening) : sentence(best.reason), ...beside]
        .join(' ')
        .trim(),
      ...ofBest,
      ...over,
      ...(pieces ? [pieces] : []),
      ...(sized && !isExtreme ? [sized] : []),
      ...others.map((pick) => sayOther(pick, isExtreme ? 'Kế đến' : ROLE_LABELS[pick.role])),
      ...unsaid,
      ...(cost ? [cost] : []),
      ...(tapQuestion ? [tapQuestion.question] : []),
    ],
    picks,
    others: [
      ...(missedBrand ? [missedBrand] : []),
      ...(parts.absent ?? []),
      ...elsewhere.map(({ product }) => product),
    ],
    sources: [...(size && !isExtreme ? [ruleSource(size)] : []), ...(advice ? [factSource(advice)] : [])],
    relatedQuestions: relatedQuestions(need, best.candidate, all),
    rules: [
      ...(sized ? [sized] : []),
      ...brandMiss,
      // The figures of a product are its row's own, and its place was counted among those found.
      sentence(best.reason),
      ...first,
      ...ofBest,
      ...unsaid,
      ...(cost ? [cost] : []),
      ...over,
      ...beside,
      ...(pieces ? [pieces] : []),
      ...(tapQuestion ? [tapQuestion.question] : []),
    ],
    tapQuestion,
  }
}

/** Whether only the place could not be held, as no product states how big it is outside. */
const isPlaceUnstated = ({ widthMm, depthMm, heightMm }: Need, { givenUp, candidates }: Retrieved): boolean =>
  [widthMm, depthMm, heightMm].some((side) => side !== undefined) &&
  givenUp.every((name) => name === 'size' || name === 'any_size' || name === 'price_floor') &&
  candidates.every(({ attributes }) =>
    ['width_mm', 'depth_mm', 'height_mm'].every((side) => attributes[side] === undefined),
  )

/** 'chốt con nào', 'chọn giúp một con thôi': one product is asked for rather than a choice. */
export const settlesOnOne = ({ turn, order }: Need): boolean =>
  (turn === 'pick' || turn === 'close') && order === undefined

/** What speaks for paying more than the cheaper pick costs. */
function sayBeside(picks: readonly WordedPick[], size: SizeAdvice | null, need: Need): string[] {
  const [best] = picks
  const saver = picks.find(({ role }) => role === 'saver')
  if (!best || !saver) return []
  const { won, lost } = weighAgainst(best, saver, size, need)
  const { brand, title } = saver.candidate
  const name = brand && brand !== best.candidate.brand ? `máy ${brand}` : title
  const gap = sayAbout((best.candidate.price ?? 0) - (saver.candidate.price ?? 0))
  // Who asked for little current is told that the machine takes more.
  const current = need.priorities.includes('saving') ? lost.filter((words) => words.includes('kWh')) : []
  return won.length > 0 ? [`Đắt hơn ${name} ${joinWords([gap, ...current])}, bù lại ${joinWords(won)}.`] : []
}

/** Kinds whose electricity is worth a sentence beside their price. */
const COSTS_MATTER: ReadonlySet<string> = new Set(['ac', 'fridge', 'freezer', 'water_heater', 'dryer'])

/** What several pieces come to, and against the sum that was said for all of them. */
function sayPieces({ need: { count }, sum }: AdviceParts, { candidate }: WordedPick): string | null {
  if (count === undefined || candidate.price === null) return null
  const total = candidate.price * count
  const limit = sum?.isForAll ? (sum.hard ? sum.max : (sum.target ?? sum.max)) : undefined
  const left =
    limit === undefined
      ? ''
      : limit >= total
        ? `; mình hiểu ${sayVnd(limit)} là cho cả ${count} cái nên còn dư ${sayVnd(limit - total)}`
        : `, vượt ${sayVnd(total - limit)} so với ${sayVnd(limit)} cho cả ${count} cái`
  return `Lấy ${count} cái ${candidate.title} hết ${formatVnd(total)}${left}.`
}

/** How much more than the sum that was named 'about' the picks cost, where they do. */
function sayOver({ budget }: Need, picks: readonly WordedPick[]): string[] {
  const sum = budget?.target
  if (sum === undefined || budget?.vague) return []
  const over = picks.filter(({ candidate: { price } }) => price !== null && price > sum)
  if (over.length === 0 || picks.length === 0) return []
  const most = Math.max(...over.map(({ candidate: { price } }) => price ?? 0))
  const which =
    over.length === picks.length ? 'Giá' : `${over.map(({ candidate }) => candidate.title).join(', ')} có giá`
  return [
    `${which} nhỉnh hơn mức ${sayVnd(sum)} bạn nêu${over.length === 1 ? ` ${sayVnd(most - sum)}` : ''}.`,
  ]
}

/** From this share of the least that was named on a price is as good as it. */
const NEAR_ENOUGH = 0.95

/** How much less than the sum that was named the first costs, where nothing nearer to it fits. */
function sayBelow({ budget }: Need, { givenUp }: Retrieved, { candidate: { price } }: WordedPick): string[] {
  if (price === null || !givenUp.includes('price_floor')) return []
  const { target: sum, min } = budget ?? {}
  if (budget && min !== undefined && sum === undefined && price < min * NEAR_ENOUGH)
    return [sentence(`${sayBudget(budget)} mình không có máy nào khớp, nên đây là máy giá thấp hơn`)]
  if (sum === undefined || price >= sum) return []
  return [
    `Máy này còn dư ${sayAbout(sum - price)} so với mức bạn nêu; gần mức đó mình không thấy máy nào hợp hơn.`,
  ]
}

/** What the best pick costs to run, where its figures say so. */
function costOf({ costs }: AdviceParts, { candidate }: WordedPick): string | null {
  if (!COSTS_MATTER.has(candidate.kind)) return null
  const cost = costs?.of.get(candidate.id)
  return costs && cost ? sayRunningCostBriefly(cost, costs) : null
}

/** Of several brands asked for, those that have nothing among what was found, with the nearest that they have. */
function sayAbsentBrands({ need, retrieved, absent: nearest = [], priceSources }: AdviceParts): string[] {
  const { candidates, givenUp } = retrieved
  if (need.brands.length < 2 || givenUp.includes('brand')) return []
  const absent = need.brands.filter((brand) => !candidates.some((candidate) => candidate.brand === brand))
  const none = absent.filter((brand) => nearest.every((one) => one.brand !== brand))
  const kind = sayKind(need)
  const said = nearest.map(({ id, brand, title, price }) => {
    const seen = seenAt(priceSources.find(({ productId }) => productId === id) ?? null)
    return `${sentence(`${kind} ${brand ?? ''} thì chưa có máy nào khớp hết các điều kiện`).slice(0, -1)}; gần nhất của hãng là ${title}, giá ${formatVnd(price ?? 0)}${seen}.`
  })
  return none.length > 0
    ? [...said, `Dữ liệu của mình không có ${kind} ${joinWords(none)} nào khớp yêu cầu này.`]
    : said
}

/** The reasons whose figures the opening has not said yet, as a sentence; empty where none is left. */
function withoutSaid(reason: string, opening: string): string {
  if (reason === PLAIN_REASON) return ''
  const news = reason.split('; ').filter((part) => {
    const figures = part.match(/\d[\d.,]*/g) ?? []
    return figures.length === 0 || figures.some((figure) => !opening.includes(` ${figure} `))
  })
  return news.length > 0 ? sentence(news.join('; ')) : ''
}

/** What all that are left state of what was wished beyond features. */
const heldIn = ({ wishes }: Retrieved): string[] =>
  wishes.flatMap(({ wish, state, isRefused }) => (state === 'held' && !isRefused ? [wish.label] : []))

/** The wish that those found meet and this one is not known to meet; null where there is none. */
function lackOf(candidate: Candidate, { wishes, tables }: Retrieved): string | null {
  const lacked = wishes.find(
    ({ wish, state, isRefused }) =>
      state === 'held' && !isRefused && meets(wish, candidate, tables.get(candidate.id) ?? []) !== true,
  )
  return lacked ? `chưa thấy ghi ${lacked.wish.label}` : null
}

function wordPicks({ picks, need, size, priceSources, retrieved }: AdviceParts): WordedPick[] {
  const [best] = picks
  const second = picks[1]
  return picks.map((pick) => {
    const other = pick === best ? second : best
    return {
      ...pick,
      reason: reasonFor(pick, size, need, retrieved.candidates),
      tradeOff:
        [
          lackOf(pick.candidate, retrieved),
          other ? sayTradeOff(weighAgainst(pick, other, pick.role === 'upgrade' ? null : size, need)) : null,
        ]
          .filter((words) => words !== null)
          .join('; ') || null,
      priceSource: priceSources.find(({ productId }) => productId === pick.candidate.id) ?? null,
    }
  })
}

/** Whether a product states what a priority is weighed by: 'chạy êm' is no ground for one whose noise nobody recorded. */
const isToldBy =
  (candidate: Candidate) =>
  (priority: Priority): boolean => {
    const { attributes } = candidate
    if (priority === 'quiet' && isHeard(candidate)) return false
    return (
      priority === 'cheap' ||
      (priority === 'saving' &&
        (attributes.inverter === true ||
          attributes.cspf !== undefined ||
          attributes.energy_kwh_year !== undefined)) ||
      measuresOf({ priorities: [priority], uses: [] })
        .flat()
        .some((key) => typeof attributes[key] === 'number')
    )
  }

/** What was needed, without what the first pick is not known to be good at. */
function withoutUntold({ need, sum, retrieved }: AdviceParts, { candidate }: WordedPick): Need {
  const missed = retrieved.wishes.flatMap(({ wish, state }) =>
    state === 'held' ? [] : Object.keys(wish.where),
  )
  const isMissed = (priority: Priority) =>
    measuresOf({ priorities: [priority], uses: [] })
      .flat()
      .some((key) => missed.includes(key))
  const told = need.priorities.filter((one) => isToldBy(candidate)(one) && !isMissed(one))
  return { ...need, ...(sum?.isForAll && { budget: sum }), priorities: told }
}

function verdict(need: Need, pick: WordedPick, phrase: Phrasing, relaxed: boolean): string {
  const situation = sayNeed(need)
  const name = pick.candidate.title
  const price = sayPrice(pick)
  const isOfSeveral = need.count !== undefined && need.count > 1
  if (settlesOnOne(need))
    return isOfSeveral ? `Mình chốt ${name}${price}.` : `Nếu chỉ lấy một, mình chốt ${name}${price}.`
  if (relaxed) return `Trong số đó, máy gần với nhu cầu của bạn nhất là ${name}${price}.`
  if (need.isMeant && !need.followUp)
    return `Chuyện này ${sayHelp(need, pick)} giúp được: mình nghiêng về ${name}${price}.`
  if (!situation) return `Mình nghiêng về ${name}${price}.`
  return phrase([
    `Với nhu cầu ${situation}, mình nghiêng về ${name}${price}.`,
    `Xét nhu cầu ${situation} thì phù hợp nhất là ${name}${price}.`,
    `Theo nhu cầu ${situation}, hợp với bạn hơn cả là ${name}${price}.`,
  ])
}

/** What helps, by the name of its kind; by the machine's own where it is called otherwise: an infrared hob is no 'bếp từ'. */
function sayHelp(need: Need, { candidate: { title, brand } }: WordedPick): string {
  const own = brand !== null && title.includes(brand) ? title.slice(0, title.indexOf(brand)).trim() : ''
  return own === '' || fold(own).startsWith(fold(sayKind(need))) ? sayKind(need) : lowerFirst(own)
}

/** ', giá 11.690.000 ₫ (thấy ở shop.vn tháng 6/2025)'; empty where no price is known. */
function sayPrice({ candidate, priceSource }: WordedPick): string {
  if (candidate.price === null) return ''
  return `, giá ${formatVnd(candidate.price)}${seenAt(priceSource)}`
}

/** A pick beside the best one: what it is for, its price, and what is won and lost against the best. */
function sayOther(pick: WordedPick, label: string): string {
  const { candidate, reason, tradeOff } = pick
  return sentence(`${label}: ${candidate.title}${sayPrice(pick) || ', chưa có giá'}; ${tradeOff ?? reason}`)
}

function nothingFound(need: Need, size: SizeAdvice | null): Draft {
  const kind = sayKind(need)
  return {
    paragraphs: [
      `Hiện dữ liệu của mình chưa có ${kind} nào để gợi ý cho bạn, nên mình không đoán bừa.`,
      ...(size ? [size.sentence] : []),
      'Bạn thử hỏi về tivi, tủ lạnh, máy giặt, máy lạnh, điện thoại, laptop hoặc đồ gia dụng khác nhé.',
    ],
    picks: [],
    sources: size ? [ruleSource(size)] : [],
    relatedQuestions: relatedQuestions(need, null),
    rules: size ? [size.sentence] : [],
  }
}
