import { attributeLabel, sayValue, shippedAttribute } from '#app/domain/catalogue/attributes.ts'
import { figureDefinition } from '#app/domain/catalogue/comparison/figure-rows.ts'
import { ownAttributes } from '#app/kinds/kind.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { AttributeValue, Candidate, Specification } from '../catalogue.ts'
import { conditionOf } from '../retrieve/feature-conditions.ts'
import { featureLabel } from '../understand/chip-labels.ts'
import type { Feature, Need, Range } from '../understand/need.ts'
import { evidenceIn, lineAbout, meets } from '../wished/meets.ts'
import type { Wish } from '../wished/wish.ts'
import { joinWords, lowerFirst, sentence } from '../write/phrasing.ts'
import type { Aspect } from './aspects.ts'
import { askedWords, linesAbout, sayLine } from './specification-lines.ts'

/** What a question asks of a product: figures by name, whether they come up to what it names, whether it has a feature or meets a wish, and the words it asks in. */
export type AskedOf = {
  aspects: readonly Aspect[]
  features: readonly Feature[]
  figures: Need['figures']
  wishes: readonly Wish[]
  words: readonly string[]
}

/** What a product's data say to a question, as parts of sentences: whether it has a thing, figures, and what is not stated. */
export type Stated = { has: string[]; figures: string[]; missing: string[] }

/** Lengths that people think of in centimetres. */
const IN_CM: Readonly<Record<string, string>> = { width_mm: 'ngang', depth_mm: 'sâu', height_mm: 'cao' }

/** What weighs less than this is said in grams, in kg. */
const LIGHT_KG = 1

/** A figure of a product in words without its name: '205 g', '5.030 mAh', 'Smart TV'. */
export function sayFigure(attribute: string, value: AttributeValue): string {
  if (attribute === 'weight_kg' && typeof value === 'number' && value < LIGHT_KG)
    return `${formatNumber(value * 1000)} g`
  return sayValue(figureDefinition(attribute) ?? { label: attribute }, value)
}

/** A figure of a product in words with its name: 'dung tích 374 lít'. */
export function sayNamed(kind: string, attribute: string, value: AttributeValue): string {
  const side = IN_CM[attribute]
  if (side && typeof value === 'number') return `${side} ${formatNumber(value / 10, 1)} cm`
  const label = attributeLabel(kind, attribute, figureDefinition(attribute)?.label)
  if (typeof value === 'boolean' && ownAttributes().has(attribute) && !shippedAttribute(attribute))
    return lowerFirst(sayFigure(attribute, value))
  return `${lowerFirst(label)} ${sayFigure(attribute, value)}`
}

/** What a row states of an aspect: 'ngang 59,5 cm, sâu 60 cm, cao 82 cm'; null where it states nothing of it. */
export function sayAspect(
  { name, figures, together }: Aspect,
  { kind, brand, attributes }: Candidate,
): string | null {
  if (figures[0] === 'brand') return brand === null ? null : `${name} ${brand}`
  const stated = figures.flatMap((attribute) => {
    const value = attributes[attribute]
    return value === undefined || value === 0 ? [] : [sayNamed(kind, attribute, value)]
  })
  return stated.length > 0 ? stated.slice(0, together ? stated.length : 1).join(', ') : null
}

/** From the least to the most that rows state of an aspect: 'ngang 122,6–124 cm, cao 71–79 cm'; null where none states a number. */
export function sayRangeOf({ figures, together }: Aspect, products: readonly Candidate[]): string | null {
  const ranges = figures.flatMap((attribute) => {
    const values = products.flatMap(({ attributes }) => {
      const value = attributes[attribute]
      return typeof value === 'number' && value > 0 ? [value] : []
    })
    const [kind = ''] = products.map((product) => product.kind)
    if (values.length === 0) return []
    const [least, most] = [Math.min(...values), Math.max(...values)]
    const from = sayNamed(kind, attribute, least)
    if (least === most) return [from]
    const to = IN_CM[attribute] ? `${formatNumber(most / 10, 1)} cm` : sayFigure(attribute, most)
    return [`${from} đến ${to}`]
  })
  return ranges.length > 0 ? ranges.slice(0, together ? ranges.length : 1).join(', ') : null
}

