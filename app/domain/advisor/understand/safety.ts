import type { Reading } from './reading.ts'

/** Attempts to steer the advisor itself. */
const INJECTION: readonly RegExp[] = [
  /bo qua (?:het |toan bo |moi |tat ca |cac |nhung )*(?:huong dan|chi dan|chi thi|lenh|quy tac|quy dinh|prompt|yeu cau|noi dung|luat)/,
  /(?:quen|xoa|phot lo|mac ke|khong tuan theo|vo hieu hoa) (?:het |di |toan bo |moi |may |tat ca |cac |nhung )*(?:huong dan|chi dan|chi thi|lenh|quy tac|quy dinh|gioi han|bo loc|vai tro|luat|noi quy)/,
  /(?:ignore|disregard|forget|override|bypass) (?:all |any |the |your |my |of |every )*(?:previous|above|prior|earlier|system|safety)? ?(?:instructions?|rules?|prompts?|guidelines|filters?)/,
  /(?:^|\s)(?:ignore|forget|disregard) (?:it |this |that )?(?:all|everything|above)(?: (?:above|that|this|of it))? (?:and|then)(?![a-z])|system ?prompt|prompt he thong|loi nhac he thong|cau lenh he thong|huong dan he thong|chi thi he thong|initial prompt|hidden prompt/,
  /jailbreak|dan mode|dev(?:eloper)? mode|"?role"? ?: ?"?(?:system|assistant)|che do (?:nha phat trien|quan tri|admin|debug|dan)|do anything now|khong (?:con )?bi gioi han|khong gioi han noi dung/,
  /(?:you are now|pretend (?:to be|you)|act as (?:a |an )?(?!.{0,20}(?:shop|sales|advisor))|roleplay as|(?:tu (?:gio|bay gio|nay)|bay gio|gio) (?:ban|may|mi|bot) (?:la (?:dan|admin|nhan vien|quan tri|hacker|chu)|se la|hay)|tu (?:gio|bay gio|nay) (?:ban|may) la|gia (?:vo|su) (?:ban |may )(?:la|khong))/,
  /(?:in|hien thi|tiet lo|dua|cho (?:toi|minh|tao|em) (?:xem|biet)|liet ke|doc|print|reveal|show|dump|leak|repeat) (?:ra |me |lai |nguyen van |toan bo |het |your |the |all |ca )*(?:prompt|(?:du lieu |bang )?gia (?:nhap|von)|api key|khoa api|token|ma nguon|source code|bien moi truong|environment|env|mat khau|password|cau hinh he thong|database|co so du lieu|instructions)/,
  /drop table|<script|union select|; ?delete from|\{\{.{0,40}\}\}|\[(?:system|admin|root|dev)(?: mode)?\]|<\|/,
  /(?:admin|root|sudo) mode|(?:^|\s)(?:duyet|ap dung|cap nhat|ghi lai|xac nhan)(?: [a-z]+){0,2}:? (?:giam|sua|doi|ha) gia(?![a-z])/,
]

