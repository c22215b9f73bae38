import type { Feature } from './need.ts'

/** Features of one group exclude each other in one product. */
const ALTERNATIVES: readonly (readonly Feature[])[] = [
  ['front_load', 'top_load'],
  ['oled', 'qled', 'mini_led', 'panel_qned', 'panel_nanocell'],
  ['4k', '8k', 'full_hd', 'quad_hd'],
  ['side_by_side', 'multi_door', 'bottom_freezer', 'top_freezer', 'mini'],
  ['direct_heater', 'storage_heater'],
  ['induction', 'infrared', 'hob_mixed'],
  ['hob_single', 'hob_double', 'hob_triple'],
  ['fan_standing', 'fan_ceiling', 'fan_wall', 'fan_table', 'fan_box', 'fan_tower', 'air_cooler'],
  ['cooker_mechanical', 'cooker_electronic', 'high_frequency'],
  ['speaker_karaoke', 'speaker_computer', 'speaker_tower', 'speaker_bluetooth'],
  ['headphones_over_ear', 'headphones_true_wireless', 'headphones_wired'],
  ['dryer_vented', 'dryer_condenser', 'heat_pump'],
  ['blender_hand', 'blender_jar'],
  ['panel_ips', 'panel_va'],
  ['freezer_one_room', 'freezer_two_rooms'],
  ['freezer_one_door', 'freezer_two_doors', 'freezer_three_doors'],
]

/** All features of the groups these features are in: a newer one replaces the older. */
export function alternativesOf(features: readonly Feature[]): Feature[] {
  return ALTERNATIVES.filter((group) => group.some((feature) => features.includes(feature))).flat()
}

/** Those of the features that say of which sort a machine is to be. */
export const sortsAmong = (features: readonly Feature[]): Feature[] =>
  features.filter((feature) => ALTERNATIVES.some((group) => group.includes(feature)))

/** The features without those that cannot be had together: 'trực tiếp hay gián tiếp' leaves both open. */
export function withoutAlternatives(features: readonly Feature[]): Feature[] {
  const open = ALTERNATIVES.filter(
    (group) => group.filter((feature) => features.includes(feature)).length > 1,
  )
  return features.filter((feature) => !open.some((group) => group.includes(feature)))
}
