import type { AttributeValue } from '../catalogue.ts'

/** A quality of products in words, as a row of a comparison: its name, and its values where the code is not the word. */
type Quality = { label: string; values?: Readonly<Record<string, string>> }

/** In the order a comparison shows them. */
export const QUALITIES: Readonly<Record<string, Quality>> = {
  panel: { label: 'Tấm nền' },
  resolution: { label: 'Độ phân giải' },
  inverter: { label: 'Inverter' },
  two_way: { label: 'Chiều sưởi' },
  load_type: { label: 'Kiểu lồng', values: { front: 'Cửa trước', top: 'Cửa trên' } },
  doors: {
    label: 'Kiểu tủ',
    values: {
      'top-freezer': 'Ngăn đá trên',
      'bottom-freezer': 'Ngăn đá dưới',
      'side-by-side': 'Side by side',
      'multi-door': 'Nhiều cửa',
      'french-door': 'Cửa kiểu Pháp',
      mini: 'Mini',
    },
  },
  water_dispenser: { label: 'Lấy nước ngoài' },
  dryer_type: {
    label: 'Kiểu sấy',
    values: { vented: 'Thông hơi', condenser: 'Ngưng tụ', 'heat-pump': 'Bơm nhiệt' },
  },
  hob_type: {
    label: 'Loại bếp',
    values: { induction: 'Từ', infrared: 'Hồng ngoại', mixed: 'Từ + hồng ngoại' },
  },
  cooker_type: {
    label: 'Loại nồi',
    values: { cơ: 'Nồi cơ', 'điện tử': 'Nồi điện tử', 'cao tần': 'Nồi cao tần', 'áp suất': 'Nồi áp suất' },
  },
  heater_type: { label: 'Kiểu đun', values: { direct: 'Trực tiếp', storage: 'Gián tiếp (có bình)' } },
  purifier_type: { label: 'Công nghệ lọc' },
  hot_cold: { label: 'Nóng lạnh' },
  mop: { label: 'Lau nhà' },
  self_empty: { label: 'Tự đổ rác' },
  grill: { label: 'Có nướng' },
  chip: { label: 'Chip' },
  cpu: { label: 'CPU' },
  gpu: { label: 'Đồ họa' },
  network_5g: { label: '5G' },
  os: { label: 'Hệ điều hành' },
  gas: { label: 'Gas' },
  made_in: { label: 'Sản xuất tại' },
}

/** A quality as a cell of a comparison; 'Chưa rõ' where a product does not state it. */
export function sayQuality(attribute: string, value: AttributeValue | undefined): string {
  if (value === undefined) return 'Chưa rõ'
  if (typeof value === 'boolean') return value ? 'Có' : 'Không'
  return QUALITIES[attribute]?.values?.[String(value)] ?? String(value)
}