/** What the advisor must not help with: unlawful, or dangerous to do oneself. */
const HARMFUL: readonly RegExp[] = [
  /(?:^|\s)(?:crack|keygen|be khoa|pha khoa(?! tre em| ban phim| may giat)|(?<!(?:bi|chong|tranh|khong|kho|de|so|lo|nguy co|ke|tin tac|tan cong) )hack|phan mem lau|kich hoat lau|windows lau|key lau)(?![a-z])/,
  /(?:bypass|mo khoa|pha|be|unlock|go|xoa|vuot|qua mat) (?:tai khoan |khoa )?(?:icloud|find my|frp|google account|tai khoan google|mdm)|(?:icloud|frp) (?:bypass|unlock)/,
  /(?:doi|sua|fake|gia mao|lam gia) (?:so )?imei/,
  /(?:(?<!(?:so|bi|ngai|chong|tranh|(?:khong|ko|k) co|(?:khong|ko|k) co mic|(?:khong|ko|k) co (?:micro|camera)) )nghe len|dinh vi len|theo doi len|doc trom|xem trom|(?<!(?:bi|so|ngai|chong|tranh|khong|lo|khoi) )quay len|cai (?:app |phan mem )?theo doi|gian diep)/,
  /(?:an cap|cau trom|an trom|cau moc) dien(?! thoai| tu| may| lanh)|(?:chinh|sua|hack|can thiep|quay nguoc) cong to/,
  /(?:tu|cach|huong dan|chi (?:cach|minh|em|toi)|lam sao) (?:(?:de |tu |minh |em |co the |cach |sac |may |tai nha )){0,3}(?:nap|bom|sac|xa|thay|cham|rut) (?:them )?(?:gas|ga|moi chat)(?![a-z])/,
  /tu (?:minh )?(?:sua|thao|han|mo) .{0,20}(?:ro gas|xi gas|duong ong gas|bo nguon|may nen|cao ap)/,
  /(?:nap|bom|sac|thay) (?:gas|ga)(?: (?:may lanh|dieu hoa|tu lanh|r32|r410a|r22))* (?:tu lam|nhu the nao|the nao|lam sao|bang cach)/,
  /(?:tu|cach) (?:minh )?(?:dau|noi|cau) (?:tat|truc tiep)? ?(?:cau chi|aptomat|cau dao|tu dien|nguon dien 3 pha)|bo (?:day|tiep) (?:tiep )?dia|(?:tu|cach) (?:lap|dau|noi|sua) (?:dien )?(?:may nuoc nong|binh nong lanh)(?: tai nha)?/,
  /(?:tu|cach) (?:che|lam|thao|mo|choc) (?:tu lo vi song|bien ap|pin lithium|cell pin|pin phong|cuc pin)|(?:thao|mo|sua) (?:cuc )?(?:magnetron|cao ap)/,
  /(?:^|\s)(?:thao|go|vo hieu|che|noi tat|cat|bit)(?: [a-z]+){0,6} (?:cong tac|khoa|cam bien) (?:cua|nap)(?![a-z])/,
  /(?:ban ui|ban la|may say toc) .{0,40}(?:nau|dun|chin|nuong|ham|luoc)(?![a-z])/,
  /(?:^|\s)(?:nhot|bo|giam|nem|quang|tong|cho)(?: (?:con|no|cai|may|be|em|thang|chau|cho|meo|ga|chim|tho|chuot))+(?: [a-z]+){0,2} (?:vao|vo|trong|ben trong)(?: (?:cai|con|long|ngan))* (?:tu (?:dong|lanh)|may (?:giat|say|rua)|lo (?:vi song|nuong))(?![a-z])/,
  /(?:che tao|lam|pha che) (?:bom|vu khi|sung|thuoc no|ma tuy|chat no)(?![a-z])|(?:tu sat|giet nguoi|dau doc)(?![a-z])/,
]

/** Requests for somebody's personal data. */
const PERSONAL: readonly RegExp[] = [
  /(?:so dien thoai|sdt|dia chi|email|thong tin|du lieu|lich su mua|tai khoan|mat khau|so cccd|can cuoc|cmnd|so the)(?: (?:ca nhan|nha|rieng|lien he|mua hang|ngan hang|tin dung|dang nhap))* (?:cua )?(?:cac |nhung |nguoi |mot |tat ca )*(?:khach|nguoi dung|khach hang|nguoi mua|nguoi khac|anh ay|co ay|chi ay|ban gai|ban trai|vo toi|chong toi|hang xom|ai do|nhan vien)/,
  /(?:danh sach|file|database) (?:khach hang|nguoi dung|so dien thoai)/,
  /(?:luu|ghi nho|day la) (?:so )?(?:the tin dung|cccd|can cuoc|cmnd|mat khau)/,
]

/** What is asked that must not be helped with: to steer the advisor, for somebody's data, what is unlawful, or a danger. */
export type UnsafeSort = 'steering' | 'personal' | 'unlawful' | 'dangerous'

/** Words of attempts to steer that no pattern above has. */
const STEERS =
  /(?:^|\s)(?:prompt|huong dan|he thong|go loi|debug|lap lai|cau do|quy tac|hoa hong|admin|quan tri|vai tro|nhan vien|ignore|instructions?|system|hacked|dich cau|tu gio|tu bay gio|moi cau tra loi|phai noi|quang cao|assistant|xac nhan|voucher|ma giam|tra loi moi cau|moi cau bang cach|noi xau|boi nho|che bai|boc phot|che (?:shop|hang|ben)|khen (?:shop|hang|ben)|api|json|ma nguon)(?![a-z])/
const UNLAWFUL =
  /(?:^|\s)(?:hack|crack|be khoa|mo khoa|icloud|imei|mat khau|an cap|cau trom|cong to|wifi hang xom|doc trom|xem trom|theo doi|nghe len|nghe trom|quay len|dinh vi|phan mem lau|win lau)(?![a-z])/

