import type { Scored } from '../classify/scorer.ts'

/** Questions to a shop (instalments, delivery, where to find it) that an adviser without a shop cannot answer; folded. */
const SERVICE =
  /(?:^|\s)(?:(?:(?:co |ban |ho tro |cho |duoc )+(?:mua )?tra gop|tra gop (?:duoc|dc|0%? ?(?:duoc|dc)|qua the) ?(?:khong|ko|k|chu)?|(?:mua )?(?:o|ben|tren) (?:day|nay|trang nay|web nay|shop nay|minh) (?:[a-z]+ ){0,3}tra gop)|(?:co |)giao hang|free ?ship|phi ship|ship (?:cod|tan noi|ve|den|ra|vo|vao|khong|ko)|dat hang|dat mua|don hang|them vao gio|gio hang|thanh toan|chuyen khoan|chuyen tien|so tai khoan|stk|dat coc|xuat hoa don|hoa don vat|(?:shop|cua hang|ben (?:minh|ban|shop)|showroom|chi nhanh) (?:o dau|o cho nao|dia chi|mo cua|may gio|co (?:lap dat|giao|bao hanh|ban))|dia chi (?:shop|cua hang|o dau)|may gio (?:dong|mo) cua|(?:xem|coi) (?:may |hang )?(?:that|truc tiep|tan mat|tan noi)|(?:ghe|qua) (?:shop|cua hang|tiem)|hotline|so tong dai|tong dai|muon doi tra|doi tra (?:o|tai|ben) (?:shop|cua hang)|hoan tien|huy don|con hang (?:khong|ko|k|hong|chua|(?:con|cai|may|tu|mau|chiec) (?:[a-z0-9]+ ){1,8}(?:khong|ko|k|hong|chua))|kiem hang|(?:co |duoc )(?:khuyen mai|uu dai|giam gia|sale)(?: gi)? (?:khong|ko|k|hong|hok)|(?:co )?(?:tuyen|tuyen dung)(?: (?:nhan vien|nguoi|ctv|part))|xin viec|lam part ?time|(?:duoc |co )tang kem|(?:lap dat|giao|giao lap|van chuyen) mien phi|mien phi (?:lap|giao|van chuyen|ship)|(?:shop|ben ban) giao (?:[a-z]+ ){1,4}(?:may ngay|bao lau|mat|co|duoc)|ma giam gia|voucher|thu cu doi moi|(?:ma|so) don(?: hang)? (?:[a-z]{1,3})?\d|(?:kiem tra|tra|xem) (?:giup |gium )?(?:ma |so )?don|(?:trang|ben|cho|o day)(?: (?:minh|ban|em|nay|shop))? (?:[a-z]+ ){0,2}(?:(?<!trang )den|doi tra|doi (?:cho|giup|may|hang)|hoan|giao|tho (?:qua|toi|den|lap|xuong)|lap dat|nhan bao hanh)|(?:mua|dat|lay)(?: [a-z0-9]+){0,5} (?:ben minh|ben shop|o trang|tren trang|trang minh)|cho nguoi toi|cho tho (?:qua|toi|xuong|den)|gia (?:tren|o) (?:trang|web|day|app)(?: (?:nay|minh))? (?:co (?:phai|dung|that|chuan)|la gia|tin duoc))(?![a-z])/

const BARGAINS =
  /(?:^|\s)(?:bot|fix|giam gia|bot gia)(?: cho)? (?:anh|chi|em|minh|tui|toi|co|chu|bac|con|chau|chut|it|xiu)(?![a-z])/

/** 'khiếu nại đơn hàng', 'cho gặp nhân viên': whoever sold it is meant. */
const COMPLAINS =
  /(?:^|\s)(?:khieu nai (?:don|ve don|hang|don hang|cua hang)|cho (?:toi|em|minh|anh|chi|tui|gap|noi)(?: [a-z]+){0,2} (?:nhan vien|nguoi that|tu van vien|quan ly))(?![a-z])/
export const complains = (folded: string): boolean => COMPLAINS.test(folded)

/** 'hôm nay bên nào đang sale tủ lạnh': of what shops do this day. */
const SALE_OF_TODAY =
  /(?:^|\s)(?:(?:hom|bua|thang|tuan|dip|dot|tet|le) nay|dang|ben nao|cho nao|shop nao)(?: [a-z]+){0,5} (?:sale|khuyen mai|uu dai|xa hang|xa kho)(?![a-z])/

/** Whether a folded question asks for a lower price, or who asks one today, as of who sells. */
export const bargains = (folded: string): boolean => BARGAINS.test(folded) || SALE_OF_TODAY.test(folded)

/** Whether a folded question is one to a shop. */
export const isForShop = (folded: string): boolean => SERVICE.test(folded) || SALE_OF_TODAY.test(folded)

/** 'bên em', 'ở đây', '… không shop': who is spoken to is taken for a shop. */
const SPEAKS_TO_US =
  /(?:^|\s)(?:shop|ad|ben (?:em|minh|ban|ad)|(?:mua|dat|lay|sam)(?: [a-z0-9]+){0,4} (?:o|tai) day|trang (?:em|minh|nay|ban)|web (?:em|minh|nay|ban))(?![a-z])|(?:khong|ko|k|hong|hok|hem|chua|duoc|nhieu|lau|ngay) (?:em|ad|e)[\s?.!]*$/

/** Whether a folded text speaks to us as to somebody who sells. */
export const speaksToUs = (folded: string): boolean => SPEAKS_TO_US.test(folded)

/** From this share on what is said to us is of what a shop does. */
const SAID_TO_US = 0.6

/** From these shares on a text is one to a shop, of which each by itself is too often wrong. */
const TO_SHOP = 0.5
const OF_SERVICE = 0.2

/** Whether something is asked of us as of a shop, in words known for it or by how such texts sound. */
export function asksShop(
  folded: string,
  { situation, intent }: Record<'situation' | 'intent', readonly Scored[]>,
): boolean {
  const shareOf = (scored: readonly Scored[], name: string) =>
    scored.find((one) => one.name === name)?.share ?? 0
  return (
    isForShop(folded) ||
    (shareOf(situation, 'shop') >= TO_SHOP && shareOf(intent, 'service') >= OF_SERVICE) ||
    (speaksToUs(folded) && shareOf(intent, 'service') >= SAID_TO_US)
  )
}

/** 'bạn là AI hay người thật?' */
const ASKS_WHO_WE_ARE =
  /(?:^|\s)(?:ban|em|shop|ad|day|minh) (?:la|co phai(?: la)?) (?:ai|robot|bot|nguoi that|nguoi hay may|chatbot)(?![a-z])|(?:^|\s)(?:ai|bot|may|robot) hay (?:la )?nguoi that(?![a-z])/

/** Whether a folded text asks who answers here. */
export const asksWhoWeAre = (folded: string): boolean => ASKS_WHO_WE_ARE.test(folded)
