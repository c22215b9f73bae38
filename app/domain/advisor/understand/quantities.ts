import { kindMentions } from './kind-mentions.ts'
import { COUNTS_SOMETHING } from './money-exclusions.ts'
import type { Need } from './need.ts'
import { UP_TO_TEN } from './number-words.ts'
import { OLD } from './old-device.ts'
import type { Reading } from './reading.ts'

/** How many of one thing are wanted, and the rooms they are for where there are several. */
type Quantities = Pick<Need, 'count' | 'rooms' | 'isForEachRoom' | 'roomM2'>

const NUMBER = `(\\d{1,2}|${Object.keys(UP_TO_TEN).join('|')})`
const numberOf = (text: string | undefined) => UP_TO_TEN[text ?? ''] ?? Number(text)

/** More than these of one thing is a business. */
const MOST = 30

/** '3 cái', '2 chiếc', '6 bộ': not 'cái thứ 3', 'bộ 13', '2 con nhỏ', nor three that were shown. */
const PIECES = new RegExp(
  `(?<![\\w.,]|thu |so |chay |hu |hong |be |vo |cho (?=ba cai))${NUMBER} (?:cai|chiec|con(?= (?:may|tu|tivi|tv|quat|dieu|loa|noi|bep|laptop|dien thoai|robot|het|tong|gia|thi|la|luon|duoi|tam|\\d+ ?(?:tr|trieu|cu|chai)))|may(?= (?:lanh|giat|say|nuoc|loc|tinh|hut)))(?! (?:chan|men|goi|ao|quan|chen|bat|dia|ly|tu tho|cot|tuong|vach|cua|num|nut|canh|ngan|vung|cong|loi|phong|giuong|ban|ke|lo(?! (?:vi song|nuong|chien))|dau|tren(?! \\d)|duoi(?! \\d)|nay|do|kia|khac gi|gi|nao|hang|cuoi|roi|r))(?![a-z])`,
)
/** 'ba phòng ngủ, mỗi phòng một cái', '6 phòng mỗi phòng 14m2'. */
const ROOMS_ALIKE = new RegExp(
  `(?<![\\w.,])${NUMBER} (?:cai )?phong(?![a-z]).{0,40}(?:(?:moi|tung) phong|phong nao cung)(?![a-z])`,
)
/** 'mỗi phòng một máy lạnh, 6 phòng': the number behind. */
const ROOMS_BEHIND = new RegExp(
  `(?:moi|tung) phong(?![a-z]).{0,80}?(?<![\\w.,])${NUMBER} phong(?![a-z])(?! (?:ngu|khach|moi))`,
)
/** '8 người mỗi người một màn hình': one for each of them. */
const FOR_EACH_HEAD = new RegExp(
  `(?<![\\w.,])${NUMBER} (nguoi|dua|ban|nhan vien|be|chau|hoc sinh|em|anh em|chi em)(?![a-z])[^.]{0,30}? moi (?:nguoi|dua|ban|nhan vien|be|chau|em)(?: (?:mot|1)(?!\\d))?(?![a-z])(?! (?:[a-z]+ ){0,2}\\d+ ?(?:phut|p|tieng|gio|lan|lit|bo|ky|kg)(?![a-z]))`,
)
/** How many people each get one of what is wanted; null where it is not so. */
export function piecesForHeads({ numbers: folded }: Reading): number | null {
  const count = numberOf(FOR_EACH_HEAD.exec(folded)?.[1])
  // What each of them pays or puts in is no machine.
  return count >= 2 && count <= MOST && !POOLED.test(folded) ? count : null
}
const POOLED =
  /(?:^|\s)(?:gop|hun|hum|chung tien|dong gop|chia nhau)(?![a-z])|moi (?:dua|nguoi|ban|em) \d[\d.,]* ?(?:k|nghin|ngan|tram|tr|trieu)(?![a-z])/

