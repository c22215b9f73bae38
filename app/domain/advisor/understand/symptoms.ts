import { kindMentions } from './kind-mentions.ts'
import type { Reading } from './reading.ts'

/** What a machine does that is out of order, right behind its name; what it merely is not to do ('không rung', 'không đóng tuyết') is none. */
const SYMPTOM =
  /^ (?:(?:nha|cua|ben|o|em|minh|toi|tui|anh|chi|con|no|hay|cu|tu nhien|tu dung|dot nhien|bi|dang|lai|hom nay|bua nay|moi|luc nao cung|cua truoc|cua tren|inverter) ){0,5}(?:(?:chay|ro|ri|nho|rot) nuoc|do nuoc|xa nuoc (?:hoai|lien tuc|khong ngung)|khong (?:vat|xa|xa nuoc|cap nuoc|vao nuoc|len|len nguon|len hinh|len den|vao dien|quay|chay|hoat dong|sac|vao pin|nhan(?: sim| the| dieu khien)?|ra nuoc|ra gio|dong cua|mo duoc|in duoc|mo|bat duoc|bat len|tat duoc|nong len|lam lanh|chay nua|lanh nua|mat nua|ket noi duoc|bat duoc wifi)(?=\s*(?:$|[,.!?]|(?:nua|duoc|gi|la sao|lam sao|phai|thi|ma|hoai|roi|a|vay|moi|luon)(?![a-z])))|mat (?:hinh|tieng|nguon|song|mau)|co tieng (?:ma )?khong (?:co )?hinh|co hinh (?:ma )?khong (?:co )?tieng|bao loi|loi [a-z]{0,2}\d|nhap nhay|treo (?:may|logo|tao)|tu (?:tat|ngat|khoi dong|mo|bat|nhay)|sap nguon|keu (?:to|la|cot ket|lach cach|lech cech|ret ret|u u|ro ro|ken ket|nhu)|rung (?:lac|manh|bat|nhu|qua|du)|(?:co|boc|bay) (?:mui khet|khoi|mui nhua)|(?:het|xi|thieu) (?:gas|ga)(?![a-z])|soc (?:man|ngang|doc)|(?:be|vo|nut) man|chai pin|phong pin|nghet|bi (?:tac|ket|nong|do|lag|hu|hong|loi)|nhay (?:cb|cau dao|aptomat|at)|len den do|dong tuyet day|quay cham|hu(?= |$)|hong(?= (?:roi|bo|man|nut|cuc|motor|board|quat)|$))(?![a-z])/

/** 'mua', 'loại nào', 'dưới 5 triệu': a machine is looked for, whatever is said of what it does. */
const LOOKS_FOR =
  /(?:^|\s)(?:mua|can|tim|kiem|sam|chon|goi y|tu van|loai nao|con nao|mau nao|duoi|tam|trieu|cu|tr|thay moi|doi moi|len doi)(?![a-z])/

/** 'máy lạnh chảy nước', 'tivi có tiếng mà không hình': a machine that leads is told to be out of order, and none is looked for. */
export function tellsOfSymptom(reading: Pick<Reading, 'tokens' | 'folded'>): boolean {
  const [first] = kindMentions(reading)
  if (first?.value == null || LOOKS_FOR.test(reading.folded)) return false
  return SYMPTOM.test(reading.folded.slice(first.end))
}
