import type { Attributes } from '#db/schema/catalogue.ts'
import type { Kind } from '../types.ts'
import {
  coolingBtu,
  figure,
  gigabytesInWords,
  inVietnamese,
  peopleInWords,
  roomForBtu,
  viewingDistance,
  word,
} from './figures-in-words.ts'
import { subCategoryOf } from './sub-category.ts'
import { pick } from './variety.ts'

type Described = { key: string; kind: Kind; brand: string; model: string; attributes: Attributes }

/** Sentences about one figure each; those whose figure is unsaid are undefined and left out. */
type Sentences = (a: Attributes) => (string | undefined)[]

function when(value: number | undefined, say: (value: number) => string): string | undefined {
  return value === undefined ? undefined : say(value)
}

const DOORS: Record<string, string> = {
  mini: 'tủ mini một cửa',
  'top-freezer': 'tủ ngăn đá trên',
  'bottom-freezer': 'tủ ngăn đá dưới',
  'side-by-side': 'tủ hai cánh lớn side by side',
  'multi-door': 'tủ nhiều cửa',
  'french-door': 'tủ cửa kiểu Pháp',
}

const coldSentences: Sentences = (a) => [
  when(
    figure(a, 'capacity_l'),
    (l) =>
      `Dung tích sử dụng ${inVietnamese(l)} lít${peopleInWords(a) ? `, cửa hàng xếp cho nhà ${peopleInWords(a)}` : ''}.`,
  ),
  word(a, 'doors') && `Kiểu ${DOORS[word(a, 'doors') ?? ''] ?? 'tủ lạnh gia đình'}.`,
  when(figure(a, 'energy_kwh_year'), (kwh) => `Nhãn năng lượng ghi ${inVietnamese(kwh)} kWh mỗi năm.`),
  when(figure(a, 'door_count'), (n) => `Tủ có ${n} cửa.`),
  when(figure(a, 'width_mm'), (mm) => `Bề ngang ${inVietnamese(mm / 10)} cm, nên đo chỗ đặt trước khi mua.`),
]

const acSentences: Sentences = (a) => [
  when(
    coolingBtu(a),
    (btu) =>
      `Công suất làm lạnh khoảng ${inVietnamese(btu)} BTU, tính theo 600 BTU cho mỗi mét vuông thì hợp phòng chừng ${roomForBtu(btu)} m².`,
  ),
  a['two_way'] === true ? 'Máy hai chiều, mùa lạnh dùng để sưởi.' : undefined,
  when(figure(a, 'cspf'), (cspf) => `Hiệu suất CSPF ${inVietnamese(cspf, 2)}.`),
  a['inverter'] === true ? 'Máy nén inverter.' : undefined,
  when(figure(a, 'noise_db'), (db) => `Dàn lạnh êm nhất ở mức ${inVietnamese(db)} dB.`),
]

const laundrySentences: Sentences = (a) => [
  when(figure(a, 'load_kg'), (kg) => `Tối đa ${inVietnamese(kg)} kg đồ khô mỗi mẻ.`),
  when(figure(a, 'dry_load_kg'), (kg) => `Sấy được ${inVietnamese(kg)} kg ngay trong máy.`),
  word(a, 'load_type') &&
    (a['load_type'] === 'front' ? 'Kiểu cửa trước lồng ngang.' : 'Kiểu cửa trên lồng đứng.'),
  a['dryer_type'] === 'heat-pump' ? 'Sấy bằng bơm nhiệt.' : undefined,
  a['dryer_type'] === 'vented' ? 'Sấy thông hơi, cần chỗ đặt ống thoát hơi ẩm ra ngoài.' : undefined,
  peopleInWords(a) && `Cửa hàng xếp cho nhà ${peopleInWords(a)}.`,
  when(figure(a, 'spin_rpm'), (rpm) => `Vắt tối đa ${inVietnamese(rpm)} vòng/phút.`),
]

const tvSentences: Sentences = (a) => [
  when(
    figure(a, 'screen_in'),
    (inches) =>
      `Màn hình ${inVietnamese(inches)} inch${word(a, 'resolution') ? ` ${word(a, 'resolution')}` : ''}, ngồi xem đẹp nhất ở khoảng ${inVietnamese(viewingDistance(inches).ideal)} m.`,
  ),
  word(a, 'panel') && a['panel'] !== 'LED' ? `Tấm nền ${word(a, 'panel')}.` : undefined,
  word(a, 'os') && `Chạy ${word(a, 'os')}, cài được ứng dụng xem phim.`,
  when(
    figure(a, 'refresh_hz'),
    (hz) => (hz >= 100 ? `Tần số quét ${hz} Hz, xem bóng đá và chơi game mượt hơn.` : undefined) ?? '',
  ),
]

