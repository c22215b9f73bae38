import { z } from 'zod'
import type { SizeAdvice, SizingFacts } from '#app/domain/advisor/sizing/rule.ts'
import type { SizingRules } from '#app/domain/advisor/sizing/rules.ts'
import { SIZED_KINDS, size, sizingFact } from '#app/domain/advisor/sizing/size.ts'
import type { SizingFact } from '#app/domain/advisor/sizing/size.ts'
import { DEFAULT_BASE_KWH, monthlyCost } from '#app/domain/catalogue/energy/running-cost.ts'
import type { Tariff } from '#app/domain/catalogue/energy/tariff.ts'
import { WHOLE_LIST } from '#app/domain/catalogue/list-state.ts'
import type { ListState } from '#app/domain/catalogue/list-state.ts'
import { listHref } from '#app/domain/catalogue/list-url.ts'
import { illustrationPath } from '#app/kinds/drawings/path.ts'
import { trueScalePath } from '#app/kinds/drawings/views/true-scale.ts'
import { kindLabel } from '#app/kinds/kind.ts'
import { formatNumber, parseNumber } from '#app/vietnamese/numbers.ts'
import { sayBounds } from '#app/vietnamese/say-bounds.ts'

/** What a laptop is for, as the form asks it. */
const USES = [
  { value: 'study', label: 'Học tập, lên lớp' },
  { value: 'office', label: 'Văn phòng' },
  { value: 'programming', label: 'Lập trình' },
  { value: 'graphics', label: 'Đồ họa, chỉnh ảnh' },
  { value: 'gaming', label: 'Chơi game, dựng phim, 3D' },
] as const

/** What makes a room hotter than its size says. */
const HEATS = [
  { value: 'sun', label: 'Nắng chiếu' },
  { value: 'top_floor', label: 'Áp mái' },
  { value: 'open_kitchen', label: 'Thông bếp' },
  { value: 'crowded', label: 'Đông người' },
] as const

/** What the form lets choose, with the words for it. */
export type HouseholdChoices = {
  uses: { value: Household['use']; label: string }[]
  heats: { value: Household['heat'][number]; label: string }[]
}
export const householdChoices = (): HouseholdChoices => ({ uses: [...USES], heats: [...HEATS] })

/** A number field of the form: what it may hold, and what stands in it before anybody typed. */
const FIGURES = {
  nguoi: { usual: 4, least: 1, most: 30, unit: 'người', isWhole: true },
  phong: { usual: 18, least: 4, most: 200, unit: 'm²', isWhole: false },
  xa: { usual: 3, least: 0.5, most: 10, unit: 'm', isWhole: false },
  dien: { usual: DEFAULT_BASE_KWH, least: 0, most: 5000, unit: 'kWh', isWhole: false },
  watt: { usual: 1000, least: 1, most: 20_000, unit: 'W', isWhole: false },
  gio: { usual: 8, least: 0.1, most: 24, unit: 'giờ', isWhole: false },
} as const

export type FigureField = keyof typeof FIGURES
const FIELDS = Object.keys(FIGURES) as FigureField[]

/** The form as it was sent, with what is wrong in it; what cannot be read stays as it was typed. */
export type Household = {
  typed: Record<FigureField, string>
  errors: Partial<Record<FigureField, string>>
  figures: Partial<Record<FigureField, number>>
  use: (typeof USES)[number]['value']
  heat: (typeof HEATS)[number]['value'][]
  /** Nobody typed anything yet: the figures are those of a usual home. */
  isExample: boolean
}

const figureIn = (field: FigureField) =>
  z
    .string()
    .trim()
    .transform((text, context) => {
      const { least, most, unit, isWhole } = FIGURES[field]
      const number = parseNumber(text)
      if (number !== null && number >= least && number <= most && (!isWhole || Number.isInteger(number)))
        return number
      context.addIssue(
        `Bạn nhập một số${isWhole ? ' nguyên' : ''} từ ${formatNumber(least)} đến ${formatNumber(most)} ${unit} nhé.`,
      )
      return z.NEVER
    })

const useIn = z.enum(USES.map(({ value }) => value)).catch('study')
const heatIn = z.enum(HEATS.map(({ value }) => value))

/** Longer than any number that is meant. */
const LONGEST = 20

/** Reads the form out of the address. A field that is left empty asks for nothing. */
export function readHousehold(params: URLSearchParams): Household {
  const isExample = FIELDS.every((field) => !params.has(field))
  const typed = Object.fromEntries(
    FIELDS.map((field) => [
      field,
      isExample ? formatNumber(FIGURES[field].usual) : (params.get(field) ?? '').slice(0, LONGEST),
    ]),
  ) as Record<FigureField, string>
  const errors: Household['errors'] = {}
  const figures: Household['figures'] = {}
  for (const field of FIELDS) {
    if (typed[field].trim() === '') continue
    const read = figureIn(field).safeParse(typed[field])
    if (read.success) figures[field] = read.data
    else errors[field] = read.error.issues[0]?.message ?? ''
  }
  return {
    typed,
    errors,
    figures,
    use: useIn.parse(params.get('dung')),
    heat: params.getAll('nong').flatMap((heat) => heatIn.safeParse(heat).data ?? []),
    isExample,
  }
}

