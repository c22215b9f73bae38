import type { Kind } from '#app/kinds/kind.ts'
import type { AttributeMatch } from '../catalogue.ts'

/** A sort of product within a kind: how people name it, and the attribute value it is known by. */
interface ProductType {
  kinds: readonly Kind[]
  match: AttributeMatch
  /** As it stands inside a sentence. */
  label: string
  /** Phrases in the notation of the lexicon, between ' | '. */
  words: string
}

const type = (
  kinds: Kind | readonly Kind[],
  match: [attribute: string, value: AttributeMatch['value']],
  label: string,
  words: string,
): ProductType => ({
  kinds: typeof kinds === 'string' ? [kinds] : kinds,
  match: { attribute: match[0], value: match[1] },
  label,
  words,
})

/** Types by kind. A word only means its type where its kind is asked for: 'đứng' is a fan, not a washer. */
export const PRODUCT_TYPES = {
  fan_standing: type(
    'fan',
    ['fan_type', 'đứng'],
    'quạt đứng',
    '!quạt cây | quạt đứng | quạt lửng | loại cây | loại đứng | dạng đứng | dạng cây | thân đứng | standing fan',
  ),
  fan_ceiling: type(
    'fan',
    ['fan_type', 'trần'],
    'quạt trần',
    'quạt trần | treo trần | ốp trần | gắn trần | loại trần | gắn trên trần | treo trên trần | lắp trên trần | quạt áp trần | ceiling fan',
  ),
  fan_wall: type(
    'fan',
    ['fan_type', 'treo'],
    'quạt treo tường',
    'quạt treo tường | quạt treo | treo tường | quạt gắn tường | loại gắn tường | kiểu gắn tường | gắn lên tường | gắn vô tường | quạt tường | wall fan',
  ),
  fan_table: type('fan', ['fan_type', 'bàn'], 'quạt bàn', 'quạt bàn | quạt để bàn | để bàn | table fan'),
  fan_box: type('fan', ['fan_type', 'hộp'], 'quạt hộp', 'quạt hộp | quạt tản | dạng hộp'),
  fan_tower: type(
    'fan',
    ['fan_type', 'tháp'],
    'quạt tháp',
    'quạt tháp | dạng tháp | hình tháp | kiểu tháp | không cánh | không thấy cánh | dáng cột | dạng cột | kiểu cột | hình cột | quạt cột | quạt trụ | dạng trụ | hình trụ | tower fan',
  ),
  cooker_mechanical: type(
    'rice_cooker',
    ['cooker_type', 'cơ'],
    'nồi cơ',
    '!!nồi cơ | !!nồi cơm cơ | !!nồi cơm điện cơ | !!loại cơ | nút gạt | nút nhấn cơ | nút bấm cơ | nút cơ | nút vặn cơ | !!dạng cơ | !!chỉnh cơ',
  ),
  cooker_electronic: type(
    'rice_cooker',
    ['cooker_type', 'điện tử'],
    'nồi điện tử',
    '!!điện tử | !nồi cơm điện tử | !nồi điện tử | !loại điện tử',
  ),
  speaker_karaoke: type(
    'speaker',
    ['speaker_type', 'karaoke'],
    'loa karaoke',
    'karaoke | loa hát | loa để hát | loa kéo | loa kẹo kéo | kẹo kéo | hát hò | ca hát | hát nhạc sống',
  ),
  speaker_bluetooth: type('speaker', ['speaker_type', 'bluetooth'], 'loa bluetooth', 'bluetooth | blutooth'),
  speaker_computer: type(
    'speaker',
    ['speaker_type', 'computer'],
    'loa vi tính',
    'loa vi tính | loa máy tính | loa laptop | loa pc | loa để bàn | cho máy tính | vi tính | cắm máy tính để bàn | loa cắm máy tính | nối máy tính để bàn',
  ),
  speaker_tower: type(
    'speaker',
    ['speaker_type', 'tower'],
    'loa tháp',
    'loa tháp | !loa cây | loa cột | loa đứng | dạng cây đứng | dạng tháp | loa cây đứng',
  ),
  speaker_soundbar: type(
    'speaker',
    ['speaker_type', 'soundbar'],
    'loa thanh',
    'loa thanh | soundbar | sound bar | loa dài | loa nằm dài | loa nằm ngang | thanh dài | dạng thanh | dưới tivi | dưới ti vi | dưới tv',
  ),
  headphones_over_ear: type(
    'headphones',
    ['headphone_type', 'over-ear'],
    'chụp tai',
    'chụp tai | choàng đầu | trùm đầu | trùm kín đầu | trùm kín tai | chụp kín tai | úp kín tai | ốp tai | trùm tai | úp tai | over ear | over-ear | đeo đầu | chụp đầu | headphone',
  ),
  headphones_true_wireless: type(
    'headphones',
    ['headphone_type', 'true-wireless'],
    'true wireless',
    'true wireless | tws | earbuds | earbud | nhét tai | nhét trong lỗ tai | nhét lỗ tai | nhét vào tai | nhét vô tai | nhét trong tai | loại nhét | in ear | in-ear | không dây nhét tai | nhét tai không dây | truewireless',
  ),
  headphones_wired: type(
    'headphones',
    ['headphone_type', 'wired'],
    'có dây',
    'có dây | !loại dây | !cắm dây | jack 3.5 | cắm jack | wired',
  ),
  watch_gps: type('smartwatch', ['gps', true], 'có GPS', 'gps | định vị'),
  hot_cold: type(
    'water_purifier',
    ['hot_cold', true],
    'có nóng lạnh',
    'nóng lạnh | nóng nguội lạnh | nóng lạnh nguội | nước nóng | nóng nguội | hot cold | vòi nóng vòi lạnh | có nóng có lạnh | nóng và lạnh | nóng với lạnh | vòi nóng | vừa nóng vừa lạnh',
  ),
  purifier_ro: type(
    'water_purifier',
    ['purifier_type', 'RO'],
    'lọc RO',
    '!ro | r.o | !lọc ro | !công nghệ ro',
  ),
  purifier_nano: type('water_purifier', ['purifier_type', 'Nano'], 'lọc Nano', 'nano | lọc nano'),
  heater_pump: type(
    'water_heater',
    ['pump', true],
    'có bơm trợ lực',
    'có bơm | bơm trợ lực | trợ lực | bơm tăng áp | kèm bơm',
  ),
  washer_front: type(
    'washer',
    ['load_type', 'front'],
    'cửa trước',
    'mở phía trước | mở nắp phía trước | mở cửa phía trước | mở đằng trước | mở mặt trước | cửa phía trước | cửa đằng trước | bỏ đồ phía trước | bỏ đồ đằng trước | mở ngang | nắp trước | nắp phía trước | lòng ngang',
  ),
  washer_top: type(
    'washer',
    ['load_type', 'top'],
    'cửa trên',
    'bỏ đồ từ trên | bỏ đồ phía trên | bỏ đồ trên | mở nắp trên | mở phía trên | mở nắp phía trên | mở từ trên | mở trên | cửa phía trên | nắp trên | nắp phía trên | nắp mở trên | lòng đứng',
  ),
  dryer_vented: type(
    'dryer',
    ['dryer_type', 'vented'],
    'sấy thông hơi',
    'thông hơi | thải hơi | xả hơi qua ống | thổi hơi qua ống',
  ),
  dryer_condenser: type(
    'dryer',
    ['dryer_type', 'condenser'],
    'sấy ngưng tụ',
    'ngưng tụ | gom hơi thành nước | gom nước ngưng | ngưng hơi thành nước | hơi thành nước',
  ),
  hob_mixed: type(
    'hob',
    ['hob_type', 'mixed'],
    'bếp từ kết hợp hồng ngoại',
    'từ hồng ngoại | bếp từ hồng ngoại | từ kết hợp hồng ngoại | 1 từ 1 hồng ngoại | một từ một hồng ngoại | từ và hồng ngoại | từ với hồng ngoại | từ lẫn hồng ngoại | từ cộng hồng ngoại | từ kèm hồng ngoại | hồng ngoại kết hợp | nửa từ nửa hồng ngoại | một bên từ một bên hồng ngoại | 1 bên từ 1 bên hồng ngoại | bên từ bên hồng ngoại | vừa từ vừa hồng ngoại | có từ có hồng ngoại',
  ),
  hob_built_in: type(
    'hob',
    ['built_in', true],
    'lắp âm',
    'lắp âm | bếp âm | âm bếp | đặt âm | âm bàn | âm đá | gắn chìm | lắp chìm | bếp chìm | chìm vô đá | chìm vào đá | chìm trong đá | chìm mặt đá | bep dien am | !!âm',
  ),
  hob_single: type(
    'hob',
    ['zones', 1],
    '1 vùng nấu',
    'bếp đơn | bếp từ đơn | bếp hồng ngoại đơn | 1 vùng nấu | một vùng nấu | 1 vùng | 1 chỗ nấu | một chỗ nấu | 1 mặt nấu | một mặt nấu | 1 lò | một lò | loại đơn | cái đơn | bếp từ loại đơn',
  ),
  hob_double: type(
    'hob',
    ['zones', 2],
    '2 vùng nấu',
    'bếp đôi | bếp từ đôi | bếp điện từ đôi | bếp hồng ngoại đôi | 2 vùng nấu | hai vùng nấu | 2 vùng | hai bếp | 2 bếp | 2 chỗ nấu | hai chỗ nấu | 2 mặt nấu | hai mặt nấu | 2 lò | hai lò | 2 họng | hai họng | !!đôi',
  ),
  hob_triple: type(
    'hob',
    ['zones', 3],
    '3 vùng nấu',
    'bếp ba | 3 vùng nấu | ba vùng nấu | 3 vùng | 3 bếp | bếp 3 | 3 chỗ nấu | ba chỗ nấu | 3 mặt nấu | ba mặt nấu | 3 lò | ba lò | 3 họng | ba họng',
  ),
  blender_hand: type(
    'blender',
    ['blender_type', 'hand'],
    'cầm tay',
    'cầm tay | kiểu que | dạng que | loại que | que cầm | máy xay que | máy xay cây | máy xay dạng cây',
  ),
  blender_jar: type(
    'blender',
    ['blender_type', 'jar'],
    'có cối',
    'có cối | cối lớn | cối to | loại cối | cối xay | máy xay cối | cối để bàn | loại để bàn | kiểu để bàn | xay để bàn',
  ),
  hair_high_speed: type(
    'hair_dryer',
    ['high_speed', true],
    'tốc độ cao',
    'tốc độ cao | tốc độ nhanh | cao tốc | siêu tốc | siêu nhanh | gió nhanh | gió cực nhanh | gió siêu nhanh | turbo | ion tốc độ cao',
  ),
  vacuum_cordless: type('vacuum', ['cordless', true], 'không dây', 'không dây | cầm tay | cordless'),
  freezer_one_room: type('freezer', ['compartments', 1], '1 ngăn', '1 ngăn | một ngăn | 1 chế độ'),
  freezer_two_rooms: type('freezer', ['compartments', 2], '2 ngăn', '2 ngăn | hai ngăn'),
  freezer_one_door: type(
    'freezer',
    ['door_count', 1],
    '1 cửa',
    '1 cánh | một cánh | 1 cửa | một cửa | 1 nắp | một nắp',
  ),
  freezer_two_doors: type(
    'freezer',
    ['door_count', 2],
    '2 cửa',
    '2 cánh | hai cánh | 2 cửa | hai cửa | 2 nắp | hai nắp',
  ),
  freezer_three_doors: type('freezer', ['door_count', 3], '3 cửa', '3 cánh | ba cánh | 3 cửa | 3 nắp'),
  panel_qned: type('tv', ['panel', 'QNED'], 'QNED', 'qned'),
  panel_nanocell: type('tv', ['panel', 'NanoCell'], 'NanoCell', 'nanocell | nano cell | nano'),
  panel_ips: type('monitor', ['panel', 'IPS'], 'tấm nền IPS', 'ips'),
  panel_va: type(
    'monitor',
    ['panel', 'VA'],
    'tấm nền VA',
    'tấm nền va | màn va | panel va | tấm va | loại va | nền va',
  ),
  quad_hd: type(['monitor', 'tv'], ['resolution', '2K'], '2K', '2k | qhd | quad hd | wqhd'),
  windows: type('laptop', ['os', 'Windows 11'], 'chạy Windows', 'windows | win 11 | win11 | chạy win'),
} as const satisfies Record<string, ProductType>

/** The key of a type within a kind. */
export type ProductTypeName = keyof typeof PRODUCT_TYPES

/** Every type's name, in the order of the table. */
/** Whether a feature is a type of a kind. */
export const isProductType = (name: string): name is ProductTypeName => Object.hasOwn(PRODUCT_TYPES, name)

export const PRODUCT_TYPE_NAMES = Object.keys(PRODUCT_TYPES) as ProductTypeName[]

/** One value for every type, by its name. */
export function byProductType<T>(value: (type: ProductType) => T): Record<ProductTypeName, T> {
  return Object.fromEntries(PRODUCT_TYPE_NAMES.map((name) => [name, value(PRODUCT_TYPES[name])])) as Record<
    ProductTypeName,
    T
  >
}

/** Whether a type belongs to one of the kinds asked for. */
export function isTypeOf(name: ProductTypeName, kinds: readonly Kind[]): boolean {
  const own: readonly Kind[] = PRODUCT_TYPES[name].kinds
  return kinds.some((kind) => own.includes(kind))
}
