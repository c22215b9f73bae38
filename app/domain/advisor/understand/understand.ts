import type { Kind } from '#app/kinds/kind.ts'
import { isKind } from '#app/kinds/kind.ts'
import { fold } from '#app/vietnamese/fold.ts'
import type { Scored } from '../classify/classifier.ts'
import { classify } from '../classify/classify.ts'
import type { Vocabulary } from './brands.ts'
import { readBrands } from './brands.ts'
import { parseBudget } from './budget.ts'
import { chipsOf } from './chips.ts'
import { readColours } from './colours.ts'
import { readDimensions } from './dimensions.ts'
import { withoutAlternatives } from './feature-groups.ts'
import type { Features } from './features.ts'
import { readFeatures } from './features.ts'
import { readFigures } from './figures.ts'
import { isFollowUp, mergeNeeds } from './follow-up.ts'
import { readHouseholdUse } from './household-use.ts'
import { readHousehold } from './household.ts'
import { GREETING, THANKS } from './intent-words.ts'
import type { Classes } from './intent.ts'
import { hasSubject, readIntent } from './intent.ts'
import { FITTED_KINDS } from './kind-words.ts'
import { readMeasures } from './measures.ts'
import { readModels } from './models.ts'
import type { Intent, Need } from './need.ts'
import { emptyNeed } from './need.ts'
import { sizeBeyondOld } from './old-device.ts'
import { readOrigins } from './origins.ts'
import { withoutParts } from './parts.ts'
import { readPicks } from './picks.ts'
import { readKinds } from './product-kinds.ts'
import { readLines } from './product-lines.ts'
import type { Reading } from './reading.ts'
import { readQuestion } from './reading.ts'
import { intentOfTurn, turnOf } from './turn.ts'
import { readWishes } from './wishes.ts'

/**
 * Reads a Vietnamese (or English) shopping question into a Need: intent, products, money in VND, sizes,
 * household, wishes. With `previous`, a follow-up keeps what it does not say itself; a new kind starts anew.
 * Pure, and linear in the first 1,000 characters of the question.
 */
export function understand(question: string, vocabulary: Vocabulary, previous?: Need | null): Need {
  const reading = readQuestion(question)
  const classes = classesOf(reading, vocabulary, previous !== null && previous !== undefined)
  const { need, features } = readAlone(reading, vocabulary, previous?.kinds ?? [], classes)
  const settled = isFollowUp(reading, need, previous, classes.turn)
    ? followUp(reading, need, previous, features, classes)
    : { ...need, intent: previous ? intentOfNewTopic(reading, need) : need.intent }
  return { ...settled, chips: chipsOf(settled) }
}

/** 'còn máy giặt thì sao', after another machine was chosen: the same is asked of this one. */
function intentOfNewTopic({ folded }: Reading, { intent, kinds }: Need): Intent {
  const isSame = intent === 'explain' && kinds.length > 0 && /(?:^|\s)thi sao(?![a-z])/.test(folded)
  return isSame ? 'advise' : intent
}

/**
 * What a text says of itself in so many words: no machine is taken to be meant that is not named, and nothing came before.
 */
export function readStated(text: string, vocabulary: Vocabulary): Need {
  const reading = readQuestion(text)
  const classes = { ...classesOf(reading, vocabulary, false), kind: [] }
  const { need } = readAlone(reading, vocabulary, [], classes)
  return { ...need, chips: chipsOf(need) }
}

function followUp(reading: Reading, need: Need, previous: Need, features: Features, classes: Classes): Need {
  const merged = mergeNeeds(reading, need, previous, features)
  const intent = readIntent(reading, { ...merged, budget: need.budget }, classes)
  const asked = intentOfTurn(intent, classes.turn)
  return { ...merged, intent: asked === 'off_topic' ? 'advise' : asked, turn: turnOf(classes.turn) }
}

/** A kind that is not named is taken to be meant from this share on. */
const MEANT = 0.25
/** A brand by itself is asked for as a whole, and a question need not be about machines, unless a kind is this likely. */
const SURELY_MEANT = 0.5

/** From this share on a kind is meant though another is named. */
const CERTAIN = 0.65

/** One of several kinds is worth a look from this share on, and so many are looked at. */
const WORTH_A_LOOK = 0.08
const MAX_PERHAPS = 3

