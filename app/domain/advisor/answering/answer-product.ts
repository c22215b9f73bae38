import { isKind, kindLabel } from '#app/kinds/kind.ts'
import { fold } from '#app/vietnamese/fold.ts'
import type { Candidate, Specification } from '../catalogue.ts'
import { factAmong } from '../knowledge/fact-base.ts'
import type { Fact } from '../knowledge/fact.ts'
import { factsPerhapsAsked } from '../knowledge/find-facts.ts'
import { sortByExtreme } from '../rank/superlatives.ts'
import { findNamed, isModel } from '../retrieve/find-named.ts'
import { ofVersionSaid } from '../retrieve/version-said.ts'
import { readAspects } from '../stated/aspects.ts'
import type { AskedOf, Stated } from '../stated/say-asked.ts'
import { sayAsked, sayStated } from '../stated/say-asked.ts'
import { askedWords } from '../stated/specification-lines.ts'
import { isAbout } from '../understand/about.ts'
import { readFeatures } from '../understand/features.ts'
import { readFigures } from '../understand/figures.ts'
import { kindMentions } from '../understand/kind-mentions.ts'
import type { Intent, Need } from '../understand/need.ts'
import { readQuestion } from '../understand/reading.ts'
import { wishesNamed } from '../wished/read-wishes.ts'
import { saysMissing, writeAbout } from '../write/about.ts'
import type { Draft } from '../write/draft.ts'
import { factSource } from '../write/explain.ts'
import { writeLookup } from '../write/lookup.ts'
import { withMissing, withNearest } from '../write/missing.ts'
import { joinWords } from '../write/phrasing.ts'
import { sayRunningCost } from '../write/running-cost.ts'
import { writeNearest } from '../write/talk.ts'
import { asksOfFigure, namesBrandNotShown } from './asked.ts'
import type { Asked, Drafted } from './asked.ts'

/** Products that one question is answered for. */
const MOST_NAMED = 3

/** What a question asks of a product of these names and kinds, whatever it said before. */
export function askedOf(question: string, names: readonly string[], ofKinds: readonly string[]): AskedOf {
  const reading = readQuestion(question)
  const { wanted, preferred } = readFeatures(reading, [])
  const kinds = kindMentions(reading).flatMap(({ value, start, end }) =>
    value !== null && ofKinds.includes(value) ? [reading.folded.slice(start, end)] : [],
  )
  const figures = ASKS_OF_FIGURE.test(reading.numbers) ? readFigures(reading, ofKinds.filter(isKind)) : {}
  // '120hz không' asks of the figure, not of what else it is good for.
  const isOfFigure = Object.keys(figures).length > 0
  const wishing = isOfFigure ? readQuestion(question.replaceAll(FIGURE, ' ')) : reading
  return {
    aspects: readAspects(reading),
    features: [...wanted, ...preferred],
    figures,
    wishes: wishesNamed(wishing, ofKinds),
    words: askedWords(question, [...names, ...kinds]),
  }
}

/** 'có 120hz không', 'pin 5000mah ko': whether it has that much; 'dưới 1500w có không' seeks one that has. */
const ASKS_OF_FIGURE =
  /\d ?[a-z]{1,6}(?: (?:that|luon|do|tro len))? (?:khong|ko|k|hong|hok|hem|chua)(?: (?:vay|a|ha|em|anh|chi|ban|shop|ad|nhi))*[\s?.!]*$/
const FIGURE = /\d[\d.,]* ?\p{L}{1,6}/gu

export const asksNothing = ({ aspects, features, wishes, figures }: AskedOf) =>
  aspects.length + features.length + wishes.length + Object.keys(figures).length === 0

/** From this likeness on a fact answers what a product's own data do not. */
const ANSWERS = 0.42
/** What they do say is enough where no fact is surely asked for. */
const SURELY_ANSWERS = 0.58

