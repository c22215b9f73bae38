import { fold } from '#app/vietnamese/fold.ts'
import { formatVnd } from '#app/vietnamese/money.ts'
import { choose } from '../best-picks.ts'
import type { Candidate, Specification } from '../catalogue.ts'
import { asks } from '../knowledge/asks-to-know.ts'
import { factAskedLike } from '../knowledge/find-facts.ts'
import { findKnown } from '../known/known-models.ts'
import type { KnownModel } from '../known/known-models.ts'
import { strengthsOver } from '../known/strengths.ts'
import { nameWords } from '../mentions/name-words.ts'
import { comparableOf, comparedFigures } from '../rank/comparables.ts'
import { gapsBetween, isGain, sayAttribute } from '../rank/differences.ts'
import { findNamed, isModel } from '../retrieve/find-named.ts'
import { hasFeature, sayAsked, sayStated } from '../stated/say-asked.ts'
import type { AskedOf } from '../stated/say-asked.ts'
import { featureLabel } from '../understand/chip-labels.ts'
import type { Intent } from '../understand/need.ts'
import { meets } from '../wished/meets.ts'
import type { Draft } from '../write/draft.ts'
import { writeLookup } from '../write/lookup.ts'
import { withMissing } from '../write/missing.ts'
import { joinWords, lowerFirst, sentence } from '../write/phrasing.ts'
import { seenAt } from '../write/sources.ts'
import { askedOf } from './answer-product.ts'
import type { Asked, Drafted } from './asked.ts'
import { explanationOf } from './explain.ts'

/** Models that one answer tells of. */
const MOST_NAMED = 3
/** Figures that are told of a model where nothing of it is asked. */
const MAIN_FIGURES = 4
/** Gains that are named for a model. */
const MAX_GAINS = 3

/** A model that is asked about: a row of the catalogue, or what is known of one that has none. */
type Side = {
  name: string
  product: Candidate
  table: readonly Specification[]
  known: KnownModel | null
  /** It is of the catalogue, so it has a page and mostly a price. */
  isRow: boolean
}

/** Intents that ask of a model by its name. */
const OF_MODELS: ReadonlySet<Intent> = new Set(['compare', 'lookup', 'price', 'explain', 'size'])
/** 'có nên mua', 'đáng không', 'con nào', 'hay': a verdict is asked for, whatever else is wished. */
const ASKS_VERDICT =
  /(?:^|\s)(?:co nen|nen|dang|hay|vs|voi|so voi|con nao|cai nao|ngon khong|ngon ko|ngon k|on khong|on ko|on k|tot khong|tot ko|bao nhieu|may)(?![a-z])/

/**
 * What is asked of well-known models that the catalogue has no row of: their makers' figures, what they are good at, and how
 * they stand beside each other. Null where every one has a row, or nothing is known of any that has none.
 */
