import { dislikesChore } from './guessed-kinds.ts'
import { kindMentions } from './kind-mentions.ts'
import type { Reading } from './reading.ts'

/** Who speaks between a thing and its refusal: 'cửa ngang nhà mình không thích'. */
const SPEAKER =
  '(?:(?:thi|thoi|cung|loai|cai|con|do|nay|nha|ben|minh|em|toi|anh|chi|tui|tao|ba xa|vo|chong|me|bo|lai|chac|hang|no|ca nha)\\s+){0,4}'
const END =
  '(?=\\s*(?:$|[,.;!?:]|(?:lam|dau|nua|cho lam|nhe|nha|a|lay|chi|ma|nen|vi|doi|chuyen|chon|tim)(?![a-z])))'

const REFUSED = new RegExp(
  `^\\s*(?:a |ha )?\\?+\\s*(?:thoi|ma thoi|khong|ko|nah|nope|no|skip|pass)(?![a-z])|^\\s*(?:thi |cung )?(?:van |vẫn )?(?:no|nope|nah|no way)${END}|^\\s*${SPEAKER}(?:(?:khong|ko|k|chang|chua|(?<!lan |ban |bat )dau) (?:thich|ua|ung|hop|me|muon|lay|mua|dung|xai|choi|chon|ham|khoai|tin|co thien cam|quen|ranh|biet (?:xai|dung|bam)|xai duoc|bam duoc)(?: lam| dau| nua)?|(?:thi|cung) thoi|cung (?:khong|ko|khoi|mien)(?: lay| luon| nha)?|thi (?:nang|nong|dat|mac|on|xau|do|hay hu|mau hu|hu hoai|so)(?: qua| lam)?|(?:thi |xin )?(?:mien|loai ra|bo qua|bo ra|ne ra|ne|che|ghet|(?<!chac )chan|ngan)(?: lam| roi| qua)?)${END}|^\\s*thi (?:[a-z]+ ){0,7}?(?:che|chan|ngan|cach|ghet|ky|nen thoi|thi thoi|xin thoi|cho khoi|nen khoi)(?: (?:luon|roi|het|qua|lam|nha|nhe|di|mat))*${END}`,
)
const SPARED = new RegExp(
  `^\\s*${SPEAKER}(?:(?:thi )?(?:khoi|khong can|ko can|k can|chua can|(?:co )?cung (?:khong|ko|chang|hong) sao|khong bat buoc|khong quan trong|co hay khong cung duoc|thi thoi)(?: lam| dau| thiet| cung duoc)?)${END}`,
)

/** Whether the folded text behind a thing turns it down: 'cửa ngang ... không thích', 'LG thì miễn'. */
export const isRefusedAfter = (after: string): boolean => REFUSED.test(after)

/** Whether the folded text behind a thing says it need not be: 'inverter thì khỏi', 'wifi không cần'. */
export const isSpared = (after: string): boolean => SPARED.test(after)

const WELCOME_BEFORE =
  /(?:^|\s)(?:uu tien|neu (?:duoc|co|ma co)(?: them)?(?: loai)?|co them|thich (?:loai )?co|tot nhat la|duoc thi (?:co )?|hon la|them)(?: co)?\s*$/
const WELCOME_AFTER =
  /^\s*(?:thi |la )?(?:cang (?:tot|hay|ngon|on|thich)|(?:thi )(?:tot|hay|on|thich|ngon)(?: (?:hon|qua|nua))?(?=\s*(?:$|[,.;!?]|(?:ma |chu |con )?(?:khong|ko|k)(?![a-z])))|(?:khong|ko|k) co cung (?:duoc|dc|khong sao|chang sao|ok)|khong bat buoc|(?:thi )?khong thi thoi|cung duoc|neu (?:co|duoc))/

/** Whether the folded texts around a thing say that it would be welcome but need not be: 'có inverter thì càng tốt'. */
export const isWelcome = (before: string, after: string): boolean =>
  WELCOME_BEFORE.test(before) || WELCOME_AFTER.test(after)

/** 'không biết loa bluetooth nào hay': who knows little of its sorts asks for one. */
const KNOWS_LITTLE = /(?:^|\s)(?:khong|ko|k|chua|hong|hok) (?:biet|ranh|quen)(?: [a-z]+){0,2}\s*$/
const OF_ITS_SORTS = /^(?:\s?[a-z]+){0,3} (?:nao|gi|may)(?![a-z])/
const RULED_OUT =
  /(?:^|[\s,.;])(?:(?:khong|ko|k|dung|chang|hong|hok|hem)(?: co)? (?:chiu duoc|chiu noi|biet(?: (?:xai|dung|bam|ket noi))?|ranh(?: (?:xai|dung|ve|ket noi))?|quen(?: (?:xai|dung))?|lay|thich|mua|dung|chon|phai|muon|co|lam|xai|chiu|gioi thieu|goi y|tu van|dua|noi toi|noi den)(?: loai| cai| do| con| may| kieu| dang)?(?: (?:nao )?co)?|(?:khong|ko|k|dung)(?: co)? qua|khong|ko|tru|ngoai tru|tranh|ne|ghet|non|without)\s*$/
