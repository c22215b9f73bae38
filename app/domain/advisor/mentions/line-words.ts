import { kindRecord, perKinds, presentKinds } from '#app/kinds/kind.ts'
import { fold } from '#app/vietnamese/fold.ts'
import { FEATURE_WORDS } from '../understand/feature-words.ts'
import { kindWords } from '../understand/kind-words.ts'
import type { NamedProduct } from './name-index.ts'
import { isSyllable } from './name-words.ts'

/** Lines so well known that their names stand for the machine. */
const NAMES_OF_KINDS = new Set('iphone ipad imac macbook airpods galaxy apple'.split(' '))

/** Technologies that are named with a version, as a product is with its number. */
const TECHNOLOGIES =
  'smart android google tizen webos ios ipados macos windows win core ryzen intel amd ram ssd gaming budget snapdragon dimensity helio exynos gen hdr dolby hdmi usb wifi bluetooth xbox geforce radeon apple dci srgb adobe gas laser inkjet inv inver pencil around about under over max min need from with than below only just between budget price for mac motor male female age aged are they is'

/** Words that say what a product is or has, as the kinds, the features and technologies are called. */
export const describingWords: () => ReadonlySet<string> = perKinds(
  () =>
    new Set(
      [...kindWords(), ...FEATURE_WORDS]
        .flatMap(({ phrases }) => phrases)
        .flatMap((phrase) => fold(phrase.replace(/^[!~]+/, '')).split(/\s+/))
        .concat(TECHNOLOGIES.split(' '))
        .filter((word) => !NAMES_OF_KINDS.has(word)),
    ),
)

/** 'Xiaomi Vacuum X20': what a machine is called in English is no line of its maker. */
const ENGLISH_OF_KINDS: () => ReadonlySet<string> = perKinds(
  () => new Set(presentKinds().flatMap((kind) => kindRecord(kind).words.english ?? [])),
)

/** Brands that are everyday words: only the whole name of a model says them. */
export const NO_BRAND_ALONE: ReadonlySet<string> = new Set(['nothing', 'google'])

/** The word of a title that may name a line: right behind its brand, or the first that is no Vietnamese where it says no brand; null where none does. */
export function lineWordOf({ title, brand }: NamedProduct): string | null {
  const words = fold(title).split(/\s+/)
  const brandWords = brand ? fold(brand).split(/\s+/) : []
  const last = brandWords.at(-1)
  const at = last === undefined ? -1 : words.lastIndexOf(last)
  const word = at < 0 ? words.find((one) => !isSyllable(one) && !describingWords().has(one)) : words[at + 1]
  const isName =
    word !== undefined && /^[a-z]{3,}$/.test(word) && !isSyllable(word) && !ENGLISH_OF_KINDS().has(word)
  return isName && !brandWords.includes(word) ? word : null
}
