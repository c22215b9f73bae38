import type { Kind } from '#app/kinds/kind.ts'
import { kindRecord } from '#app/kinds/kind.ts'
import { fold } from '#app/vietnamese/fold.ts'
import { NO_NAMES } from '../mentions/growing-names.ts'
import type { NameMention } from '../mentions/read-names.ts'
import { readNames } from '../mentions/read-names.ts'
import { unheardBrand } from '../mentions/unheard-brand.ts'
import { readUnstated } from '../wished/read-wishes.ts'
import { kindsBoughtAgain } from './after-fault.ts'
import { isBareName } from './bare-name.ts'
import { isBrandBeside, isOfAppleBeside, isOfOtherThing, isOfPhoneBeside } from './brands-beside.ts'
import type { Vocabulary } from './brands.ts'
import { readBrands } from './brands.ts'
import { parseBudget } from './budget.ts'
import { readColours, readColoursRefused } from './colours.ts'
import { readDimensions } from './dimensions.ts'
import { withoutAlternatives } from './feature-groups.ts'
import type { Features } from './features.ts'
import { readFeatures } from './features.ts'
import { readFigures } from './figures.ts'
import {
  MEANT,
  SURELY_MEANT,
  kindsForChores,
  likelyKinds,
  machinesOf,
  orToCool,
  without,
} from './guessed-kinds.ts'
import { kindsHad } from './had.ts'
import { readHouseholdUse } from './household-use.ts'
import { readHousehold } from './household.ts'
import { GREETING, THANKS } from './intent-words.ts'
import type { Classes } from './intent.ts'
import { hasSubject, isSurelyWish, readIntent } from './intent.ts'
import { kindMentions, kindsNamed } from './kind-mentions.ts'
import { FITTED_KINDS } from './kind-words.ts'
import { readMeasures } from './measures.ts'
import { kindsToldOf, isWornOut } from './named-stance.ts'
import { emptyNeed } from './need.ts'
import type { Need, Priority, Use } from './need.ts'
import { sizeBeyondOld } from './old-device.ts'
import { readOrigins } from './origins.ts'
import { otherMachineIn } from './other-machines.ts'
import { ASKS_FOR_THING, isOfOwned, wantedKinds, withoutKept, withoutOwned } from './owned.ts'
import { withoutParts, withoutPartsOfModel } from './parts.ts'
import { readPicks } from './picks.ts'
import { isForTelevision, readPlace, withoutPlace } from './places.ts'
import { isInName, isOneOfKinds, kindsUsedBeside, readKinds, refusedKinds } from './product-kinds.ts'
import { readQuantities, isForEach, piecesForHeads } from './quantities.ts'
import type { Reading } from './reading.ts'
import type { SaidClause } from './said-clauses.ts'
import { asksShop } from './service-words.ts'
import { readSizesApart } from './sizes-apart.ts'
import { isSmall } from './small.ts'
import { sparesMoney } from './spares.ts'
import { sumOfAll } from './sums-of-parts.ts'
import { asidesOf } from './turn-asides.ts'
import { union } from './union.ts'
import { wantedOf } from './wanted-of.ts'
import { areOfSet, readParts, roomsOfOne } from './wanted-together.ts'
import { readWishes } from './wishes.ts'

/** From this share of the others on, where none that is named is itself as likely as the second says. */
const MEANT_BESIDE = 0.4
const MEANT_ITSELF = 0.8

/** The kind that a text means which only speaks of others; none where no other is likely. */
function meantBeside(reading: Reading, { kind }: Classes): Kind[] {
  const named: readonly string[] = kindsNamed(reading).map(({ value }) => value)
  if (kind.some(({ name, share }) => share >= MEANT_ITSELF && named.includes(name))) return []
  const [first] = machinesOf(without(named, kind))
  return first && first.share >= MEANT_BESIDE ? [first.name] : []
}

/** What a thing is used with, or comes from: 'chiếu từ iPhone sang', 'dùng với macbook'. */
const BESIDE =
  /(?:^|\s)(?:tu|voi|with|for|cho|cua|bang|qua|ket noi|noi|chung|sac|charge|cam|gan|xuat|moi mua|vua mua|da mua|xai|dung|dang xai|dang dung|tren|ma em xai)(?: (?:luon|duoc|vao|vo|len|ra|them|thang|cho))?(?: (?:con|cai|may|dien thoai|laptop|chiec))? ?$/

/** 'Macbook Air M2 của mình có 2 cổng': a name that is said to be somebody's. */
const OWNED_BEHIND =
  /^ (?:\d{1,2}(?: inch)? )?(?:cua (?:em|minh|mik|toi|tui|anh|chi|co|chu|bac|nha|vo|chong|con|me|ma|ba|bo)|(?:dang|hien) (?:xai|dung|co))(?![a-z])/