/** What is known in general of what a product's own data do not say; null for nothing near. */
function knownBeside(
  { kind }: Candidate,
  { question, need, facts }: Asked,
  { wishes }: AskedOf,
  least: number,
): Fact | null {
  const kinds = need.kinds.filter((one) => one === kind)
  const named = isKind(kind) ? `${question} ${kindLabel(kind)}` : question
  // What a seller says of the very wish is nearer than a fact that only sounds alike.
  const hasTip = wishes.some(({ tip }) => tip !== null)
  const [near] = factsPerhapsAsked(named, { ...need, kinds }, facts, hasTip ? SURELY_ANSWERS : least)
  return near ?? (hasTip ? null : factAmong(wishes.map(({ fact }) => fact))) ?? null
}

/** The product in view, answered from its own data; where they say nothing of it, behind what is known of it in general. */
export async function answerAbout(about: Candidate, asking: Asked): Promise<Drafted> {
  const { question, need, catalogue, runningCosts } = asking
  const [priceSources, costs, tables] = await Promise.all([
    catalogue.priceSources([about.id]),
    runningCosts?.([about], need) ?? null,
    catalogue.specifications([about.id]),
  ])
  const cost = costs?.of.get(about.id)
  const known = {
    priceSource: priceSources[0] ?? null,
    runningCost: costs && cost ? sayRunningCost(cost, costs) : null,
    table: tables.get(about.id) ?? [],
  }
  const asked = askedOf(question, [about.title], [about.kind])
  const draft = writeAbout(about, question, asked, known)
  const said = draft.rules ?? []
  // Who stands on a product's page asks of it alone.
  const isOfPage = asking.about?.id === about.id
  const isSilent = said.length > 0 && said.every(saysMissing)
  const isShort =
    said.length > 0 && !isSilent && asksHowLong(question) && !said.some((one) => SAYS_TIME.test(one))
  const fact =
    (isSilent || isShort) && !isOfPage
      ? knownBeside(about, asking, asked, isShort ? SURELY_ANSWERS : ANSWERS)
      : null
  if (!fact) return { draft }
  if (isShort) return { draft: withKnown(draft, fact) }
  const unsaid = `Riêng ${about.title} thì dữ liệu của mình chưa ghi điều này.`
  const paragraphs = [fact.verdict, unsaid, ...draft.paragraphs.slice(said.length)]
  return {
    draft: {
      ...draft,
      paragraphs,
      rules: [fact.verdict, unsaid],
      sources: [...draft.sources, factSource(fact)],
    },
  }
}

/** 'xài bao lâu', 'mấy tiếng': a time is asked for, which a capacity does not say. */
const asksHowLong = (question: string): boolean =>
  /(?:^|\s)(?:bao lau|(?:may|bao nhieu) (?:tieng|gio|ngay|phut))(?![a-z])/.test(fold(question))
const SAYS_TIME = /\d (?:giờ|phút|ngày|tiếng|tháng|năm)/

/** An answer from rows with what is known in general behind it. */
export const withKnown = (draft: Draft, fact: Fact): Draft =>
  draft.paragraphs.includes(fact.verdict) ? draft : withVerdict(draft, fact)

const withVerdict = (draft: Draft, fact: Fact): Draft => ({
  ...draft,
  paragraphs: [...draft.paragraphs, fact.verdict],
  sources: [...draft.sources, factSource(fact)],
  rules: [...(draft.rules ?? []), fact.verdict],
})

/** Intents of a question that no product's data answer. */
const NOT_OF_DATA: ReadonlySet<Intent> = new Set(['compare', 'running_cost', 'small_talk', 'off_topic'])
/** Versions of a model that are looked at: one may state what another does not. */
const VERSIONS = 4

/** A model that was named, with the version of it whose data say most to what is asked. */
type Named = { model: string; product: Candidate; stated: Stated; missing: string | null }

async function readModel(model: string, asked: AskedOf, { need, catalogue }: Asked): Promise<Named | null> {
  const ofKinds = async (kinds: readonly string[]) =>
    (await findNamed(model, kinds, catalogue)).filter((product) => isModel(product, model))
  const named = await ofKinds(need.kinds)
  // A part that is asked about ('thẻ nhớ', 'sạc') may be a kind of its own; the name says which product is meant.
  const all = named.length > 0 ? named : await ofKinds([])
  const { products: own, missing } = ofVersionSaid(all, need)
  const versions = own.slice(0, VERSIONS)
  const tables = await catalogue.specifications(versions.map(({ id }) => id))
  const read = versions.map((product) => ({
    model,
    product,
    stated: sayAsked(asked, product, tables.get(product.id) ?? []),
    missing,
  }))
  const saysMost = ({ stated }: Named) => stated.has.length + stated.figures.length
  return read.toSorted((one, other) => saysMost(other) - saysMost(one))[0] ?? null
}

