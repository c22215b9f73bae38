import type { AttributeBounds, AttributeMatch } from '../catalogue.ts'
import type { Feature, NamedFeature } from '../understand/need.ts'
import { ownCondition } from '../understand/own-features.ts'
import { byProductType } from '../understand/product-types.ts'

/** How a feature is recognised in a product: a value to match, or a figure to reach. */
type FeatureCondition = ({ match: AttributeMatch } | { bounds: AttributeBounds }) & {
  /** The kinds that state it; elsewhere the feature is taken for granted. */
  kinds?: readonly string[]
}

const is = (attribute: string, value: AttributeMatch['value'], ...kinds: string[]): FeatureCondition => ({
  match: { attribute, value },
  ...(kinds.length > 0 ? { kinds } : {}),
})

/** Features the catalogue's typed attributes can answer for. One that is not here cannot be promised of any product. */
const SHIPPED_CONDITIONS: Partial<Record<NamedFeature, FeatureCondition>> = {
  ...byProductType(({ match, kinds }) => ({ match, kinds })),
  inverter: is('inverter', true),
  two_way: is('two_way', true, 'ac'),
  front_load: is('load_type', 'front', 'washer'),
  top_load: is('load_type', 'top', 'washer'),
  with_dryer: { bounds: { attribute: 'dry_load_kg', min: 0.1 } },
  heat_pump: is('dryer_type', 'heat-pump', 'dryer'),
  side_by_side: is('doors', 'side-by-side', 'fridge'),
  multi_door: is('doors', 'multi-door', 'fridge'),
  bottom_freezer: is('doors', 'bottom-freezer', 'fridge'),
  top_freezer: is('doors', 'top-freezer', 'fridge'),
  mini: is('doors', 'mini', 'fridge'),
  ice_maker: is('ice_maker', true),
  water_dispenser: is('water_dispenser', true),
  smart: is('smart', true),
  oled: is('panel', 'OLED'),
  qled: is('panel', 'QLED'),
  mini_led: is('panel', 'Mini LED'),
  '4k': is('resolution', '4K'),
  '8k': is('resolution', '8K'),
  full_hd: is('resolution', 'Full HD'),
  high_refresh: { bounds: { attribute: 'refresh_hz', min: 100 } },
  '5g': is('network_5g', true),
  discrete_gpu: is('gpu_discrete', true),
  self_empty: is('self_empty', true, 'robot_vacuum'),
  mop: is('mop', true, 'robot_vacuum'),
  direct_heater: is('heater_type', 'direct', 'water_heater'),
  storage_heater: is('heater_type', 'storage', 'water_heater'),
  air_cooler: is('fan_type', 'điều hòa', 'fan'),
  induction: is('hob_type', 'induction', 'hob'),
  infrared: is('hob_type', 'infrared', 'hob'),
  grill: is('grill', true),
  high_frequency: is('cooker_type', 'cao tần', 'rice_cooker'),
}

/** Features by their name in a sentence. */
export const FEATURE_WORDS: Partial<Record<Feature, string>> = {
  ...byProductType(({ label }) => label),
  inverter: 'inverter',
  two_way: '2 chiều',
  front_load: 'cửa trước',
  top_load: 'cửa trên',
  with_dryer: 'có sấy',
  heat_pump: 'sấy bơm nhiệt',
  side_by_side: 'side by side',
  multi_door: 'nhiều cửa',
  bottom_freezer: 'ngăn đá dưới',
  top_freezer: 'ngăn đá trên',
  mini: 'cỡ mini',
  ice_maker: 'làm đá tự động',
  water_dispenser: 'lấy nước ngoài',
  smart: 'smart',
  oled: 'OLED',
  qled: 'QLED',
  mini_led: 'Mini LED',
  '4k': '4K',
  '8k': '8K',
  full_hd: 'Full HD',
  high_refresh: 'tần số quét cao',
  '5g': '5G',
  discrete_gpu: 'card đồ họa rời',
  self_empty: 'tự đổ rác',
  mop: 'có lau nhà',
  direct_heater: 'làm nóng trực tiếp',
  storage_heater: 'có bình chứa',
  air_cooler: 'quạt điều hòa',
  induction: 'bếp từ',
  infrared: 'bếp hồng ngoại',
  grill: 'có nướng',
  high_frequency: 'cao tần',
}

/** How a feature is recognised, shipped or of an editor's figure; undefined where nothing typed can tell. */
export const conditionOf = (feature: Feature): FeatureCondition | undefined =>
  ownCondition(feature) ?? SHIPPED_CONDITIONS[feature as NamedFeature]
