import { constraintsOf } from '#app/domain/advisor/retrieve/constraints.ts'
import type { SizeAdvice, SizingFacts } from '#app/domain/advisor/sizing/rule.ts'
import { SHIPPED_RULES } from '#app/domain/advisor/sizing/rules.ts'
import type { SizingRules } from '#app/domain/advisor/sizing/rules.ts'
import { size, sizingFact } from '#app/domain/advisor/sizing/size.ts'
import { emptyNeed } from '#app/domain/advisor/understand/need.ts'
import type { AttributeBounds } from '#app/domain/catalogue/list-filter.ts'
import type { StatedNeed } from '#app/domain/catalogue/list-state.ts'
import type { SizeFit } from '#app/domain/catalogue/ranges.ts'
import { isKind } from '#app/kinds/kind.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { USUAL } from './usual-needs.ts'

/** What the sizing rules ask for a stated need: of each entry one of the bounds must hold. */
type Needs = readonly (readonly AttributeBounds[])[]

/** A need a list can be narrowed to, with what its rule asks. `value` is people, m² or m. */
export type NeedChoice = { value: number; label: string; needs: Needs }

/** The needs of a kind: which fact its size depends on, and the usual answers. */
export type NeedChoices = { name: keyof StatedNeed; label: string; choices: NeedChoice[] }

const PEOPLE = [1, 2, 3, 4, 5, 6, 8]
const ROOMS_M2 = [12, 15, 20, 25, 30, 40]
const DISTANCES_M = [1.5, 2, 2.5, 3, 3.5, 4]

/** A need that machines of a kind are picked for: in words that fit into a sentence, with what its rule asks. */
export type KindNeed = {
  name: keyof StatedNeed
  value: number
  words: string
  needs: Needs
  /** False where nobody stated it and the usual one is taken. */
  isStated: boolean
}

const WORDS: Record<keyof StatedNeed, (value: string) => string> = {
  people: (value) => `nhà ${value} người`,
  room: (value) => `phòng ${value} m²`,
  distance: (value) => `chỗ ngồi cách ${value} m`,
}

/** The need of a kind that was stated, else the usual one; null where no rule sizes the kind by one. */
export function kindNeed(kind: string, stated: StatedNeed, rules: SizingRules): KindNeed | null {
  const name = isKind(kind) ? sizingFact(kind) : null
  if (name === null || name === 'use') return null
  const value = stated[name] ?? USUAL[name]
  const needs = needsOf(kind, { [name]: value }, rules)
  return needs.length > 0
    ? { name, value, words: WORDS[name](formatNumber(value)), needs, isStated: stated[name] !== undefined }
    : null
}

/** How a machine of the size that a need asks for is called in a row of it. */
const FITS: Record<keyof StatedNeed, (value: string) => string> = {
  people: (value) => `vừa ${value} người`,
  room: (value) => `đủ ${value} m²`,
  distance: () => 'đúng cỡ',
}

/** What the band on the line of a size means. */
export const SIZE_BAND = 'Vạch xanh: khoảng cỡ phù hợp'

/** The size that a need asks for, as rows are judged by it. From a distance a larger or smaller picture is seen to be so, a household fills what it has. */
export const sizeFit = ({ name, value, needs }: KindNeed, advice: SizeAdvice | null): SizeFit => ({
  bounds: needs[0] ?? [],
  words: FITS[name](formatNumber(value)),
  ideal: name === 'distance' ? advice?.ideal : undefined,
})

/** What of a home a sizing rule may be told here. */
export type StatedFacts = Pick<SizingFacts, 'people' | 'roomM2' | 'distanceM'>

/** Whether a filter of a list states a need. */
export const isNeed = (name: string): name is keyof StatedNeed => Object.hasOwn(USUAL, name)

/** The household, the room or the distance as a sizing rule asks for it. */
export const factsOf = ({ people, room, distance }: StatedNeed): StatedFacts => ({
  ...(people === undefined ? {} : { people }),
  ...(room === undefined ? {} : { roomM2: room }),
  ...(distance === undefined ? {} : { distanceM: distance }),
})

/** The bounds a stated need puts on products of a kind; none where the kind has no rule for it. */
export function needsOf(kind: string | undefined, stated: StatedNeed, rules: SizingRules): Needs {
  if (kind === undefined || !isKind(kind)) return []
  const advice = size(kind, factsOf(stated), rules)
  return advice ? constraintsOf({ ...emptyNeed(), kinds: [kind] }, advice).sizes : []
}

/** The needs a list of a kind can be narrowed to; null where no rule sizes the kind by one. */
export function needChoices(
  kind: string | undefined,
  rules: SizingRules = SHIPPED_RULES,
): NeedChoices | null {
  if (kind === undefined || !isKind(kind)) return null
  const needs = (name: keyof StatedNeed) => (value: number) => needsOf(kind, { [name]: value }, rules)
  switch (sizingFact(kind)) {
    case 'people':
      return choicesOf(needs('people'), 'people', 'Nhà mấy người', PEOPLE, (people) => `Nhà ${people} người`)
    case 'room':
      return choicesOf(needs('room'), 'room', 'Phòng rộng', ROOMS_M2, (room, below) =>
        below === undefined ? `Phòng đến ${room} m²` : `Phòng ${below}–${room} m²`,
      )
    case 'distance':
      return choicesOf(
        needs('distance'),
        'distance',
        'Ngồi cách màn hình',
        DISTANCES_M,
        (distance) => `Cách ${formatNumber(distance)} m`,
      )
    default:
      return null
  }
}

function choicesOf(
  needsFor: (value: number) => Needs,
  name: keyof StatedNeed,
  label: string,
  values: readonly number[],
  say: (value: number, below: number | undefined) => string,
): NeedChoices {
  const choices = values.map((value, index) => ({
    value,
    label: say(value, values[index - 1]),
    needs: needsFor(value),
  }))
  return { name, label, choices: choices.filter(({ needs }) => needs.length > 0) }
}
