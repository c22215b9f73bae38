import type { RatingView } from '#app/ui/rating.tsx'
import { formatVnd, shopAndMonth } from '#app/vietnamese/money.ts'
import { splitSentences } from '#app/vietnamese/sentences.ts'
import type { Db } from '#db/client.ts'
import { ALTERNATIVE_LABELS, alternatives, sayGap } from './alternatives.ts'
import type { Differences, Trade } from './alternatives.ts'
import { cardFacts, productFacts } from './attributes.ts'
import type { Attributes } from './attributes.ts'
import { shortNames } from './comparison/short-names.ts'
import { conclude } from './conclusion.ts'
import { energyWords } from './energy/energy-words.ts'
import type { Tariff } from './energy/tariff.ts'
import { fitOf } from './fit.ts'
import { productGallery, productPicture } from './picture.ts'
import { priceHistoryView } from './price-history-view.ts'
import { isOld, sayAge, vietnamDay } from './price-history.ts'
import type { Observation } from './price-history.ts'
import { lowestSeen, otherPrices, summarisePrice, wasCheaper } from './price.ts'
import type { PriceSummary } from './price.ts'
import { catalogueShape } from './queries/catalogue-shape.server.ts'
import { categoryRanges } from './queries/category-ranges.server.ts'
import { getProduct } from './queries/get-product.server.ts'
import type { ProductDetail } from './queries/get-product.server.ts'
import { priceNeighbours } from './queries/neighbours.server.ts'
import { observationsOf } from './queries/price-history.server.ts'
import { pricePeers, priceRank } from './queries/price-peers.server.ts'
import type { PriceRank } from './queries/price-peers.server.ts'
import type { ProductRow } from './queries/product-rows.server.ts'
import { reviewTexts } from './queries/review-texts.server.ts'
import { tariffOn } from './queries/tariff.server.ts'
import { placeOf, placed } from './ranges.ts'
import type { CategoryRanges, Placed } from './ranges.ts'
import { reviewAspects } from './review-aspects.ts'
import { evidence, priceVerdict, sayFor, unknownFacts, verdict } from './verdict.ts'

/** The moment the page is made at, in ms, and how two products are told apart. */
type Setting = { now: number; differences: Differences; suits: Suits }

/** Whom a machine is big enough for, in a sentence; null where nothing says so. */
type Suits = (kind: string, attributes: Attributes) => string | null

/** Another product as a compact link. */
export type AlternativeView = Trade & {
  id: number
  label: string
  title: string
  /** Its title as it is called within its category. */
  name: string
  picture: string
  price: PriceSummary
  /** What its card says of it, where the product of the page states too little to be told apart by. */
  facts: string | null
  /** It is the one to look at first: it costs no more and gives up nothing. */
  comesFirst: boolean
}

/** Everything the page of a product shows to whoever has measured no place for it; null when there is no such product. */
export async function productPage(db: Db, id: number, { now, differences, suits }: Setting) {
  const today = vietnamDay(now)
  const [product, observations, tariff, neighbours, texts] = await Promise.all([
    getProduct(db, id),
    observationsOf(db, id),
    tariffOn(db, today),
    priceNeighbours(db, id),
    reviewTexts(db, id),
  ])
  if (!product) return null
  const price = summarisePrice(product.mainPrice, today)
  const figures = await weighed(db, product)
  const facts = productFacts(product.kind, product.attributes)
  const beside = besideIt(product, neighbours, { differences, isSilent: figures.isSilent, today })
  const news = newsOf(product.des, [
    ...figuresIn(product.title).map((value) => ({ label: '', value })),
    { label: product.category, value: `của ${product.brand ?? ''}` },
    ...figures.evidence.map(({ label, value }) => ({ label, value: value ?? '' })),
    ...facts,
  ])
  const suited = suits(product.kind, product.attributes) ?? figures.isFor
  const conclusion = figures.isSilent
    ? null
    : conclude(figures.verdict?.lean ?? null, beside.length > 0, pastPrice(product, today), suited)
  return {
    product,
    ...figures,
    suits: suited,
    facts,
    /** What its description says that its scales do not. */
    news,
    /** What its scales do not say, each by its name: a description that has the value need not say what it is of. */
    further: facts.filter(({ label }) => figures.evidence.every((one) => one.label !== label)),
    gallery: productGallery(product),
    price:
      product.mainPrice?.kind === 'lowest' && wasCheaper(product.mainPrice, product.offers)
        ? { ...price, label: null }
        : price,
    otherPrices: otherPrices(product, today),
    rating: ratingOf(product),
    lowest: lowerRecord(product, observations, today),
    ...recordsOf(product, observations, today),
    energy: energyView(product, tariff),
    fit: fitOf(product, new URLSearchParams()),
    alternatives: beside,
    /** What it comes to; of a machine of which little is known that it cannot be advised on, which the verdict says. */
    conclusion,
    aspects: reviewAspects(texts),
  }
}

