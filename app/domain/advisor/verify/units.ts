import type { Token } from '../understand/reading.ts'

/** How each unit is written, folded; a form is the tokens it consists of. */
const FORMS: Readonly<Record<string, string>> = {
  '₫': 'dong|₫|vnd|d',
  lít: 'lit|lits|litre|liter|l',
  'lít/giờ': 'lit / gio|l / h|lit / h|lit moi gio',
  kg: 'kg|ky|kilogram|kilogam|kilo',
  gam: 'g|gam|gram',
  tấn: 'tan',
  inch: 'inch|inches|in|"|″',
  HP: 'hp|ngua|ma luc',
  BTU: 'btu|btu / h|btu / gio',
  kWh: 'kwh|kwh / nam|kwh moi nam|kwh mot nam|so dien|ky dien|so dien moi nam',
  'kWh/tháng': 'kwh / thang|kwh moi thang|so dien moi thang',
  'kWh/ngày': 'kwh / ngay|kwh moi ngay',
  kW: 'kw|kilowatt|kilo oat',
  W: 'w|watt|oat',
  Wh: 'wh',
  V: 'v|von|volt',
  dB: 'db|dba|decibel|db ( a )',
  Hz: 'hz|hertz',
  GHz: 'ghz',
  GB: 'gb|gigabyte',
  TB: 'tb|terabyte',
  MB: 'mb',
  mAh: 'mah',
  MP: 'mp|megapixel',
  Pa: 'pa|pascal',
  'm²': 'm 2|m2|met vuong|m vuong',
  'm³': 'm 3|m3|met khoi|m khoi',
  'm³/h': 'm 3 / h|m3 / h|m 3 / gio|met khoi moi gio',
  m: 'm|met',
  cm: 'cm|centimet',
  mm: 'mm|milimet',
  'vòng/phút': 'vong / phut|rpm|vong moi phut|vong',
  vòng: 'vong nuoc',
  '°C': '° c|do c|do',
  người: 'nguoi|thanh vien|nhan khau',
  tuổi: 'tuoi',
  ngày: 'ngay',
  giờ: 'gio|tieng',
  phút: 'phut',
  giây: 'giay',
  tuần: 'tuan',
  tháng: 'thang',
  năm: 'nam',
  sao: 'sao|/ 5|tren 5',
  'sao năng lượng': 'sao nang luong|sao tiet kiem dien',
  'đánh giá': 'danh gia|luot danh gia|nhan xet|nguoi danh gia|nguoi dung danh gia',
  lượt: 'luot|luot mua|luot ban',
  bộ: 'bo|bo chen|bo chen dia|bo chen bat',
  lõi: 'loi|loi loc|cap loc',
  vùng: 'vung|vung nau|bep nau',
  cửa: 'canh cua|cua',
  cánh: 'canh',
  ngăn: 'ngan',
  '%': '%|phan tram|percent',
  lần: 'lan',
  nhân: 'nhan',
  chiều: 'chieu',
}

const BY_FORM = Object.entries(FORMS)
  .flatMap(([unit, forms]) => forms.split('|').map((form) => ({ unit, words: form.split(' ') })))
  .sort((a, b) => b.words.length - a.words.length)
const BY_FIRST = Map.groupBy(BY_FORM, ({ words }) => words[0] ?? '')

/** Words that are a unit only without their marks ('của' is no 'cửa', 'do' is no 'độ'). */
const NOT_UNITS = new Set(
  'đó do đo đỏ đồ nằm nấm năng nam bỏ bố bò lợi lôi cua của lan làn lăn sáo sào vọng ngắn ngân ngàn tàn tân tán tần nhãn nhắn dòng đông đóng ngây thẳng thăng thang tuân tươi gió giò canh cạnh cảnh'.split(
    ' ',
  ),
)

/** The longest unit that stands at token `index`, and the number of the token behind it. */
export function unitAt(tokens: readonly Token[], index: number): { unit: string; next: number } | null {
  const first = tokens[index]
  if (!first || NOT_UNITS.has(first.marked)) return null
  const found = BY_FIRST.get(first.text)?.find(({ words }) =>
    words.every((word, offset) => tokens[index + offset]?.text === word),
  )
  return found ? { unit: found.unit, next: index + found.words.length } : null
}

const BY_SUFFIX: readonly [RegExp, string][] = [
  [/^energy_kwh_year$/, 'kWh'],
  [/^energy_stars$/, 'sao năng lượng'],
  [/^cadr_m3h$/, 'm³/h'],
  [/^flow_l_hour$/, 'lít/giờ'],
  [/^water_l_cycle$|_l$/, 'lít'],
  [/^hp$/, 'HP'],
  [/^spin_rpm$/, 'vòng/phút'],
  [/^people_/, 'người'],
  [/^room_m2_/, 'm²'],
  [/^place_settings$/, 'bộ'],
  [/^filter_stages$/, 'lõi'],
  [/^zones$/, 'vùng'],
  [/^door_count$/, 'cửa'],
  [/^compartments$/, 'ngăn'],
  [/^run_minutes$/, 'phút'],
  [/^warranty_months$/, 'tháng'],
  [/_percent$/, '%'],
  [/_kg$/, 'kg'],
  [/_in$/, 'inch'],
  [/_btu$/, 'BTU'],
  [/_db$/, 'dB'],
  [/_hz$/, 'Hz'],
  [/_gb$/, 'GB'],
  [/_mah$/, 'mAh'],
  [/_wh$/, 'Wh'],
  [/_w$/, 'W'],
  [/_pa$/, 'Pa'],
  [/_mp$/, 'MP'],
  [/_cm$/, 'cm'],
  [/_mm$/, 'mm'],
  [/_days$/, 'ngày'],
  [/_hours$/, 'giờ'],
  [/_c$/, '°C'],
]

/** The unit an attribute's figure is in, by the ending of its key; null for a bare figure such as CSPF. */
export function unitOfAttribute(attribute: string): string | null {
  return BY_SUFFIX.find(([pattern]) => pattern.test(attribute))?.[1] ?? null
}
