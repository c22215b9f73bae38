import { perKinds } from '#app/kinds/kind.ts'
import type { Kind } from '#app/kinds/kind.ts'
import { FEATURE_WORDS } from './feature-words.ts'
import { kindMentions } from './kind-mentions.ts'
import type { Lexicon, Match } from './lexicon.ts'
import { buildLexicon, findPhrases } from './lexicon.ts'
import type { Feature } from './need.ts'
import { stanceOn } from './negation.ts'
import { isOfOldDevice } from './old-device.ts'
import { ownFeatureWords } from './own-features.ts'
import type { ProductTypeName } from './product-types.ts'
import { isProductType, isTypeOf, PRODUCT_TYPES, PRODUCT_TYPE_NAMES } from './product-types.ts'
import type { Reading } from './reading.ts'

/** Features asked for, ruled out, and no longer asked for. */
export interface Features {
  wanted: Feature[]
  excluded: Feature[]
  dropped: Feature[]
  /** Welcome, but not a must. */
  preferred: Feature[]
}

const LEXICON = buildLexicon<Feature>(FEATURE_WORDS)
const typeLexicons = perKinds(() => new Map<Kind, Lexicon<Feature>>())

/** The types of a kind as a lexicon of their own: 'bếp từ đôi' is read as 'bếp từ' and as 'bếp đôi'. */
function typeLexicon(kind: Kind): Lexicon<Feature> {
  const known = typeLexicons().get(kind)
  if (known !== undefined) return known
  const names = PRODUCT_TYPE_NAMES.filter((name) => isTypeOf(name, [kind]))
  const built = buildLexicon<Feature>([
    ...names.map((name) => ({ value: name, phrases: PRODUCT_TYPES[name].words.split(' | ') })),
    ...ownFeatureWords(kind),
  ])
  typeLexicons().set(kind, built)
  return built
}

/** Words of a kind's name that say by themselves what it is: 'tai nghe' of 'tai nghe chụp tai', and not 'bếp' of 'bếp từ'. */
const OWN_NAME = /^\S+ \S+ /

/** 'tai nghe | nhét tai', 'máy giặt | loại cửa trên', 'tai nghe chụp tai': whether a sort of the kind is named with it. */
export const isSortNamed = (reading: Reading, { value, start, end }: Match<Kind>): boolean =>
  findPhrases(typeLexicon(value), reading).some(
    (sort) =>
      sort.start >= start &&
      (sort.start < end
        ? OWN_NAME.test(reading.folded.slice(start, sort.start))
        : /^\s(?:(?:loai|kieu|dang|co) )?$/.test(reading.folded.slice(end, sort.start))),
  )

/** A more telling type makes a looser one of the same words meaningless. */
const OVERRULES: Partial<Record<Feature, readonly Feature[]>> = {
  hob_mixed: ['induction', 'infrared'],
  high_frequency: ['cooker_electronic'],
  speaker_karaoke: ['speaker_bluetooth'],
  speaker_tower: ['speaker_bluetooth'],
  speaker_computer: ['speaker_bluetooth'],
  blender_hand: ['blender_jar'],
  fan_standing: ['fan_table'],
}

/** Words right behind a phrase that make it mean something else. */
const NOT_BEFORE: Partial<Record<ProductTypeName, RegExp>> = {
  hob_single: /^\s*gian(?![a-z])/,
  // A room that cools is a wish of its own: rows count the rooms that freeze.
  freezer_one_room: /^\s*(?:mat|dong,? (?:va |voi )?(?:1|mot) (?:ngan )?mat)(?![a-z])/,
  freezer_two_rooms:
    /^[\s,:]*(?:(?:1|mot|nua|ben|vua) )?(?:ngan )?(?:dong|mat),? (?:va |voi )?(?:(?:1|mot|nua|ben|vua) )?(?:ngan )?(?:dong|mat)(?![a-z])/,
  cooker_electronic:
    /^\s*(?:khoang |tam |gia )?\d[\d.,]*\s*(?:-|den|toi|tr|trieu|cu|k|nghin|ngan|chai)(?![a-z])/,
}

const QUESTIONED = /^\s*(?:la gi|khac gi|co tot|co nen|hay khong|hay thuong|hay mono)/

