import { shippedAttribute } from '#app/domain/catalogue/attributes.ts'
import { ownAttributes, perKinds } from '#app/kinds/kind.ts'
import { buildLexicon, findPhrases } from '../understand/lexicon.ts'
import type { Reading } from '../understand/reading.ts'

/** Something that a row states of a product and that people ask for by name. */
export type Aspect = {
  /** Its name in a sentence: 'cân nặng'. */
  name: string
  /** The attributes that answer it: the first that a row states, or with `together` all that it does. */
  figures: readonly string[]
  together?: boolean
}

const PHRASES: readonly (Aspect & { asked: string })[] = [
  {
    name: 'kích thước',
    asked:
      'kích thước | kích cỡ | bề ngang | chiều ngang | chiều cao | chiều rộng | chiều sâu | chiều dài | cao bao nhiêu | rộng bao nhiêu | ngang bao nhiêu | sâu bao nhiêu | dài bao nhiêu | dày bao nhiêu | dài rộng | ngang dọc | mỏng bao nhiêu | bao nhiêu cm | mấy cm | bao nhiêu phân | mấy phân | để vừa | lọt | to không',
    figures: ['width_mm', 'depth_mm', 'height_mm'],
    together: true,
  },
  {
    name: 'cân nặng',
    asked:
      'cân nặng | trọng lượng | nặng bao nhiêu | nặng mấy | nặng không | nặng cỡ nào | có nặng | nặng hơn | nhẹ hơn | bao nhiêu gam | mấy gam | bao nhiêu gram',
    figures: ['weight_kg'],
  },
  {
    name: 'khối lượng mỗi mẻ',
    asked:
      'khối lượng giặt | giặt được bao nhiêu | giặt được mấy | sấy được bao nhiêu | sấy được mấy | mấy ký | mấy kí | mấy kg | bao nhiêu ký | bao nhiêu kg | bao nhiêu kí',
    figures: ['load_kg', 'weight_kg'],
  },
  {
    name: 'độ ồn',
    asked: 'ồn | độ ồn | ồn ào | tiếng ồn | kêu to | !!chạy êm | !!êm không',
    figures: ['noise_db'],
  },
  {
    name: 'pin',
    asked: 'pin | dung lượng pin | thời lượng pin',
    figures: ['battery_mah', 'battery_hours', 'battery_days', 'battery_wh', 'run_minutes'],
    together: true,
  },
  {
    name: 'thời gian chạy',
    asked: 'chạy được bao lâu | chạy bao lâu | chạy liên tục',
    figures: ['run_minutes', 'battery_hours'],
  },
  { name: 'thời gian bảo hành', asked: 'bảo hành | đổi trả', figures: ['warranty_months'] },
  {
    name: 'camera',
    asked: 'camera | mấy chấm | bao nhiêu chấm | bao nhiêu megapixel',
    figures: ['camera_mp'],
  },
  {
    name: 'màn hình',
    asked: 'màn hình | mấy inch | bao nhiêu inch',
    figures: ['screen_in', 'panel', 'resolution', 'refresh_hz'],
    together: true,
  },
  { name: 'tấm nền', asked: 'tấm nền | màn gì | panel', figures: ['panel'] },
  { name: 'độ phân giải', asked: 'độ phân giải', figures: ['resolution'] },
  { name: 'tần số quét', asked: 'tần số quét | bao nhiêu hz | mấy hz', figures: ['refresh_hz'] },
  { name: 'RAM', asked: 'ram', figures: ['ram_gb'] },
  {
    name: 'mức hỗ trợ RAM tối đa',
    asked:
      'gắn thêm ram | lắp thêm ram | thêm ram | nâng ram | nâng cấp ram | ram gắn thêm | ram có gắn thêm | ram lắp thêm | ram nâng cấp | ram có nâng cấp | ram nâng được | ram thêm được | ram tối đa',
    figures: [],
  },
  { name: 'bộ nhớ', asked: 'bộ nhớ | ổ cứng | ssd | rom', figures: ['storage_gb'] },
  { name: 'chip', asked: 'chip | vi xử lý | vi xử lí | cpu', figures: ['chip', 'cpu'] },
  { name: 'card đồ họa', asked: 'card đồ họa | card màn hình | gpu | vga', figures: ['gpu', 'gpu_discrete'] },
  { name: 'hệ điều hành', asked: 'hệ điều hành | chạy android | chạy windows', figures: ['os'] },
  {
    name: 'dung tích',
    asked: 'dung tích | mấy lít | bao nhiêu lít',
    figures: ['capacity_l', 'gross_capacity_l', 'tank_l'],
  },
  { name: 'bình nước', asked: 'bình nước | bình chứa', figures: ['tank_l'] },
  {
    name: 'công suất',
    asked: 'công suất | bao nhiêu w | mấy w | bao nhiêu watt | bao nhiêu oát',
    figures: ['power_w', 'cooling_btu', 'hp'],
  },
  {
    name: 'công suất lạnh',
    asked: 'mấy ngựa | bao nhiêu ngựa | mấy hp | bao nhiêu btu',
    figures: ['hp', 'cooling_btu'],
  },
  { name: 'điện năng', asked: 'điện năng', figures: ['energy_kwh_year', 'power_w'] },
  {
    name: 'nhãn năng lượng',
    asked: 'mấy sao | bao nhiêu sao | nhãn năng lượng | sao năng lượng',
    figures: ['energy_stars'],
  },
  { name: 'hiệu suất CSPF', asked: 'cspf', figures: ['cspf'] },
  {
    name: 'lượng nước mỗi lần',
    asked: 'tốn nước | hao nước | bao nhiêu nước | lượng nước | lít nước',
    figures: ['water_l_cycle'],
  },
  { name: 'tốc độ vắt', asked: 'tốc độ vắt | vắt bao nhiêu | vòng vắt', figures: ['spin_rpm'] },
  { name: 'lực hút', asked: 'lực hút | sức hút | hút mạnh', figures: ['suction_pa', 'suction_w'] },
  { name: 'số lõi lọc', asked: 'mấy lõi | bao nhiêu lõi | mấy cấp lọc', figures: ['filter_stages'] },
  { name: 'tốc độ lọc', asked: 'lọc được bao nhiêu lít | lít mỗi giờ', figures: ['flow_l_hour'] },
  { name: 'CADR', asked: 'cadr | lưu lượng gió', figures: ['cadr_m3h'] },
  {
    name: 'phòng hay gia đình phù hợp',
    asked:
      'phòng bao nhiêu | phòng mấy | bao nhiêu m2 | mấy mét vuông | bao nhiêu mét vuông | mấy người | bao nhiêu người | phòng nào',
    figures: ['room_m2_max', 'people_max'],
  },
  { name: 'loại gas', asked: 'gas gì | loại gas | gas nào | ga gì', figures: ['gas'] },
  {
    name: 'nơi sản xuất',
    asked:
      'sản xuất ở đâu | xuất xứ | made in | nước nào sản xuất | của nước nào | hàng nước nào | làm ở đâu | lắp ráp ở đâu | hàng tàu hay | hàng việt hay | hàng trung quốc hay | hàng ta hay | đồ tàu hay',
    figures: ['made_in'],
  },
  {
    name: 'hãng',
    asked: 'hãng gì | hãng nào | hiệu gì | hiệu nào | thương hiệu gì | thương hiệu nào | của hãng',
    figures: ['brand'],
  },
  { name: 'màu', asked: 'màu gì | mấy màu | những màu | màu nào | màu khác', figures: ['colour'] },
  { name: 'số cửa', asked: 'mấy cửa | mấy cánh | bao nhiêu cửa', figures: ['door_count', 'doors'] },
  { name: 'số vùng nấu', asked: 'mấy vùng nấu | mấy bếp | bao nhiêu vùng', figures: ['zones'] },
  { name: 'sức chứa', asked: 'mấy bộ | bao nhiêu bộ', figures: ['place_settings'] },
  {
    name: 'nhiệt độ cao nhất',
    asked: 'nhiệt độ tối đa | bao nhiêu độ | mấy độ',
    figures: ['max_temperature_c'],
  },
  { name: 'sải cánh', asked: 'sải cánh | đường kính cánh', figures: ['blade_cm'] },
  { name: 'mặt đồng hồ', asked: 'mặt bao nhiêu | mặt mấy', figures: ['case_mm'] },
]