/** The kinds named, unless another is certain to be wanted: 'màn hình cho MacBook' names a laptop and wants a monitor. */
function wantedOf(named: readonly Kind[], [first]: readonly Scored[]): readonly Kind[] {
  const isCertain = first !== undefined && first.share >= CERTAIN && isKind(first.name)
  return isCertain && named.length > 0 && !named.includes(first.name as Kind) ? [first.name as Kind] : named
}

/** The kind that a need means which names none: one where it is likely enough, else those that are worth a look. */
function likelyKinds(scored: readonly Scored[], from: number): Pick<Need, 'kinds' | 'perhaps'> {
  const [first] = scored
  const worth = scored
    .filter(({ share }) => share >= WORTH_A_LOOK)
    .flatMap(({ name }) => (isKind(name) ? [name] : []))
    .slice(0, MAX_PERHAPS)
  if (!first || !isKind(first.name)) return { kinds: [], perhaps: [] }
  return first.share >= from ? { kinds: [first.name], perhaps: [] } : { kinds: [], perhaps: worth }
}

/** The machine is read from the words alone; what is asked, and what the turn does, as an answer to what came before. */
function classesOf(reading: Reading, vocabulary: Vocabulary, follows: boolean): Classes {
  const { intent = [], kind = [], danger = [] } = classify(reading, vocabulary)
  if (!follows) return { intent, kind, danger, turn: [] }
  const answered = classify(reading, vocabulary, true)
  return { intent: answered['intent'] ?? intent, kind, danger, turn: answered['turn'] ?? [] }
}

/** Words that choose within a line rather than ask about one product: 'macbook air cho sinh viên'. */
const CHOOSES =
  /(?:^|\s)(?:duoi|tren|tam|khoang|cho|nao|hoc|lam|mua|tu van|goi y|de|dung|re nhat|ngan sach)(?![a-z])/

/** What a question says by itself; words of types and units are read for `spokenOf` where it names no kind. */
function readAlone(
  reading: Reading,
  vocabulary: Vocabulary,
  spokenOf: readonly Kind[],
  classes: Classes,
): { need: Need; features: Features } {
  const wishes = readWishes(reading)
  const namedKinds = wantedOf(withoutParts(readKinds(reading), spokenOf, reading), classes.kind)
  const { wanted, excluded } = readBrands(reading, vocabulary)
  const asksForMachine = ['advise', 'size', 'lookup'].includes(classes.intent[0]?.name ?? '')
  const from = wanted.length > 0 || !asksForMachine ? SURELY_MEANT : MEANT
  const isToGuess = namedKinds.length === 0 && spokenOf.length === 0
  const meant = isToGuess ? likelyKinds(classes.kind, from) : { kinds: [...namedKinds], perhaps: [] }
  const { kinds } = meant
  const fitted = kinds[0] !== undefined && FITTED_KINDS.has(kinds[0])
  const named = fitted ? [] : readModels(reading)
  const lines = readLines(reading.folded)
  const isWholeLine = named.length === 1 && named[0] === lines[0] && CHOOSES.test(reading.folded)
  const models = isWholeLine ? [] : named
  const about = kinds.length > 0 ? kinds : spokenOf
  const features = readFeatures(reading, about)
  const need: Need = {
    ...emptyNeed(),
    ...wishes,
    ...readMeasures(reading, about),
    figures: readFigures(reading, about),
    lines: models.length > 0 ? [] : lines,
    ...readDimensions(reading),
    ...readHousehold(reading),
    ...readHouseholdUse(reading),
    kinds,
    isMeant: isToGuess && kinds.length > 0 && wanted.length + models.length === 0,
    perhaps: asksForMachine && wanted.length === 0 ? meant.perhaps : [],
    brands: fitted ? wanted.filter((brand) => reading.folded.includes(fold(brand))) : wanted,
    brandsExcluded: excluded,
    ...readOrigins(reading),
    colours: readColours(reading),
    models,
    features: features.wanted,
    featuresExcluded: features.excluded,
    preferred: features.preferred,
    picks: readPicks(reading.folded),
    greeting: GREETING.test(reading.folded),
    thanks: THANKS.test(reading.folded),
  }
  Object.assign(need, sizeBeyondOld(reading, need))
  const budget = parseBudget(reading, { kinds, aboutProducts: hasSubject(need) })
  if (budget !== null) {
    need.budget = budget
    delete need.priceLevel
  }
  const intent = readIntent(reading, need, classes)
  const kept = intent === 'explain' ? need.features : withoutAlternatives(need.features)
  return { need: { ...need, intent, features: kept }, features }
}