/**
 * What is asked of products by name, answered from their data: 'iphone 15 pin bao nhiêu', 'S24 có kháng nước không'. Null
 * where none of them is in the data, or nothing but their price is asked for.
 */
export async function answerOfNamed(asking: Asked): Promise<Drafted | null> {
  const { question, need, catalogue } = asking
  if (need.models.length === 0 || NOT_OF_DATA.has(need.intent)) return null
  const asked = askedOf(question, need.models, need.kinds)
  if (need.intent === 'advise' && (asksNothing(asked) || !ASKS_FIGURE.test(fold(question)))) return null
  const read = await Promise.all(
    need.models.slice(0, MOST_NAMED).map((model) => readModel(model, asked, asking)),
  )
  const found = read.filter((one) => one !== null)
  const isSilent = found.every(({ stated }) => stated.has.length + stated.figures.length === 0)
  if (found.length === 0 || (isSilent && asksNothing(asked))) return null
  const products = found.map(({ product }) => product)
  const said = found.map(({ product, stated }) => sayOf(product, stated))
  const priceSources = await catalogue.priceSources(products.map(({ id }) => id))
  const lookup = writeLookup(products, priceSources, question)
  const missing = need.models.filter((_, place) => read[place] === null)
  const draft: Draft = {
    ...lookup,
    paragraphs: [...said, ...lookup.paragraphs.slice(0, 1)],
    others: products.slice(1),
    rules: said,
  }
  const version = found.find((one) => one.missing !== null)
  const told = version ? withNearest(draft, `${version.model} ${version.missing}`) : draft
  return { draft: withMissing(told, missing), ...(isSilent ? { unanswered: true } : {}) }
}

/** What the data of each product say to a question, or that they say nothing of it. */
export const sayEach = (
  asked: AskedOf,
  products: readonly Candidate[],
  tables: ReadonlyMap<number, readonly Specification[]>,
): string[] =>
  products.map((product) => sayOf(product, sayAsked(asked, product, tables.get(product.id) ?? [])))

/** Which of several products have what is asked, one line each, and of which nothing is stated. */
export function sayOfShown(
  asked: AskedOf,
  products: readonly Candidate[],
  tables: ReadonlyMap<number, readonly Specification[]>,
): string {
  const read = products.map((product) => ({
    product,
    stated: sayAsked(asked, product, tables.get(product.id) ?? []),
  }))
  const told = read.filter(({ stated }) => stated.has.length + stated.figures.length > 0)
  const silent = read.filter((one) => !told.includes(one))
  const titles = joinWords(silent.map(({ product }) => product.title))
  const what = joinWords(silent[0]?.stated.missing ?? [])
  if (told.length === 0)
    return `Dữ liệu của mình chưa ghi ${what} cho máy nào trong số vừa nêu, nên mình không dám đoán; bạn hỏi nơi bán giúp nhé.`
  const lines = told.map(({ product, stated }) => `• ${sayStated(product.title, stated).join(' ')}`)
  return [...lines, ...(titles ? [`• ${titles}: chưa thấy ghi ${what}.`] : [])].join('\n')
}

function sayOf({ title }: Candidate, stated: Stated): string {
  const unsaid =
    stated.missing.length > 0
      ? [`Dữ liệu của mình chưa ghi ${joinWords(stated.missing)} của ${title}, nên mình không dám đoán.`]
      : []
  return [...sayStated(title, stated), ...unsaid].join(' ')
}

/** 'pin trên 10 ngày': a figure that the machine is to have, rather than one that is asked for. */
export const saysFigure = ({ figures }: Need, previous: Need): boolean =>
  JSON.stringify(figures) !== JSON.stringify(previous.figures)

