import { shippedAttribute } from '#app/domain/catalogue/attributes.ts'
import { ownAttributes, perKinds } from '#app/kinds/kind.ts'
import { fold } from '#app/vietnamese/fold.ts'
import type { OwnAttribute } from '#content/shapes.ts'
import type { NamedOrder, Order } from './need.ts'
import type { Reading } from './reading.ts'

const MOST = '(?:nhat|hon het|nhat nha|nhat hien nay)'
/** What is measured, up to four words between, then the extreme: 'pin dùng được lâu nhất'. */
const most = (subject: string, extreme: string) =>
  new RegExp(`(?:^|[^a-z])(?:${subject}) (?:[a-z0-9]+ ){0,4}?(?:${extreme}) ${MOST}(?![a-z])`)
const words = (phrases: string) => new RegExp(`(?:^|[^a-z])(?:${phrases})(?![a-z])`)

/** Extremes on the folded text, the telling ones first: 'pin lớn nhất' is no size. */
const ORDERS: readonly [NamedOrder, RegExp][] = [
  [
    'longest_battery',
    most('pin|thoi luong pin|dung luong pin|bin', 'lon|to|trau|lau|khoe|ben|cao|khung|nhieu|dai'),
  ],
  [
    'longest_battery',
    words('nhieu pin nhat|it phai sac nhat|lau het pin nhat|longest battery|biggest battery|best battery'),
  ],
  ['most_ram', most('ram', 'lon|to|cao|nhieu|khung')],
  ['most_ram', words('nhieu ram nhat|most ram')],
  ['most_storage', most('bo nho|luu tru|o cung|ssd|rom|dung luong', 'lon|to|cao|nhieu|khung')],
  ['most_storage', words('nhieu bo nho nhat|luu duoc nhieu nhat|most storage')],
  ['sharpest_camera', most('camera|cam|megapixel|mp|cham', 'net|cao|lon|khung|nhieu|sac net')],
  ['sharpest_camera', words('nhieu (?:cham|megapixel|mp) nhat')],
  ['smoothest', most('tan so quet|tan so|hz|man hinh|man', 'cao|muot|nhanh')],
  ['smoothest', words('muot nhat|nhieu hz nhat|highest refresh rate')],
  ['most_filters', most('loi|loi loc|cap loc', 'nhieu')],
  ['most_filters', words('nhieu (?:loi|loi loc|cap loc|cap|tang loc) nhat')],
  [
    'thriftiest',
    words(
      '(?:tiet kiem|it ton|do ton|it hao|do hao|it an|ton it|hao it|do|it) (?:dien|dien nang|nang luong) nhat|(?:ton|hao|an) dien it nhat|(?:cong suat|watt|so watt|so w|w) (?:thap|nho|it|be) nhat|it dien nhat|tiet kiem nhat|hieu suat cao nhat|most efficient|energy efficient',
    ),
  ],
  [
    'quietest',
    words(
      '(?:chay |hoat dong |van hanh )?em (?:ai )?nhat|it on nhat|on it nhat|it gay on nhat|it keu nhat|yen tinh nhat|do on thap nhat|do on nho nhat|im nhat|quietest',
    ),
  ],
  ['thinnest', words('mong nhat|thinnest|slimmest')],
  ['lightest', words('nhe nhat|it can nhat|lightest|do nang nhat')],
  [
    'strongest',
    most('luc hut|suc hut|cong suat|suc gio|luong gio|hieu nang|luu luong', 'manh|khoe|lon|cao|trau'),
  ],
  [
    'biggest',
    words(
      'nhieu (?:kg|ky|ki|can|lit|inch|bo|do|quan ao|chen|bat|thuc pham|thuc an|mon) nhat|(?:giat|chua|rua|dung|nau|tru|say) (?:duoc )?nhieu (?:[a-z]+ ){0,2}nhat|(?:lon|to|rong|bu|bu chang|khung|hoanh trang) nhat|to bu nhat|phong (?:lon|rong) nhat|biggest|largest',
    ),
  ],
  ['smallest', words('nho nhat|be nhat|nho gon nhat|gon nhat|mini nhat|hep nhat|smallest')],
  ['strongest', most('hut|quat|bom|lam lanh|chay|cau hinh|chip|xay', 'manh|khoe')],
  ['strongest', words('manh nhat|khoe nhat|most powerful|strongest')],
  [
    'cheapest',
    words(
      '(?:gia )?(?:re|beo|mem|thap|it tien|do tien|hat de) nhat|re nhat co the|it tien nhat|cheapest|lowest price',
    ),
  ],
  [
    'dearest',
    words('(?:dat|mac|dat tien|cao gia|xin|xin so|cao cap|sang|vip|khung) nhat|gia cao nhat|most expensive'),
  ],
  [
    'newest',
    words(
      'moi nhat|doi moi nhat|newest|latest|moi ra mat|vua ra mat|moi ra(?! (?:o |rieng|truong|lam|nghe|tu |vien))',
    ),
  ],
  [
    'best_rated',
    words(
      '(?:danh gia|diem|duoc khen) (?:cao |tot |nhieu )?nhat|nhieu sao nhat|duoc khen nhieu nhat|best rated',
    ),
  ],
  [
    'popular',
    words(
      'ban chay(?: nhat)?|pho bien nhat|nhieu nguoi (?:mua|dung|chon) nhat|hot nhat|best ?sell(?:er|ing)',
    ),
  ],
]

