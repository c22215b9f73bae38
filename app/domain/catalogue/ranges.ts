import { kindRecord } from '#app/kinds/kind.ts'
import { formatVnd, sayVnd } from '#app/vietnamese/money.ts'
import { attributeLabel, cardFactKeys, cardFacts, describeAttribute, sayValue } from './attributes.ts'
import type { Attributes, AttributeValue } from './attributes.ts'
import { betterWay } from './comparison/better.ts'
import { figureDefinition } from './comparison/figure-rows.ts'
import type { AttributeBounds } from './list-filter.ts'
import { placeWord } from './place-words.ts'

/** How a figure is spread over the machines of a category: how many state it, and its values at even steps from the least to the most. */
export type Spread = { known: number; steps: readonly number[] }

/** The figures of a category's machines; `price` and `perSize` (price by the kind's size) in VND beside its attributes. */
export type CategoryRanges = { total: number; spreads: ReadonlyMap<string, Spread> }

/**
 * A figure of a machine beside those of its category. `at` is the share of them that have less, 0 to 1; null where it is not
 * known, or where everybody has the same.
 */
export type PlacedFigure = { key: string; label: string; value: string | null; at: number | null }

/** Attributes that more people weigh a machine by than its kind's card has room for. */
const ALSO_WEIGHED = ['energy_kwh_year', 'noise_db', 'weight_kg', 'width_mm']

/** The numbers a machine of the kind may be placed by, the most telling first. */
export function placedKeys(kind: string): string[] {
  const { size, figures = [], neverCompared = [] } = kindRecord(kind)
  const keys = [...(size ? [size] : []), ...cardFactKeys(kind), ...figures, ...ALSO_WEIGHED]
  return [...new Set(keys)].filter((key) => key === size || !neverCompared.includes(key))
}

/** The share of a category below which a figure is too rarely known to stand in every row. */
const COMMON = 0.4

/** Sizes whose price by the unit says what one gets for the money, with the unit in words. */
const UNIT_PRICES: Readonly<Record<string, string>> = {
  capacity_l: 'Giá mỗi lít',
  load_kg: 'Giá mỗi kg',
  screen_in: 'Giá mỗi inch',
  hp: 'Giá mỗi HP',
  place_settings: 'Giá mỗi bộ',
}

/** Kinds that are carried: an inch or a kilogram more of them is no more for the money. */
const CARRIED = new Set(['phone', 'tablet', 'laptop', 'smartwatch'])

/** The figure of a price by the kind's size; undefined for a kind whose size is not what one pays for. */
export const unitPriceOf = (kind: string): string | undefined =>
  CARRIED.has(kind) ? undefined : UNIT_PRICES[kindRecord(kind).size ?? '']

/** A machine as it is placed: `price` is VND of the main price. */
export type Placed = { kind: string; attributes: Attributes; price: number | null }

/** Figures of which (nearly) all that are listed say the same, with what they say: a column of them says nothing. */
export type FixedKeys = ReadonlyMap<string, AttributeValue>

const NOTHING_FIXED: FixedKeys = new Map()

/**
 * The size that a need asks for, and what a machine of such a size is called: 'vừa 4 người'.
 * @property ideal the size that is best for it, where one is told from those that only do
 */
export type SizeFit = { bounds: readonly AttributeBounds[]; words: string; ideal?: number | undefined }

/** A size up to this share off the ideal is as good. */
const NEARLY_IDEAL = 0.08

/** A figure's place as a need judges it: what suits as a band on the line, and what suits is not called large or small of its kind. */
function fitted(place: Place, key: string, value: number | null, spread: Spread, fit: SizeFit): Place {
  const asked = fit.bounds.find(({ attribute }) => attribute === key)
  if (!asked || value === null) return place
  const { min = -Infinity, max = Infinity } = asked
  const band = [min, max].map((bound) => Math.round(shareBelow(spread, bound) * 100)) as [number, number]
  if (value < min || value > max) return { ...place, band }
  const { ideal = value } = fit
  if (Math.abs(value - ideal) <= ideal * NEARLY_IDEAL) return { ...place, band, word: fit.words }
  return { ...place, band, word: `hơi ${value < ideal ? 'nhỏ' : 'lớn'}, vẫn hợp` }
}

/**
 * The keys that each row of a category shows: numbers that most of its machines state, then the price by size. The same for
 * every row, so that they can be read down the list.
 */
export function rowKeys(
  kind: string,
  { total, spreads }: CategoryRanges,
  most: number,
  fixed: FixedKeys = NOTHING_FIXED,
): string[] {
  const told = placedKeys(kind).filter((key) => {
    const spread = spreads.get(key)
    return !fixed.has(key) && spread !== undefined && spread.known >= total * COMMON && isSpread(spread)
  })
  const isPricedBySize = unitPriceOf(kind) && !fixed.has(kindRecord(kind).size ?? '')
  return [...told.slice(0, most), ...(isPricedBySize ? [PER_SIZE] : [])].slice(0, most)
}