/** Whether a product has a feature, as its figures say; null where they do not. */
export function hasFeature(feature: Feature, { attributes }: Candidate): boolean | null {
  const condition = conditionOf(feature)
  if (condition && 'match' in condition) {
    const { attribute, value, not } = condition.match
    const own = attributes[attribute]
    if (own !== undefined) return (own === value) !== Boolean(not)
  }
  if (condition && 'bounds' in condition) {
    const own = attributes[condition.bounds.attribute]
    if (typeof own === 'number') return own >= (condition.bounds.min ?? 0)
  }
  return null
}

/** Whether a feature is what sort of thing a product is, rather than what it has: a type of its kind, by a figure of that name. */
export function isSort(feature: Feature): boolean {
  const condition = conditionOf(feature)
  return Boolean(condition && 'match' in condition && /(?:^|_)type$/.test(condition.match.attribute))
}

/** 'đạt mức 120 Hz', 'chưa tới 120 Hz', 'quá 1,5 kg': a figure of a row against the one that is asked for. */
function sayAgainst(own: number, { min = 0, max = Infinity, target }: Range, attribute: string): string {
  const asked = sayFigure(attribute, target ?? (min > 0 ? min : max))
  if (own < min) return `chưa tới ${asked}`
  return own > max && isLimit({ max, target }) ? `quá ${asked}` : `đạt mức ${asked}`
}

/** Whether more than a range is too much: what is named to be about so much may well be more. */
const isLimit = ({ max, target }: Range): boolean => target === undefined || max === target

/** Whether a product states less, or more, of a figure than is asked for; false where it states none. */
export const missesFigure = ({ attributes }: Candidate, figures: Need['figures']): boolean =>
  Object.entries(figures).some(([name, range]) => {
    const own = attributes[name]
    const { min = 0, max = Infinity } = range
    return typeof own === 'number' && (own < min || (own > max && isLimit(range)))
  })

/** 'có 5G', 'không có NFC', with the line of the table that says so where one does; null where nothing does. */
function sayHas(name: string, has: boolean | null, line?: Specification): string | null {
  if (has === null) return null
  const basis = line ? ` (thông số ghi “${sayLine(line)}”)` : ''
  return `${has ? 'có' : 'không có'} ${name.replace(/^có /, '')}${basis}`
}

/**
 * What a product's own data say to a question: features and wishes, then figures asked for by name, and where it asks for
 * none of them the lines of its specification table that hold its words.
 */
export function sayAsked(asked: AskedOf, product: Candidate, table: readonly Specification[]): Stated {
  const stated: Stated = { has: [], figures: [], missing: [] }
  for (const feature of asked.features) {
    const name = lowerFirst(featureLabel(feature))
    const has = hasFeature(feature, product)
    const said =
      isSort(feature) && has !== null ? `${has ? 'là' : 'không phải'} loại ${name}` : sayHas(name, has)
    if (said) stated.has.push(said)
    else stated.missing.push(name)
  }
  for (const wish of asked.wishes) {
    const line = lineAbout(wish, table)
    const has = meets(wish, product, table)
    const said = sayHas(wish.label, has, line && evidenceIn(wish, line))
    if (said) stated.has.push(said)
    else stated.missing.push(wish.label)
  }
  for (const [name, range] of Object.entries(asked.figures)) {
    const own = product.attributes[name]
    if (typeof own === 'number')
      stated.figures.push(`${sayNamed(product.kind, name, own)}, ${sayAgainst(own, range, name)}`)
    else stated.missing.push(lowerFirst(attributeLabel(product.kind, name, figureDefinition(name)?.label)))
  }
  const unsaid = asked.aspects.filter(({ figures }) => figures.every((name) => !(name in asked.figures)))
  for (const aspect of unsaid) {
    const said = sayAspect(aspect, product) ?? sayLines(linesAbout(askedWords(aspect.name, []), table))
    if (said) stated.figures.push(said)
    else stated.missing.push(aspect.name)
  }
  if (stated.has.length + stated.figures.length > 0) return stated
  const lines = sayLines(linesAbout(asked.words, table))
  return lines ? { has: [], figures: [lowerFirst(lines)], missing: [] } : stated
}

const sayLines = (lines: readonly Specification[]): string | null =>
  lines.length > 0 ? joinWords(lines.map(sayLine)) : null

/** The same as whole sentences about a product by its name, or 'Máy'. */
export const sayStated = (name: string, { has, figures }: Pick<Stated, 'has' | 'figures'>): string[] => [
  ...has.map((part) => `${name} ${part}.`),
  ...(figures.length > 0
    ? [name === 'Máy' ? sentence(figures.join('; ')) : `${name}: ${figures.join('; ')}.`]
    : []),
]
