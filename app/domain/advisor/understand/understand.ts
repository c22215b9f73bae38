import type { Kind } from '#app/kinds/kind.ts'
import { fold } from '#app/vietnamese/fold.ts'
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
import { impliedKinds } from './implied-kind.ts'
import { GREETING, THANKS } from './intent-words.ts'
import { hasSubject, readIntent } from './intent.ts'
import { FITTED_KINDS } from './kind-words.ts'
import { readMeasures } from './measures.ts'
import { readModels } from './models.ts'
import type { Need } from './need.ts'
import { emptyNeed } from './need.ts'
import { sizeBeyondOld } from './old-device.ts'
import { readOrigins } from './origins.ts'
import { withoutParts } from './parts.ts'
import { readPicks } from './picks.ts'
import { readKinds } from './product-kinds.ts'
import { readLines } from './product-lines.ts'
import type { Reading } from './reading.ts'
import { readQuestion } from './reading.ts'
import { readWishes } from './wishes.ts'

/**
 * Reads a Vietnamese (or English) shopping question into a Need: intent, products, money in VND, sizes,
 * household, wishes. With `previous`, a follow-up keeps what it does not say itself; a new kind starts anew.
 * Pure, and linear in the first 1,000 characters of the question.
 */
export function understand(question: string, vocabulary: Vocabulary, previous?: Need | null): Need {
  const reading = readQuestion(question)
  const { need, features } = readAlone(reading, vocabulary, previous?.kinds ?? [])
  const settled = isFollowUp(reading, need, previous) ? followUp(reading, need, previous, features) : need
  return { ...settled, chips: chipsOf(settled) }
}

function followUp(reading: Reading, need: Need, previous: Need, features: Features): Need {
  const merged = mergeNeeds(reading, need, previous, features)
  const intent = readIntent(reading, { ...merged, budget: need.budget })
  return { ...merged, intent: intent === 'off_topic' ? 'advise' : intent }
}

/** Words that choose within a line rather than ask about one product: 'macbook air cho sinh viên'. */
const CHOOSES =
  /(?:^|\s)(?:duoi|tren|tam|khoang|cho|nao|hoc|lam|mua|tu van|goi y|de|dung|re nhat|ngan sach)(?![a-z])/

/** What a question says by itself; words of types and units are read for `spokenOf` where it names no kind. */
function readAlone(
  reading: Reading,
  vocabulary: Vocabulary,
  spokenOf: readonly Kind[],
): { need: Need; features: Features } {
  const wishes = readWishes(reading)
  const namedKinds = withoutParts(readKinds(reading), spokenOf, reading)
  const kinds = namedKinds.length > 0 ? namedKinds : impliedKinds(wishes.uses)
  const fitted = kinds[0] !== undefined && FITTED_KINDS.has(kinds[0])
  const { wanted, excluded } = readBrands(reading, vocabulary)
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
  const intent = readIntent(reading, need)
  const kept = intent === 'explain' ? need.features : withoutAlternatives(need.features)
  return { need: { ...need, intent, features: kept }, features }
}
