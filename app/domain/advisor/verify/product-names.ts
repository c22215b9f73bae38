import { fold } from '#app/vietnamese/fold.ts'
import type { Read } from './read-sentence.ts'

/** A product as a sentence may name it. */
export type Named = {
  id: number
  brand: string | null
  aliases: readonly string[]
}

/** Where a sentence names products of the evidence: one, or all that part of a name may mean. */
export type Mention = { ids: readonly number[]; start: number; end: number }

/** Stands for a name in a sentence, one for each letter, so that places stay comparable. */
export const MASK = '\uE000'

const SPECS =
  /(?<![\p{L}\d])(?:\d+(?:[.,]\d+)?\s*(?:lít|kg|hp|inch|inches|w|gb|tb|lõi|mm|cm|hz)(?:\/\d+\s*(?:gb|tb))?|[2-5]g|inverter|[248]k|smart|google|full hd|[12] chiều)(?![\p{L}\d])/giu
const CODE = /^(?=.*\d)(?=.*\p{L})[\p{L}\d][\p{L}\d/.-]{4,}$/u
/** What a maker adds to a model for a market or a colour: '/SV', '-BK'. */
const MARKET = /(?:\/[\p{L}\d]{2,5}|-\p{L}{2,3})$/u
const SPEC_WORD = /^\d+(?:[.,]\d+)?(?:gb|tb|w|hz|mm|cm|kg|hp|inch|mah|l)(?:\/\d+(?:gb|tb))?$/i

/** The names a product goes by: its title, what is left of it from the brand on, without figures, and its model code. */
export function aliasesOf(title: string, brand: string | null): string[] {
  const plain = title.replace(/\([^)]*\)/g, ' ')
  const codes = plain.split(/[\s()]+/).filter((word) => CODE.test(word) && !SPEC_WORD.test(word))
  const stems = codes.map((code) => code.replace(MARKET, '')).filter((stem) => CODE.test(stem))
  const names = [title, plain, ...codes, ...stems, title.replace(/[()]/g, ' ')]
  for (const one of [title, plain]) {
    const fromBrand = brand ? afterLead(one, brand) : null
    if (!fromBrand) continue
    const short = fromBrand.replace(SPECS, ' ')
    const withoutBrand = short.slice((brand ?? '').length)
    names.push(fromBrand, short)
    if (/\d/.test(withoutBrand) && withoutBrand.trim().includes(' ')) names.push(withoutBrand)
  }
  return [...new Set(names.map((name) => fold(name).replace(/\s+/g, ' ').replace(/ -$/, '').trim()))].filter(
    (name) => name.length >= 5 && name !== fold(brand ?? ''),
  )
}

function afterLead(title: string, brand: string): string | null {
  const at = fold(title).indexOf(fold(brand))
  return at < 0 ? null : title.normalize('NFC').slice(at)
}

/** A word that makes another product of a name: 'Pro', 'Plus', '+'. */
const VARIANT =
  /^\s*(?:\+|(?:pro|max|promax|plus|ultra|mini|lite|fe|se|neo|air|edge|turbo|gen|xl|note|fold|flip|[2-9]nd)(?![\p{L}\d])|[-/][\p{L}\d])/u
const EDGE_BEFORE = /[\p{L}\d/-]$/u

/**
 * Finds the products a sentence names and masks their names, so that the figures inside a name are not read as claims.
 * @returns null where a name is continued to that of a product the evidence does not know
 */
export function maskNames(
  read: Read,
  products: readonly Named[],
): { masked: Read; mentions: Mention[] } | null {
  const ids = new Map<string, number[]>()
  for (const { id, aliases } of products) {
    for (const alias of aliases) ids.set(alias, [...(ids.get(alias) ?? []), id])
  }
  const longestFirst = [...ids].sort(([a], [b]) => b.length - a.length)
  let { raw, marked, folded } = read
  const mentions: Mention[] = []
  for (const [alias, named] of longestFirst) {
    for (let at = folded.indexOf(alias); at >= 0; at = folded.indexOf(alias, at + alias.length)) {
      const end = at + alias.length
      const rest = folded.slice(end)
      if (EDGE_BEFORE.test(folded.slice(0, at)) || /^[\p{L}\d]/u.test(rest)) continue
      if (VARIANT.test(rest)) return null
      mentions.push({ ids: [...new Set(named)], start: at, end })
      const cover = (text: string) => text.slice(0, at) + MASK.repeat(alias.length) + text.slice(end)
      ;[raw, marked, folded] = [cover(raw), cover(marked), cover(folded)]
    }
  }
  return { masked: { ...read, raw, marked, folded }, mentions: mentions.sort((a, b) => a.start - b.start) }
}
