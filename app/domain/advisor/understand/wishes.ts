import { HEAT_WORDS, LEVEL_WORDS, PRIORITY_WORDS, USE_WORDS } from './feature-words.ts'
import type { Match } from './lexicon.ts'
import { buildLexicon, findPhrases } from './lexicon.ts'
import type { Heat, Order, PriceLevel, Priority, Use } from './need.ts'
import type { Reading } from './reading.ts'
import { readOrder } from './superlative-words.ts'

/** What is wished beyond features: uses, priorities, an extreme, a price level. */
interface Wishes {
  uses: Use[]
  priorities: Priority[]
  heat: Heat[]
  order?: Order
  priceLevel?: PriceLevel
  asksCheaper: boolean
  asksBetter: boolean
  paysMore: boolean
  used: boolean
}

const lexicons = {
  uses: buildLexicon(USE_WORDS),
  priorities: buildLexicon(PRIORITY_WORDS),
  heat: buildLexicon(HEAT_WORDS),
  level: buildLexicon(LEVEL_WORDS),
}

const CHEAPER =
  /(?:^|\s)(?:(?:khong|ko|k|dung|chang|hong|hok|khoi|dau) (?:duoc |co |bi )?(?:dat|mac) hon|re hon|mem hon|gia thap hon|it tien hon|thap hon nua|cheaper|ha gia|bot tien|gia mem hon|re chut|do ton tien hon|(?:mac|dat|gia cao) (?:qua|the))(?![a-z])/
const BETTER =
  /(?:^|\s)(?:tot hon|xin hon|kha hon|nhinh hon|on hon|duoc hon|cao cap hon|manh hon|ngon hon|nang cap|better|doi cao hon|(?<!(?:khong|ko|k|dung|chang|hong|hok|khoi|dau|duoc|co|bi) )(?:dat|mac) hon|upgrade)(?![a-z])/
/** 'A hay B tốt hơn', 'con nào ngon hơn': which of the two, not a better one. */
/** 'có loại nào tốt hơn không' asks for more; 'loại nào tốt hơn' asks to choose. */
const IS_ANY_BETTER = /(?:^|\s)(?:co|con(?! nao))\s.{0,30}nao\s.{0,20}hon(?![a-z])/
/** 'sao con 1 đắt hơn', 'bạn bảo iphone cũ ngon hơn': asked why, or told by others, and no other one is asked for. */
const ASKS_OR_TELLS_OF_BETTER =
  /(?:^|\s)(?:sao|tai sao|vi sao|why|rang|hen chi)\s.{0,60}hon(?![a-z])|(?:^|\s)(?:bao|noi|keu|nghe|khuyen|che|doc|thay)\s.{0,50}hon(?![a-z])(?! (?:thi|co|con|nao|khong|ko|k|hong|hok))|(?:option|ban|goi|con|cai) upgrade (?:kia|do|nay)/
const WHICH_IS_BETTER = /(?:^|\s)(?:hay|hoac|vs|or|nao)\s.{0,40}(?:hon|better)/
/** The price may go up: 'thêm tiền cũng được', 'đắt hơn chút cũng không sao', 'giá không quan trọng'. */
const PAYS_MORE =
  /(?:^|\s)(?:(?:(?:them|tang|chi them|bu them|nang)(?: [a-z]+){0,3} (?:tien|ngan sach|chut|it|nua)|(?:gia )?(?:dat|mac|cao|nhieu tien) hon(?: [a-z]+){0,3}) (?:cung (?:duoc|dc|ok|on|chiu|khong sao|chap nhan)|khong sao|ok|van duoc)|tang ngan sach|nang ngan sach|khong ngai (?:them )?tien|khong tiec tien|gia khong (?:quan trong|thanh van de)|tien khong (?:quan trong|thanh van de))(?![a-z])/
