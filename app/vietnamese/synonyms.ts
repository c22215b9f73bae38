import { fold } from './fold.ts'

/** Words for one thing. Any form finds the others; a narrower form finds the group but is not found by it. */
interface SynonymGroup {
  /** North and south, short and long: all mean the same. The first is the name the catalogue uses. */
  forms: readonly string[]
  /** One-way forms: 'airpods' finds 'tai nghe', 'tai nghe' does not ask for 'airpods'. */
  narrower?: readonly string[]
}

const group = (forms: string, narrower?: string): SynonymGroup => ({
  forms: forms.split(' = '),
  ...(narrower === undefined ? {} : { narrower: narrower.split(' = ') }),
})

/** Groups of whole phrases; none is a single ambiguous syllable. */
export const SYNONYM_GROUPS: readonly SynonymGroup[] = [
  group('máy lạnh = điều hòa = điều hoà nhiệt độ = máy điều hòa = air conditioner'),
  group('quạt điều hòa = quạt hơi nước = máy làm mát không khí'),
  group('tivi = tv = ti vi = vô tuyến = television'),
  group('smart tivi = smart tv = tivi thông minh', 'google tivi = google tv = android tivi = android tv'),
  group('tủ lạnh = fridge = refrigerator'),
  group('side by side = sbs'),
  group('tủ đông = tủ cấp đông = freezer'),
  group('ngăn đá = ngăn đông'),
  group('cửa trước = lồng ngang = cửa ngang = front load'),
  group('cửa trên = lồng đứng = top load'),
  group('máy giặt = washing machine', 'máy giặt sấy = giặt sấy 2 trong 1'),
  group('máy sấy quần áo = máy sấy đồ = tủ sấy quần áo'),
  group('máy rửa chén = máy rửa bát = dishwasher'),
  group('máy nước nóng = bình nóng lạnh = bình nước nóng = máy tắm nước nóng = máy nóng lạnh'),
  group('nồi chiên không dầu = nồi chiên ko dầu = air fryer', 'nồi chiên hơi nước'),
  group('bàn ủi = bàn là'),
  group('bàn ủi hơi nước = bàn là hơi nước'),
  group('bếp từ = bếp điện từ = induction hob'),
  group('lò vi sóng = lò viba = lò vi ba = microwave'),
  group('nồi cơm điện = nồi cơm = rice cooker'),
  group('máy ép trái cây = máy ép hoa quả', 'máy ép chậm'),
  group('máy xay sinh tố = blender', 'máy xay đa năng'),
  group('robot hút bụi = robot lau nhà = robot hút bụi lau nhà'),
  group('máy lọc nước = máy lọc ro', 'máy lọc nước ion kiềm'),
  group('lõi lọc = lõi lọc nước = filter'),
  group('máy hút mùi = máy hút khói = hút mùi'),
  group('bình đun siêu tốc = ấm siêu tốc = bình siêu tốc = ấm đun nước = ấm đun siêu tốc'),
  group('quạt đứng = quạt cây'),
  group('điện thoại = đt = smartphone = điện thoại thông minh = dế yêu'),
  group('máy tính bảng = tablet', 'ipad'),
  group('laptop = máy tính xách tay = notebook = lap', 'macbook'),
  group('máy tính để bàn = desktop = máy tính bàn'),
  group('màn hình máy tính = monitor'),
  group(
    'tai nghe = headphone = headphones = earbuds',
    'airpods = tai nghe bluetooth = tai nghe không dây = tws',
  ),
  group('sạc dự phòng = pin sạc dự phòng = pin dự phòng = cục dự phòng = power bank'),
  group('củ sạc = bộ sạc = adapter sạc = cục sạc = cóc sạc'),
  group('cáp sạc = dây sạc = cọng sạc'),
  group('loa thanh = soundbar'),
  group('loa kéo = loa karaoke'),
  group('đồng hồ thông minh = smartwatch = smart watch', 'apple watch = galaxy watch'),
  group('ốp lưng = ốp điện thoại'),
  group('miếng dán màn hình = dán màn hình = kính cường lực'),
  group('camera an ninh = camera wifi = camera giám sát'),
  group('camera hành trình = dashcam'),
  group('máy chiếu = projector'),
  group('máy in = printer'),
  group('hộp mực = mực in'),
  group('ổ cứng di động = ổ cứng rời = ổ rời'),
  group('máy pha cà phê = máy pha cafe = coffee maker'),
  group('máy làm sữa hạt = máy nấu sữa hạt'),
  group('ghế massage = ghế mát xa'),
  group('inverter = biến tần'),
  group('cục nóng = dàn nóng'),
  group('cục lạnh = dàn lạnh'),
  group('1 chiều = chỉ làm lạnh'),
  group('2 chiều = có sưởi'),
  group('tiết kiệm điện = ít tốn điện = ít hao điện'),
  group('chính hãng = hàng công ty'),
  group('nguyên seal = full box = fullbox'),
  group('like new = likenew = máy cũ = second hand'),
  group('trả góp = trả chậm = mua góp = góp 0%'),
  group('khuyến mãi = khuyến mại = giảm giá = ưu đãi'),
  group('lắp đặt = công lắp'),
  group('pin trâu = pin khỏe = pin bền'),
  group('camera trước = cam trước = selfie'),
  group('chụp ảnh = chụp hình'),
  group('vi xử lý = chip = cpu'),
  group('ultra hd = uhd = 4k'),
  group('máy cạo râu = dao cạo điện'),
  group('tông đơ = máy hớt tóc'),
  group('máy tạo ẩm = máy phun sương'),
  group('nồi áp suất = nồi hầm'),
  group('nồi lẩu điện = lẩu điện'),
  group('tủ rượu = tủ bảo quản rượu'),
  group('điều khiển từ xa = remote'),
  group('thế giới di động = tgdd'),
  group('điện máy xanh = dmx'),
  group('samsung = sam sung = samsum'),
  group('panasonic = pana'),
  group('electrolux = elec'),
]