/** 'hai cái máy gần nhất cháy motor': what went wrong with so many. */
const WENT_WRONG = new RegExp(`^(?: [a-z]+){0,5} (?:(?:chay|hu|hong|chet|be|vo)(?![a-z])|${OLD})`)
/** What is counted is to be bought: 'cháy 3 cái ấm rồi' is a mishap. */
const BUYS =
  /(?:^|\s)(?:mua|can|lay|sam|lap|gan|tong|het|cho (?:minh|em|toi|tui|anh|chi|co)|dat|trang bi|bao nhieu|nhieu|gia|thi sao|tinh tien)(?![a-z])/
/** '2 cái 24tr', '4 triệu 2 cái', 'hai con dưới 8 triệu': so many for a sum. */
const PIECES_FOR_SUM = new RegExp(
  `(?<![\\w.,])${NUMBER} (?:cai|con|chiec|bo)(?: (?:tong|het|gia|la|duoi|tren|tam|khoang|chung|co|toi da|khong qua))* \\d[\\d.,]* ?(?:tr|trieu|cu|chai|k|nghin|ngan)(?![a-z])(?! ?(?:\\/|mot|moi))|\\d ?(?:tr|trieu|cu|chai)(?: ruoi|\\d)?(?: (?:cho|mua|lay|duoc|ca))* ${NUMBER} (?:cai|con|chiec|bo)(?![a-z])`,
)

/** 'lắp cho cả 3 phòng'. */
const ROOM =
  /(?:(?<![\w.,])(\d{1,2}|hai|ba|bon|mot) (?:cai )?)?(?:phong|p)\b(?: (?:\d|hai|ba|bon) (?:dua|be|con|nguoi|chau|vo chong|ong ba))?[a-z ]{0,24}?(?:tam |khoang |rong |co |la )?(\d{1,3}(?:[.,]\d)?) ?(?:m2|m²|met vuong|m vuong|mv)(?![a-z])/g

/** 'phòng', 'khách', 'ngủ': figures near these are areas. */
const OF_ROOMS = /(?:^|\s)(?:phong|p|ngu|khach|tho|tang|lau)(?![a-z])/
/** An area in a list, with how many there are of it: '2 phòng 15m', 'tầng 2 ngủ 16m²', ', 15', 'và 20 mét'. */
const AREA = new RegExp(
  `(?:(?<![\\w.,])${NUMBER} (?:cai )?(?:phong|ngu|khach)(?: (?:ngu|khach|tho|lam viec))? )?(?<![\\w.,])(\\d{1,2}(?:[.,]5)?) ?(m2|m²|met(?: vuong)?|m)?(?![\\w.])`,
  'g',
)
/** What is measured so is no area. */
const NO_AREA =
  /(?:^|\s)(?:cao|tran|rong|ngang|dai|sau|cach|day|tang|lau|tang thu|quan|so|duong|cap|moi cai|gia|tam|duoi|tren)(?: (?:khoang|tam|la))? ?$/
/** What parts the areas of a list. */
const LISTED =
  /^\s*(?:,|va|voi|\+|con|;|\/|roi)?\s*(?:(?:phong|khach|ngu|tho|mot|tang|lau|lam viec|bep|con|1|2|3|4|5) ?){0,5}$/

const NAMED_ROOM = /(?:^|\s)(?:phong|khach|ngu|bep)(?![a-z])/

/** 'phòng ngủ 2 cái, mỗi cái 13m': so many of that size. */
const EACH_OF_THEM = new RegExp(
  `(?<![\\w.,])${NUMBER} (?:cai|phong),? moi (?:cai|phong) (?:tam |khoang |chung )?(\\d{1,2}) ?(?:m2|m²|met vuong|met|m)(?![a-z\\d])`,
)

