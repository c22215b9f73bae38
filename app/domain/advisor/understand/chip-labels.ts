import { figureDefinition } from '#app/domain/catalogue/comparison/figure-rows.ts'
import { kindRecord } from '#app/kinds/kind.ts'
import type { Kind } from '#app/kinds/kind.ts'
import type { Feature, Heat, NamedFeature, NamedOrder, Order, PriceLevel, Priority, Use } from './need.ts'
import { ownFeatureLabel } from './own-features.ts'
import { byProductType } from './product-types.ts'

export const FEATURE_LABELS: Readonly<Record<NamedFeature, string>> = {
  ...byProductType(({ label }) => label),
  inverter: 'Inverter',
  two_way: '2 chiều',
  front_load: 'cửa trước',
  top_load: 'cửa trên',
  with_dryer: 'có sấy',
  heat_pump: 'bơm nhiệt',
  side_by_side: 'side by side',
  multi_door: 'nhiều cửa',
  bottom_freezer: 'ngăn đá dưới',
  top_freezer: 'ngăn đá trên',
  mini: 'loại mini',
  ice_maker: 'làm đá tự động',
  water_dispenser: 'lấy nước ngoài',
  smart: 'tivi thông minh',
  oled: 'OLED',
  qled: 'QLED',
  mini_led: 'Mini LED',
  '4k': '4K',
  '8k': '8K',
  full_hd: 'Full HD',
  high_refresh: 'tần số quét cao',
  '5g': '5G',
  discrete_gpu: 'card rời',
  self_empty: 'tự đổ rác',
  mop: 'lau nhà',
  direct_heater: 'trực tiếp',
  storage_heater: 'gián tiếp',
  air_cooler: 'quạt hơi nước',
  induction: 'bếp từ',
  infrared: 'hồng ngoại',
  grill: 'có nướng',
  high_frequency: 'cao tần',
}

export const USE_LABELS: Readonly<Record<Use, string>> = {
  study: 'học tập',
  office: 'văn phòng',
  programming: 'lập trình',
  graphics: 'đồ họa',
  video: 'dựng phim',
  cad: 'CAD, 3D',
  gaming: 'chơi game',
  livestream: 'livestream',
  delivery: 'chạy xe, giao hàng',
  movies: 'xem phim',
  football: 'xem bóng đá',
  cooking: 'nấu ăn',
  baby: 'nhà có em bé',
  elderly: 'cho người lớn tuổi',
  student: 'sinh viên',
  rental_room: 'phòng trọ',
  bedroom: 'phòng ngủ',
  living_room: 'phòng khách',
  shop: 'quán, cửa hàng',
  gift: 'làm quà',
  pet: 'nhà nuôi thú cưng',
}

export const PRIORITY_LABELS: Readonly<Record<Priority, string>> = {
  cheap: 'giá rẻ',
  durable: 'bền',
  saving: 'tiết kiệm điện',
  quiet: 'chạy êm',
  battery: 'pin tốt',
  camera: 'chụp ảnh đẹp',
  light: 'nhẹ',
  easy: 'dễ dùng',
  fast: 'mạnh, mượt',
  big: 'cỡ lớn',
  compact: 'nhỏ gọn',
  sound: 'âm thanh hay',
  picture: 'hình ảnh đẹp',
  healthy: 'kháng khuẩn, lọc sạch',
  cooling: 'làm lạnh nhanh',
  cleaning: 'giặt, hút sạch',
  value: 'đáng tiền',
}

/** What matters most, as it is said of the kinds that are looked for. */
export const sayPriority = (priority: Priority, kinds: readonly Kind[]): string =>
  PRIORITY_LABELS[priority] +
  (priority === 'saving' && kinds.some((kind) => kindRecord(kind).usesWater) ? ' nước' : '')

export const HEAT_LABELS: Readonly<Record<Heat, string>> = {
  sun: 'phòng bị nắng',
  top_floor: 'tầng áp mái',
  open_kitchen: 'thông bếp',
  crowded: 'đông người',
}

export const ORDER_LABELS: Readonly<Record<NamedOrder, string>> = {
  cheapest: 'rẻ nhất',
  dearest: 'đắt nhất',
  biggest: 'lớn nhất',
  smallest: 'nhỏ nhất',
  newest: 'mới nhất',
  best_rated: 'đánh giá cao nhất',
  popular: 'bán chạy nhất',
  lightest: 'nhẹ nhất',
  thinnest: 'mỏng nhất',
  quietest: 'êm nhất',
  thriftiest: 'tiết kiệm điện nhất',
  strongest: 'mạnh nhất',
  longest_battery: 'pin lâu nhất',
  sharpest_camera: 'camera nhiều MP nhất',
  most_ram: 'RAM nhiều nhất',
  most_storage: 'bộ nhớ lớn nhất',
  smoothest: 'tần số quét cao nhất',
  most_filters: 'nhiều lõi lọc nhất',
}

/** An end of a figure that editors gave a kind: 'tốc độ may cao nhất'; null for an extreme that has a word of its own. */
export function sayOwnOrder(order: Order): string | null {
  const [, end, attribute = ''] = /^(most|least):(.+)$/.exec(order) ?? []
  if (!end) return null
  const label = figureDefinition(attribute)?.label ?? attribute
  return `${label.charAt(0).toLocaleLowerCase('vi')}${label.slice(1)} ${end === 'most' ? 'cao' : 'thấp'} nhất`
}

/** A feature in words, shipped or of an editor's figure. */
export const featureLabel = (feature: Feature): string =>
  ownFeatureLabel(feature) ?? FEATURE_LABELS[feature as NamedFeature]

export const sayOrder = (order: Order): string => sayOwnOrder(order) ?? ORDER_LABELS[order as NamedOrder]

export const LEVEL_LABELS: Readonly<Record<PriceLevel, string>> = {
  cheap: 'giá rẻ',
  mid: 'tầm trung',
  high: 'cao cấp',
}