/** What is done on a screen: a fridge for a family whose children go to school is for no lessons. */
const ON_SCREENS: ReadonlySet<Use> = new Set<Use>([
  'study',
  'gaming',
  'programming',
  'graphics',
  'video',
  'cad',
  'livestream',
])
const WITH_SCREENS: ReadonlySet<string | undefined> = new Set(['dien-tu', 'vien-thong'])

/** The uses that machines of these kinds can be for. */
const usesFor = (kinds: readonly Kind[], uses: Use[]): Use[] =>
  kinds.length === 0 || kinds.some((kind) => WITH_SCREENS.has(kindRecord(kind).group))
    ? uses
    : uses.filter((use) => !ON_SCREENS.has(use))

/** Work that is done on a laptop and nothing else here. */
const ON_LAPTOPS: ReadonlySet<Use> = new Set<Use>(['programming', 'graphics', 'video', 'cad'])

/** Whether a product is only named beside the machine that is spoken of, rather than set against another product. */
const isBeside = (
  { folded }: Reading,
  { kind, start, end }: NameMention,
  spokenOf: readonly Kind[],
  names: readonly NameMention[],
): boolean =>
  kind !== null &&
  spokenOf.length > 0 &&
  !spokenOf.includes(kind) &&
  (OWNED_BEHIND.test(folded.slice(end)) || BESIDE.test(folded.slice(Math.max(0, start - 32), start))) &&
  !names.some(
    (other) => other.end < start && /^\s*(?:voi|va|hay|vs|with)\s*$/.test(folded.slice(other.end, start)),
  )

/** 'tủ đông nhỏ': the kind is wanted small. */
const saysSmall = (reading: Reading, kind: Kind): boolean =>
  kindMentions(reading).some(({ value, end }) => value === kind && isSmall(reading, end))

/** So many people in one room warm it. */
const CROWD = 10

const SIDES = /(?:^|\s)(?:hay|hoac|vs|so voi|voi)(?![a-z])/

/** Kinds that are used with a Mac, and that it is hardly meant to be of. */
const APPLE_MAKES_NONE: ReadonlySet<Kind> = new Set<Kind>(['monitor', 'speaker', 'headphones'])

/** 'hepa 13', 'spo2', 'vo2 max', 'ddr 5': names of standards and measures, and of no model. */
const OF_STANDARD =
  /^(?:hepa|spo|vo|ddr|lpddr|ufs|emmc|usb|hdmi|wifi|bluetooth|gen|ipx?) ?\d+(?:[.,]\d)?(?: max)?$/i
/** 'nhóm 6 đứa góp mỗi đứa 350k': who gives is no household. */
const OCCASION = /(?:^|\s)(?:cuoi|tan gia|sinh nhat|mung|thoi noi|khai truong|chia tay|tot nghiep)(?![a-z])/
const ARE_GIVERS = /(?:^|\s)(?:gop|hun|chung tien|moi (?:dua|nguoi|ban|anh em))(?![a-z])/

const THE_CHEAPER = /(?:^|\s)cang re (?:thi )?cang (?:tot|hay|thich|ngon|on|mung)(?![a-z])/