/** 'thôi không cần sấy', 'giặt sấy tách riêng': a washer that only washes. */
const NOT_DRYING =
  /(?:^|\s)(?:khong|ko|k|khoi|bo)(?: can| phai| lay)?(?: co)?(?: chuc nang| phan| may)? say(?! (?:toc|kho|nhe))(?![a-z])|(?:^|\s)say (?:tach |de |mua |roi )?(?:rieng|roi)(?![a-z])/

/** 'đừng loại nhét lỗ tai', 'không in-ear': what is not put into the ear is worn over it. */
const NOT_IN_EAR =
  /(?:^|\s)(?:khong|ko|k|hong|dung|khoi|cam|tranh|chang|het)(?: (?!co day|khong day)[a-z]+){0,4} (?:nhet|dut|chui|in ear|in-ear|earbud|earbuds)(?![a-z])/
/** A fan that only moves hot air is helped by one that cools it with water. */
const HOT_AIR = /(?:^|\s)(?:(?:pha|thoi)(?: [a-z]+){0,2} (?:hoi|gio) nong|gio lao)(?![a-z])/

/** 'chủ không cho khoan tường': nothing that is screwed to a wall or a ceiling. */
const NO_DRILLING =
  /(?:^|\s)(?:khong|ko|k|hong|cam|dung|khoi)(?: (?:cho|duoc|muon|the|can))* (?:khoan|duc|dong dinh)(?![a-z])/

/** 'điều hoà một chiều': one that only cools. */
const ONLY_COOLS = /(?:^|\s)(?:1|mot) chieu(?![a-z])(?! (?:hay|voi|va|hoac|khac) )/

/** 'laptop không phải gaming', 'đừng đưa máy chơi game'. */
const NOT_GAMING =
  /(?:^|\s)(?:khong|ko|k|hong|dung|khoi|chang)(?: (?:phai|can|lay|mua|muon|dua|thich|choi))?(?: (?:la|loai|may|dong|con|cai|laptop))* (?:gaming|game|choi game)(?![a-z])/

/** The kinds of which some have an inverter. */
export const HAVE_INVERTERS: ReadonlySet<Kind> = new Set<Kind>([
  'ac',
  'fridge',
  'freezer',
  'washer',
  'dryer',
  'microwave',
])

/** What only a screen has: 'điện 4k một số' is a price. */
const OF_SCREENS: ReadonlySet<Feature> = new Set<Feature>(['4k', '8k', 'full_hd'])
/** 'làm video 4K', 'quay 4k': what is filmed, where the machine has no need of such a screen. */
const FILMED = /(?:^|\s)(?:video|clip|phim|quay|quay phim|dung|edit|render|xuat|file|vlog|youtube) $/
const FILM_MAKERS: ReadonlySet<Kind> = new Set<Kind>(['laptop', 'phone', 'tablet', 'desktop'])
const SCREENS: ReadonlySet<Kind> = new Set<Kind>([
  'tv',
  'monitor',
  'laptop',
  'phone',
  'tablet',
  'projector',
  'camera',
  'security_camera',
  'desktop',
  'game_console',
])

/** Features that say what a kind is rather than what is wished of it, by kind. */
const MEANINGLESS: Partial<Record<Feature, readonly Kind[]>> = {
  mop: ['vacuum'],
  // Their screens are told in words alone, of which there are wishes.
  oled: ['laptop', 'phone', 'tablet', 'smartwatch'],
  '4k': ['laptop'],
  full_hd: ['laptop', 'phone'],
  ice_maker: ['blender'],
  mini: ['speaker', 'fan', 'blender'],
  infrared: ['tv', 'security_camera'],
  // The card of the computer that a screen is for.
  discrete_gpu: ['monitor', 'tv', 'phone', 'tablet'],
  two_way: ['laptop'],
}

/** Features that name the kind they are of: beside another it is a thing in the same kitchen. */
const ONLY_OF: Partial<Record<Feature, Kind>> = {
  induction: 'hob',
  direct_heater: 'water_heater',
  storage_heater: 'water_heater',
  mop: 'robot_vacuum',
}

/** 'cũng không chụp to đùng', 'đừng loại chụp'. */
const NOT_OVER_EAR =
  /(?:^|\s)(?:khong|ko|k|hong|dung|khoi|tranh|ghet|ne)(?: (?:lay|mua|thich|muon|loai|kieu|cai|con|to|lon|deo|trum|phai)){0,3} (?:chup|trum)(?! (?:hinh|anh))(?![a-z])/