const USED =
  /(?:^|\s)(?:may cu|hang cu|do cu|like ?new|second ?hand|2nd|hang luot|may luot|da qua su dung|99%|refurbished|used)(?![a-z])/
/** 'mua iphone cũ', 'macbook air m2 cũ': looked for, rather than there already. */
const USED_MARKED =
  /(?:^|\s)(?<!(?:không|ko|k|đừng|chẳng|khỏi) )(?:mua|tìm|kiếm|cần|lấy|săn|hay|hoặc|giá)(?: (?!đổi|thay|bỏ|bán|vứt|mới|cái|con|máy|nhà)[\p{L}\d]+){0,5}(?: máy)? cũ(?!\p{L}| \d+ (?:năm|tuổi|tháng)| rồi| quá| của)| cũ (?:hay|hoặc) |^(?!.*(?:không|ko|đừng|bỏ|thay|đổi|bán|con|cái))[^,.?]{1,30} cũ\s*(?:$|,|(?:dưới|tầm|khoảng|cỡ|cũng|giá|chừng) )/u
/** 'dây điện nhà cũ', 'giữ plan cũ', 'đổi cái tủ lạnh cũ', 'cũ 15 năm': what is old is something else, or what is to go. */
const OLD_OTHERWISE =
  /(?:^|\s)(?:nhà|căn hộ|chung cư|khu|phòng|chỗ|dây|ống|mức|giá|như|plan|kế hoạch|ý|kiểu|cách|đời|tin|số|bếp|ổ|điện|tường|tủ bếp) cũ|(?:^|\s)(?:đổi|thay|bỏ|vứt|bán|thanh lý|dẹp|thải|con|cái|máy)(?: (?!mua|tìm|kiếm|lấy|được|sang|qua)\p{L}+){0,4} cũ (?:\d|mười|chục|mấy năm|xài|dùng|chạy|mua|hồi)|(?:^|\s)(?:đổi|thay|bỏ|vứt|thanh lý|dẹp|thải)(?: (?!sang|qua|lấy|được)\p{L}+){0,4} cũ(?!\p{L})/u
const NOT_USED =
  /(?:^|\s)(?:doi|thay)(?: [a-z]+){0,5} ?[,.;] ?(?:may|cai|con) cu(?! (?:cung|duoc|dc|ok|gia|tam|duoi)(?![a-z]))|(?:khong|ko|k|dung|ghet) (?:lay |mua |thich |phai )?(?:may |hang |do )?cu(?![a-z])|(?:^|\s)ban (?:cai |con |chiec )?(?:[a-z]+ ){1,3}cu(?![a-z])|(?:doi|thay|bo|thu|cai|con|tu|tivi|dang dung) (?:may |tu |cai |con )?cũ|cũ (?:hỏng|hư|bị|yếu|chạy|rồi|của|nhà|đã|mình|em|quá|chật|nhỏ|bé|hết|xuống|tới|chết|không|nên)/

/** 'không chơi game', 'đừng đèn led': right behind a refusal what is named is not wished. */
const REFUSED =
  /(?:^|[\s,.;])(?:khong|ko|k|hok|hong|chang|chua|khoi|mien|dung)(?: (?:can|phai|choi|thich|lay|co|cho|de|muon|dung|mua|xai|lam|quan trong|bi|phu|gio|loai|goi y|gioi thieu|tu van|laptop|may|lap|dien thoai|tivi|con|cai|no|be|chau|tui nho|thang nho|vao|hang|hieu|do))*\s*$/
/** 'dùng' is no 'đừng' where marks are typed. */
const USES = /dùng\s*$/
/** 'gọi được cho mẹ', 'cho mẹ bầu': she is rung up, or young. */
const RUNG_UP = /(?:^|\s)(?:goi|nhan|gui|bao|giau|xin phep)(?: (?:dc|duoc|tin|dien|ve|video))* $/
const EXPECTS =
  /^ (?:(?:nguoi(?! gia| lon tuoi)|dua|thanh vien|the he)(?![a-z])|bau|bim|sua|tre|oi|la(?! (?:ai|nguoi))|muon thuong|muon tang|thuong)(?![a-z])/