/** The key of a price by size. */
export const PER_SIZE = 'perSize'

/** A figure of a machine in words, with its place in its category. */
export function placed(machine: Placed, key: string, { spreads }: CategoryRanges): PlacedFigure {
  const { kind } = machine
  const number = numberOf(machine, key)
  const spread = spreads.get(key)
  return {
    key,
    label: labelOf(kind, key),
    value: number === null ? null : say(kind, key, number),
    at: number !== null && spread && isSpread(spread) ? placeIn(key, spread, number) : null,
  }
}

/** What a machine costs by its size, in VND. It is told in thousands, and so weighed: those that are said alike are alike. */
export const pricePerSize = (price: number, size: number): number => Math.round(price / size / 1000) * 1000

/** A figure of a machine; null where it is not stated. */
export function numberOf({ kind, attributes, price }: Placed, key: string): number | null {
  if (key === 'price') return price
  if (key !== PER_SIZE) {
    const value = attributes[key]
    return typeof value === 'number' ? value : null
  }
  const size = attributes[kindRecord(kind).size ?? '']
  return price !== null && typeof size === 'number' && size > 0 ? pricePerSize(price, size) : null
}

function labelOf(kind: string, key: string): string {
  if (key === 'price') return 'Giá'
  if (key === PER_SIZE) return unitPriceOf(kind) ?? ''
  return attributeLabel(kind, key, figureDefinition(key)?.label)
}

/** A number of a kind in words. */
export function say(kind: string, key: string, value: number): string {
  if (key === 'price') return formatVnd(value)
  if (key === PER_SIZE) return sayVnd(value)
  const definition = figureDefinition(key)
  return (
    describeAttribute(kind, key, value)?.value ?? (definition ? sayValue(definition, value) : String(value))
  )
}

const middleOf = ({ steps }: Spread): number | undefined => steps[Math.floor(steps.length / 2)]

/**
 * The share that has less; the middle figure stands on the middle, however many machines share it. What costs the most is cheaper than
 * none, however few there are.
 */
function placeIn(key: string, spread: Spread, value: number): number {
  const { steps } = spread
  const isMoney = key === 'price' || key === PER_SIZE
  if (isMoney && value >= (steps.at(-1) ?? Infinity)) return 1
  if (isMoney && value <= (steps[0] ?? -Infinity)) return 0
  return value === middleOf(spread) ? 0.5 : shareBelow(spread, value)
}

const isSpread = ({ steps }: Spread): boolean => steps[0] !== steps.at(-1)

/** The share of a category's machines that have less of a figure; of those that have as much, half. */
export function shareBelow({ steps }: Spread, value: number): number {
  const below = steps.filter((step) => step < value).length
  const equal = steps.filter((step) => step === value).length
  return (below + equal / 2) / steps.length
}

/**
 * A figure's place among its kind: the share that has less, in percent, the same in a word or two ('khá lớn'), and of how many it is
 * ahead for anybody, in percent; null where the right one depends on the home, as of a size. `band` is from and to which share a need is
 * met, in percent, where machines are listed for one.
 */
export type Place = { at: number; word: string; good: number | null; band?: readonly [number, number] }

/** Figures of a row: numbers with their place, and what else is known, in words. */
export type RowFigures = {
  figures: (Pick<PlacedFigure, 'label' | 'value'> & { place: Place | null })[]
  qualities: string[]
  /** Where none of its figures is known, what is missing: 'Chưa có số liệu về diện tích phòng, CADR và độ ồn'. */
  unknown?: string
}

/** The place of a kind's figure as it is shown; null where it is not known. */
export function placeOf(kind: string, { key, at }: Pick<PlacedFigure, 'key' | 'at'>): Place | null {
  if (at === null) return null
  const way = betterWay(kind, key)
  const percent = Math.round(at * 100)
  const good = way === null ? null : way === 'more' ? percent : 100 - percent
  return { at: percent, word: placeWord(key, at), good }
}

/** The names of the figures that every row of a category shows. */
export const rowLabels = (kind: string, ranges: CategoryRanges, fixed?: FixedKeys): string[] =>
  namesOr(
    rowKeys(kind, ranges, IN_A_ROW, fixed).map((key) => labelOf(kind, key)),
    ranges,
  )

/** These names, or where there is none that of the price's place, which then stands alone. */
const namesOr = (names: string[], { spreads }: CategoryRanges): string[] => {
  const prices = spreads.get('price')
  return names.length === 0 && prices && isSpread(prices) ? [PRICE_PLACE] : names
}

/** Figures in a row: what a narrow window holds side by side. */
const IN_A_ROW = 3

type Rowed = Pick<Placed, 'kind' | 'attributes'> & { mainPrice: { value: number | null } | null }

/**
 * What a row of the list says of a machine beside its name and its price.
 * @param fit the size that is right where machines are listed for a need: one of that size is not called large or small
 */
