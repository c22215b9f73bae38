import { chipsOf } from './chips.ts'
import type { Need } from './need.ts'

/**
 * A need with some of its slots taken away, as when the visitor removes their chips ('budget', 'brands:LG',
 * 'figures:battery_mah'). A slot the need does not have changes nothing.
 */
export function withoutSlots(need: Need, slots: readonly string[]): Need {
  const left = slots.reduce(withoutSlot, need)
  return { ...left, followUp: true, chips: chipsOf(left) }
}

const OPTIONAL = new Set<string>([
  'count',
  'rooms',
  'budget',
  'priceLevel',
  'people',
  'children',
  'roomM2',
  'roomM3',
  'distanceM',
  'hoursPerDay',
  'baseKwh',
  'billVnd',
  'kwhVnd',
  'kg',
  'litres',
  'inches',
  'hp',
  'btu',
  'ramGb',
  'storageGb',
  'placeSettings',
  'widthMm',
  'depthMm',
  'heightMm',
  'place',
  'order',
])

function withoutSlot(need: Need, slot: string): Need {
  const colon = slot.indexOf(':')
  const field = colon === -1 ? slot : slot.slice(0, colon)
  const value = colon === -1 ? null : slot.slice(colon + 1)
  if (field === 'used') return { ...need, used: false }
  if (value === null) {
    if (!OPTIONAL.has(field)) return need
    const dropped = field === 'hp' ? ['hp', 'btu'] : [field]
    return Object.fromEntries(
      Object.entries(need).filter(([key]) => !dropped.includes(key)),
    ) as unknown as Need
  }
  if (field === 'parts')
    return {
      ...need,
      parts: (need.parts ?? []).map(({ budget, ...part }) =>
        part.kind === value || !budget ? part : { ...part, budget },
      ),
    }
  if (field === 'figures') {
    const figures = Object.entries(need.figures).filter(([name]) => name !== value)
    return { ...need, figures: Object.fromEntries(figures) }
  }
  const list = need[field as keyof Need]
  if (!Array.isArray(list)) return need
  return { ...need, [field]: list.filter((entry) => entry !== value) }
}