const PLACES = new Map<string, { group: SynonymGroup; form: string }>()
for (const synonyms of SYNONYM_GROUPS) {
  for (const form of [...synonyms.forms, ...(synonyms.narrower ?? [])]) {
    PLACES.set(fold(form), { group: synonyms, form: fold(form) })
  }
}
const LONGEST = Math.max(...[...PLACES.keys()].map((form) => form.split(' ').length))

/** All forms of the group a catalogue name heads, narrower ones last; the name alone when it heads none. */
export function formsOf(name: string): string[] {
  const found = SYNONYM_GROUPS.find((synonyms) => synonyms.forms[0] === name)
  return found === undefined ? [name] : [...found.forms, ...(found.narrower ?? [])]
}

/** A phrase of a query that has synonyms, and the other folded phrases to look for. */
interface Expansion {
  phrase: string
  alternatives: string[]
}

/**
 * The phrases of a query that have synonyms, longest first from the left: 'dieu hoa LG' gives the folded
 * phrase 'dieu hoa' with the alternatives 'may lanh', 'air conditioner'... Words that overlap are used once.
 */
export function expandSynonyms(query: string): Expansion[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  const expansions: Expansion[] = []
  for (let start = 0; start < words.length;) {
    const phrase = longestPhrase(words, start)
    if (phrase === null) {
      start += 1
      continue
    }
    const alternatives = (PLACES.get(phrase)?.group.forms ?? []).map(fold)
    expansions.push({ phrase, alternatives: [...new Set(alternatives)].filter((form) => form !== phrase) })
    start += phrase.split(' ').length
  }
  return expansions
}

function longestPhrase(words: string[], start: number): string | null {
  for (let length = Math.min(LONGEST, words.length - start); length > 0; length -= 1) {
    const phrase = words.slice(start, start + length).join(' ')
    if (PLACES.has(phrase)) return phrase
  }
  return null
}