/** What a question says by itself; words of types and units are read for `spokenOf` where it names no kind. */
export function readAlone(
  whole: Reading,
  vocabulary: Vocabulary,
  spokenOf: readonly Kind[],
  classes: Classes,
  clauses: readonly SaidClause[],
): { need: Need; features: Features } {
  const reading = withoutOwned(whole, clauses, classes)
  const wishes = readWishes(reading)
  const names = readNames(whole, vocabulary.names ?? NO_NAMES)
  // What is named as a thing by itself is meant rather than what it is used with.
  const things =
    spokenOf.length > 0
      ? spokenOf
      : kindMentions(whole).flatMap((match) => (isInName(match, names) ? [] : (match.value ?? [])))
  const isOwned = (name: NameMention) =>
    reading.folded.slice(name.start, name.end).trim() === '' || isWornOut(whole, name)
  const asides = asidesOf(whole, names, spokenOf)
  const beside = names.filter(
    (name) => isOwned(name) || isBeside(whole, name, things, names) || asides.names.includes(name),
  )
  const own = names.filter((name) => !beside.includes(name))
  const readNamed = withoutPartsOfModel(
    withoutParts(wantedKinds(readKinds(whole, own, beside), whole, reading), spokenOf, whole),
    own,
    whole,
  ).filter((kind) => !asides.kinds.includes(kind))
  const isOfModel = own.some(({ isModel, kind }) => isModel && kind !== null)
  const had = spokenOf.length === 0 ? kindsHad(whole) : []
  const tellsOfOwned = classes.situation[0]?.name === 'owned'
  const told = spokenOf.length + had.length > 0 || isOfModel || tellsOfOwned ? [] : kindsToldOf(whole)
  const besides =
    told.length > 0 && readNamed.every((kind) => told.includes(kind)) ? meantBeside(whole, classes) : []
  const meantKinds = isOfModel
    ? readNamed
    : besides.length > 0
      ? besides
      : wantedOf(
          whole,
          readNamed,
          without(
            [...beside.flatMap(({ kind }) => kind ?? []), ...refusedKinds(whole), ...kindsUsedBeside(whole)],
            classes.kind,
          ),
          vocabulary,
        )
  const stillWanted = withoutKept([...meantKinds], told, whole, clauses)
  const namedKinds = stillWanted.length > 0 || spokenOf.length > 0 ? stillWanted : kindsBoughtAgain(whole)
  const ofKind = own.filter(
    ({ kind }) => kind === null || namedKinds.length === 0 || namedKinds.includes(kind),
  )
  const read = readBrands(reading, vocabulary, ofKind)
  const wanted = read.wanted.filter(
    (brand) =>
      !isBrandBeside(whole, brand, beside) &&
      !isOfOtherThing(whole, brand, namedKinds) &&
      !(namedKinds.some((kind) => APPLE_MAKES_NONE.has(kind)) && isOfAppleBeside(whole, brand)),
  )
  // 'tivi TCL nhà chị từng hư nên miễn': what is owned says whose is not wanted.
  const excluded = union(read.excluded, reading === whole ? [] : readBrands(whole, vocabulary, []).excluded)
  const asksForMachine =
    ['advise', 'size', 'lookup'].includes(classes.intent[0]?.name ?? '') ||
    isSurelyWish(classes) ||
    ASKS_FOR_THING.test(whole.folded)
  const from = wanted.length > 0 || !asksForMachine ? SURELY_MEANT : MEANT
  // 'máy giặt LG mua 14 tháng bị kêu to, còn bảo hành không': the machine that is there is all it is about.
  const isOfNamed = tellsOfOwned && classes.intent[0]?.name !== 'advise' && kindMentions(whole).length > 0
  const isToGuess =
    namedKinds.length === 0 &&
    spokenOf.length === 0 &&
    !isOfNamed &&
    otherMachineIn(whole) === null &&
    /[a-z]{2}/.test(whole.folded)
  const turnedDown: readonly string[] = isToGuess ? refusedKinds(whole) : []
  const mayBeMeant = without(turnedDown, classes.kind)
  const guessed = isToGuess
    ? orToCool(likelyKinds(mayBeMeant, from), whole)
    : { kinds: [...namedKinds], perhaps: [] }
  const isWork = isToGuess && guessed.kinds.length === 0 && wishes.uses.some((use) => ON_LAPTOPS.has(use))
  const isScreen = isToGuess && isForTelevision(whole)
  const isElse = had.length > 0 && namedKinds.every((kind) => had.includes(kind))
  const chores = spokenOf.length === 0 ? kindsForChores(whole) : []
  const isOfChores = chores.length > 0 && namedKinds.every((kind) => chores.includes(kind))
  const certain: Kind[] = isScreen ? ['tv'] : isOfChores ? chores : isWork ? ['laptop'] : []
  const meant: typeof guessed =
    certain.length > 0 || isElse ? { kinds: isElse ? [] : certain, perhaps: [] } : guessed
  const { kinds } = meant
  const fitted = kinds[0] !== undefined && FITTED_KINDS.has(kinds[0])
  const refused = names.filter(({ brand }) => brand !== null && excluded.includes(brand))
  const meantNames = fitted ? [] : ofKind.filter((name) => !refused.includes(name))
  const isOfSides = SIDES.test(whole.folded) && meantNames.some(({ isModel }) => isModel)
  // 'ipad air hay tab s10': a line that is set against a model stands for one of its own.
  const named = meantNames.filter(({ isModel }) => isModel || isOfSides).map(({ name }) => name)
  const unheard = named.length + wanted.length + names.length === 0 ? unheardBrand(whole, vocabulary) : null
  const models = (unheard ? [unheard] : named).filter((name) => !OF_STANDARD.test(name))
  const about = kinds.length > 0 ? kinds : spokenOf
  if (isElse && /(?:^|\s)(?:bep|nau|nau an|nau nuong)(?![a-z])/.test(whole.folded))
    wishes.uses = [...new Set<Use>([...wishes.uses, 'cooking'])]
  // Of what is there already its place is to be filled again: 'đá đã khoét sẵn 68x38'.
  const measured = readPlace(whole, about)
  const features = readFeatures(reading, about)
  const coloursExcluded = readColoursRefused(reading)
  const wished = readUnstated(reading, about)
  const need: Need = {
    ...emptyNeed(),
    ...wishes,
    uses: usesFor(kinds, wishes.uses),
    ...readMeasures(reading, about),
    figures: readFigures(reading, about),
    lines: models.length > 0 ? [] : meantNames.slice(0, 1).map(({ name }) => name),
    ...readDimensions(withoutPlace(reading, measured)),
    ...(isElse ? { had } : {}),
    ...(measured ? { place: measured.place } : {}),
    ...readHousehold(whole),
    ...readHouseholdUse(reading),
    ...readQuantities(reading),
    kinds,
    isOneOfKinds: kinds.length > 1 && isOneOfKinds(whole),
    isMeant:
      (isToGuess || besides.length > 0) &&
      !isScreen &&
      kinds.length > 0 &&
      wanted.length + models.length === 0,
    perhaps: asksForMachine && wanted.length === 0 ? meant.perhaps : [],
    brands: wanted.filter((brand) =>
      fitted ? reading.folded.includes(fold(brand)) : !isOfPhoneBeside(whole, brand, kinds),
    ),
    brandsExcluded: excluded,
    ...readOrigins(reading),
    colours: readColours(reading).filter((colour) => !coloursExcluded.includes(colour)),
    coloursExcluded,
    models,
    unstated: wished.unstated,
    unstatedExcluded: wished.unstatedExcluded,
    features: features.wanted,
    featuresExcluded: features.excluded,
    preferred: features.preferred,
    picks: readPicks(whole.folded),
    greeting: GREETING.test(whole.folded),
    thanks: THANKS.test(whole.folded),
  }
  if (need.people !== undefined && need.people === piecesForHeads(reading)) delete need.people
  if (ARE_GIVERS.test(reading.folded) && (need.uses.includes('gift') || OCCASION.test(reading.folded))) {
    delete need.people
    delete need.children
  }
  const isSized = [need.inches, need.kg, need.litres, need.people, need.hp, need.roomM2].some(
    (size) => size !== undefined,
  )
  // Among machines of a size the cheaper the better is the cheapest; among all of a kind it would be the smallest.
  if (isSized && THE_CHEAPER.test(reading.folded)) {
    need.order ??= 'cheapest'
    need.priorities = need.priorities.filter((priority) => priority !== 'cheap')
  }
  const heads = (need.people ?? 0) + (need.children ?? 0)
  if (heads >= CROWD && kinds.includes('ac')) need.heat = [...new Set([...need.heat, 'crowded' as const])]
  Object.assign(need, sizeBeyondOld(whole, need))
  if (
    need.place?.type === 'screen' &&
    need.distanceM !== undefined &&
    need.distanceM * 1000 === need.place.widthMm
  )
    delete need.distanceM
  const budget = parseBudget(reading, {
    kinds: about,
    aboutProducts: hasSubject(need) || spokenOf.length > 0 || need.uses.includes('gift'),
    prices: vocabulary.names?.prices,
  })
  if (budget !== null) {
    // Litres of money fill no tank.
    if (/(?:^|\s)l[ií]t(?:\s|$)/iu.test(budget.words)) delete need.litres
    need.budget = need.count !== undefined && !isForEach(reading) ? { ...budget, isForAll: true } : budget
    delete need.priceLevel
    if (sparesMoney(reading)) need.order ??= 'cheapest'
  }
  const apart = readSizesApart(reading, about)
  const parts = apart ?? readParts(reading, kinds, vocabulary, need.brands)
  if (areOfSet(parts, kinds, spokenOf)) need.parts = parts
  // Sizes that are wanted side by side choose none of what was shown.
  if (apart) need.picks = []
  // A list of things, each for a room of its own, is no list of rooms for the first of them.
  if (parts.length > 1) {
    const rooms = roomsOfOne(reading, kinds)
    if (rooms) need.rooms = rooms
    else delete need.rooms
    const ofAll = sumOfAll(reading, kinds)
    if (ofAll) need.budget = ofAll
    else if (parts.some(({ budget: own }) => own)) delete need.budget
  }
  const [only, another] = kinds
  if (only && !another && saysSmall(reading, only))
    need.priorities = [...new Set<Priority>([...need.priorities, 'compact'])]
  need.isOwned =
    !isElse && spokenOf.length === 0 && !isBareName(whole, need) && isOfOwned(need, whole, classes, clauses)
  need.isToShop = asksShop(whole.folded, classes)
  const intent = isElse ? 'advise' : readIntent(whole, need, classes)
  const kept = intent === 'explain' ? need.features : withoutAlternatives(need.features)
  const either = need.features.filter((feature) => !kept.includes(feature))
  return { need: { ...need, intent, features: kept, either }, features }
}
