/** How the words around an amount bind it. */
export type Bound = 'max' | 'min' | 'about' | 'nearly' | 'over' | 'exactly' | 'none'

const FILLER =
  '(?:(?:muc|gia|so|tien|la|o|chi|co|ngan sach|budget|vao|tam|khoang|co|chung|tong|cung|nhat|minh|em|toi|nha|chot|cai|ban|a|price|of|with|only|the)\\s+|[:=]\\s*){0,4}'
const before = (words: string) => new RegExp(`(?:^|[\\s,.;:(])(?:${words})\\s*${FILLER}$`)

/** Asked in this order, on the folded text before the amount. */
const BEFORE: readonly [Bound, RegExp][] = [
  ['about', before('tren duoi|duoi tren')],
  [
    'min',
    before(
      '(?:khong|ko|k)(?: duoc| nen| the)? duoi|(?<!(?:quat|loa|tu|cay|den) )dung(?: co)? duoi|(?:khong|ko|k|dung)(?: duoc| nen| co| the)? (?:nho|be|it|thap|kem|nhe) hon',
    ),
  ],
  [
    'max',
    before(
      '(?:khong|k|dung|chua|ko)(?: nen)?(?: duoc)?(?: co| lay| mua| chon| tinh| xem)?(?: hang| loai| con| may| cai| mau| mon| gia)?(?: mac| dat| cao| ton)? (?:vuot qua|qua|vuot|hon|tren|cao hon|toi|den|dat hon|lon hon)|chua toi|chua den|chua qua|mien khong qua|' +
        'toi da|max|maximum|kich kim|kich tran|(?<!(?:quat|den|am|op|loa|gac|ap|treo|san|sat|mat|gan) )tran|gioi han|han muc|(?:cam|khong cho|khong duoc|ko cho|ko duoc)(?: [a-z]+){0,3} (?:tren|qua|hon)|duoi|duoi muc|nho hon|thap hon|it hon|be hon|re hon|trong vong|do ve|nhieu nhat|cao nhat|' +
        'chi co|chi con|chi du|chi tom duoc|trong tay(?: chi| con)?(?: co| dung)?|trong vi(?: chi| con)?|vi con|con dung|con du|co dung|' +
        '(?:me|ma|ba|bo|cha|vo|chong|ong|sep|nha|ong ba|ba ma|bo me|cong ty|con)(?: chi)? (?:cho|gui|duyet)(?: (?:em|minh|con|toi|tui|chau|duoc|tien))*|duoc (?:cho|thuong|li xi|duyet)|li xi(?: (?:duoc|de danh))*|' +
        'gom(?: gop)? duoc|gop duoc|tich (?:duoc|dc|gop duoc)|danh dum duoc|(?<!(?:nen|co) )de danh(?: duoc)?|von(?: co)?|ca thay|dung lo|' +
        '(?:don ?.?t|do not|not|never|can ?.?t|cannot|must not|shouldn ?.?t) (?:go |be |spend |cost |want )?(?:over|above|more than|exceed|beyond)|under|below|less than|up to|at most|no more than|cheaper than|within|not over|not more than|<|< ?=',
    ),
  ],
  ['exactly', before('dung|chinh xac|vua du|vua dung|dung gia|exactly')],
  ['nearly', before('gan|gan bang|ngot|ngot nghet|suyt soat|sat')],
  [
    'min',
    before(
      '(?<!(?:cua|da|long|phim|(?<!cao )cap|treo|nap|phia|mo|ben) )tren|it nhat|toi thieu|cao hon|lon hon|nhieu hon|dat hon|(?<!bep )(?<!dien )tu|min|thap nhat|over|above|more than|at least|from|>|> ?=',
    ),
  ],
  ['over', before('hon|ngoai|tren chut|nhinh hon')],
  [
    'about',
    before(
      'tam|khoang|tam khoang|khoang tam|co|chung|quanh|loanh quanh|xap xi|do|dau do|dao dong|tam tam|uoc chung|co chung|trong tam|trong khoang|around|about|approximately|roughly|~',
    ),
  ],
]

const AFTER_MAX =
  /^\s*(?:,\s*)?(?:do lai|quay xuong|la het muc|la het|tron goi|chan|tro lai|tro xuong|do xuong|quay dau|tat ca|tron|la cung|la max|la toi da|la kich|max|do ve|toi da(?! (?:la )?\d)|het (?:muc|co|suc|nac|tien)|kich (?:kim|tran)|hoac it hon|hoac re hon|(?:khong|ko|k|hok|hong|dung)(?: co| duoc)? hon (?:mot |1 )?(?:xu|cac|dong|nghin|ngan)|or less|or under|maximum|tops)(?![a-z])/
const AFTER_MIN = /^\s*(?:,\s*)?(?:tro len|do len|len|hoac hon|or more|and up|\+)(?![a-z])/
const AFTER_ABOUT = /^\s*(?:hoi|gi do|chi do|do ve|do thoi)(?![a-z])/
/** '15 triệu thôi'; 'tầm 15 triệu thôi' is said to be about so much. */
const AFTER_ONLY = /^\s*thoi(?![a-z])/
const AFTER_OVER = /^\s*(?:hon(?! nhau| kem)|ngoai|hon chut|may)(?![a-z])/