const lexicon = perKinds(() =>
  buildLexicon<Aspect>([
    ...PHRASES.map(({ asked, ...aspect }) => ({ value: aspect, phrases: asked.split(' | ') })),
    // What every kind may have is asked for in the words above; an editor may have called it otherwise.
    ...[...ownAttributes().values()]
      .filter(({ key, label }) => shippedAttribute(key)?.label !== label)
      .map(({ key, label }) => ({
        value: { name: label.toLocaleLowerCase('vi'), figures: [key] },
        phrases: [label.toLocaleLowerCase('vi')],
      })),
  ]),
)

/** 'ống xả dài bao nhiêu', 'dây cao mấy': of a part, not of the machine. */
const OF_PART = /(?:^|\s)(?:ong|day|voi|chan|long|quai|khay|ngan|nap|canh|cong|day nguon)(?: [a-z]+){0,2} $/

/** What a question asks a row for, in the order it is named. */
export const readAspects = (reading: Reading): Aspect[] => [
  ...new Set(
    findPhrases(lexicon(), reading)
      .filter(
        ({ value, start }) =>
          !value.figures.includes('width_mm') ||
          !OF_PART.test(reading.folded.slice(Math.max(0, start - 24), start)),
      )
      .map(({ value }) => value),
  ),
]