/** Reads features and whether they are wanted: 'không inverter' rules out, 'không cần inverter' only drops. */
export function readFeatures(reading: Reading, kinds: readonly Kind[]): Features {
  const features: Features = { wanted: [], excluded: [], dropped: [], preferred: [] }
  const mayHave = kinds.length === 0 || kinds.some((kind) => HAVE_INVERTERS.has(kind))
  const hasMono =
    /(?:^|\s)(?:mono|non inverter)(?![a-z])|máy cơ(?!\p{L})/u.test(reading.marked) ||
    (mayHave && /(?:^|\s)loai thuong(?![a-z])/.test(reading.folded))
  if (hasMono && !reading.folded.includes('hay')) features.excluded.push('inverter')
  const found = [
    ...findPhrases(LEXICON, reading),
    ...kinds.flatMap((kind) => findPhrases(typeLexicon(kind), reading)),
  ]
  if (kinds.includes('ac') && ONLY_COOLS.test(reading.folded)) features.excluded.push('two_way')
  if (kinds.includes('washer') && NOT_DRYING.test(reading.folded)) features.excluded.push('with_dryer')
  const isOverEarRefused = NOT_OVER_EAR.test(reading.folded)
  if (kinds.includes('headphones') && (isOverEarRefused || NOT_IN_EAR.test(reading.folded)))
    features[isOverEarRefused ? 'excluded' : 'wanted'].push('headphones_over_ear')
  if (kinds.includes('fan') && HOT_AIR.test(reading.folded)) features.preferred.push('air_cooler')
  if (kinds.includes('fan') && NO_DRILLING.test(reading.folded))
    features.excluded.push('fan_wall', 'fan_ceiling')
  if (kinds.includes('laptop') && NOT_GAMING.test(reading.folded)) features.excluded.push('discrete_gpu')
  for (const { value, start, end } of found) {
    const after = reading.folded.slice(end, end + 60)
    if (isMisread(value, after) || isOfOldDevice(reading, start, end)) continue
    if (isInNameOfOther(reading, value, start, end)) continue
    if (OF_SCREENS.has(value) && kinds.length > 0 && !kinds.some((kind) => SCREENS.has(kind))) continue
    const isFilmed =
      kinds.every((kind) => FILM_MAKERS.has(kind)) && FILMED.test(reading.folded.slice(0, start))
    if (OF_SCREENS.has(value) && kinds.length > 0 && isFilmed) continue
    const owner = ONLY_OF[value]
    if (owner && kinds.length > 0 && !kinds.includes(owner)) continue
    if (MEANINGLESS[value]?.some((kind) => kinds.includes(kind)) === true) continue
    if (QUESTIONED.test(after) && kinds.length === 0) continue
    const stance = stanceOn(reading, start, end)
    // 'không cần tai có dây': of sorts that rule each other out another is wanted.
    const list = features[stance === 'dropped' && isOneOfSorts(value) ? 'excluded' : stance]
    if (!list.includes(value)) list.push(value)
  }
  const overruled = new Set(features.wanted.flatMap((feature) => OVERRULES[feature] ?? []))
  features.wanted = features.wanted.filter(
    (feature) =>
      !features.excluded.includes(feature) && !features.dropped.includes(feature) && !overruled.has(feature),
  )
  return features
}

/** Whether a feature is one of several sorts, of which a machine is one alone; one that heats and cools costs twice as much. */
const isOneOfSorts = (feature: Feature): boolean =>
  feature === 'hot_cold' || (isProductType(feature) && typeof PRODUCT_TYPES[feature].match.value === 'string')

/** 'máy nước nóng, máy lọc nước': what stands in the name of a machine is no sort of another. */
const isInNameOfOther = (reading: Reading, feature: Feature, start: number, end: number): boolean =>
  isProductType(feature) &&
  kindMentions(reading).some(
    (kind) =>
      kind.value !== null && kind.start <= start && kind.end >= end && !isTypeOf(feature, [kind.value]),
  )

const isMisread = (feature: Feature, after: string) =>
  Object.hasOwn(NOT_BEFORE, feature) && NOT_BEFORE[feature as ProductTypeName]?.test(after) === true