/** 'không lấy cái nào trên 10 ký', 'đừng có dưới 5 lít': what lies beyond the amount is turned down. */
const TURNED_DOWN =
  /(?:^|[\s,.;])(?:khong|ko|k|hong|hok|dung|chang|tranh) (?:(?:lay|mua|chon|muon|thich|ham|co(?!(?: [a-z]+){0,2} nao)|xai)(?: (?:cai|con|loai|may|thang|mau|do|hang))?|(?:gioi thieu|goi y|dua|tu van)(?: [a-z]+){0,3}|cai|con|loai|thang)(?: nao)? (?:nang |to |lon |nho |cao |rong |dai )?(tren|duoi)\s*$/

/** 'miễn đừng dưới 20 lít'. */
const AT_LEAST_SAID = /(?:^|[\s,.;])(?:mien|mong|nho|sao cho|xin)(?: la)? (?:dung|khong|ko)(?: co)? duoi\s*$/

/** 'trên 60 triệu là má chửi', 'quá 7 củ là tôi chạy': what goes beyond is too much. */
const BEYOND = before('tren|qua|vuot|vuot qua|hon|cao hon|dat hon|mac hon')
const TOO_MUCH =
  /^\s*(?:la|thi) (?:[a-z]+ ){0,3}(?:chui|khong|ko|k|thoi|nghi|chiu|vuot|qua suc|het tien|bo|khoi|chay|ne|xiu|deo|dep|ve|mien|chet|xin|kieu|bye|out|lui|rut)(?![a-z])/
const NO_BELOW = /^\s*(?:khong|ko|k|khum|hong|no),? duoi\s*$/

/** 'dưới 4 triệu thì thôi khỏi': what is cheaper is not wanted. */
const BELOW = /(?:^|\s)duoi $/
const TOO_LITTLE = /^\s*(?:thi|la) (?:thoi|khoi|bo qua|dung|mien|(?:khong|ko|k) (?:lay|mua|can|ham))(?![a-z])/

/** 'lên 1tr5 cũng được', 'giá tới 1tr5': the most that is spent. */
const UP_TO = before('len|len toi|toi|den')
const IS_FINE = /^\s*(?:cung |la |thi )?(?:duoc|dc|ok|oke|okie|on|chiu|choi)(?![a-z])/
const UP_TO_PRICE = /(?:^|\s)(?:gia|tien|toi da) (?:len )?(?:toi|den)\s*$/

/** How an amount is bound by the folded text before and after it. */
export function boundOf(textBefore: string, textAfter: string): Bound {
  if (AFTER_MAX.test(textAfter)) return 'max'
  if (AFTER_MIN.test(textAfter)) return 'min'
  const near = textBefore.slice(-60)
  const beyond = TURNED_DOWN.exec(near)?.[1]
  if (beyond !== undefined) return beyond === 'tren' ? 'max' : 'min'
  if (BEYOND.test(near) && TOO_MUCH.test(textAfter)) return 'max'
  if (UP_TO.test(near) && (IS_FINE.test(textAfter) || UP_TO_PRICE.test(near))) return 'max'
  if (BELOW.test(near) && TOO_LITTLE.test(textAfter)) return 'min'
  // 'ko, dưới 1tr2 thôi' turns down what was shown, not what is cheaper.
  if (NO_BELOW.test(near) && AFTER_ONLY.test(textAfter)) return 'max'
  const least = AT_LEAST_SAID.test(near)
  if (least) return 'min'
  const found = BEFORE.find(([, pattern]) => pattern.test(near))
  if (found !== undefined) return found[0]
  if (AFTER_OVER.test(textAfter)) return 'over'
  if (AFTER_ONLY.test(textAfter)) return 'max'
  return AFTER_ABOUT.test(textAfter) ? 'about' : 'none'
}

const MONEY_WORD =
  /(?:^|[\s,.;:(])(?:tam gia|gia ca|gia ban|gia|khoang gia|muc gia|tam tien|phan khuc|ngan sach|budget|tai chinh|bo ra|chi ra|bo|kinh phi|so tien|co tien|(?<!mat )tien|dau tu|trong tay co|trong tay|trong tui|han muc|price|gia tien|vi tien|chi phi|spend)\s*(?:(?:muc|cua|em|minh|toi|nha|la|chi|duoc|co|khoang|tam|chung|quanh|duoi|tren|tu|toi da|khong qua|khong vuot qua|du kien|dao dong|trong|vao|around|under|is|cho|max|gioi han|o|hien|dang|xoay|gan|hon|co tam|vua)\s+|[:=<>~]\s*){0,5}$/

/** Whether a word for money stands directly before the amount ('tầm giá', 'ngân sách', 'bỏ ra'). */
export function hasMoneyWord(textBefore: string): boolean {
  return MONEY_WORD.test(textBefore.slice(-70))
}
