/** Before an amount: it is what something else costs, saves, earns or lacks, not what there is to spend. */
const BEFORE =
  /(?:^|[\s,.;:(])(?:giam(?: gia| toi| den| ngay| them| con| xuong con| manh)?|(?:bot|giam|fix|ha)(?: cho)?(?: (?:anh|chi|em|minh|tui|toi|co|chu|bac|con|chau))?|voucher|coupon|ma giam|(?<!(?:gi|nao|de) )tang(?! (?:len|toi|den|tam|khoang|duoi|co|muc))(?: qua| kem| them)?|qua tang(?: tri gia)?|tri gia|(?:chenh|lech)(?: lech| nhau)?(?: (?:khong|ko|k|dung|toi da|duoi)(?: (?:qua|hon|vuot))?)?|(?<!lam )them|bu(?: them)?|tra truoc|dat coc|coc|tra gop(?: moi thang)?|(?:moi|hang|mot) thang(?: tra| gop| dong| chiu| lo| bo ra| co the)*(?: duoc| noi)?|hang thang|luong(?: (?:thang|em|minh|toi|huu|dau|tien|cua|nay|con|duoc|la)){0,6}|thu nhap|tien dien|tien nuoc|tien nha|tien cong|tien hang thang|hoa don(?: dien| tien dien)?|(?<!kinh |chi )phi(?: lap dat| van chuyen| ship| sua)?|ship|van chuyen|lap dat(?: het| mat)?|cong lap(?: dat)?|(?<!so |^|[,.;] ?|(?:em|con|chau|minh|tui|toi|lop \d{1,2}) )tiet kiem(?: duoc)?|(?:tien |phai tra |chiu |dong |ganh )lai|phat|hoan(?: tien| lai)?|cashback|hoc phi|gia goc|gia cu|gia niem yet|ban lai|thu lai|thu mua|sua(?: het| mat)?|thay(?: pin| man| block| ron| lop| mach| linh kien)?(?: het| mat)?|(?:tien|phi|gia|chi phi)(?: thay)? (?:bo )?(?:loi|mang|loi loc|mang loc|tui|tui bui)(?: (?:hang|moi|mot|1) (?:nam|thang))?(?: (?:dung|khong|ko|toi da|duoi)(?: (?:qua|hon|vuot))?)?|tho (?:doi|lay|bao|tinh)|re hon(?: duoc)? tan|(?:tien|hoa don) dien (?:thang |moi thang |hang thang )?(?:dung|khong|ko|k|cho|de|mong|khoi)(?: (?:cho|de|qua|len|vuot|toi))*|so voi|dat hon tan|hon nhau|cach|bao hanh|tds|ppm|trung thuong|thue|binh gas?|thang (?:nay|truoc|roi) (?:tien )?dien|tru(?: (?:tien )?(?:tro|an|nha|dien|nuoc|xang|no))|(?:moi|hang|mot) thang(?: [a-z]+)? de danh(?: duoc)?|de danh(?: duoc)? moi thang)\s*(?:(?:thang|moi thang|khoang|tam|toi|den|la|chi|hon|gan|mat|het|len|con|toi da|ca|duoc|ngay)\s+|[:=]\s*){0,3}$/

/** After an amount: it counts people, colours, hours or things, or is a rate. */
const AFTER =
  /^\s*(?:dong |d |vnd )?(?:\/\s?(?:thang|th|nam|ngay|month|nguoi|gio|ky)|(?:(?:moi|mot|hang|1|tren|per|a) (?:thang|nam|ngay|month|quy)|tien dien|tien nuoc|nguoi|luot|khach|diem anh|pixel|pixels|view|km|so dien|chu dien|usd|do la|gio(?! ?(?:manh|em|nhe|to|mat|lanh|xoay|deu|nong|rong|xa))|lan|may ban|san pham|ban ra|don hang|nguoi dung|thang|tren thang)(?![a-z]))/

const COUNTED_AFTER: Record<string, RegExp> = {
  cu: /^\s*(?:sac|loa|tai|nguon|khoai|hanh|toi|cai|ca rot|cu|gung|nghe|pin(?! (?:trau|khoe|lau|tot|ben|khung|cao)(?![a-z]))|day|dai|phat|nay|kia)(?![a-z])/,
  chai: /^\s*(?:nuoc|ruou|bia|dau|sua|xit|pin|vang|ruou vang|mat ong|tuong|nuoc hoa|gas|ga)(?![a-z])/,
  k: /^\s*(?:hz|btu|mah|pixel|120|60|uhd|hdr|oled|qled|nits|vong|rpm|sub|follow|qualcomm|wh|rows?|records?|dong du lieu)(?![a-z])/,
  m: /^\s*(?:2|3|vuong|khoi|ngang|day|cap|dai|rong|pixel|px|bps|mega)(?![a-z])/,
  tr: /^\s*(?:mau sac|mau)(?![a-z])/,
  trieu: /^\s*(?:mau sac|mau)(?![a-z])/,
  ty: /^\s*(?:mau sac|mau)(?![a-z])/,
  ti: /^\s*(?:mau sac|mau)(?![a-z])/,
  ngan: /^\s*(?:da|dong|mat|keo|tu|rieng|canh|chua|lanh|rau)(?![a-z])/,
}

/** 'đắt hơn loại thông hơi 6 triệu', 'sao cái thì 3tr cái thì 8tr': what tells two machines apart. */
const OF_OTHERS =
  /(?:^|\s)(?:(?:dat|mac|cao|re) hon (?:[a-z]+ ){1,6}|(?:cai|con|may|loai|cho|noi|ban|hang) (?:thi|gia|co|ban|ghi) )(?:khoang |tam |toi |den |ca |gan )*$/
/** 'sao Casper có 6 triệu mà Daikin gần chục', 'hàng xách tay rẻ hơn 3 triệu có nên không': what is told of prices, not what there is. */
const TOLD_OF_PRICES =
  /(?:^|[\s,.;])(?:sao|tai sao|vi sao|lam sao)(?: [a-z0-9]+){0,6} (?:co|chi|re hon|dat hon|mac hon|gia|toi|tan|ban)(?: (?:co|chi|khoang|tam|hon|gan|toi))* *$|(?:^|\s)(?:hang |ban |may )?(?:xach tay|like ?new|hang cu|may cu|trung bay|hang online|tren mang|cho khac|shop khac|noi khac)(?: (?:thi|gia|ban|co|chi|no|cung|ho))* (?:re|dat|mac) hon(?: (?:khoang|tam|toi|den|ca|gan|duoc))* *$/
/** 'rẻ hơn 3 triệu so với hàng VN/A'. */
const OF_GAP = {
  before: /(?:^|\s)(?:dat|mac|cao|re|chenh) hon (?:khoang |tam |toi |den |ca |gan )*$/,
  after: /^\s*(?:dong )?so (?:voi|ra)(?![a-z])/,
}
/** 'cao hơn bao nhiêu cũng được', 'đắt hơn chút, 12 triệu': no other machine is named. */
const NO_OTHER =
  /(?:dat|mac|cao|re) hon (?:[a-z]+ )*(?:duoc|cung|chut|ti|xiu|nua|thi|la|khoang|tam|muc|gia|mot)(?![a-z])/

/** 'pin trên 5000': what a battery holds. */
const OF_BATTERY = /(?:^|\s)pin (?:(?:phai|tren|tu|hon|it nhat|toi thieu|co|khoang|tam|duoi|qua) )*$/

/** Whether 'màu' (colour), not 'mẫu' (model), stands at the start of a marked text. */
const isColour = (markedAfter: string) =>
  /^\s*(?:màu|mầu|mau sắc)/.test(markedAfter) || /^\s*mau sac/.test(markedAfter)

/** Whether the texts around an amount say that it is no budget. `unit` is the folded word of its unit. */
export function isNoBudget(
  textBefore: string,
  textAfter: string,
  markedAfter: string,
  unit: string,
): boolean {
  // 'hết thảy 25tr': of all together.
  if (/(?:^|\s)(?:het|ca|tat) thay(?: la)?\s*$/.test(textBefore)) return false
  // '25 củ lận' is no '25 củ một lần'.
  if (AFTER.test(textAfter) && !/^\s*lận/.test(markedAfter)) return true
  const counted = COUNTED_AFTER[unit]
  if (
    counted?.test(textAfter) === true &&
    (!['tr', 'trieu', 'ty', 'ti'].includes(unit) || isColour(markedAfter))
  )
    return true
  // 'mới thuê 6tr mua được …': whatever stands before it, it is there to be spent.
  if (/^\s*(?:thi )?(?:mua|sam|lo) (?:duoc|dc|noi|gi|may|nhung)(?![a-z])/.test(textAfter)) return false
  // 'tiền thuốc hết rồi, còn có 7 triệu': what is left is there to be spent.
  if (
    /(?:^|[,.;]\s*)(?:gio |chi |hien |(?:trong )?(?:vi|tui|tay) )?con (?:co |dung |moi |duoc |lai )?\s*$/.test(
      textBefore,
    )
  )
    return false
  const near = textBefore.slice(-50)
  if (OF_BATTERY.test(near)) return true
  if (OF_GAP.before.test(near) && OF_GAP.after.test(textAfter)) return true
  if (TOLD_OF_PRICES.test(near)) return true
  return BEFORE.test(near) || (OF_OTHERS.test(near) && !NO_OTHER.test(near))
}

/** Kinds whose figures are metres, so that 'm' near them is a length. */
export const LENGTH_WORDS =
  /(?:^|[\s,.;:(])(?:cach|phong|studio|can ho|can|dien tich|dai|rong|cao|sau|ngang|day|cap|xa|ban kinh|khoang cach|tran|thap|gac|tuong|loi di|hanh lang|sofa|ghe|lot|camera|cam|mic|bluetooth|wifi|mang|bang thong)\s(?:[a-z]+\s){0,4}$/

/** Words behind a bare number that say what it counts, so that it is no price. */
export const COUNTS_SOMETHING =
  /^\s*(?:-\s*\d+\s*)?(?:am luong|buoi|bua|phat tu|cong nhan|nhan vien|dai bieu|suat|mieng an|vi khach|lit|l|kg|ky|ki|can|inch|in|ich|"|inh|hp|ngua|btu|w|m|m2|m3|gb|g|tb|mah|hz|nguoi|chau(?! (?:be )?(?:muon|can|mua|hoi))|be|hoc sinh|sinh vien|thanh vien|cua|canh|ngan|loi|cap|chieu|thang|nam|ngay|tuan|gio(?! (?:manh|em|nhe|to|mat|lanh|xoay|deu|nong|rong|xa))|phut|con|cai|chiec|loai|mau|bo|phong|tang|tuoi|%|do(?! (?:lai|xuong|len|ve))|so|lan|nguoi lon|em be|dua|khau|trieu|tr|cm|mm|vung|bep|lua|sao|nit|chip|nhan|core|pro|plus|ultra|max|mini|o|met|vuong|khoi|cu|k|x|model|dong|hang|san pham|may|trang|vong|oat|watt|ml|gam|khach|hoc sinh|luot|db|dba|decibel|de[ -]?xi[ -]?ben|va \d+ (?:inch|kg|lit))(?![a-z])/