export async function answerOfKnown(asked: Asked): Promise<Drafted | null> {
  const { question, need, catalogue } = asked
  const models = need.models.slice(0, MOST_NAMED)
  const isAsked = OF_MODELS.has(need.intent) || (need.intent === 'advise' && asksOfModels(asked))
  if (models.length === 0 || !isAsked || need.isOwned) return null
  const read = await Promise.all(models.map((model) => sideOf(model, asked)))
  const sides = read.filter((side) => side !== null)
  if (sides.every(({ isRow }) => isRow)) return null
  const missing = models.filter((_, place) => read[place] === null)
  const wanted = askedOf(
    question,
    [...models, ...sides.map(({ name }) => name)],
    sides.map(({ product }) => product.kind),
  )
  // 'sạc iPhone 15 qua đêm có hại không': what no model's data say is a matter of knowledge.
  const [only] = sides
  const isOfPrice = need.intent === 'price' || ASKS_PRICE.test(fold(question))
  // 'giá S25 Ultra', 'macbook air m2 cũ': nothing is asked that a fact could tell.
  const isSilent = only !== undefined && !isOfPrice && asks(fold(question)) && saysNothing(only, wanted)
  if (sides.length === 1 && isSilent && missing.length === 0 && !only.isRow && wanted.aspects.length === 0) {
    const fact = factAskedLike(question, { ...need, kinds: [] }, asked.facts)
    if (fact) return { draft: await explanationOf(fact, asked) }
    if (need.intent === 'explain') return null
  }
  const nearest = sides.length === 1 ? await nearestRow(only, asked) : null
  const rows = [
    ...sides.flatMap(({ isRow, product }) => (isRow ? [product] : [])),
    ...(nearest ? [nearest] : []),
  ]
  const priceSources = await catalogue.priceSources(rows.map(({ id }) => id))
  const priceOf = ({ id, title, price }: Candidate) =>
    price === null
      ? `${title} chưa có giá trong dữ liệu của mình.`
      : `${title} giá ${formatVnd(price)}${seenAt(priceSources.find(({ productId }) => productId === id) ?? null)}.`
  const said = [
    ...(sides.length > 1 ? sayVerdict(sides, wanted) : []),
    ...sides.map((side) => saySide(side, wanted, side.isRow ? priceOf(side.product) : null)),
    ...sayUnsaid(sides, wanted),
    sayUnpriced(sides),
    ...(nearest ? [`Gần với nó nhất trong dữ liệu của mình: ${priceOf(nearest)}`] : []),
  ]
  const lookup = writeLookup(rows, priceSources, question)
  const draft: Draft = {
    ...lookup,
    paragraphs: said,
    others: rows.slice(1),
    rules: said,
    sources: [
      ...new Map(
        sides.flatMap(({ known }) => (known?.source ? [known.source] : [])).map((one) => [one.url, one]),
      ).values(),
    ],
    relatedQuestions:
      rows.length > 0 ? lookup.relatedQuestions : [`Có máy nào giống ${only?.name ?? ''} mà rẻ hơn không?`],
  }
  return { draft: withMissing(draft, missing) }
}

function saysNothing({ product, table }: Side, asked: AskedOf): boolean {
  const { has, figures } = sayAsked(asked, product, table)
  return has.length + figures.length === 0
}

/** 'giá samsung s25 ultra': its price, which no fact tells. */
const ASKS_PRICE = /(?:^|\s)(?:gia(?! dinh| treo| do)|bao nhieu tien|nhieu tien)(?![a-z])/

/** 'đang xài iphone 11', 'đổi từ S20 lên': what is owned is told of. */
const OWNS =
  /(?:^|\s)(?:dang (?:xai|dung|sai|co)|xai (?:duoc|tu)|(?:doi|len) (?:tu|may|doi)|cu (?:roi|qua))(?![a-z])/

/** Whether a wish for a machine is rather a question about the models it names. */
const asksOfModels = ({ question, need }: Asked): boolean =>
  ASKS_VERDICT.test(fold(question)) && !OWNS.test(fold(question)) && need.budget === undefined

/** A row of exactly that model, else what is known of it. */
async function sideOf(model: string, { need, catalogue }: Asked): Promise<Side | null> {
  const found = [
    ...(await findNamed(model, need.kinds, catalogue)),
    ...(need.kinds.length > 0 ? await findNamed(model, [], catalogue) : []),
  ].find((product) => isModel(product, model))
  const known = findKnown(model, need.kinds) ?? findKnown(model, [])
  if (found) {
    const tables = await catalogue.specifications([found.id])
    const table = [...(tables.get(found.id) ?? []), ...(known?.table ?? [])]
    return { name: known?.name ?? found.title, product: found, table, known, isRow: true }
  }
  return known && { name: known.name, product: known.product, table: known.table, known, isRow: false }
}

/** Machines that lie further apart than this are no alternatives to each other. */
const ALIKE = 0.12

/**
 * A row of another version of a model that has none, one of the size that was said, or the one of its brand that is most like
 * it; to who asks the price, else one of its series. Null for none.
 */