export function rowFigures(
  { kind, attributes, mainPrice }: Rowed,
  ranges: CategoryRanges,
  { fixed = NOTHING_FIXED, fit }: { fixed?: FixedKeys | undefined; fit?: SizeFit | undefined } = {},
): RowFigures {
  const machine = { kind, attributes, price: mainPrice?.value ?? null }
  const placeFor = (figure: PlacedFigure): Place | null => {
    const place = placeOf(kind, figure)
    const spread = ranges.spreads.get(figure.key)
    return place && fit && spread
      ? fitted(place, figure.key, numberOf(machine, figure.key), spread, fit)
      : place
  }
  const keys = rowKeys(kind, ranges, IN_A_ROW, fixed)
  const placedFigures = keys.map((key) => placed(machine, key, ranges))
  const shown = new Set([
    ...placedFigures.map(({ label }) => label),
    ...[...fixed].flatMap(([key, value]) => (attributes[key] === value ? [labelOf(kind, key)] : [])),
  ])
  const isUnknown = placedFigures.length > 0 && placedFigures.every(({ value }) => value === null)
  return {
    ...(isUnknown ? { unknown: sayUnknown(kind, keys) } : {}),
    figures:
      keys.length === 0
        ? pricePlace({ kind, attributes, mainPrice }, ranges)
        : placedFigures.map((figure) => ({
            label: figure.label,
            value: figure.value,
            place: placeFor(figure),
          })),
    qualities: cardFacts(kind, attributes).flatMap(({ label, value }) =>
      // A number without a unit does not say what it is of: 'CSPF 5,38'.
      shown.has(label) ? [] : [/^[\d.,]+$/.test(value) ? `${label} ${value}` : value],
    ),
  }
}

/** What is not known of a machine; the price by a size that is unknown goes without saying. */
function sayUnknown(kind: string, keys: readonly string[]): string {
  const names = keys.filter((key) => key !== PER_SIZE).map((key) => factName(kind, key))
  return `Chưa có số liệu về ${new Intl.ListFormat('vi').format(names)}`
}

/**
 * What a row says in a list of several kinds that stand mixed: its figures, each kind's own, in words with what else is known. How a
 * price lies within its kind is left out: of a small machine it would say no more than that it is small.
 */
export function mixedFigures(product: Rowed, ranges: CategoryRanges): RowFigures {
  const { figures, qualities } = rowFigures(product, ranges)
  const told = figures.flatMap(({ label, value, place }) =>
    value === null || label === unitPriceOf(product.kind) || place?.word === '' ? [] : [value],
  )
  return { figures: [], qualities: [...told, ...qualities] }
}

const PRICE_PLACE = 'Giá so với cùng loại'

/** How a price lies among its kind as a figure of its own, where no other can be read down the rows. */
function pricePlace(product: Rowed, ranges: CategoryRanges): RowFigures['figures'] {
  const machine = { ...product, price: product.mainPrice?.value ?? null }
  const price = placeOf(product.kind, placed(machine, 'price', ranges))
  return price ? [{ label: PRICE_PLACE, value: price.word, place: { ...price, word: '' } }] : []
}

/** Fewer machines than this have no spread of their own. */
const ENOUGH = 5

/** How the figures of these machines of one kind are spread, as `CategoryRanges` of them alone; null where they are too few. */
export function rangesOf(kind: string, products: readonly Placed[]): CategoryRanges | null {
  if (products.length < ENOUGH) return null
  const keys = ['price', PER_SIZE, ...placedKeys(kind)]
  const valuesOf = (key: string) =>
    Float64Array.from(products.flatMap((product) => numberOf(product, key) ?? []))
  return { total: products.length, spreads: spreadsOf(keys.map((key) => [key, valuesOf(key)])) }
}

/** Values of a figure that are kept, from the least to the most at even steps: each stands for a hundredth of the machines. */
const STEPS = 101

/** How figures are spread of which these are all the values that are known; the values are put in order where they stand. */
export function spreadsOf(
  figures: readonly (readonly [key: string, values: Float64Array])[],
): Map<string, Spread> {
  return new Map(
    figures.flatMap(([key, values]): [string, Spread][] => {
      const known = values.length
      values.sort()
      const step = (at: number) => values[Math.max(0, Math.ceil((at / (STEPS - 1)) * known) - 1)] ?? 0
      return known === 0 ? [] : [[key, { known, steps: Array.from({ length: STEPS }, (_, at) => step(at)) }]]
    }),
  )
}

/** What is called otherwise where it is asked for: 'phòng rộng đến' alone is half a sentence. */
const ASKED_AS: Partial<Record<string, string>> = { room_m2_max: 'diện tích phòng' }

/** What a fact is called where it is missing: 'diện tích phòng'. */
export const factName = (kind: string, key: string): string => ASKED_AS[key] ?? attributeName(kind, key)

/** What a figure is called within a sentence: 'dung tích'. */
export function attributeName(kind: string, key: string): string {
  const label = labelOf(kind, key)
  return /^\p{Lu}{2}/u.test(label) ? label : label.replace(/^./u, (first) => first.toLocaleLowerCase('vi'))
}
