import type { SizingRules } from '#app/domain/advisor/sizing/rules.ts'
import type { Attributes } from '#app/domain/catalogue/attributes.ts'
import type { AttributeBounds } from '#app/domain/catalogue/list-filter.ts'
import type { StatedNeed } from '#app/domain/catalogue/list-state.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { needChoices } from './stated-needs.ts'

const LEADS: Record<keyof StatedNeed, string> = {
  people: 'Vừa cho nhà',
  room: 'Đủ cho phòng',
  distance: 'Hợp chỗ ngồi cách màn hình',
}

const UNITS: Record<keyof StatedNeed, string> = { people: 'người', room: 'm²', distance: 'm' }

/**
 * Whom a machine is big enough for by the sizing rules, read backwards: 'Vừa cho nhà 3–4 người.' Null where its kind has no rule, its
 * size is not stated, or none of the usual answers asks for it.
 */
export function suits(kind: string, attributes: Attributes, rules: SizingRules): string | null {
  const needs = needChoices(kind, rules)
  if (!needs) return null
  const { name, choices } = needs
  const met = choices.filter((choice) =>
    choice.needs.every((either) => either.some((bounds) => holds(bounds, attributes))),
  )
  const [first, last] = [met[0], met.at(-1)]
  if (!first || !last) return null
  const isLast = last === choices.at(-1)
  return `${LEADS[name]} ${say(name, first.value, last.value, isLast)}.`
}

function say(name: keyof StatedNeed, from: number, to: number, isLast: boolean): string {
  const unit = UNITS[name]
  // A room that is cooled is cooled when it is smaller too.
  if (name === 'room') return `đến ${formatNumber(to)} ${unit}`
  if (isLast) return `từ ${formatNumber(from)} ${unit} trở lên`
  return from === to ? `${formatNumber(from)} ${unit}` : `${formatNumber(from)}–${formatNumber(to)} ${unit}`
}

function holds({ attribute, min, max }: AttributeBounds, attributes: Attributes): boolean {
  const value = attributes[attribute]
  return typeof value === 'number' && value >= (min ?? -Infinity) && value <= (max ?? Infinity)
}