async function nearestRow(side: Side | undefined, { catalogue, need }: Asked): Promise<Candidate | null> {
  if (!side?.known) return null
  const { kind } = side.known
  const brands = side.product.brand === null ? [] : [side.product.brand]
  if (need.inches !== undefined || need.hp !== undefined) {
    const { picks } = await choose(kind, { ...need, models: [], lines: [], brands }, catalogue)
    return picks[0]?.candidate ?? null
  }
  const words = nameWords(side.name).map(({ text }) => text)
  const price = need.budget?.max === undefined ? undefined : { max: need.budget.max }
  const found = await catalogue.find({ kinds: [kind], brands, price, order: 'cheapest', limit: ENOUGH_ROWS })
  const own = found
    .filter((product) => product.price !== null)
    .map((product) => ({ product, title: new Set(nameWords(product.title).map(({ text }) => text)) }))
  const figures = words.filter((word) => /\d/.test(word))
  const version = own.find(({ title }) => figures.length > 0 && figures.every((word) => title.has(word)))
  const [alike] = own
    .map(({ product }) => ({ product, far: distance(product, side.product) }))
    .filter(({ far }) => far < ALIKE)
    .toSorted((one, other) => one.far - other.far)
  const [ofSeries] = need.intent === 'price' ? nearestOfSeries(figures[0] ?? '', own) : []
  return (version ?? alike ?? ofSeries)?.product ?? null
}

/** Generations further apart than this tell nothing of each other's price. */
const GENERATIONS = 4

/** Those of the same series ('s23' of 's25', 'iPhone 13' of 'iPhone 12') within a few generations, the nearest first. */
function nearestOfSeries<T extends { title: ReadonlySet<string> }>(version: string, own: readonly T[]): T[] {
  const [, letters = '', number] = /^([a-z]*)(\d{1,2})$/.exec(version) ?? []
  if (number === undefined) return []
  const apartOf = ({ title }: T) =>
    Math.min(
      ...[...title].flatMap((word) => {
        const [, own, other] = /^([a-z]*)(\d{1,2})$/.exec(word) ?? []
        return own === letters ? [Math.abs(Number(other) - Number(number))] : []
      }),
    )
  return own
    .filter((one) => apartOf(one) <= GENERATIONS)
    .toSorted((one, other) => apartOf(one) - apartOf(other))
}

/** Rows of a brand that are looked through. */
const ENOUGH_ROWS = 60
/** Fewer figures than this say nothing of how alike two machines are. */
const ENOUGH_FIGURES = 3

/** How far two machines' figures lie apart: the mean of their relative gaps, and one for a figure that is not stated. */
function distance(one: Candidate, other: Candidate): number {
  const figures = comparedFigures(other.kind).filter((key) => typeof other.attributes[key] === 'number')
  const gaps = figures.map((key) => {
    const [a, b] = [one.attributes[key], other.attributes[key]]
    return typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) / Math.max(a, b, 1) : 1
  })
  if (figures.length < ENOUGH_FIGURES) return 1
  const year = Math.abs((one.releaseYear ?? 0) - (other.releaseYear ?? 0))
  return gaps.reduce((sum, gap) => sum + gap, 0) / Math.max(gaps.length, 1) + Math.min(year, 5) / 10
}

function sayUnpriced(sides: readonly Side[]): string {
  const names = sides.flatMap(({ isRow, name }) => (isRow ? [] : [name]))
  return `${joinWords(names)} chưa có trong bảng giá của mình: số liệu ghi theo hãng công bố, mạnh yếu là nhận xét của mình; giá và bản bán ở Việt Nam thì bạn xem lại ở hãng hoặc nơi bán nhé.`
}

