import type { Feature } from './need.ts'

/** Features of one group exclude each other in one product. */
const ALTERNATIVES: readonly (readonly Feature[])[] = [
  ['front_load', 'top_load'],
  ['oled', 'qled', 'mini_led'],
  ['4k', '8k', 'full_hd'],
  ['side_by_side', 'multi_door', 'bottom_freezer', 'top_freezer', 'mini'],
  ['direct_heater', 'storage_heater'],
  ['induction', 'infrared'],
  ['chest_freezer', 'upright_freezer'],
]

/** All features of the groups these features are in: a newer one replaces the older. */
export function alternativesOf(features: readonly Feature[]): Feature[] {
  return ALTERNATIVES.filter((group) => group.some((feature) => features.includes(feature))).flat()
}

/** The features without those that cannot be had together: 'trực tiếp hay gián tiếp' leaves both open. */
export function withoutAlternatives(features: readonly Feature[]): Feature[] {
  const open = ALTERNATIVES.filter(
    (group) => group.filter((feature) => features.includes(feature)).length > 1,
  )
  return features.filter((feature) => !open.some((group) => group.includes(feature)))
}