/** 'ít nhất 8 kg', 'nhiều nhất 10 triệu', 'nhất là': bounds and emphasis, no extremes. */
const NO_EXTREME =
  /(?:^|\s)(?:it nhat|nhieu nhat|lon nhat|cao nhat|thap nhat|nho nhat) (?:la |khoang |cung )?\d[\d.,]*/g

/** 'cái nào thay lõi rẻ nhất', 'tiền điện rẻ nhất': what it costs to keep, not what it costs. */
const CHEAP_TO_KEEP =
  /(?:^|\s)(?:loi(?: loc)?|thay (?:loi|mang|pin|lop|mang loc)|mang loc|linh kien|phu tung|do thay|sua(?: chua)?|bao (?:tri|duong)|ve sinh|tien (?:dien|nuoc|loi|cong))(?: [a-z]+){0,3} (?:re|mem|thap|it tien|it ton) nhat(?![a-z])/

/** 'càng bự càng tốt'; 'càng rẻ càng tốt' wishes it cheap, which is no extreme. */
const THE_MORE =
  /cang (to|lon|bu|rong|nhe|em|manh|khoe|mong|nho|gon) cang (?:tot|thich|suong|da|hay|ngon|ok)(?![a-z])/g

const MUCH = 'nhieu|cao|lon|to|dai|rong|nhanh|manh'
const LITTLE = 'it|thap|nho|ngan|hep|cham'

/** What a figure counts, where its name says the same and no other figure of editors counts it: 'mũi' of 'Số mũi may'. */
function countedBy({ key, label, unit = '' }: OwnAttribute): string | null {
  const word = fold(unit)
  const isWord = /^[a-z]{3,}$/.test(word) && fold(label).split(' ').includes(word)
  const others = [...ownAttributes().values()].filter((other) => other.key !== key)
  return isWord && others.every((other) => fold(other.unit ?? '') !== word) ? word : null
}

/** 'số mũi may nhiều nhất', 'nhiều mũi may nhất', 'nhiều mũi nhất': the ends of the figures that editors gave their kinds. */
const ownOrders = perKinds(() =>
  [...ownAttributes().values()].flatMap((own): [Order, RegExp][] => {
    const { key, label, type, isRemoved } = own
    if (type !== 'number' || isRemoved || shippedAttribute(key)) return []
    const name = fold(label)
      .replaceAll(/[^a-z0-9 ]/g, ' ')
      .trim()
      .replaceAll(/ +/g, ' ')
    const bare = name.replace(/^so (?=[a-z]+ )/, '')
    const counted = countedBy(own)
    // A word by itself is a part of too many others: 'may' of 'máy may'.
    const isNamed = bare.includes(' ')
    const end = (extreme: string, count: string) =>
      new RegExp(
        `(?:^|[^a-z])(?:${[
          ...(isNamed
            ? [`(?:${name}|${bare}) (?:[a-z0-9]+ ){0,3}?(?:${extreme})`, `(?:${extreme}) ${bare}`]
            : []),
          ...(counted ? [`${count} ${counted}`] : []),
        ].join('|')}) ${MOST}(?![a-z])`,
      )
    if (!isNamed && !counted) return []
    return [
      [`most:${key}`, end(MUCH, 'nhieu')],
      [`least:${key}`, end(LITTLE, 'it')],
    ]
  }),
)

/** The extreme a question asks for; 'nhật' (Japan) is none, nor is 'máy tính bàn chạy suốt'. */
export function readOrder({ folded, marked }: Reading): Order | undefined {
  const text = folded
    .replace(/ban(?= chay)/g, (word, at: number) => (marked.slice(at, at + 3) === 'bàn' ? 'xxx' : word))
    .replace(NO_EXTREME, ' ')
    .replace(THE_MORE, '$1 nhat')
  const found = [...ownOrders(), ...ORDERS].find(
    ([order, pattern]) => pattern.test(text) && !(order === 'cheapest' && CHEAP_TO_KEEP.test(text)),
  )
  if (found === undefined) return undefined
  return /nhat/.test(folded) && /nhật/.test(marked) && !/nhất|nhat/.test(marked) ? undefined : found[0]
}
