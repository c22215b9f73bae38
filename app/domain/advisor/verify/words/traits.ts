import type { Attributes } from '#app/domain/advisor/catalogue.ts'
import { fold } from '#app/vietnamese/fold.ts'

/** What a product is or has. Undefined where its row does not say. */
export type Trait = { name: string; of: (row: Row) => boolean | undefined }
type Row = { attributes: Attributes; foldedTitle: string }

const flag =
  (attribute: string, inTitle?: string) =>
  ({ attributes, foldedTitle }: Row) => {
    const value = attributes[attribute]
    if (typeof value === 'boolean') return value
    return inTitle?.split('|').some((word) => foldedTitle.includes(word)) ? true : undefined
  }
const without =
  (attribute: string) =>
  ({ attributes }: Row) => {
    const value = attributes[attribute]
    return typeof value === 'boolean' ? !value : undefined
  }
const oneOf =
  (attribute: string, ...values: readonly string[]) =>
  ({ attributes }: Row) => {
    const value = attributes[attribute]
    return typeof value === 'string' ? values.includes(value) : undefined
  }
const written =
  (attribute: string, word: string) =>
  ({ attributes, foldedTitle }: Row) => {
    const value = attributes[attribute]
    const says = (text: string) => ` ${text.replace(/[^\p{L}\d]+/gu, ' ')} `.includes(` ${word} `)
    if (says(foldedTitle)) return true
    return typeof value === 'string' ? says(fold(value)) : undefined
  }

const FLAGS: readonly [words: string, attribute: string, inTitle?: string][] = [
  ['inverter, biến tần', 'inverter', 'inverter'],
  ['5g', 'network_5g', ' 5g'],
  ['card rời, card đồ họa rời, card đồ hoạ rời, gpu rời', 'gpu_discrete'],
  ['làm đá tự động, tự làm đá', 'ice_maker'],
  [
    'lấy nước, chỗ lấy nước, có chỗ lấy nước, lấy nước ngoài, lấy nước bên ngoài, khay lấy nước ngoài',
    'water_dispenser',
  ],
  ['bơm, bơm trợ lực, bơm tăng áp', 'pump'],
  ['tự đổ rác', 'self_empty'],
  ['lau, lau nhà, lau sàn', 'mop'],
  ['nướng, chức năng nướng', 'grill'],
  ['hai chiều, 2 chiều, chiều sưởi, chạy được hai chiều, sưởi, sưởi ấm', 'two_way'],
  ['lắp âm, âm bếp', 'built_in'],
  ['gps, định vị gps', 'gps'],
  ['smart, thông minh', 'smart', 'smart|thong minh'],
  ['nóng lạnh', 'hot_cold'],
  ['bluetooth', 'bluetooth', 'bluetooth'],
  ['nfc', 'nfc'],
  ['chống ồn, chống ồn chủ động', 'noise_cancelling'],
  ['khóa trẻ em, khoá trẻ em', 'child_lock'],
  ['tốc độ cao, motor tốc độ cao, động cơ tốc độ cao', 'high_speed'],
]

const LACKS: readonly [words: string, attribute: string][] = [
  ['card tích hợp, card onboard, đồ họa tích hợp', 'gpu_discrete'],
  ['một chiều, chỉ làm lạnh, 1 chiều', 'two_way'],
]

const VALUES: readonly [words: string, attribute: string, ...values: string[]][] = [
  ['cửa trước, lồng ngang, cửa trước lồng ngang', 'load_type', 'front'],
  ['cửa trên, lồng đứng', 'load_type', 'top'],
  ['ngăn đá trên, ngăn đá ở trên', 'doors', 'top-freezer', 'mini'],
  ['ngăn đá dưới, ngăn đá ở dưới', 'doors', 'bottom-freezer'],
  ['side by side', 'doors', 'side-by-side'],
  ['nhiều cửa', 'doors', 'multi-door', 'french-door'],
  ['sấy bơm nhiệt, bơm nhiệt', 'dryer_type', 'heat-pump'],
  ['sấy ngưng tụ, ngưng tụ', 'dryer_type', 'condenser'],
  ['sấy thông hơi, thông hơi', 'dryer_type', 'vented'],
  ['trực tiếp', 'heater_type', 'direct'],
  ['gián tiếp, bình chứa', 'heater_type', 'storage'],
  ['cao tần', 'cooker_type', 'cao tần'],
  ['nồi điện tử, loại điện tử', 'cooker_type', 'điện tử'],
  ['nồi cơ, loại cơ', 'cooker_type', 'cơ'],
  ['bếp từ', 'hob_type', 'induction'],
  ['bếp hồng ngoại, hồng ngoại', 'hob_type', 'infrared'],
  ['không dây hoàn toàn, true wireless', 'headphone_type', 'true-wireless'],
  ['chụp tai', 'headphone_type', 'over-ear', 'on-ear'],
  ['cầm tay, máy xay cầm tay', 'blender_type', 'hand'],
  ['cối xay', 'blender_type', 'jar'],
  ['loa thanh', 'speaker_type', 'soundbar'],
  ['loa tháp', 'speaker_type', 'tower'],
  ['loa karaoke, karaoke', 'speaker_type', 'karaoke'],
  ['quạt đứng', 'fan_type', 'đứng'],
  ['quạt tháp', 'fan_type', 'tháp'],
]

const TYPED: readonly [attribute: string, ...words: string[]][] = [
  ['panel', 'oled', 'qled', 'qned', 'nanocell', 'mini led', 'ips', 'amoled', 'led', 'va'],
  ['resolution', '4k', '8k', '2k', 'full hd'],
  ['os', 'windows 11', 'android', 'ios', 'tizen', 'google tv', 'webos', 'macos', 'hyperos'],
  ['gas', 'r32', 'r 32'],
]

const COUNTRIES =
  'Việt Nam|Thái Lan|Trung Quốc|Nhật Bản|Hàn Quốc|Malaysia|Indonesia|Đức|Mỹ|Ý|Ba Lan|Thổ Nhĩ Kỳ|Ấn Độ|Đài Loan|Singapore'
const MADE =
  'sản xuất tại|sản xuất ở|sản xuất bên|làm tại|làm ở|lắp ráp tại|lắp ráp ở|xuất xứ|nhập từ|xuất xứ từ|hàng'

const COLOURS = 'đen|trắng|xám|bạc|xanh|đỏ|vàng|nâu|hồng|be|kem'

/** Every trait, with the phrases that claim it in lower case. */
export const TRAITS: readonly (readonly [words: string, trait: Trait])[] = [
  ...FLAGS.map(
    ([words, attribute, inTitle]) => [words, { name: attribute, of: flag(attribute, inTitle) }] as const,
  ),
  ...LACKS.map(([words, attribute]) => [words, { name: `no ${attribute}`, of: without(attribute) }] as const),
  ...VALUES.map(
    ([words, attribute, ...values]) =>
      [words, { name: `${attribute} ${values.join(' ')}`, of: oneOf(attribute, ...values) }] as const,
  ),
  ...TYPED.flatMap(([attribute, ...words]) =>
    words.map((word) => [word, { name: word, of: written(attribute, fold(word)) }] as const),
  ),
  ...COUNTRIES.split('|').map((country) => {
    const is: Trait = { name: country, of: oneOf('made_in', country) }
    return [
      MADE.split('|')
        .map((made) => `${made} ${country.toLowerCase()}`)
        .join(','),
      is,
    ] as const
  }),
  ...COLOURS.split('|').map(
    (colour) => [`màu ${colour}`, { name: colour, of: written('colour', fold(colour)) }] as const,
  ),
]