const handheldSentences: Sentences = (a) => [
  when(figure(a, 'screen_in'), (inches) => `Màn hình ${inVietnamese(inches, 2)} inch.`),
  figure(a, 'ram_gb') && figure(a, 'storage_gb')
    ? `RAM ${figure(a, 'ram_gb')} GB, bộ nhớ ${gigabytesInWords(figure(a, 'storage_gb') ?? 0)}.`
    : undefined,
  when(figure(a, 'battery_mah'), (mah) => `Pin ${inVietnamese(mah)} mAh.`),
  when(figure(a, 'camera_mp'), (mp) => `Camera sau chính ${mp} MP.`),
  a['network_5g'] === true ? 'Bắt được mạng 5G.' : undefined,
]

const laptopSentences: Sentences = (a) => [
  word(a, 'cpu') &&
    `Chip ${word(a, 'cpu')}, RAM ${figure(a, 'ram_gb') ?? ''} GB, ổ ${gigabytesInWords(figure(a, 'storage_gb') ?? 0)}.`,
  a['gpu_discrete'] === true ? `Card đồ họa rời ${word(a, 'gpu') ?? ''}`.trim() + '.' : undefined,
  when(figure(a, 'screen_in'), (inches) => `Màn hình ${inVietnamese(inches)} inch.`),
  when(figure(a, 'weight_kg'), (kg) => `Nặng ${inVietnamese(kg, 2)} kg.`),
  when(figure(a, 'srgb_percent'), (percent) =>
    percent >= 95 ? `Màn hình phủ ${percent}% sRGB, đủ để chỉnh ảnh.` : '',
  ),
]

const kitchenSentences: Sentences = (a) => [
  when(
    figure(a, 'capacity_l'),
    (l) =>
      `Dung tích ${inVietnamese(l, 2)} lít${peopleInWords(a) ? `, vừa bữa ăn ${peopleInWords(a)}` : ''}.`,
  ),
  when(figure(a, 'zones'), (n) => (n === 1 ? 'Bếp đơn một vùng nấu.' : `Có ${n} vùng nấu.`)),
  word(a, 'cooker_type') && `Nồi cơm ${word(a, 'cooker_type')}.`,
  a['grill'] === true ? 'Có thêm nướng.' : undefined,
  when(figure(a, 'place_settings'), (n) => `Rửa được ${n} bộ chén đĩa châu Âu mỗi lần.`),
  when(figure(a, 'power_w'), (w) => `Công suất ${inVietnamese(w)} W.`),
  when(figure(a, 'noise_db'), (db) => `Độ ồn ${inVietnamese(db)} dB.`),
]

const homeSentences: Sentences = (a) => [
  when(
    figure(a, 'suction_pa'),
    (pa) => `Lực hút ${inVietnamese(pa)} Pa${a['mop'] === true ? ', hút xong lau luôn' : ''}.`,
  ),
  a['self_empty'] === true ? 'Trạm sạc tự gom rác, đỡ phải đổ hộp bụi mỗi ngày.' : undefined,
  when(figure(a, 'filter_stages'), (n) => `Máy có ${n} lõi lọc.`),
  a['hot_cold'] === true ? 'Có vòi nóng lạnh, uống liền.' : undefined,
  when(figure(a, 'room_m2_max'), (m2) => `Hãng ghi dùng cho phòng đến ${inVietnamese(m2)} m².`),
  when(figure(a, 'tank_l'), (l) => `Bình chứa ${inVietnamese(l)} lít.`),
  when(figure(a, 'capacity_l'), (l) => `Bình ${inVietnamese(l)} lít.`),
  a['heater_type'] === 'direct' ? 'Làm nóng trực tiếp, mở vòi là có nước ấm.' : undefined,
  when(figure(a, 'blade_cm'), (cm) => `Sải cánh ${inVietnamese(cm)} cm.`),
  when(figure(a, 'power_w'), (w) => `Công suất ${inVietnamese(w)} W.`),
]

