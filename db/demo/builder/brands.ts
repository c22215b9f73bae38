import type { Kind } from '../types.ts'
import { fold } from './text-cleaning.ts'

/** Canonical spelling, then other words that mean the same maker. */
const BRANDS: [string, ...string[]][] = [
  ['Samsung'],
  ['LG'],
  ['Panasonic'],
  ['Sony'],
  ['Toshiba'],
  ['Sharp'],
  ['Apple', 'iPhone', 'iPad', 'MacBook', 'AirPods', 'EarPods'],
  ['Xiaomi', 'Redmi', 'POCO'],
  ['OPPO'],
  ['vivo'],
  ['realme'],
  ['Honor'],
  ['Huawei'],
  ['Nokia'],
  ['Tecno'],
  ['Infinix'],
  ['OnePlus'],
  ['Nothing'],
  ['itel'],
  ['Masstel'],
  ['Mobell'],
  ['ZTE'],
  ['nubia'],
  ['Benco'],
  ['Asus'],
  ['HP'],
  ['Dell'],
  ['Lenovo'],
  ['MSI'],
  ['Acer'],
  ['Gigabyte'],
  ['AOC'],
  ['ViewSonic'],
  ['Aqua'],
  ['Electrolux'],
  ['Hitachi'],
  ['Daikin'],
  ['Casper'],
  ['Beko'],
  ['Whirlpool'],
  ['Bosch'],
  ['Hisense'],
  ['TCL'],
  ['iFFALCON'],
  ['Coocaa'],
  ['Gree'],
  ['Midea'],
  ['Comfee'],
  ['Nagakawa'],
  ['Funiki'],
  ['Teka'],
  ['Hafele'],
  ['Sunhouse'],
  ['Kangaroo'],
  ['Karofi'],
  ['Hòa Phát', 'Hoà Phát'],
  ['Sanaky'],
  ['Mutosi'],
  ['Korihome'],
  ['Livotec'],
  ['Daikiosan'],
  ['Unilever', 'Pureit'],
  ['Philips'],
  ['Tefal'],
  ['BlueStone'],
  ['Delites'],
  ['AVA'],
  ['AVA+'],
  ['Rapido'],
  ['Cuckoo'],
  ['Tiger'],
  ['Elmich'],
  ['Comet'],
  ['Lock&Lock'],
  ['Ferroli'],
  ['Ariston'],
  ['Stiebel Eltron'],
  ['Atlantic'],
  ['Centon'],
  ['Ecovacs'],
  ['Roborock'],
  ['Dreame'],
  ['Eufy'],
  ['Lydsto'],
  ['Shimono'],
  ['Kyvol'],
  ['Deerma'],
  ['Levoit'],
  ['Junger'],
  ['Pramie'],
  ['KAFF'],
  ['Malloca'],
  ['Crystal'],
  ['Senko'],
  ['Asia'],
  ['Fujihome'],
  ['Lumias'],
  ['KDK'],
  ['Mitsubishi Electric'],
  ['Uwant'],
  ['Hyundai'],
  ['JBL'],
  ['Marshall'],
  ['Harman Kardon'],
  ['Edifier'],
  ['Soundmax'],
  ['Alpha Works'],
  ['Divoom'],
  ['Havit'],
  ['Mozard'],
  ['SoundPeats'],
  ['Baseus'],
  ['Garmin'],
  ['Amazfit'],
  ['Kadeka'],
  ['Kochi'],
  ['Daewoo'],
  ['Huaxiang'],
  ['Skyworth'],
  ['Magic Eco'],
  ['Boss'],
]

function wordPattern(word: string): RegExp {
  const escaped = fold(word).replace(/[^a-z0-9 ]/g, '\\$&')
  return new RegExp(`(?<![a-z0-9])${escaped}(?![a-z0-9+])`)
}

/** Makers' names that are ordinary words: they count only in a title that names no other maker. */
const ORDINARY_WORDS = new Set(['Crystal', 'Asia', 'Boss', 'Nothing', 'Tiger', 'Comet'])

const PATTERNS = BRANDS.map(([name, ...others]) => ({
  name,
  patterns: [name, ...others].map(wordPattern),
}))

/**
 * The maker a title names first, in its canonical spelling; undefined when it names none we know.
 * A row's own brand field is not asked: in the sources it is empty or another maker's in some rows.
 */
export function brandOf(title: string): string | undefined {
  const text = fold(title)
  let best: { name: string; at: number } | undefined
  for (const { name, patterns } of PATTERNS) {
    for (const pattern of patterns) {
      const at = text.search(pattern)
      const place = at >= 0 && ORDINARY_WORDS.has(name) ? at + text.length : at
      if (place >= 0 && (best === undefined || place < best.at)) best = { name, at: place }
    }
  }
  return best?.name
}

/** The words of a title that stand for a brand, so that 'AQUA' and 'Hoà Phát' can be spelled one way. */
export function spellBrand(title: string, brand: string): string {
  const words = BRANDS.find(([name]) => name === brand) ?? [brand]
  const own = [brand, ...words.filter((word) => fold(word) === fold(brand))]
  return own.reduce((text, word) => {
    const escaped = word.replace(/[^\p{L}\p{N} ]/gu, '\\$&')
    return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}+])`, 'iu'), brand)
  }, title)
}

/** Kinds whose titles go without the maker's name, because the family's name says it. */
export function omitsBrand(kind: Kind, title: string): boolean {
  return (
    ['phone', 'tablet', 'laptop', 'headphones', 'smartwatch'].includes(kind) &&
    /iphone|ipad|macbook|airpods|earpods|redmi|poco/i.test(title)
  )
}