/** 'bố mẹ cho 30tr': whose money it is need not use the thing. */
const GIVES =
  /^ (?:cho|tang|ho tro|bao|goi)(?: (?:em|con|minh|tui|toi|chau|vo chong|hai dua))* (?:khoang |duoc |dung |dc )?\d/
/** 'cụ 90 tuổi', 'ông nội 80 tuổi'. */
const OF_AGE = /(?:^|\s)(?:6[5-9]|[789]\d) ?(?:tuoi|t(?=[\s,.]))/
/** 'bị hen nhẹ', 'gió nhẹ', 'dựng video nhẹ', 'nghe nhạc nhẹ nhẹ': something else is light, not the machine. */
const LIGHT_ELSE =
  /(?:^|\s)(?:bi (?:[a-z]+ ){1,3}|(?:giat|rung|keu|te|khet|xuoc|loi|mop|gio|nhac|choi|game|gem|lol|lien quan|lien minh|viec|dau|hen|di ung|diec|viem|benh|hu|hong|tray|mua|video|clip|anh|do hoa|bam|cham) (?:nhe )?)$/
/** 'gói gọn', 'trọn gọn': of a sum, not of a machine. */
const WHOLE = /(?:^|\s)(?:goi|tron|ngan) $/
/** 'no gaming', where marks are typed: without them it is 'nó', too. */
const NO = /(?<!\p{L})no (?:chơi )?$/u
const HAS_MARKS = /[\u0300-\u036f]|đ/u

/** 'sợ nó chơi game miết', 'hạn chế xem phim': what is feared or kept in bounds is not what it is for. */
const FEARED =
  /(?:^|[\s,.;])(?:so|lo|ngai|han che|cam|chong|bot|giam|khoa|chan|gioi han)(?: (?:gio|tieng|nuoc|mui|anh sang|duoc|dc|no|be|con|chau|tui nho|may dua|em|cu|ham|me|nghien|suot ngay|toan))*\s*$/
/** 'cho bố mẹ yên tâm': they are not who uses it. */
const AT_EASE =
  /^ (?:(?:me|ma|ba|bo|no|con|duoc) ){0,2}(?:dinh vi|goi|goi duoc|lien lac|yen tam|do lo|khoi lo|biet|de theo doi|theo doi|de quan ly|quan ly)(?![a-z])/

/** 'có được tặng kèm gì không': what a shop adds is no present. */
const WITH_IT = /^tang (?:kem|them)(?![a-z])/
/** 'chung cư 2 bedroom', 'nhà 3 phòng ngủ': how big the home is. */
const COUNTED = /(?:^|\s)(?:\d|hai|ba|bon|nam) ?$/

/** What nobody wants of a machine, as it names what is wished. */
const IS_TROUBLE = /(?:^|\s)(?:nang|ngon|hao|xot|tut|cham|lag|keu|u u|ro ro|mau het|sap nguon)(?![a-z])/

/** 'đừng đắt quá': cheap is wished, whatever was shown. */
const NOT_TOO_DEAR = /(?:^|\s)(?:dung|khong|ko) (?:co )?(?:dat|mac) qua(?![a-z])/
/** 'không cần thay màng lọc đắt tiền', 'đừng loại cao cấp': what is dear is turned down. */
const NOT_SO_DEAR =
  /(?:^|[\s,.;])(?:khong|ko|k|dung|khoi|chang|so|ngai)(?: (?!(?:so|ngai|tiec|quan trong)(?![a-z]))[a-z]+){0,5} $/

/** 'kế bên quán nhậu': somebody else's. */
const NEXT_TO = /(?:^|\s)(?:ke ben|sat vach|sat ben|canh|gan|doi dien|ben canh|sau lung)(?: (?:cai|mot))? $/