/** The sort of a folded question that must not be helped with. */
export function sortOfUnsafe(folded: string): UnsafeSort {
  if (PERSONAL.some((pattern) => pattern.test(folded))) return 'personal'
  if (INJECTION.some((pattern) => pattern.test(folded))) return 'steering'
  if (UNLAWFUL.test(folded)) return 'unlawful'
  return STEERS.test(folded) ? 'steering' : 'dangerous'
}

/** Gas of a stove in the air: a spark is enough. What a cooling machine has lost is another gas. */
const GAS_IN_AIR =
  /(?:^|\s)(?:(?<!(?:hut|khu) )mui|xi|ro|ro ri|hoi|nghe|hit) (?:[a-z]+ ){0,4}(?:gas|ga)(?![a-z])|(?:^|\s)(?:gas|ga) (?:bi )?(?:xi|ro ri|nong nac|boc mui)(?![a-z])/
const OF_COOLING = /(?:^|\s)(?:may lanh|dieu hoa|tu lanh|tu dong|dan lanh|cuc nong|bom gas|nap gas)(?![a-z])/
/** 'bị bỏng', 'bị phỏng nước sôi': with its marks it is no 'bị bong' of what peels off. */
const BURNT =
  /(?<!\p{L})(?:bị|đã|mới|vừa) (?:bỏng|phỏng)(?!\p{L})|(?<!\p{L})bi (?:bong|phong) (?:nuoc|lua|dau|hoi|nang|tay|da)(?!\p{L})/u

/** 'máy cũ nó phồng cái bụng lên': a battery, whether it is named or not. */
const SWOLLEN =
  /(?<!\p{L})(?:điện thoại|máy|pin|ipad|laptop|lưng|nắp|cái cũ|nó)(?: \p{L}+){0,4} (?:phồng|phình)(?: (?:cái|lên|bụng|lưng|to|ra))+(?!\p{L})|(?<!\p{L})(?:phồng|phình) (?:cái )?(?:bụng|lưng)(?!\p{L})/u

/** 'sạc điện thoại dưới gối thấy khói': a battery that burns already. */
const SMOKES =
  /(?<!\p{L})(?:sạc|pin|điện thoại|laptop|máy tính bảng|ipad|tai nghe|loa)(?: [\p{L}\d]+){0,8} (?:thấy|bốc|xì|xịt|ra|lên|nghi ngút|tỏa|toả|có) (?:mùi )?khói(?!\p{L})/u

/** 'tủ lạnh ngâm nước nửa thân, cắm lại được không': what was under water, about to be switched on. */
const FLOODED =
  /(?:^|\s)(?:(?:ngam|ngap|dam|chim)(?: [a-z]+){0,2} (?:nuoc|lut)|nuoc (?:ngap|lut|lu|tran)|lut (?:vua|moi|ngap|vo|vao|toi))(?![a-z])/
const OF_MACHINES = /(?:^|\s)(?:may|tu|tivi|quat|bep|noi|lo|dien thoai|laptop|o cam|o dien|loa)(?![a-z])/
const SWITCHES_ON =
  /(?:^|\s)(?:cam (?:lai|dien|thu|vo|vao)|bat (?:lai|len|thu)|mo (?:lai|thu)|xai lai|dung lai|chay (?:lai|thu))(?![a-z])/

/** Who only tells that machines stood in water is about to do something with them; who asks or buys is answered. */
const ASKS_OR_BUYS =
  /\?|(?:^|\s)(?:mua|chon|lay|sam|tim|kiem|tu van|nen|nao|gi|sao|khong|ko|k|hong|hok|bao hanh|muon|can|the nao|chong|loai|phong|ngua)(?![a-z])/

/** Whether somebody is in danger in so many words: gas of a stove in the air, a fresh burn, a swollen battery. */
export const isEmergency = ({ folded, marked }: Pick<Reading, 'folded' | 'marked'>): boolean =>
  (GAS_IN_AIR.test(folded) && !OF_COOLING.test(folded)) ||
  BURNT.test(marked) ||
  SWOLLEN.test(marked) ||
  SMOKES.test(marked) ||
  (FLOODED.test(folded) &&
    OF_MACHINES.test(folded) &&
    (SWITCHES_ON.test(folded) || !ASKS_OR_BUYS.test(folded)))

const SHARES_SOCKET =
  /(?:^|\s)(?:cam chung|chung (?:mot |1 )?(?:o|cuc|bang)|(?:o|day) (?:keo dai|noi(?: dai)?))(?![a-z])/