/** Rooms of several sizes as a list: '12, 15 và 20 mét', 'phòng ngủ 15 phòng khách 30'; the unit may stand at its end alone. */
function roomsListed({ numbers }: Reading): { count: number; m2: number }[] {
  if (!OF_ROOMS.test(numbers)) return []
  const folded = numbers.replace(EACH_OF_THEM, '$1 phong $2 m')
  const areas = [...folded.matchAll(AREA)].flatMap((match) => {
    const [whole, count, m2 = '', unit] = match
    const start = match.index + whole.lastIndexOf(m2)
    const size = Number(m2.replace(',', '.'))
    const counts = unit === undefined && COUNTS_SOMETHING.test(folded.slice(match.index + whole.length))
    const isNone = counts || size < 6 || NO_AREA.test(folded.slice(Math.max(0, start - 16), start))
    return isNone
      ? []
      : [
          {
            count: count ? numberOf(count) : 1,
            m2: size,
            unit,
            start: match.index,
            end: match.index + whole.length,
          },
        ]
  })
  const runs: (typeof areas)[] = []
  for (const area of areas) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && LISTED.test(folded.slice(last.end, area.start))) run.push(area)
    else runs.push([area])
  }
  const rooms = runs.find((run) => run.length > 1 && run.some(({ unit }) => unit !== undefined)) ?? []
  // 'ba phòng 12, 15 và 20 mét', '2 phòng ngủ 12 với 16, phòng khách 24': the number before the first is of all that follow it unnamed.
  const [first, ...others] = rooms
  const named = others.findIndex(({ end }, at) => NAMED_ROOM.test(folded.slice(rooms[at]?.end ?? 0, end)))
  const alike = named < 0 ? rooms.length : named + 1
  return rooms.map(({ count, m2 }, at) => ({
    count: at === 0 && alike > 1 && first?.count === alike ? 1 : count,
    m2,
  }))
}

/** 'bếp 8m2 mở liền phòng khách 22m2': one air for both. */
const OPEN_TO_EACH_OTHER =
  /\d ?(?:m2|m²|met vuong|m vuong|m)(?: [a-z]+){0,2} (?:mo lien|thong|lien|mo)(?: (?:lien|thong|voi|sang|ra|nhau|vao|luon))* (?:phong|bep|khach|gian)(?![a-z])/

/** Reads '3 cái máy lạnh', 'mỗi phòng một cái', 'phòng khách 25m2 và 2 phòng ngủ 12m2'. */
export function readQuantities(reading: Reading): Quantities {
  const { numbers: folded } = reading
  const rooms = [...folded.matchAll(ROOM)].flatMap(([, count, m2 = '']) => {
    const size = Number(m2.replace(',', '.'))
    return size >= 4 ? [{ count: count ? numberOf(count) : 1, m2: size }] : []
  })
  const listed = roomsListed(reading)
  const several = listed.length > rooms.length ? listed : rooms
  const ofSeveralSizes = new Set(several.map(({ m2 }) => m2)).size > 1
  if (ofSeveralSizes && OPEN_TO_EACH_OTHER.test(folded))
    return { roomM2: several.reduce((sum, { count, m2 }) => sum + count * m2, 0) }
  if (ofSeveralSizes) return { rooms: several.slice(0, 6) }
  const [one] = rooms
  const alike = (ROOMS_ALIKE.exec(folded) ?? ROOMS_BEHIND.exec(folded))?.[1]
  // '3 triệu một chiếc, mua hai chiếc': the price of one is no number of pieces.
  const counts =
    BUYS.test(folded) || PIECES_FOR_SUM.test(folded)
      ? [...folded.matchAll(new RegExp(PIECES, 'g'))].filter(
          ({ index, 0: words }) => !isOfAnother(reading, index, index + words.length),
        )
      : []
  const counted = counts.find(({ 1: number }) => numberOf(number) > 1) ?? null
  const isBroken = counted !== null && WENT_WRONG.test(folded.slice(counted.index + counted[0].length))
  const pieces = isBroken ? undefined : (counted?.[1] ?? countBeforeKind(reading) ?? countOfRooms(reading))
  const heads = piecesForHeads(reading)
  if (heads !== null && !alike) return { count: heads }
  const count = alike ? numberOf(alike) : one && one.count > 1 ? one.count : pieces ? numberOf(pieces) : 1
  if (count < 2 || count > MOST) return {}
  return alike ? { count, isForEachRoom: true } : { count }
}

