import { fold } from '#app/vietnamese/fold.ts'
import { sayVnd } from '#app/vietnamese/money.ts'
import type { Candidate } from '../catalogue.ts'
import { readAmount } from '../understand/money-amount.ts'
import { readQuestion } from '../understand/reading.ts'
import { saidFirst } from '../write/draft.ts'
import { writeLookup } from '../write/lookup.ts'
import type { Asked, Drafted } from './asked.ts'

const PLACE =
  '(?:ben kia|ben do|ben ngoai|cho khac|noi khac|shop khac|tiem khac|cua hang khac|(?:ngoai|o) (?:tiem|cho|hang|shop|cua hang|chanh)|(?:dien may|tiem|shop|cua hang|cho)(?: [a-z]+){0,3} gan (?:nha|day)|(?:cho|shop|tiem|sieu thi) dien may(?: [a-z]+){0,3}|tren mang|shopee|lazada|tiki|tiktok)'
/** 'bên kia báo 11 triệu 9 thôi', 'chỗ điện máy gần nhà báo rẻ hơn 1 triệu', 'bạn lấy giá cũ phải không'. */
const CHEAPER_ELSEWHERE = new RegExp(
  `(?:^|\\s)(?:tho|ky thuat|nhan vien|nguoi ta|ho|sale|tiem|shop|cua hang)(?: [a-z]+){0,2} (?:bao|bao gia|ra gia|keu|chao|doi|lay) (?:gia )?\\d.*(?:mac|dat|hoi|re|duoc|on|hop ly|hot)(?: [a-z]+){0,2} (?:khong|ko|k|hong|hok)|(?:^|\\s)${PLACE}(?: [a-z]+){0,3} (?:bao|ban|noi|ra|chao|co|chi|de|re hon|mem hon|thay)(?![a-z]).*(?:\\d|re|mem|thoi)|(?:^|\\s)(?:cho|shop|noi|tiem|cua hang|ben|trang) nao (?:ban |co )*(?:gia )?(?:re|mem|tot) (?:hon|nhat)(?![a-z])|(?:^|\\s)(?:lay|ghi|de|la)? ?gia cu (?:phai|dung|a|ha|roi)(?![a-z])|(?:^|\\s)gia (?:nay|do|ben (?:ban|em|minh)) (?:cu|sai|khac|khong dung|ko dung)(?![a-z])`,
)
/** 'giảm cho anh 500 nghìn đi', 'bớt được bao nhiêu', 'bớt cho anh tí'. */
const BARGAINS =
  /(?:^|\s)(?:giam|bot|fix|ha)(?: (?:gia|them|duoc|dc|cho|it|chut))* (?:(?:anh|chi|em|minh|toi|tui|co|chu|bac|con|chau) |duoc |dc )?(?:(?:bao nhieu|nhieu|nhiu|bn|ti|chut|it|xiu|\d[\d.,]* ?(?:k|nghin|ngan|tr|trieu|tram))(?: (?:khong|ko|k|hong))?|di|duoc khong|khong|ko|nua)(?: (?:nha|nhe|di|roi|duoc|em|a|anh|chi))*(?![a-z])/
const CHANGES_SUM = /(?:^|\s)(?:ngan sach|tien|con|xuong|lai|kinh phi|muc)(?: [a-z]+)? (?:\d|con)/

/** How a price that somebody was told compares with the one that was seen, in VND; null where none is named or seen. */
function heldAgainstOurs(question: string, { price }: Candidate): string | null {
  const { tokens, folded } = readQuestion(question)
  const amount = tokens
    .flatMap((_, index) => readAmount(tokens, index) ?? [])
    .find(({ unit }) => unit !== null)
  if (!amount || price === null || amount.max < price / 3 || amount.min > price * 3) return null
  const more = amount.max - price
  const isWhole = /(?:^|\s)(?:ca|gom|luon|bao)(?: ca)? (?:cong|lap|ship|giao)|tron goi/.test(folded)
  if (Math.abs(more) < price / 100)
    return `Giá được báo ngang giá mình thấy${isWhole ? ', mà đã gồm công lắp' : ''}.`
  if (more < 0)
    return `Giá được báo thấp hơn giá mình thấy ${sayVnd(-more)}${isWhole ? ', mà đã gồm công lắp' : ''}. ${WHERE_CHEAPER}`
  return `Giá được báo cao hơn giá mình thấy ${sayVnd(more)}: ${isWhole ? 'phần chênh là công và vật tư, bạn hỏi tách riêng từng khoản rồi so thêm một hai nơi.' : 'bạn so thêm một hai nơi trước khi gật.'}`
}

const WHERE_CHEAPER =
  'Giá mình nêu là giá thấy ở một cửa hàng vào lúc ghi bên dưới, nên chỗ khác rẻ hơn là chuyện thường. Đúng mã máy, hàng mới nguyên hộp, bảo hành hãng đủ hạn, tiền giao lắp như nhau thì bạn cứ mua chỗ rẻ; rẻ hơn hẳn thì hỏi kỹ mã đuôi, hàng trưng bày hay hàng đổi trả.'

/**
 * Who holds a price of another shop against the one that was named, or bargains: whose price it is and of when, and what to look at
 * before buying where it is cheaper. Null for all others, and where nothing was shown.
 */
export async function answerOfPriceElsewhere(asked: Asked): Promise<Drafted | null> {
  const { question, need, previous, pointed, catalogue } = asked
  const folded = fold(question)
  const isElsewhere = CHEAPER_ELSEWHERE.test(folded)
  const isBargain = !isElsewhere && BARGAINS.test(folded) && !CHANGES_SUM.test(folded)
  if (!previous || !need.followUp || !(isElsewhere || isBargain)) return null
  const product = pointed.products[0] ?? (await asked.shown())[0]
  if (!product) return null
  const said = isElsewhere
    ? (heldAgainstOurs(question, product) ?? WHERE_CHEAPER)
    : 'Mình chỉ tư vấn chứ không bán, nên không bớt giá được. Muốn rẻ hơn thì bạn so giá đúng mã này ở hai, ba nơi rồi đưa giá thấp nhất ra trả, hỏi thêm mã giảm và công lắp; ở trang của máy có thể đặt báo khi giá xuống.'
  const sources = await catalogue.priceSources([product.id])
  return { draft: saidFirst(said, writeLookup([product], sources, question)), need: previous }
}
