import { ATTRIBUTES, cardFactKeys, narrowingAttribute } from '../attributes.ts'
import type { AttributeDefinition } from '../attributes.ts'

/** Attributes by the names they have elsewhere. */
const named = (...keys: string[]): Record<string, AttributeDefinition> =>
  Object.fromEntries(keys.map((key) => [key, narrowingAttribute(key) ?? { label: key }]))

/** What only a comparison shows beside the attributes of cards. Units as in the keys; lengths in mm. */
const FURTHER: Record<string, AttributeDefinition> = {
  spin_rpm: { label: 'Tốc độ vắt', unit: 'vòng/phút' },
  ...named('energy_stars', 'door_count'),
  compartments: { label: 'Số ngăn', unit: 'ngăn' },
  water_dispenser: { label: 'Lấy nước bên ngoài' },
  ice_maker: { label: 'Làm đá tự động' },
  gas: { label: 'Loại gas' },
  room_m2_min: { label: 'Phòng từ', unit: 'm²' },
  camera_mp: { label: 'Camera chính', unit: 'MP' },
  network_5g: { label: 'Mạng 5G' },
  gpu: { label: 'Card đồ họa' },
  gpu_discrete: { label: 'Card rời' },
  battery_wh: { label: 'Pin', unit: 'Wh' },
  srgb_percent: { label: 'Độ phủ màu sRGB', unit: '%' },
  case_mm: { label: 'Mặt đồng hồ', unit: 'mm' },
  gps: { label: 'Định vị GPS' },
  run_minutes: { label: 'Thời gian chạy', unit: 'phút' },
  self_empty: { label: 'Tự đổ rác' },
  flow_l_hour: { label: 'Công suất lọc', unit: 'lít/giờ' },
  hot_cold: { label: 'Nước nóng lạnh' },
  water_l_cycle: { label: 'Nước mỗi lần rửa', unit: 'lít' },
  blade_cm: { label: 'Đường kính cánh', unit: 'cm' },
  pump: { label: 'Bơm trợ lực' },
  built_in: { label: 'Lắp âm' },
  max_temperature_c: { label: 'Nhiệt độ tối đa', unit: '°C' },
  width_mm: { label: 'Rộng', unit: 'mm' },
  depth_mm: { label: 'Sâu', unit: 'mm' },
  height_mm: { label: 'Cao', unit: 'mm' },
  ...named('warranty_months'),
  made_in: { label: 'Sản xuất tại' },
  ...named('colour'),
}

const COMPARED: Record<string, AttributeDefinition> = { ...ATTRIBUTES, ...FURTHER }

/** The definition of an attribute that is compared; undefined for any other key. */
export const comparedAttribute = (key: string): AttributeDefinition | undefined => COMPARED[key]

/** The attributes of a kind in the order they are compared: those of its cards first, dimensions and origin last. */
export function comparedOrder(kind: string): string[] {
  return [...new Set([...cardFactKeys(kind), ...Object.keys(COMPARED)])]
}