/** A size worked out for a household, with the list of the machines that have it where the catalogue has the kind. */
export type HouseholdSize = Pick<
  SizeAdvice,
  'kind' | 'min' | 'ideal' | 'max' | 'unit' | 'sentence' | 'ruleId'
> & {
  name: string
  /** The size to look for in a shop: the ideal one, of televisions the nearest that is sold. */
  toBuy: number
  /** That size as shops say it, and the sizes beside it that will do as well: '75 inch', '65–98 inch'; null where there are none. */
  label: string
  range: string | null
  /** A machine of that size, to scale where its kind is drawn so. */
  picture: string
  href: string | null
}

/** Diagonals that televisions are sold in, in inches. */
const SOLD_INCHES = [32, 40, 43, 50, 55, 65, 75, 85, 98]

const nearest = (sizes: readonly number[], ideal: number): number =>
  sizes.reduce((best, size) => (Math.abs(size - ideal) < Math.abs(best - ideal) ? size : best))

/** What every rule says of a household. @param slugs of the categories by kind */
export function sizesFor(
  { figures: { nguoi, phong, xa }, use, heat }: Household,
  rules: SizingRules,
  slugs: ReadonlyMap<string, string>,
): HouseholdSize[] {
  const facts: SizingFacts = {
    ...(nguoi === undefined ? {} : { people: nguoi }),
    ...(phong === undefined ? {} : { roomM2: phong }),
    ...(xa === undefined ? {} : { distanceM: xa }),
    heat,
    uses: [use],
  }
  return SIZED_KINDS.flatMap((kind) => {
    const advice = size(kind, facts, rules)
    if (!advice) return []
    const { attribute, min, ideal, max, unit, sentence, ruleId } = advice
    const toBuy = kind === 'tv' ? nearest(SOLD_INCHES, ideal) : ideal
    const figures = { [attribute]: toBuy }
    const picture = trueScalePath(kind, figures) ?? illustrationPath(kind, figures)
    const slug = slugs.get(kind)
    const href =
      slug === undefined ? null : listHref({ ...WHOLE_LIST, category: slug }, narrowed(advice, facts))
    const said = sayToBuy(advice, toBuy)
    return [
      { kind, name: kindLabel(kind), picture, min, ideal, toBuy, max, unit, ...said, sentence, ruleId, href },
    ]
  })
}

/** An air conditioner goes by its horsepower, a television by the diagonals that are sold, anything else by its figures. */
function sayToBuy(
  { kind, min, ideal, max, unit, alsoNeeds, pieces = 1 }: SizeAdvice,
  toBuy: number,
): Pick<HouseholdSize, 'label' | 'range'> {
  const [hp] = alsoNeeds
  if (kind === 'ac' && hp)
    return { label: `${pieces > 1 ? `${pieces} máy ` : ''}${formatNumber(hp.ideal)} HP`, range: null }
  if (max === null && ideal <= min) return { label: `${sayBounds(min, max)} ${unit}`, range: null }
  const sold = kind === 'tv' ? SOLD_INCHES.filter((size) => size >= min && size <= (max ?? size)) : []
  const [least, most] = [sold.at(0) ?? min, sold.at(-1) ?? max]
  return {
    label: `${formatNumber(toBuy, toBuy < 10 ? 1 : 0)} ${unit}`,
    range: least === most ? null : `${sayBounds(least, most)} ${unit}`,
  }
}

/** The list's own words for a need; where it has none, or the need is a warmer room than it knows, the bounds themselves. */
function narrowed(advice: SizeAdvice, { people, roomM2, distanceM, heat }: SizingFacts): Partial<ListState> {
  const fact: SizingFact | null = sizingFact(advice.kind)
  if (fact === 'people') return { people }
  if (fact === 'distance') return { distance: distanceM }
  if (fact === 'room' && !(advice.kind === 'ac' && heat?.length)) return { room: roomM2 }
  return { attributes: { [advice.attribute]: [`${advice.min}:${advice.max ?? ''}`] } }
}

/** What a machine adds to a month's bill, in VND with VAT; null where one of the three figures is missing. */
export function addedToBill(
  { figures: { dien, watt, gio } }: Household,
  tariff: Pick<Tariff, 'tiers' | 'vatRate'>,
): { kwh: number; vnd: number } | null {
  if (dien === undefined || watt === undefined || gio === undefined) return null
  const kwh = (watt * gio * 30) / 1000
  return { kwh, vnd: monthlyCost(tariff, kwh * 12, dien) }
}