/** Intents of a question about what was shown that its own data may answer. */
const OF_FIGURES: ReadonlySet<Intent> = new Set(['lookup', 'explain', 'size'])

/**
 * A question about a product that was just shown: the one pointed at, else the first. What its data do not say is said to
 * be missing, rather than met with the list again.
 */
export async function answerOfShown(asked: Asked): Promise<Drafted | null> {
  const { need, previous } = asked
  const asksOfThem = need.turn === 'ask_about_shown' && OF_FIGURES.has(need.intent)
  if (!previous || !asksOfThem || saysFigure(need, previous)) return null
  if (need.order || need.asksCheaper || need.asksBetter || need.models.length > 0) return null
  if (need.kinds.some((kind) => !previous.kinds.includes(kind))) return null
  const pointed = asked.pointed.products
  const shown = await asked.shown()
  const product = pointed[0] ?? shown[0]
  if (!product) return null
  if (namesBrandNotShown(asked, shown)) return null
  return answerOrMiss(product, asked)
}

/** 'card gì vậy': what the first of the machines shown states in the words of a question that sounds like talk; null for nothing. */
export async function statedOfShown(asked: Asked): Promise<Drafted | null> {
  const { question, previous } = asked
  const [first] = previous && ASKS_FIGURE.test(fold(question)) ? await asked.shown() : []
  if (!first || !previous) return null
  const { draft } = await answerAbout(first, asked)
  const said = draft.rules ?? []
  return said.length > 0 && !said.every(saysMissing)
    ? { draft, need: { ...previous, followUp: true, turn: 'ask_about_shown' } }
    : null
}

/** What a product's own data say to a question, else what is known of it in general, else that it is not stated. */
export async function answerOrMiss(product: Candidate, asked: Asked): Promise<Drafted> {
  const { draft } = await answerAbout(product, asked)
  if ((draft.rules ?? []).length > 0) return { draft }
  if (asksNothing(askedOf(asked.question, [product.title], [product.kind]))) {
    // Of the one that was pointed at by its place something of its own is asked: its figure is no matter of knowledge.
    const isNumbered = asked.need.picks.length > 0
    const isOfOwnFigure = isNumbered && ASKS_HOW_MUCH.test(fold(asked.question))
    const isOfRow = isNumbered || HAS_IT.test(fold(asked.question))
    const known = isOfOwnFigure ? null : knownInContext(asked, isOfRow ? SURELY_ANSWERS : 0)
    if (known) return { draft: known, unanswered: true }
  }
  const missing = `Dữ liệu của mình chưa ghi điều bạn hỏi về ${product.title}, nên mình không dám đoán. Bạn xem trang của hãng hoặc hỏi nơi bán giúp nhé.`
  const price = draft.paragraphs.slice(-1)
  return { draft: { ...draft, paragraphs: [missing, ...price], rules: [missing] }, unanswered: true }
}

/** 'có tự động tắt ko': what a machine has is no matter of knowledge either, however near a fact comes. */
const HAS_IT =
  /^(?:the |vay |ma |a )?(?:no |(?:con|cai|may) (?:nay|do|kia) )?co (?!nen|can|phai|the|dang|sao|hai|ton|an toan|duoc (?!tang|kem))(?:[a-z0-9]+ ){1,5}(?:khong|ko|k|hong|hok|hem)(?![a-z])/

/** 'lồng sâu bao nhiêu', 'dây dài mấy mét': what only a row can say. */
const ASKS_HOW_MUCH =
  /(?:^|\s)(?:bao nhieu|nhieu|may)(?: [a-z]{1,5})?\s*(?:(?:ha|vay|a|the|z|v|em|anh|chi|ban|shop|ad|nhi|ta|day|do|nhe|nha) ?){0,3}[\s?.!]*$/

/** From this likeness on a fact comes near enough to be told to who asks, and to who only says something. */
const NEAR_ENOUGH = 0.34
const MUST_BE_NEAR = 0.42