/** 'tính cắm', '… được không': of what is not done yet. */
const IS_PLANNED =
  /(?:^|\s)(?:tinh|dinh|muon)(?: [a-z0-9]+){0,3} (?:cam|noi|keo)(?![a-z])|(?:^|\s)(?:duoc|dc|co sao|on) (?:khong|ko|k|hong|hok|chu)(?![a-z])/
const HAPPENS = /(?:^|\s)(?:khet|khoi|chay|nong ran|bong|te tay|giat|toe lua|nhay|sap|no)(?![a-z])/

/** 'kéo chung 1 sợi 2.5 cho 4 cái máy lạnh': one wire for what needs several. */
const SHARES_WIRE =
  /(?:^|\s)(?:keo|di|dau|chay|cau|noi)(?: dien)? chung(?: (?:mot|1))?(?: (?:soi|day|duong|nguon))|(?:^|\s)(?:mot|1) (?:soi|day)(?: dien)?(?: \d(?:[.,]\d)?(?: ?mm2?)?)? cho (?:ca )?(?:\d|hai|ba|bon|may|nhieu)(?![a-z])/

/** 'cắm bằng ổ kéo dài 10 mét qua sân': a cord under feet, in rain and sun. */
export const CORD_OUTSIDE =
  /(?:^|\s)(?:o|day)(?: cam| dien)? (?:keo|noi)(?: dai)?(?: [a-z0-9]+){0,4} (?:bang qua|qua|ngoai|ra) (?:san|duong|vuon|hien|mai|troi)(?![a-z])/

/** 'ngủ quên sạc bên gối', 'sấy tóc trong bồn tắm': what warms in bedding, and what is plugged in beside water. */
export const IN_BED =
  /(?:^|\s)(?:sac|cam sac)(?: [a-z]+){0,3} (?:ben|duoi|canh|tren|dau|trong) (?:goi|nem|giuong|chan|men)(?![a-z])/
export const IN_BATH =
  /(?:^|\s)(?:say toc|may say|sac|dien thoai|quat|loa|laptop|tivi)(?: [a-z]+){0,6} (?:trong|canh|mep|thanh|vao|xuong) (?:bon tam|bon|chau nuoc)(?![a-z])/

/** Whether a plan is a danger though nothing burns yet: machines on one wire, a cord laid outside, in bedding, beside water. */
export const plansDanger = (folded: string): boolean =>
  ([CORD_OUTSIDE, IN_BED, IN_BATH].some((pattern) => pattern.test(folded)) && !HAPPENS.test(folded)) ||
  (SHARES_WIRE.test(folded) && IS_PLANNED.test(folded) && !HAPPENS.test(folded))

/** Whether somebody only means to plug several machines into one socket: nothing burns yet that were to be switched off. */
export const plansToShareSocket = (folded: string): boolean =>
  SHARES_SOCKET.test(folded) && IS_PLANNED.test(folded) && !HAPPENS.test(folded)

/** Whether a folded question tries to steer the advisor, in so many words, and asks for no harm. */
export const isSteering = (folded: string): boolean =>
  INJECTION.some((pattern) => pattern.test(folded)) &&
  ![HARMFUL, PERSONAL].some((patterns) => patterns.some((pattern) => pattern.test(folded)))

/** Orders that mean nothing by themselves, and something in a text that tries to steer. */
const ORDERS =
  /(?:^|\s)(?:luon (?:luon )?tra loi|chi (?:khen|noi|duoc noi|gioi thieu|duoc)|phai noi|tra loi (?:bang|rang)|(?:ghi|chen|hien) (?:chu|dong|doan|them|ro|rang|vao)|script|tu (?:gio|bay gio|nay)|in (?:toan bo|ra)|xac nhan|ban la|you are|system|assistant|voucher|ma giam)(?![a-z])/

/** Whether a folded part of a text that tries to steer is one of its orders. */
export const saysOrder = (folded: string): boolean => ORDERS.test(folded)

/** 'tự tử': with its marks it is neither 'từ tủ' nor 'tử tử chút'; without any it is taken for it. */
const OF_SUICIDE = /(?<!\p{L})(?:tự tử|tu tu(?! (?:lanh|dong|mat|bep|say|chut)))(?!\p{L})/u

/** Whether a question tries to steer the advisor, asks for harm, or for somebody's personal data. */
export function isUnsafe({ folded, marked }: Pick<Reading, 'folded' | 'marked'>): boolean {
  return (
    OF_SUICIDE.test(marked) ||
    [INJECTION, HARMFUL, PERSONAL].some((patterns) => patterns.some((pattern) => pattern.test(folded)))
  )
}