const audioSentences: Sentences = (a) => [
  when(
    figure(a, 'screen_in'),
    (inches) =>
      `Màn hình ${inVietnamese(inches, 2)} inch${word(a, 'resolution') ? `, độ phân giải ${word(a, 'resolution')}` : ''}.`,
  ),
  when(figure(a, 'refresh_hz'), (hz) => `Tần số quét ${hz} Hz.`),
  word(a, 'panel') && `Tấm nền ${word(a, 'panel')}.`,
  when(figure(a, 'battery_days'), (days) =>
    days >= 1
      ? `Pin dùng được khoảng ${inVietnamese(days)} ngày.`
      : `Pin dùng được khoảng ${Math.round(days * 24)} giờ.`,
  ),
  when(figure(a, 'battery_hours'), (hours) => `Mỗi lần sạc nghe được khoảng ${inVietnamese(hours)} giờ.`),
  when(figure(a, 'power_w'), (w) => `Công suất ${inVietnamese(w)} W.`),
  a['gps'] === true ? 'Có GPS để ghi quãng đường tập.' : undefined,
]

const SENTENCES: Record<Kind, Sentences> = {
  tv: tvSentences,
  fridge: coldSentences,
  freezer: coldSentences,
  washer: laundrySentences,
  dryer: laundrySentences,
  ac: acSentences,
  phone: handheldSentences,
  tablet: handheldSentences,
  laptop: laptopSentences,
  rice_cooker: kitchenSentences,
  air_fryer: kitchenSentences,
  hob: kitchenSentences,
  microwave: kitchenSentences,
  dishwasher: kitchenSentences,
  blender: kitchenSentences,
  robot_vacuum: homeSentences,
  water_purifier: homeSentences,
  air_purifier: homeSentences,
  fan: homeSentences,
  water_heater: homeSentences,
  hair_dryer: homeSentences,
  speaker: audioSentences,
  headphones: audioSentences,
  monitor: audioSentences,
  smartwatch: audioSentences,
}

const NOUNS: Record<Kind, string> = {
  tv: 'tivi',
  fridge: 'tủ lạnh',
  freezer: 'tủ đông',
  washer: 'máy giặt',
  dryer: 'máy sấy',
  ac: 'máy lạnh',
  phone: 'điện thoại',
  tablet: 'máy tính bảng',
  laptop: 'laptop',
  rice_cooker: 'nồi cơm',
  air_fryer: 'nồi chiên',
  hob: 'bếp',
  microwave: 'lò vi sóng',
  dishwasher: 'máy rửa chén',
  blender: 'máy xay',
  robot_vacuum: 'robot hút bụi',
  water_purifier: 'máy lọc nước',
  air_purifier: 'máy lọc không khí',
  fan: 'quạt',
  water_heater: 'máy nước nóng',
  hair_dryer: 'máy sấy tóc',
  speaker: 'loa',
  headphones: 'tai nghe',
  monitor: 'màn hình',
  smartwatch: 'đồng hồ',
}

/** Openings for products whose table holds too little for sentences of their own. */
const SPARSE = [
  (noun: string, brand: string) =>
    `Mẫu ${noun} của ${brand}. Bảng thông số hiện có còn ít, nên hỏi thêm cửa hàng trước khi mua.`,
  (noun: string, brand: string) =>
    `${brand} làm mẫu ${noun} này; những con số hãng không công bố thì chúng tôi để trống.`,
  (noun: string, brand: string) =>
    `Một mẫu ${noun} ${brand} có giá từng thấy ở cửa hàng bên dưới; thông số nào chưa rõ chúng tôi không ghi.`,
]

/** One to three sentences of our own, each resting on a figure of this very product. */
export function describe({ key, kind, brand, attributes }: Described): string {
  const said = SENTENCES[kind](attributes).filter((sentence) => sentence !== undefined && sentence !== '')
  if (said.length === 0) return pick(key, 'sparse', SPARSE)(NOUNS[kind], brand)
  if (said.length === 1) said.unshift(`${subCategoryOf(kind, attributes)} của ${brand}.`)
  const [lead = '', ...others] = said
  const made = word(attributes, 'made_in')
  const rest = others.slice(0, 2)
  if (rest.length < 2 && made !== undefined) rest.push(`Máy sản xuất tại ${made}.`)
  return [lead, ...rest].slice(0, 3).join(' ')
}