/** What is known of a question that leaves out the machine that is spoken of, by its name beside it; null for nothing near. */
export function knownInContext({ question, need, facts }: Asked, atLeast = 0): Draft | null {
  const [kind] = need.kinds
  const named = kindMentions(readQuestion(question)).flatMap(({ value }) => value ?? [])
  if (kind === undefined || named.some((one) => !need.kinds.includes(one))) return null
  const asks = ASKS_FIGURE.test(fold(question)) || question.includes('?')
  const least = Math.max(atLeast, asks ? NEAR_ENOUGH : MUST_BE_NEAR)
  const text = named.length > 0 ? question : `${question} ${kindLabel(kind)}`
  const [nearest, ...others] = factsPerhapsAsked(text, need, facts, least)
  return nearest ? writeNearest(nearest, others) : null
}

/** Questions short enough to be about the machine just recommended: 'pin bao nhiêu?', 'có ồn không?'. */
const SHORT = 6

/** What asks for a figure rather than sets one: 'bao nhiêu', 'mấy', '... không'. */
const ASKS_FIGURE =
  /(?:^|\s)(?:bao nhieu|bao lau|gi|nao|may(?: [a-z]+)?|the nao|ra sao|khong|ko|k|chua)\s*(?:(?:ha|vay|a|the|z|v|em|anh|chi|ban|shop|con|chau|nhi|ta|day|do)\s*){0,3}[\s?.!]*$/

/** A short question about a figure, right after machines were recommended, is about the first of them. */
export async function answerOfPick(asked: Asked): Promise<Drafted | null> {
  const { question, need, previous, pointed } = asked
  const isOpen =
    need.order !== undefined || need.asksCheaper || need.asksBetter || pointed.products.length > 0
  if (!previous || !need.followUp || saysFigure(need, previous) || isOpen || need.intent === 'compare')
    return null
  if (question.trim().split(/\s+/).length > SHORT || !ASKS_FIGURE.test(fold(question))) return null
  const [first] = asksNothing(askedOf(question, [], [])) ? [] : await asked.shown()
  const isOtherBrand = need.brands.length > 0 && !need.brands.some((brand) => brand === first?.brand)
  if (!first || isOtherBrand || !isAbout(first, { question, need: bare(need) })) return null
  return answerAbout(first, asked)
}

/** A need without what was said before. */
function bare(need: Need): Need {
  const left = { ...need, kinds: [], brands: [], models: [] }
  delete left.budget
  return left
}

/** One product named or pointed at, with its price and figures; null where none was. */
export async function lookUp(asked: Asked): Promise<Drafted | null> {
  const { question, need, pointed, catalogue } = asked
  const [model] = need.models
  // 'lấy con đó, thêm máy sấy' is of the dryer.
  const [one] = pointed.sure
    ? pointed.products.filter(({ kind }) => need.kinds.length === 0 || need.kinds.some((own) => own === kind))
    : []
  if (!model && !one) return null
  if (one && !model && asksOfFigure(fold(question))) return answerOrMiss(one, asked)
  const named = one ? [one] : await findNamed(model ?? question, need.kinds, catalogue)
  const ofVersion = ofVersionSaid(named, need)
  const byPrice =
    need.order === 'cheapest' || need.order === 'dearest' ? sortByExtreme(need.order, ofVersion.products) : []
  const products = withinMoneyFirst(byPrice.length > 0 ? byPrice : ofVersion.products, need)
  const priceSources = await catalogue.priceSources(products.slice(0, 3).map(({ id }) => id))
  const draft = writeLookup(products, priceSources, model ?? question)
  if (products.length === 0) return { draft, isDeadEnd: true }
  const isOther = model !== undefined && products[0] !== undefined && !isModel(products[0], model)
  if (isOther) return { draft: withNearest(draft, model) }
  return {
    draft: ofVersion.missing ? withNearest(draft, `${model ?? ''} ${ofVersion.missing}`.trim()) : draft,
  }
}

/** 'QLED Samsung 65 dưới 20 triệu' names a line of several: those within the money come first. */
function withinMoneyFirst(products: readonly Candidate[], { budget }: Need): readonly Candidate[] {
  const isWithin = ({ price }: Candidate) => price !== null && price <= (budget?.max ?? Infinity)
  return products.toSorted((one, other) => Number(isWithin(other)) - Number(isWithin(one)))
}