/** 'cần 4 màn hình': words that are also parts of machines are things where they are counted to be bought. */
const BUYS_SO_MANY = /(?:^|\s)(?:mua|can|lay|sam|dat|trang bi|thay) \d{1,2} (?:cai |chiec )?$/

/** 'máy nước nóng cho 3 phòng tắm': one for each. */
const FOR_ROOMS = new RegExp(
  `(?:^|\\s)(?:cho|gan|lap)(?: (?:ca|du|het))? ${NUMBER} (?:cai )?(?:phong (?:tam|ngu|tro|khach san)|nha tam|toilet|wc)(?![a-z])`,
)
/** What is fitted into each room. */
const IN_EACH_ROOM: ReadonlySet<string | null> = new Set(['water_heater', 'ac'])

function countOfRooms(reading: Reading): string | undefined {
  const isFitted = kindMentions(reading).some(({ value }) => IN_EACH_ROOM.has(value))
  return isFitted ? FOR_ROOMS.exec(reading.folded)?.[1] : undefined
}

/** '2 quạt trần', '3 máy lạnh': the number right before the machine. */
function countBeforeKind(reading: Reading): string | undefined {
  const [first] = kindMentions(reading).filter(
    ({ value, weak, start }) =>
      value !== null && (!weak || BUYS_SO_MANY.test(reading.numbers.slice(0, start))),
  )
  const before = first && reading.numbers.slice(0, first.start)
  const found = before
    ? new RegExp(`(?<![\\w.,]|thu |so |cho (?=ba cai $))${NUMBER} (?:cai |chiec |con )?$`).exec(before)
    : null
  return found && !isOfAnother(reading, found.index, first?.start ?? 0) ? found[1] : undefined
}

const TO_BUY = /(?:^|\s)(?:mua|lap|gan|lay|sam|can|nen chon)(?: (?:may|bao nhieu|them|cai|con|\d+)){0,3} $/

/** '8 cái máy bàn, lắp mấy cái máy lạnh': what is counted only stands there, and another machine is to be bought. */
function isOfAnother(reading: Reading, start: number, end: number): boolean {
  const isToBuy = (at: number) => TO_BUY.test(reading.numbers.slice(0, at))
  const mentions = kindMentions(reading).filter(({ value }) => value !== null)
  const counted = mentions.find((mention) => mention.start >= end - 4 && mention.start <= end + 1)
  return (
    counted !== undefined &&
    !isToBuy(start) &&
    mentions.some((mention) => String(mention.value) !== String(counted.value) && isToBuy(mention.start))
  )
}

/** A sum for all of them: 'tổng', 'hết', 'cho cả'. One that is said to be for each is not. */
const FOR_EACH =
  /(?:^|\s)(?:moi (?:cai|con|chiec|may|phong|mon)|(?:1|mot) (?:cai|con|chiec|may) (?:tam|khoang|duoi)?|tung cai)(?![a-z])|(?:\d|tr|trieu|cu|k|ruoi) ?(?:\/|mot|moi|tren) ?(?:1 )?(?:cai|con|chiec|may|bo)(?![a-z])/

/** 'mỗi phòng một cái, tổng 3 triệu'. */
const FOR_ALL =
  /(?:^|\s)(?:tong|tong cong|tat ca|het thay|gom lai|cong lai)(?: (?:ngan sach|chi phi|so tien|tien|la|chi|tam|khoang|duoi|het|co))* \d/

/** Whether a sum is for each piece rather than for all of them. */
export const isForEach = ({ numbers: folded }: Reading): boolean =>
  FOR_EACH.test(folded) && !FOR_ALL.test(folded)