/** 'bếp nhà em bé xíu', 'phòng em bé tẹo': small is what is spoken of, and 'em' speaks. */
const SMALL_OF_MINE = /^ (?:xiu|ti|teo|tin hin|tin|choen|lam(?! gi)|qua|nhu)(?![a-z])/

function wished<T>(matches: readonly Match<T>[], { folded, marked }: Reading): Match<T>[] {
  return matches.filter(({ start, end }) => {
    const from = Math.max(0, start - 40)
    const typed = marked.slice(from, start)
    if (folded.slice(start, end) === 'em be' && SMALL_OF_MINE.test(folded.slice(end))) return false
    if (NEXT_TO.test(folded.slice(from, start)) || FEARED.test(folded.slice(from, start))) return false
    // 'đừng có nặng quá', 'không gây ồn': the trouble is refused, and so its lack is wished.
    if (IS_TROUBLE.test(folded.slice(start, end))) return true
    if (NO.test(typed) && HAS_MARKS.test(marked.normalize('NFD'))) return false
    return !REFUSED.test(folded.slice(from, start)) || USES.test(typed)
  })
}

/** Reads uses, priorities, heat, an order, a price level, and comparatives. */
export function readWishes(reading: Reading): Wishes {
  const { folded, marked } = reading
  const unique = <T>(values: T[]) => [...new Set(values)]
  const order = readOrder(reading)
  const asksCheaper = CHEAPER.test(folded)
  const levels = asksCheaper || order === 'cheapest' ? [] : findPhrases(lexicons.level, reading)
  const isTurnedDown = ({ start }: Match<PriceLevel>) => NOT_SO_DEAR.test(folded.slice(0, start))
  // 'đừng hãng rẻ tiền quá': who turns down what is cheap wants what is not.
  const level =
    levels.find((one) => !isTurnedDown(one))?.value ??
    (levels.some(({ value }) => value === 'cheap') ? 'mid' : undefined)
  const priorities = wished(findPhrases(lexicons.priorities, reading), reading)
    .filter(({ value, start }) => value !== 'light' || !LIGHT_ELSE.test(folded.slice(0, start)))
    .filter(({ value, start }) => value !== 'compact' || !WHOLE.test(folded.slice(0, start)))
    .map((match) => match.value)
  const isOld = OF_AGE.test(folded)
  const isUsed =
    (USED.test(folded) || (USED_MARKED.test(marked) && !OLD_OTHERWISE.test(marked))) &&
    !NOT_USED.test(folded) &&
    !NOT_USED.test(marked)
  return {
    uses: unique(
      wished(findPhrases(lexicons.uses, reading), reading)
        .filter(
          ({ value, start, end }) =>
            !(value === 'gift' && WITH_IT.test(folded.slice(start))) &&
            !(value === 'bedroom' && COUNTED.test(folded.slice(0, start))) &&
            (value !== 'elderly' ||
              !(
                [GIVES, AT_EASE, EXPECTS].some((behind) => behind.test(folded.slice(end))) ||
                RUNG_UP.test(folded.slice(0, start))
              )),
        )
        .map((match) => match.value)
        .concat(isOld ? ['elderly'] : []),
    ),
    priorities: unique(priorities).filter(
      (priority) =>
        !((asksCheaper || order === 'cheapest') && priority === 'cheap') || NOT_TOO_DEAR.test(folded),
    ),
    heat: unique(findPhrases(lexicons.heat, reading).map((match) => match.value)),
    ...(order === undefined ? {} : { order }),
    ...(level === undefined ? {} : { priceLevel: level }),
    asksCheaper,
    asksBetter:
      BETTER.test(folded) &&
      !ASKS_OR_TELLS_OF_BETTER.test(folded) &&
      (!WHICH_IS_BETTER.test(folded) || IS_ANY_BETTER.test(folded)),
    paysMore: PAYS_MORE.test(folded),
    used: isUsed,
  }
}