export type ProductPageData = NonNullable<Awaited<ReturnType<typeof productPage>>>

type Beside = { differences: Differences; isSilent: boolean; today: string }

/** The machines to put beside it; where too little is stated to weigh any, the nearest in price of which more is known. */
function besideIt(
  product: ProductDetail,
  neighbours: readonly ProductRow[],
  { differences, isSilent, today }: Beside,
): AlternativeView[] {
  const view = (row: ProductRow) => ({
    id: row.id,
    title: row.title,
    name: nameWithin(row.title, product.category),
    picture: productPicture(row).src,
    price: summarisePrice(row.mainPrice, today),
    facts: isSilent ? sayFacts(row) : null,
  })
  const weighed = alternatives(comparable(product), neighbours.map(comparable), differences).map(
    ({ role, product: other, ...trade }) => ({
      ...view(other.row),
      label: ALTERNATIVE_LABELS[role],
      ...trade,
      comesFirst: trade.comesFirst && !isSilent,
    }),
  )
  if (weighed.length > 0 || !isSilent) return weighed
  return neighbours
    .map((row) => ({
      ...view(row),
      label: 'Có đủ thông số hơn',
      ...gapTo(row, product),
      differs: [],
      unknown: [],
      comesFirst: false,
    }))
    .filter(({ facts }) => facts !== null)
    .slice(0, NEAREST)
}

/** A title as it is called within its category; whole where what is left of it would not begin as a name ('lau nhà Dreame D20'). */
function nameWithin(title: string, category: string): string {
  const [name = ''] = shortNames([{ title, brand: null, model: null, category }])
  return /^\p{Ll}/u.test(name) ? title : name
}

/** Prices of one machine whose course is worth a chart. */
const COURSE = 5

/**
 * Every price that was seen, the newest first, as the price the page begins with is one of theirs: of each shop the last, and the older ones, or
 * where they are many their course.
 */
function recordsOf({ offers }: ProductDetail, observations: readonly Observation[], today: string) {
  const history = observations.length < COURSE ? null : priceHistoryView(observations, today)
  const isLast = (one: Observation) =>
    offers.some(({ shop, observedOn }) => shop === one.shop && observedOn === one.observedOn)
  const older = history ? [] : observations.filter((one) => !isLast(one))
  const dated = (seen: readonly Seen[]) =>
    seen
      .map(({ shop, url = null, price, observedOn, inStock }) => ({
        shop,
        url,
        price,
        observedOn,
        inStock,
        age: sayAge(observedOn, today),
      }))
      .toSorted((a, b) => b.observedOn.localeCompare(a.observedOn))
  return { history, sightings: dated(offers), older: dated(older) }
}

type Seen = Omit<Observation, 'listPrice' | 'source'> & { url?: string | null }

/** What it cost in VND where that was seen long ago; null where it is current, or of no known day. */
function pastPrice({ mainPrice }: ProductDetail, today: string): number | null {
  return mainPrice?.isDated && isOld(mainPrice.seenOn, today) ? mainPrice.value : null
}

/** Machines named by their price alone. */
const NEAREST = 3

/** How much dearer or cheaper another is; nothing where one of the two has no price, or both cost the same. */
function gapTo({ mainPrice: other }: ProductRow, { mainPrice: own }: ProductDetail) {
  const gap = (other?.value ?? 0) - (own?.value ?? 0)
  const words = other?.value == null || own?.value == null || gap === 0 ? [] : [sayGap(gap)]
  return gap < 0 ? { gained: words, lost: [] } : { gained: [], lost: words }
}