/** English, where marks are typed or none could be: 'mà nó vừa giặt vừa sấy' without its marks is of what it does. */
const NO_BEFORE = /(?<!\p{L})no\s*$/u
const OF_THINGS = /(?:^|\s)(?:ma|thi|vi|cho|de|cai|may|con|tai|neu|khi|la) no\s*$/
const DROPPED =
  /(?:^|[\s,.;])(?:(?:do|khoi) phai|(?:khong|ko|k|chang|khoi) can(?: phai)?(?: co)?(?: (?:loai|kieu|cai|tai|may))*|(?<!(?:chay|di|toan|nguyen|dong|can) )bo(?: cai| tieu chi| yeu cau)?|khoi(?: loai| cai| kieu)?|thoi khong)\s*$/

/** 'em sợ quạt trần lắm', with or without its marks. */
const FEARED_BEFORE = /(?:^|[\s,.;])(?:em|minh|toi|tui|chi|anh|co|ba|me|con|nha|so) (?:rat )?so\s*$/
/** 'chị sợ lớp chống dính tróc': with its marks it is fear. */
const FEARED = /(?<!\p{L})(?:sợ|ngán|kỵ|kị)(?: (?:lớp|cái|loại|kiểu|cảnh))?\s*$/u
const FEARED_AFTER = /^\s*(?:lam|qua|muon chet|roi)(?![a-z])/

/** What is feared of a thing, beside fear itself: 'tróc', 'bong', 'hư'. */
const TROUBLED_BY = /^\s*(?:troc|bong|hu|hong|mau|nut|vo|ri|bam|lam|qua|no|nong|doc)(?![a-z])/

/** 'nhét tai đau lắm', 'ngăn đá ở trên khó cúi': what is told of it is why it is not wanted. */
const COMPLAINED_OF =
  /^\s*(?:(?:thi|la|deo|nghe|xai|dung|no|hay|bi|cu) ){0,2}(?:hurts?(?: my| me| in)?|(?:is|are) (?:too|uncomfortable|painful)|voi (?:khong|ko|hong) (?:toi|duoc)|phai (?:ngoi|cui|khom|quy)|dau(?! (?:tien|lung|goi))|nhuc|kho (?:cui|lay|chui|xai|dung|lau|don)|bat tien|vuong(?! vuc)|choang cho|ton cho)(?![a-z])/

/** A refusal and what it turns down, up to the words right before the next thing: 'đừng có gợi ý loại để bàn hay'. */
const REFUSED_LIST =
  /(?:^|[\s,.;:])(?:(?:khong|ko|k|hong|hok|chang|dung|cho|mien) (?:co )?(?:lay|thich|mua|chon|muon|gioi thieu|goi y|tu van|dua(?: ra)?)|tranh|ne|tru(?: ra)?|ngoai tru)(?: (?!ma |nhung |chu |thi |chi |can |phai |nen |vi |neu )[a-z0-9]+){1,6} (?:hay|hoac|lan|voi|va)(?: (?:loai|cai|con|kieu|hang|may|dong))?\s*$/
/** 'đừng' and 'dùng' are one word without their marks. */
const USES_LIST = /(?<!\p{L})(?:dùng|cho)(?!\p{L})/u

/** Whether a thing is joined to one that is turned down before it. */
const isListedAsRefused = (before: string, typed: string): boolean =>
  REFUSED_LIST.test(before) && !(USES_LIST.test(typed) && !/(?<!\p{L})(?:đừng|chớ)(?!\p{L})/u.test(typed))

/** ', dung loai hong ngoai' without any marks: behind a comma it is 'đừng', as what is used stands with the machine. */
const UNMARKED_DONT = /, dung(?: co)? (?:loai|kieu|hang|may|co)\s*$/

/** Without the name of the machine between a refusal and the sort of it, or that holds the sort: 'không lấy máy giặt cửa trên'. */
export function startOfThing(reading: Reading, start: number): number {
  const machine = kindMentions(reading).find(
    (kind) =>
      kind.value !== null &&
      kind.start <= start &&
      (kind.end > start || reading.folded.slice(kind.end, start).trim() === ''),
  )
  return machine?.start ?? start
}

/** How a text takes what it names: as a must, as welcome, as no longer asked for, or as unwanted. */
export type Stance = 'wanted' | 'preferred' | 'dropped' | 'excluded'

