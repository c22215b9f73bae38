import { fold } from '#app/vietnamese/fold.ts'
import type { Reading } from '../understand/reading.ts'

/** Something that a question says costs money, by the name it is given there. */
export type Thing = {
  name: string
  /** What it is, folded, without what tells it from others of its sort. */
  head: string
  /** Nothing tells it from others of its sort. */
  isBare: boolean
  /** 'con mới', 'máy cũ': its sort is not said. */
  isGeneric: boolean
  sort: Sort
  /** The signs of the question that it takes up. */
  start: number
  end: number
}

/** A machine, a part or a stuff that a machine uses up, or what is paid for instead of a machine. */
export type Sort = 'machine' | 'part' | 'stuff' | 'service'

const HEADS: readonly (readonly [Sort, string])[] = [
  [
    'machine',
    'máy lạnh|điều hòa|điều hoà|quạt điều hòa|quạt điều hoà|quạt hơi nước|máy làm mát|tủ lạnh|tủ đông|tủ mát|tủ kem|tủ rượu|tủ|máy giặt|máy sấy quần áo|máy sấy chén|máy sấy bát|máy sấy tóc|máy sấy|tủ sấy|máy rửa chén|máy rửa bát|máy lọc nước|máy lọc không khí|máy lọc|máy hút ẩm|máy hút bụi|máy hút robot|robot hút|máy hút|robot hút bụi|robot lau nhà|robot|máy nước nóng|máy làm nóng nước|máy tắm nước nóng|bình nóng lạnh|bình nước nóng|bình đun|bình thủy điện|bình thuỷ điện|bình siêu tốc|phích điện|ấm đun|ấm siêu tốc|ấm điện|cây nước nóng lạnh|máy nóng lạnh|nồi cơm điện|nồi cơm|nồi chiên|nồi áp suất|nồi lẩu|nồi nấu chậm|nồi|lò vi sóng|lò nướng|lò|bếp từ|bếp hồng ngoại|bếp điện|bếp gas|bếp ga|bếp|tivi|ti vi|tv|màn hình|loa kéo|loa|amply|đầu karaoke|máy tính|máy bộ|pc|laptop|máy in|máy chiếu|cục wifi|wifi|modem|router|camera|quạt|bóng đèn|đèn|bóng|máy bơm|máy xay|máy pha cà phê|máy ép|bàn ủi|bàn là|máy sưởi|sưởi dầu|đèn sưởi|sưởi|quạt sưởi|máy khoan|máy may|máy cắt cỏ|xe máy điện|xe đạp điện|xe điện|máy chơi game|ps5|đầu thu|tủ cơm|máy làm đá|máy ấp trứng|máy sủi|máy thở|nệm điện|chăn điện',
  ],
  [
    'part',
    'túi rác|túi bụi|túi lọc|túi|giẻ lau|giẻ|khăn lau|khăn|lọc thô|lọc than|lọc tinh|lọc bụi|bộ lọc|lọc|chổi|màng lọc|màng|lõi lọc|lõi|hepa|than hoạt tính|nước lau|viên rửa|muối rửa|muối|nước bóng|viên tẩy|vệ sinh máy',
  ],
  ['stuff', 'bột giặt|nước giặt|nước xả|bột|nước rửa chén|bột rửa'],
  [
    'service',
    'tiệm giặt sấy|tiệm giặt|giặt tiệm|giặt ủi tiệm|tiệm sấy|sấy tiệm|giặt sấy tự động|nước đóng bình|nước bình|nước đóng chai|nước khoáng|nước suối|bình gas|gas',
  ],
]
/** What tells one of a sort from another. */
const KINDS =
  'tự động|cửa trước|cửa trên|cửa ngang|cửa đứng|lồng ngang|lồng đứng|bơm nhiệt|ngưng tụ|thông hơi|inverter|mono|cơ|điện tử|trực tiếp|gián tiếp|năng lượng mặt trời|mini|đôi|đơn|hồng ngoại|âm trần|cây|trần|đứng|hộp|treo tường|bàn|dc|ac|led|sợi đốt|huỳnh quang|compact|halogen|chơi game|gaming|văn phòng|nhỏ|lớn|to|cũ|mới|ngoại|nội|thường|không dây|hồ cá|nước nóng|ro|nano|hepa|than|không dầu|siêu tốc'
