import { fold } from '#app/vietnamese/fold.ts'
import type { Attributes } from '../catalogue.ts'

/** What a product is or has, as a phrase that claims it and the attributes that bear it out. */
type Trait = { phrase: RegExp; holds: (attributes: Attributes, title: string) => boolean }

const says = (word: string) => new RegExp(`(?<![\\p{L}\\d])(?:${word})(?![\\p{L}\\d])`, 'u')
const inTitleOr =
  (word: string, key: string) =>
  (attributes: Attributes, title: string): boolean =>
    says(word).test(title) || says(word).test(String(attributes[key] ?? '').toLowerCase())

const TRAITS: Trait[] = [
  {
    phrase: says('inverter'),
    holds: ({ inverter }, title) => inverter === true || title.includes('inverter'),
  },
  ...['oled', 'qled', 'qned', 'nanocell', 'mini led', 'ips', 'amoled'].map((panel) => ({
    phrase: says(panel),
    holds: inTitleOr(panel, 'panel'),
  })),
  ...['4k', '8k', 'full hd'].map((resolution) => ({
    phrase: says(resolution),
    holds: inTitleOr(resolution, 'resolution'),
  })),
  { phrase: says('5g'), holds: ({ network_5g: fast }, title) => fast === true || says('5g').test(title) },
  { phrase: says('cua truoc|long ngang'), holds: ({ load_type: load }) => load === 'front' },
  { phrase: says('cua tren|long dung'), holds: ({ load_type: load }) => load === 'top' },
  { phrase: says('ngan da (?:o )?tren'), holds: ({ doors }) => doors === 'top-freezer' || doors === 'mini' },
  { phrase: says('ngan da (?:o )?duoi'), holds: ({ doors }) => doors === 'bottom-freezer' },
  { phrase: says('side by side'), holds: ({ doors }) => doors === 'side-by-side' },
  { phrase: says('nhieu cua'), holds: ({ doors }) => doors === 'multi-door' || doors === 'french-door' },
  { phrase: says('bom nhiet'), holds: ({ dryer_type: dryer }) => dryer === 'heat-pump' },
  { phrase: says('hai chieu|2 chieu|chieu suoi|suoi am'), holds: ({ two_way: twoWay }) => twoWay === true },
  { phrase: says('card roi|gpu roi'), holds: ({ gpu_discrete: discrete }) => discrete === true },
  { phrase: says('lam da tu dong'), holds: ({ ice_maker: ice }) => ice === true },
  { phrase: says('lay nuoc ngoai'), holds: ({ water_dispenser: water }) => water === true },
]

const COUNTRIES = [
  'viet nam',
  'thai lan',
  'trung quoc',
  'nhat ban',
  'han quoc',
  'malaysia',
  'indonesia',
  'duc',
  'my',
  'chau au',
]

for (const country of COUNTRIES) {
  TRAITS.push({
    phrase: says(
      `(?:san xuat|lap rap|xuat xu|nhap khau|nhap|made in)(?: (?:tai|o|tu|nguyen chiec tu))? ${country}`,
    ),
    holds: ({ made_in: made }) => typeof made === 'string' && fold(made).includes(country),
  })
}

const DENIED = /(?:khong|chua|thieu|ko)(?: \p{L}+){0,2} $/u

/**
 * A trait said of products none of which has it, or denied to one that has it; null where everything said holds.
 * @param folded the sentence without marks and without the products' names
 */
export function wrongTrait(
  folded: string,
  products: readonly { attributes: Attributes; foldedTitle: string }[],
): string | null {
  if (products.length === 0) return null
  for (const { phrase, holds } of TRAITS) {
    const found = phrase.exec(folded)
    if (!found) continue
    const has = products.some(({ attributes, foldedTitle }) => holds(attributes, foldedTitle))
    if (has === DENIED.test(folded.slice(0, found.index))) return found[0]
  }
  return null
}