/** 'trừ iPad ra thì con nào em cũng không ưng', 'ngoài hãng Nhật ra tui không mua': it alone is wanted. */
const ALL_BUT_BEFORE = /(?:^|[\s,.;])(?:tru|ngoai)(?: (?:hang|hieu|do|may|cua|con|nhung))*\s*$/
const ALL_BUT_BEHIND =
  /^(?: [a-z]+)? ra(?: thi)?(?: [a-z]+){0,8} (?:khong|ko|k|hong|chang|chua)(?: [a-z]+)? (?:ung|mua|lay|thich|xai|chiu|choi|tin|dung|me|muon|coi)(?![a-z])/
/** 'thôi cho Bosch vào lại'. */
const BACK_AGAIN = /^\s*(?:vao|vo|tro) lai(?![a-z])/
/** 'em không phải là không thích Xiaomi'. */
const NOT_UNWANTED =
  /(?:^|\s)(?:khong|ko|k|hong|(?<!lan |ban |bat )dau)(?: phai)?(?: la)? (?:khong|ko|k|hong)(?: he)? (?:thich|ua|lay|mua|muon|me|dung|xai|chiu)(?: (?:hang|con|do))?\s*$/
/** 'không chống nước thì khỏi đưa': what lacks it is turned down. */
const NO_BARE = /(?:^|[\s,.;])(?:khong|ko|k|hong)(?: co)?\s*$/
const OR_NONE = /^\s*thi (?:khoi|thoi|mien|dung|bo|(?:khong|ko|k) (?:lay|mua|xem|can))(?![a-z])/

/** Whether the folded texts around a thing turn down all but it, or say that it is not unwanted. */
export const isAloneWanted = (before: string, after: string): boolean =>
  (ALL_BUT_BEFORE.test(before) && ALL_BUT_BEHIND.test(after)) ||
  BACK_AGAIN.test(after) ||
  NOT_UNWANTED.test(before) ||
  (NO_BARE.test(before) && OR_NONE.test(after))

/** 'không lấy loại không inverter': what lacks it is turned down. */
const WITHOUT_IT_REFUSED =
  /(?:^|[\s,.;])(?:(?:khong|ko|k|dung|chang)(?: co)? (?:lay|thich|mua|chon|muon|can|chiu)|tranh|ne|che|bo)(?: (?:loai|cai|do|con|may|kieu|hang|nao|robot|tivi|quat|noi|bep|tu|laptop))* (?:khong|ko|k)(?: co)?\s*$/

/** 'không phải 4K LED thường': more than the thing is wanted, not less. */
const NO_BETTER = /^(?: [a-z]+){0,2} (?:thuong|binh thuong|co ban)(?![a-z])/

/** Reads how a text takes what it names from `start` to `end`: 'không inverter' rules out, 'không cần inverter' only drops. */
export function stanceOn(reading: Reading, first: number, end: number): Stance {
  const { folded, marked } = reading
  const start = startOfThing(reading, first)
  const before = folded.slice(Math.max(0, start - 60), start)
  const after = folded.slice(end, end + 60)
  if (dislikesChore(folded.slice(Math.max(0, start - 20), end))) return 'wanted'
  if (WITHOUT_IT_REFUSED.test(before) || isAloneWanted(before, after)) return 'wanted'
  if (
    DROPPED.test(before) ||
    isSpared(after) ||
    (/(?:khong|ko|k|hong) phai $/.test(before) && NO_BETTER.test(after))
  )
    return 'dropped'
  const typed = marked.slice(Math.max(0, start - 60), start)
  if (isListedAsRefused(before, typed)) return 'excluded'
  if (
    /(?<!\p{L})(?:đừng|chớ)(?: có)?(?: (?:gợi ý|giới thiệu|tư vấn|đưa ra|đưa|lấy|mua|bán|chọn|pha|lẫn|dính|xài))?(?: (?:cho )?(?:tôi|tui|mình|em|anh|chị|con|cô|chú|nó|bé|cháu|nhỏ|thằng nhỏ|con nít))?(?: (?:loại|bếp|máy|cái|con|loa|quạt|laptop|tivi|đồ|nút|bảng|kiểu|dạng|cánh|mặt|màn|màu|hàng)){0,3}(?: có)?\s*$/u.test(
      typed,
    )
  )
    return 'excluded'
  if ((FEARED_BEFORE.test(before) && FEARED_AFTER.test(after)) || COMPLAINED_OF.test(after)) return 'excluded'
  if (FEARED.test(typed) && TROUBLED_BY.test(after)) return 'excluded'
  if (marked === folded && UNMARKED_DONT.test(before)) return 'excluded'
  const isUse = /dùng\s*$/.test(typed)
  const saysNo = NO_BEFORE.test(typed) && !OF_THINGS.test(before)
  const asksForHelp = KNOWS_LITTLE.test(before) && OF_ITS_SORTS.test(after)
  if (((RULED_OUT.test(before) || saysNo) && !isUse && !asksForHelp) || isRefusedAfter(after))
    return 'excluded'
  return isWelcome(before, after) ? 'preferred' : 'wanted'
}