/** What may stand for a machine that is named otherwise; 'con nhỏ' and 'con ngoại' are no machines. */
const OF_MACHINE = 'máy|con|cái|loại|chiếc'
const OF_PEOPLE = 'nhỏ|lớn|to|ngoại|nội|thường|cây|bàn|hộp|đơn|đôi|phát'
/** What needs no head at all: 'cửa trước 60 lít'. */
const BARE = 'cửa trước|cửa trên|cửa ngang|cửa đứng|lồng ngang|lồng đứng|ngưng tụ'
/** Names that without their marks are everyday words. */
const UNSURE = /^(?:tu|lo|noi|den|bong|tui|gie|khan|loc|choi|mang|loi|pin|bot|muoi|gas|bep|robot|may may)$/
const SIZE = String.raw`\d+(?:[.,]\d+)? ?(?:inch|in|kg|ký|hp|ngựa|btu|lít|lit|l)(?![\p{L}\d])(?! ?(?:nước|một|mỗi|1|\/|thay))`

const byLength = (words: string) => words.split('|').toSorted((one, other) => other.length - one.length)

type Named = { pattern: RegExp; sortOf: (head: string) => Sort }

function namesIn(asWritten: (word: string) => string, isSure: (word: string) => boolean): Named {
  const sorts = new Map<string, Sort>()
  for (const [sort, words] of HEADS)
    for (const word of words.split('|')) if (isSure(asWritten(word))) sorts.set(asWritten(word), sort)
  const heads = byLength([...sorts.keys()].join('|')).join('|')
  const kinds = byLength(asWritten(KINDS)).join('|')
  const word = String.raw`(?![\p{L}\d])`
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\d])(?:(?<head>${heads})(?: (?:${kinds})${word})*|(?<other>${asWritten(OF_MACHINE)})(?! (?:${asWritten(OF_PEOPLE)})${word})(?: (?:${kinds})${word})+|(?<bare>${asWritten(BARE)}))${word}(?: ${SIZE})?(?: (?:${kinds})${word})*`,
    'gu',
  )
  return { pattern, sortOf: (head) => sorts.get(head) ?? 'machine' }
}

const MARKED = namesIn(
  (word) => word,
  () => true,
)
const FOLDED = namesIn(fold, (word) => !UNSURE.test(word))

/** What a part or a stuff holds is no part of its name. */
const withoutSize = (name: string) => name.replace(new RegExp(` ${SIZE}.*$`, 'u'), '')

/** 'Đèn không tính', 'xe điện khỏi nói': named only to be left out. */
const LEFT_OUT = /^[^,.:;?]*?(?:khong|ko|k|hong|chua|khoi|dung) (?:tinh|noi|ke|ban)(?![a-z])/
/** 'thay vì 140 lít': what the figure behind it is of has no name. */
const INSTEAD = /(?:^|\s)(?:thay vi|truoc do|truoc kia|hoi truoc)(?= (?:\d|ton|het|an|xai))/g

/** The things of a question that may cost something, in their order. */
export function thingsIn({ raw, marked, folded, hasMarks }: Reading): Thing[] {
  const { pattern, sortOf } = hasMarks ? MARKED : FOLDED
  const named = [...(hasMarks ? marked : folded).matchAll(pattern)].map((match): Thing => {
    const head = match.groups?.['head'] ?? match.groups?.['bare'] ?? match[0]
    const sort = sortOf(head)
    const name = sort === 'machine' ? match[0] : withoutSize(match[0])
    const [start, end] = [match.index, match.index + name.length]
    return {
      name: raw.charAt(start).toUpperCase() + raw.slice(start + 1, end),
      head: fold(head),
      isBare: fold(name) === fold(head),
      isGeneric: match.groups?.['other'] !== undefined,
      sort,
      start,
      end,
    }
  })
  const instead = [...folded.matchAll(INSTEAD)].map(({ 0: said, index }): Thing => ({
    name: 'Loại kia',
    head: '',
    isBare: false,
    isGeneric: true,
    sort: 'machine',
    start: index + 1,
    end: index + said.length,
  }))
  return [...named, ...instead]
    .filter(({ end }) => !LEFT_OUT.test(folded.slice(end)))
    .toSorted((one, other) => one.start - other.start)
}
