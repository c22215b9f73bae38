import { searchWords } from './fold.ts'

/** Words for one thing. Any form finds the others; a narrower form finds the group but is not found by it. */
export type SynonymGroup = {
  /** North and south, short and long: all mean the same. The first is the name the catalogue uses. */
  forms: readonly string[]
  /** One-way forms: 'airpods' finds 'tai nghe', 'tai nghe' does not ask for 'airpods'. */
  narrower: readonly string[]
  /** Longer phrases that hold a form and mean something else: 'quạt điều hòa' is no 'điều hòa'. */
  except: readonly string[]
}

const group = (forms: string, narrower = '', except = ''): SynonymGroup => ({
  forms: forms.split(' = '),
  narrower: narrower.split(' = ').filter(Boolean),
  except: except.split(' = ').filter(Boolean),
})

/** The groups the project ships, of whole phrases; none is a single ambiguous syllable. Editors' own stand beside them. */
export const SYNONYM_GROUPS: readonly SynonymGroup[] = [
  group('máy lạnh = điều hòa = điều hoà nhiệt độ = máy điều hòa = air conditioner', '', 'quạt điều hòa'),
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
  group('màn hình = màn hình máy tính = monitor'),
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
  group('samsung = sam sung = samsum', 'ss'),
  group('panasonic = pana'),
  group('electrolux = elec'),
  group('toshiba = tosiba'),
  group('huawei = hw'),
  group('xiaomi = xiaomy = siaomi'),
  group('lg = eo gi'),
  group('iphone = ai phôn = iphon = aiphone'),
  group('iphone 11 = ip 11 = ip11'),
  group('iphone 12 = ip 12 = ip12'),
  group('iphone 13 = ip 13 = ip13'),
  group('iphone 14 = ip 14 = ip14'),
  group('iphone 15 = ip 15 = ip15'),
  group('iphone 16 = ip 16 = ip16'),
  group('iphone 17 = ip 17 = ip17'),
  group('pro max = promax = prm'),
  group('s23 ultra = s23u'),
  group('s24 ultra = s24u'),
  group('s25 ultra = s25u'),
  group('macbook air = mba'),
  group('macbook pro = mbp'),
  group('máy lọc không khí = máy lọc khí = air purifier'),
  group('máy sấy tóc = hair dryer'),
  group('máy hút bụi = vacuum cleaner'),
  group('máy hút ẩm = dehumidifier'),
  group('cây nước nóng lạnh = máy nước uống nóng lạnh'),
  group('quạt treo tường = quạt treo'),
  group('quạt trần = quạt treo trần'),
  group('loa bluetooth = loa không dây'),
  group('tai nghe chụp tai = tai nghe over ear = tai nghe trùm đầu'),
  group('nồi cơm cao tần = nồi cơm từ'),
  group('bếp hồng ngoại = bếp quang'),
  group('bơm nhiệt = heat pump'),
  group('làm đá tự động = tự động làm đá'),
  group('lấy nước ngoài = vòi nước ngoài'),
  group('ngăn đá dưới = ngăn đông dưới'),
  group('ngăn đá trên = ngăn đông trên'),
  group('tần số quét = tốc độ làm tươi = refresh rate'),
  group('chống ồn = khử tiếng ồn = noise cancelling'),
  group('chống nước = kháng nước'),
  group('sạc nhanh = fast charge'),
  group('laptop gaming = laptop chơi game'),
  group('card rời = vga rời = gpu rời'),
]

/** All forms of the group a catalogue name heads, narrower ones last; the name alone when it heads none. */
export function formsOf(name: string): string[] {
  const found = SYNONYM_GROUPS.find((synonyms) => synonyms.forms[0] === name)
  return found === undefined ? [name] : [...found.forms, ...found.narrower]
}

/** A stretch of a search: the words typed and, where they are a phrase of the dictionary, what means the same. */
export type Segment = {
  words: string[]
  /** Other phrases to look for, in search form. */
  alternatives: string[][]
  /** Phrases that hold one of them and mean something else, in search form. */
  except: string[][]
  /** The alternatives as they are written, for telling what else was looked for. */
  also: string[]
  /** The phrase names one sort of its group, so that the alternatives are wider than what was meant. */
  isNarrower: boolean
}

/** Reads the phrases of a search. */
export type Dictionary = { segments(words: readonly string[]): Segment[] }

/** A dictionary over groups of synonyms. Of a form that stands in two groups the later group's holds. */
export function createDictionary(groups: readonly SynonymGroup[]): Dictionary {
  const places = new Map<string, SynonymGroup>()
  for (const synonyms of groups) {
    for (const form of [...synonyms.forms, ...synonyms.narrower])
      places.set(searchWords(form).join(' '), synonyms)
  }
  const longest = Math.max(0, ...[...places.keys()].map((form) => form.split(' ').length))
  return { segments: (words) => split(words, places, longest) }
}

/** Longest phrase first from the left; words that overlap are used once. */
function split(words: readonly string[], places: Map<string, SynonymGroup>, longest: number): Segment[] {
  const segments: Segment[] = []
  for (let start = 0; start < words.length;) {
    const length = phraseLength(words.slice(start, start + longest), places)
    const phrase = words.slice(start, start + Math.max(1, length))
    segments.push(
      length > 0
        ? expand(phrase, places)
        : { words: phrase, alternatives: [], except: [], also: [], isNarrower: false },
    )
    start += phrase.length
  }
  return segments
}

function phraseLength(ahead: readonly string[], places: Map<string, SynonymGroup>): number {
  for (let length = ahead.length; length > 0; length -= 1) {
    if (places.has(ahead.slice(0, length).join(' '))) return length
  }
  return 0
}

function expand(words: string[], places: Map<string, SynonymGroup>): Segment {
  const phrase = words.join(' ')
  const { forms = [], narrower = [], except = [] } = places.get(phrase) ?? {}
  const others = new Map(forms.map((form) => [searchWords(form).join(' '), form]))
  others.delete(phrase)
  return {
    words,
    alternatives: [...others.keys()].map((form) => form.split(' ')),
    except: except.map(searchWords),
    also: [...others.values()],
    isNarrower: narrower.some((form) => searchWords(form).join(' ') === phrase),
  }
}