/** What its figures say beside those of its category: a sentence, bars, and what is not known. */
async function weighed(db: Db, product: ProductDetail) {
  const { id, kind, attributes, mainPrice, category, categorySlug, specifications } = product
  const shape = (await catalogueShape(db)).get(categorySlug)
  const machine = { kind, attributes, price: mainPrice?.value ?? null }
  const unknown = unknownFacts(kind, attributes, specifications)
  if (!shape) return { verdict: null, isFor: null, evidence: [], peers: 0, unknown, isSilent: false }
  const [ranges, peers] = await Promise.all([
    categoryRanges(db, shape),
    pricePeers(db, { ...machine, id, categoryId: shape.id }),
  ])
  const ofItsPrice = peers && verdict(kind, category, peers)
  const ownRank = ofItsPrice ? null : await priceRank(db, { price: machine.price, id, categoryId: shape.id })
  return {
    verdict: ofItsPrice ?? priceWords(category, machine, ranges, ownRank),
    // Weighed against the same machines as the sentence.
    evidence: evidence(machine, ranges, ofItsPrice && peers).map((figure) => ({
      label: figure.label,
      value: figure.value,
      place: placeOf(kind, figure),
    })),
    isFor: sayFor(machine, ranges),
    /** Machines of its category. */
    peers: ranges.total,
    unknown,
    /** It states so little that the shop has to be asked. */
    isSilent: unknown.length > 0 && evidence(machine, ranges).length < FIGURES,
  }
}

/** The figures of a text with their units, each written one way: '23 W' of '23W' and of '23 W'. */
const figuresIn = (text: string): string[] =>
  (text.match(/\d[\d.,]*\d ?\p{L}+|\d ?\p{L}+/gu) ?? []).map((figure) =>
    figure.replace(/(\d)(?=\p{L})/u, '$1 '),
  )

/** A text without the sentences of which every figure was told, or that say one thing that was told. @param told with their units */
function newsOf(text: string, told: readonly { label: string; value: string }[]): string {
  const isTold = (sentence: string) => {
    const figures = figuresIn(sentence)
    if (figures.length > 0)
      return figures.every((figure) =>
        told.some(({ value }) => value === figure || value.startsWith(`${figure}/`)),
      )
    const words = sentence.trim().replace(/^Mẫu /, '').replace(/\.$/, '').toLocaleLowerCase('vi')
    return told.some(({ label, value }) => `${label} ${value}`.toLocaleLowerCase('vi') === words)
  }
  return splitSentences(text)
    .filter((sentence) => !isTold(sentence))
    .join('')
    .trim()
}

/** 'Công suất 60 W · Pin 24 giờ'; null where it states nothing either. */
function sayFacts({ kind, attributes }: ProductRow): string | null {
  const facts = cardFacts(kind, attributes).map(({ label, value }) => `${label} ${value}`)
  return facts.length > 0 ? facts.join(' · ') : null
}

/** Bars of a machine below which it is told by its price alone. */
const FIGURES = 2

function priceWords(category: string, machine: Placed, ranges: CategoryRanges, rank: PriceRank | null) {
  const isSilent = evidence(machine, ranges).length < FIGURES
  if (rank) return priceVerdict(machine.kind, category, { ...rank, isSilent })
  const { at } = placed(machine, 'price', ranges)
  const known = ranges.spreads.get('price')?.known ?? 0
  return at === null ? null : priceVerdict(machine.kind, category, { at, known, isSilent })
}

/** What people gave it, or the samples where nobody did; null without any. */
function ratingOf({ ratingAverage, reviewCount, sampleStars }: ProductDetail): RatingView | null {
  if (ratingAverage !== null) return { average: ratingAverage, count: reviewCount }
  const count = sampleStars.reduce((sum, n) => sum + n, 0)
  const sum = sampleStars.reduce((total, n, index) => total + n * (index + 1), 0)
  return count === 0 ? null : { average: sum / count, count, ofSamples: true }
}

function comparable(row: ProductRow) {
  const { id, kind, attributes, ratingAverage, reviewCount } = row
  return {
    id,
    kind,
    attributes,
    price: row.mainPrice?.value ?? null,
    rating: ratingAverage === null ? null : { average: ratingAverage, count: reviewCount },
    row,
  }
}

function energyView({ kind, attributes }: ProductDetail, tariff: Tariff | null) {
  const words = tariff && energyWords(kind, attributes, tariff)
  return words && { kind, attributes, tariff, words }
}

/** The least that it was seen for, and where and when, where that is less than its price and than what each shop last asked. */
function lowerRecord(
  { mainPrice, offers }: ProductDetail,
  observations: readonly Observation[],
  today: string,
) {
  const lowest = lowestSeen(mainPrice, [...offers, ...observations])
  if (lowest === null || lowest === lowestSeen(mainPrice, offers)) return null
  const [newest] = observations
    .filter(({ price }) => price === lowest)
    .toSorted((a, b) => b.observedOn.localeCompare(a.observedOn))
  if (!newest) return null
  const seen = [shopAndMonth(newest.shop, newest.observedOn), sayAge(newest.observedOn, today)]
  return { text: formatVnd(lowest), seen: seen.filter(Boolean).join(', ') }
}
