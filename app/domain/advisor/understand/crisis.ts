import type { Reading } from './reading.ts'

const WHO = '(?:tôi|mình|em|tao|tớ|tui|con|cháu|anh|chị|nó|bạn ấy|chỉ|thật sự|thực sự|giờ|lúc này|đang)'
const NOT = '(?:không|ko|k|hông|chẳng|chả|hết|đâu)'

/** Not wanting to live, with the marks: without them 'chán sống' is also 'chán sóng'. 'Nóng muốn chết' is only hot. */
const MARKED = new RegExp(
  `(?:^|[\\s,.!?])(?:chán (?:sống|đời)|chán cuộc sống|(?:${NOT}) (?:còn )?(?:muốn|thiết|ham|màng|đáng) sống(?! (?:chung|gần|xa|ở|kiểu|cảnh|với|trong))|(?:${NOT}) (?:còn )?(?:lý do|lí do|động lực)(?: nào)?(?: để)? sống|(?:${NOT}) sống nổi|sống (?:để )?làm (?:gì|chi)(?: nữa)?|(?:^|${WHO} )(?:thật sự |thực sự |chỉ )?muốn (?:chết|biến mất mãi|kết thúc (?:tất cả|cuộc (?:đời|sống)|mọi thứ))|chết (?:quách|phứt|cho (?:rồi|xong|nhẹ|khuất)|đi cho)|tự (?:tử|sát|vẫn|kết liễu)|kết liễu (?:đời|bản thân|cuộc)|(?:tự )?(?:làm hại|hại|làm đau) bản thân|rạch tay|nhảy lầu|muốn ra đi mãi|quyên sinh)(?![\\p{L}])`,
  'u',
)
const FOLDED =
  /(?:^|[\s,.!?])(?:chan (?:song|doi)(?: (?:qua|roi|lam|lam roi))?\s*(?:$|[.,!?])|(?:khong|ko|k|hong|chang|cha|het) (?:con )?(?:muon|thiet|ham) song(?! (?:chung|gan|xa|o|kieu|canh|voi))|(?:^|(?:toi|minh|em|tao|to|tui|con|chau) )(?:chi )?muon chet(?: qua| di| roi| cho roi)?\s*(?:$|[.,!?])|(?:muon|dinh|tinh|nghi den|y dinh) (?:tu tu|tu sat|tu van)|tu (?:sat|van)(?![a-z])|song (?:de )?lam gi nua|nhay lau|rach tay)/

/** Whether somebody says that they do not want to live, of themselves or of somebody near. */
export function isCrisis({ marked, folded, hasMarks }: Reading): boolean {
  return hasMarks ? MARKED.test(marked) : FOLDED.test(folded)
}