/** What a model's data say to what is asked, else its main figures; then what it is good and less good at. */
function saySide({ name, product, table, known }: Side, asked: AskedOf, price: string | null): string {
  const stated = sayAsked(asked, product, table)
  const answers = sayStated(name, stated)
  const figures = comparedFigures(product.kind)
    .filter((key) => typeof product.attributes[key] === 'number')
    .slice(0, MAIN_FIGURES)
    .map(
      (key) =>
        `${lowerFirst(comparableOf(product.kind, key)?.label ?? key)} ${sayAttribute(key, product.attributes[key])}`,
    )
  const main = figures.length > 0 ? [`${name}: ${joinWords(figures)}.`] : []
  const isNamed = answers.length + main.length > 0
  const character = known
    ? [
        sentence(
          `${isNamed ? '' : `${name} `}mạnh ở ${known.good.join(', ')}${known.weak.length > 0 ? `; bù lại ${known.weak.join(', ')}` : ''}`,
        ),
      ]
    : []
  const priced = price === null ? [] : [price]
  return [...(answers.length > 0 ? answers : main), ...character, ...priced].join(' ')
}

/** What is asked and not known, of each that it is not known of. */
function sayUnsaid(sides: readonly Side[], asked: AskedOf): string[] {
  const unsaid = sides.map(({ name, product, table }) => ({
    name,
    missing: sayAsked(asked, product, table).missing,
  }))
  return [...new Set(unsaid.flatMap(({ missing }) => missing))].map((label) => {
    const names = unsaid.flatMap(({ name, missing }) => (missing.includes(label) ? [name] : []))
    return `Về ${label}, mình chưa có thông tin của ${joinWords(names)}.`
  })
}

/** Which of them has what is asked, else for whom each is the better choice. */
function sayVerdict(sides: readonly Side[], asked: AskedOf): string[] {
  const decided = [...decidedByWish(sides, asked), ...decidedByFigure(sides, asked)]
  if (decided.length > 0) return decided
  return sides.flatMap((side) => {
    const gains = gainsOf(
      side,
      sides.filter((other) => other !== side),
    )
    return gains.length > 0 ? [sentence(`chọn ${side.name} nếu bạn ưu tiên: ${gains.join(', ')}`)] : []
  })
}

/** 'Về chụp xa thì chọn Galaxy S25 Ultra': a thing that is asked for and that only one of them has. */
function decidedByWish(sides: readonly Side[], { features, wishes }: AskedOf): string[] {
  const things = [
    ...features.map((feature) => ({
      label: lowerFirst(featureLabel(feature)),
      has: ({ product }: Side) => hasFeature(feature, product),
    })),
    ...wishes.map((wish) => ({
      label: wish.label,
      has: ({ product, table }: Side) => meets(wish, product, table),
    })),
  ]
  return things.flatMap(({ label, has }) => {
    const having = sides.filter((side) => has(side) === true)
    const [only] = having
    return only && having.length === 1 ? [`Xét ${label} thì chọn ${only.name}.`] : []
  })
}

/** 'Xét pin thì chọn …': a figure that is asked for and in which one of them leads. */
function decidedByFigure(sides: readonly Side[], { aspects }: AskedOf): string[] {
  return aspects.flatMap(({ name, figures }) => {
    const key = figures.find((figure) =>
      sides.every(({ product }) => typeof product.attributes[figure] === 'number'),
    )
    const better = key && comparableOf(sides[0]?.product.kind ?? '', key)?.better
    if (!key || !better) return []
    const sign = better === 'more' ? -1 : 1
    const sorted = sides.toSorted(
      (one, other) => sign * (Number(one.product.attributes[key]) - Number(other.product.attributes[key])),
    )
    const [best, next] = sorted
    if (!best || !next || best.product.attributes[key] === next.product.attributes[key]) return []
    return [
      `Xét ${name} thì ${best.name} hơn: ${sayAttribute(key, best.product.attributes[key])} so với ${sayAttribute(key, next.product.attributes[key])}.`,
    ]
  })
}

/** What a model has over every other one that is named. */
function gainsOf({ product, known }: Side, others: readonly Side[]): string[] {
  const [rival] = others
  if (!rival) return []
  const figures = gapsBetween(product, rival.product)
    .filter(isGain)
    .map(({ phrase }) => phrase)
  const own = known ? strengthsOver(known, others) : []
  return [...own.slice(0, 2), ...(others.length === 1 ? figures : [])].slice(0, MAX_GAINS)
}
