import { fold } from '#app/vietnamese/fold.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { TapQuestion } from '../answer.ts'
import type { Candidate } from '../catalogue.ts'
import type { Fact } from '../knowledge/fact.ts'
import type { SizingRules } from '../sizing/rules.ts'
import { sizeGuide } from '../sizing/size.ts'
import { COMPLAINT } from '../understand/intent-words.ts'
import type { Need } from '../understand/need.ts'
import type { UnsafeSort } from '../understand/safety.ts'
import { sortOfUnsafe } from '../understand/safety.ts'
import { plainDraft, saidFirst } from './draft.ts'
import type { Draft } from './draft.ts'
import { writeExplanation } from './explain.ts'
import { sayKind } from './need-words.ts'
import { joinWords } from './phrasing.ts'
import type { Phrasing } from './phrasing.ts'
import { GENERAL_QUESTIONS, relatedQuestions } from './related.ts'
import { RULES_PATH } from './sources.ts'
import { reasonAgainst } from './unsafe.ts'

const general = (paragraphs: string[]) => plainDraft(paragraphs, [...GENERAL_QUESTIONS])

/** Who is afraid to choose wrongly. */
const WORRIED =
  /(?:^|\s)(?:hoi hop|lo lang|lo (?:qua|lam|ghe)|so (?:mua|chon|hu|khong|ko|bi|phi|tien)|phan van|roi (?:qua|nao|tri)|nhuc dau|dau dau|hoang mang|ngai qua|stress|met qua|met ghe)(?![a-z])/

/** Somebody of the family has died: 'bà nhà mới mất' with its marks, as 'mắt' is an eye. */
const BEREAVED =
  /(?<!\p{L})(?:bà|ông|bố|ba|mẹ|má|vợ|chồng|con|cháu|anh|chị|em|nhà|bác|cô|chú)(?: \p{L}+){0,3} (?:mới|vừa)(?: \p{L}+)? (?:mất(?! (?:điện|nước|sóng|tiền|mạng|máy|việc|cái|con|điện thoại))|qua đời|khuất|đi xa)(?!\p{L})|(?<!\p{L})(?:bà|ông|bố|ba|mẹ|má|vợ|chồng)(?: (?:nhà|tôi|tui|em|mình|bác|xã|nội|ngoại))? (?:qua đời|khuất núi|mất (?:rồi|được|cách|hồi|sớm|lâu|tháng|năm|hôm|tuần|đã))/iu

/** Whether a text tells that somebody near has died, and speaks of being sad or alone. */
export const isBereaved = (text: string): boolean =>
  BEREAVED.test(text) &&
  /(?<!\p{L})(?:buồn|một mình|cô đơn|nhớ|trống|lẻ loi|khóc|mất ngủ)(?!\p{L})/iu.test(text)

/** Somebody mourns: heard, and not sold to. */
export function writeCondolence(): Draft {
  const paragraphs = [
    'Nghe vậy mình thương lắm, xin chia buồn cùng bác và gia đình.',
    'Những ngày này chắc nhà trống vắng nhiều. Có con cháu hay bạn già nào gần đó thì mình rủ qua ngồi chung, ăn bữa cơm, kể chuyện cho đỡ tủi; đêm khó ngủ hay lòng nặng quá thì nói với con cháu, hoặc gặp bác sĩ, đừng chịu một mình.',
    'Chuyện máy móc không gấp, khi nào thư thả mình tính tiếp cũng được.',
  ]
  return { ...plainDraft(paragraphs, []), rules: paragraphs }
}

/** A greeting or thanks, answered in kind, with the way to the first question. @param goesOn in the middle of a conversation */
export function writeSmallTalk(
  { thanks, greeting, turn }: Need,
  phrase: Phrasing,
  question: string,
  goesOn = false,
): Draft {
  if (COMPLAINT.test(fold(question))) {
    return general([
      'Mình xin lỗi vì câu trả lời chưa đúng ý bạn.',
      'Bạn cho mình biết rõ hơn món cần mua, dùng cho ai và ngân sách, hoặc chỗ nào mình nói sai; mình làm lại ngay.',
    ])
  }
  if (turn === 'thanks' && !thanks) {
    return general([
      phrase([
        'Dạ, bạn cứ thong thả bàn với người nhà. Khi nào cần so thêm hay đổi điều kiện thì nhắn mình nhé.',
        'Dạ, không vội đâu bạn. Cần mình so lại hay đổi điều kiện thì bạn quay lại đây nhé.',
      ]),
    ])
  }
  if (thanks) {
    return general([
      phrase([
        'Không có gì đâu bạn! Cần chọn thêm món nào, bạn cứ hỏi nhé.',
        'Rất vui vì giúp được bạn. Khi nào cần so sánh hay chọn máy khác, bạn nhắn mình nhé.',
      ]),
    ])
  }
  if (goesOn && !greeting) {
    const feels = WORRIED.test(fold(question))
    return general([
      feels
        ? 'Lo vậy cũng phải thôi bạn, bỏ tiền ra ai cũng sợ mua nhầm.'
        : phrase(['Mình vẫn ở đây nè.', 'Dạ, mình nghe đây.']),
      feels
        ? 'Bạn nói rõ lo chỗ nào, giá, cỡ, độ bền hay có hợp nhà không, mình soát lại từng chỗ; chưa chắc thì cứ để đó, không vội.'
        : 'Bạn còn lăn tăn chỗ nào của máy đang xem, hay muốn đổi điều kiện nào, cứ nhắn mình.',
    ])
  }
  return general([
    phrase([
      'Chào bạn! Mình là cố vấn AI của Chọn Máy.',
      'Xin chào! Mình là cố vấn AI, chuyên giúp chọn điện máy và đồ gia dụng.',
    ]),
    'Bạn đang tìm món gì? Cho mình biết thêm nhà mấy người, phòng bao nhiêu mét vuông hay ngân sách chừng nào thì mình tư vấn sát hơn.',
  ])
}

/** Somebody is ill: a doctor is due before anything else. */
const ILLNESS =
  /(?:^|\s)(?:sot (?:cao|\d{2}|may)|co giat|kho tho|dau nguc|ngo doc|non (?:ra mau|lien tuc)|tieu chay|bat tinh|ngat xiu|uong (?:ha sot|thuoc)|thuoc (?:ha sot|khang sinh)|di ung thuoc|chay mau|bi bong)(?![a-z])/

/** Somebody is low: heard before anything else. */
const SAD =
  /(?:^|\s)(?:buon (?:qua|vl|vcl|ghe|lam|chan|ngu|ba|thiu)|(?:bi|moi) (?:duoi viec|sa thai|mat viec|cho nghi viec)|that nghiep|that tinh|chia tay|nguoi yeu bo|co don|met moi qua|chan nan|muon khoc)(?![a-z])/

/** Whether somebody tells that they are low. */
export const isSad = (question: string): boolean => SAD.test(fold(question))

/** A kind word, and no machine. */
export function writeSad(): Draft {
  return general([
    'Nghe vậy mình thương bạn lắm. Chuyện buồn thì cứ buồn một chút cũng được; nếu có ai thân, bạn nói với họ một tiếng cho nhẹ lòng.',
    'Mình chỉ rành chuyện điện máy thôi, nhưng khi nào bạn cần tính món gì cho đỡ tốn, cứ nhắn, mình tính cùng.',
  ])
}

/** Outside what the advisor knows: said kindly, with what it can do. */
export function writeOffTopic(question: string): Draft {
  if (ILLNESS.test(fold(question))) {
    const said =
      'Chuyện sức khỏe nằm ngoài chuyên môn của mình nên mình không dám khuyên: bạn hỏi bác sĩ hoặc đưa đi khám ngay, đừng chờ. Co giật, lơ mơ, khó thở hay tím tái thì gọi 115 liền nhé.'
    return { ...plainDraft([said], []), rules: [said] }
  }
  if (isSad(question)) return writeSad()
  return general([
    'Câu này nằm ngoài chuyên môn của mình: mình chỉ tư vấn về điện máy và thiết bị điện tử như TV, tủ lạnh, máy giặt, máy lạnh, điện thoại, laptop.',
    'Nếu bạn đang cân nhắc mua món nào trong nhóm đó, kể mình nghe nhu cầu nhé.',
  ])
}

const REFUSALS: Readonly<Record<UnsafeSort, readonly string[]>> = {
  steering: [
    'Yêu cầu đó mình không giúp được: mình chỉ tư vấn chọn đồ điện máy, và giá hay thông tin sản phẩm thì chỉ nói theo dữ liệu có nguồn.',
    'Bạn đang tìm món gì? Cho mình biết nhu cầu và ngân sách, mình tư vấn ngay.',
  ],
  personal: [
    'Việc này mình không giúp được: thông tin riêng của người khác mình không có và cũng không cung cấp.',
    'Còn chọn mua, so sánh thiết bị thì mình luôn sẵn sàng.',
  ],
  unlawful: [
    'Việc này mình không giúp được, vì trái luật hoặc xâm phạm người khác. Nếu là máy của bạn bị khóa, bạn mang hóa đơn tới trung tâm bảo hành của hãng nhé.',
    'Còn chọn mua, so sánh thiết bị thì mình luôn sẵn sàng.',
  ],
  dangerous: [
    'Việc này mình không giúp được, và bạn đừng làm vậy nhé: cách đó có thể gây giật điện, cháy nổ hoặc bị thương.',
    'Nếu máy, dây hay pin đang có dấu hiệu lạ thì ngừng dùng, ngắt điện và để xa trẻ nhỏ, rồi nhờ thợ điện có tay nghề hoặc trung tâm bảo hành của hãng.',
  ],
}

/** Something that must not be helped with, or an attempt to steer the advisor; with what is known of the danger. */
export function writeRefusal(question: string, fact: Fact | null): Draft {
  const folded = fold(question)
  const sort = sortOfUnsafe(folded)
  const [first = '', ...others] = REFUSALS[sort]
  if (sort !== 'dangerous') return general([first, ...others])
  const reason = reasonAgainst(folded)
  // What is known of this very danger says no by itself, and what to do instead.
  if (reason) return { ...general([reason]), rules: [reason] }
  const known = fact ? [fact.verdict] : []
  return { ...general([first, ...known, ...others]), rules: known }
}

/** Somebody near hurts or threatens: another help is needed than by who is tired of living. */
const VIOLENCE =
  /(?:^|\s)(?:danh (?:dap|vo|con|me|chi|em|toi|minh|tui|chau|mau)|bi (?:chong|vo|bo|ba|cha|cau|duong|ban trai|nguoi yeu) (?:[a-z]+ ){0,2}danh|danh (?:em|chi|toi|minh|tui|me|con) (?:[a-z]+ ){0,3}(?:chay mau|bam|tim|te|gay)|bao hanh|doa giet|doi giet|ke dao|cam dao|bop co|xam hai)(?![a-z])/

/** 'con trai em nhắn con không muốn tồn tại nữa': it is another who despairs, and who writes can reach them. */
const OF_ANOTHER =
  /(?:^|\s)(?:con (?:trai|gai)|thang con|dua con|em (?:trai|gai)|(?:chong|vo|ban|me|bo|ba|ong|chi|anh|chau|nguoi yeu|ban trai|ban gai|dong nghiep) (?:em|toi|tui|minh|than|chau))(?![a-z]) (?:[a-z0-9]+ ){0,6}?(?:nhan|noi|keu|viet|de lai|than|doi|dinh|gui|dang|bao|hay)(?![a-z])/

/** Somebody who does not want to live, knows one who does not, or is hurt by somebody near: heard, not sold to, with a number to call at once. */
export function writeCrisis(question: string): Draft {
  const folded = fold(question)
  const paragraphs = VIOLENCE.test(folded)
    ? [
        'Nghe bạn kể mình rất lo. Không ai đáng bị đánh hay bị dọa, và chuyện này không phải lỗi của bạn.',
        'Nếu nguy hiểm đang ở ngay đó: ra khỏi nhà, tới chỗ có người như hàng xóm hay trụ sở công an, và gọi 113. Có người bị thương thì gọi 115. Có trẻ em bị hại hay chứng kiến, gọi 111, gọi lúc nào cũng được và không mất tiền.',
        'Mình chỉ là máy nên không tới giúp được; bạn kể cho một người mình tin và ở cùng họ đêm nay nhé.',
      ]
    : OF_ANOTHER.test(folded)
      ? [
          'Nghe bạn kể mình lo lắm. Lời như vậy cần tin là thật: bạn tìm và ở bên người ấy ngay lúc này.',
          'Không biết người ấy đang ở đâu thì gọi 113 và nhờ người ở gần tìm giúp, nói rõ tin nhắn và những chỗ hay tới; có người bị thương thì gọi 115, trẻ em thì gọi thêm 111. Nhắn một câu ngắn rằng bạn thương và đang tới; máy có bật chia sẻ vị trí thì nhờ người khác mở xem, đừng chờ nó.',
          'Gặp rồi thì ngồi cạnh, nghe, cất những thứ có thể gây hại, và đưa tới khoa tâm thần của bệnh viện gần nhất. Bạn cũng gọi một người mình tin đi cùng nhé.',
        ]
      : [
          'Nghe bạn nói vậy mình thấy lo cho bạn, và mừng là bạn đã nói ra. Chuyện nặng nề đến mấy, bạn cũng không phải chịu một mình.',
          'Nếu lúc này bạn thấy mình có thể làm điều gì nguy hiểm, hãy gọi 115 ngay, và để xa những thứ có thể gây hại. Bạn gọi thêm một người mình tin, nhờ họ tới ngồi cạnh nhé.',
          'Mình chỉ là máy nên không thay được một người bên bạn; bác sĩ tâm lý hay khoa tâm thần của bệnh viện gần nhà giúp được nhiều hơn bạn nghĩ.',
        ]
  return { ...plainDraft(paragraphs, []), rules: paragraphs }
}

/** Somebody would go on using a machine that they told to be a danger. */
export function writeStillDangerous(): Draft {
  const paragraphs = [
    'Không được bạn nhé, dùng tạm một lần cũng không: chỗ hỏng vẫn còn nguyên, lót cao su, mang dép hay đeo găng không làm máy an toàn hơn.',
    'Cứ để máy tắt và rút điện cho tới khi thợ đo, sửa xong hẳn; cần gấp thì nhờ máy của hàng xóm, tiệm gần nhà, đồ ăn thì chuyển qua thùng đá. Thấy khét, khói hay tê tay thì ngắt aptomat và tránh xa máy.',
  ]
  return { ...plainDraft(paragraphs, []), rules: paragraphs }
}

/** A warning is answered with what others do or say. */
export function writeStillAgainst(): Draft {
  const paragraphs = [
    'Vẫn không nên bạn nhé: nhiều người làm mà chưa sao chỉ là chưa gặp lúc, không có nghĩa là an toàn.',
    'Chuyện điện, nước, gas thì nhờ thợ có tay nghề làm đúng cách và đo lại trước khi dùng; nhà thuê thì báo chủ nhà một tiếng.',
  ]
  return { ...plainDraft(paragraphs, []), rules: paragraphs }
}

/** Asks for a telephone number or the address of a service centre. */
const ASKS_NUMBER =
  /(?:^|\s)(?:hotline|tong dai|so dien thoai|sdt|tram bao hanh|trung tam bao hanh|dia chi bao hanh|noi bao hanh|goi so (?:nao|may)|so nao de goi|goi ai|lien he dau)(?![a-z])/

/** 'bên nào đang sale', 'gửi link khuyến mãi': of what shops do today. */
const ASKS_SALE = /(?:^|\s)(?:sale|khuyen mai|xa hang|xa kho|giam gia|flash sale)(?![a-z])/

/** A question to a shop: said plainly that there is none here, and what can be done. */
export function writeService(question: string): Draft {
  if (ASKS_NUMBER.test(fold(question))) {
    return general([
      'Số tổng đài và địa chỉ trạm bảo hành mình không giữ nên không đọc bừa: bạn xem phiếu bảo hành, tem trên thân máy, hoặc mục hỗ trợ trên trang chính thức của hãng, gõ đúng tên hãng vì có nhiều trang giả.',
      'Gọi thì đọc sẵn mã máy, số seri và mã lỗi đang hiện để họ báo được ngay nhé.',
    ])
  }
  if (ASKS_SALE.test(fold(question))) {
    return general([
      'Khuyến mãi đổi từng ngày nên mình không theo được: giá ở đây là giá đã thấy ở cửa hàng, kèm tên nơi bán và tháng thấy.',
      'Bạn cho mình món, cỡ và mức tiền, mình lọc sẵn vài mẫu; rồi bạn so giá mẫu đó ở hai, ba nơi, xem lịch sử giá ở trang của máy để biết giảm thật hay giảm ảo.',
    ])
  }
  return general([
    'Chọn Máy chỉ tư vấn và đối chiếu giá chứ không bán hàng, nên chuyện trả góp, giao lắp, đổi trả hay còn hàng thì bạn hỏi trực tiếp nơi bán giúp mình nhé.',
    'Mình lo phần chọn đúng máy: bạn cho biết món cần mua, dùng cho ai và ngân sách, mình gợi ý kèm giá thấy ở các cửa hàng.',
  ])
}

/** What a visitor may have meant to ask, to be tapped; null where nothing comes near. */
const perhaps = (facts: readonly Fact[]): TapQuestion | null =>
  facts.length > 1
    ? {
        question: 'Ý bạn có phải là một trong các câu này không?',
        options: facts.map(({ question }) => question),
      }
    : null

/**
 * What was said changes nothing that products are chosen by: said so, rather than met with the same list again.
 * @param best what was recommended before, if anything
 */
export function writeUnheard(best: Candidate | undefined, asks: boolean, near: readonly Fact[]): Draft {
  const tapQuestion = perhaps(near)
  const ofBest = best ? `Gợi ý của mình vẫn là ${best.title}` : null
  const paragraphs = [
    ...(asks
      ? [
          'Điều này dữ liệu của mình chưa ghi, nên mình không dám đoán.',
          ofBest
            ? `${ofBest}; bạn xem trang của hãng hoặc hỏi nơi bán về điểm này trước khi chốt nhé.`
            : 'Bạn xem trang của hãng hoặc hỏi nơi bán về điểm này giúp mình nhé.',
        ]
      : [
          'Chỗ này mình chưa chắc hiểu đúng ý bạn: bạn muốn đổi giá, đổi cỡ, đổi hãng hay thêm tính năng nào?',
          ...(ofBest ? [`${ofBest}, nếu chưa có gì thay đổi.`] : []),
        ]),
    ...(tapQuestion ? [tapQuestion.question] : []),
  ]
  return { ...general(paragraphs), others: best ? [best] : [], rules: paragraphs, tapQuestion }
}

/** What would help to choose, where nothing that was named is in the data. */
export const writeAskMore = (need: Need): Draft =>
  plainDraft(
    [
      `Bạn cho mình biết ngân sách và điều bạn cần nhất, mình chọn ${need.kinds.length > 0 ? sayKind(need) : 'máy'} gần ý bạn nhất trong những máy mình có giá và thông số.`,
    ],
    relatedQuestions(need, null),
  )

/**
 * What is known that comes nearest to a question of knowledge, named as what it is: whoever meant it is helped, and whoever
 * did not sees at once that another question was answered.
 * @param others further facts that may have been meant
 */
export function writeNearest(fact: Fact, others: readonly Fact[]): Draft {
  const told = writeExplanation(fact)
  const lead = `Gần với câu bạn hỏi nhất, mình biết chuyện “${fact.question}”:`
  const tapQuestion = perhaps(others)
  return {
    ...told,
    paragraphs: [lead, ...told.paragraphs, ...(tapQuestion ? [tapQuestion.question] : [])],
    rules: [lead, ...(told.rules ?? []), ...(tapQuestion ? [tapQuestion.question] : [])],
    tapQuestion,
  }
}

/** A wish that says neither what for nor how much: asked back, with what would help. */
export const writeAskWhat = (): Draft =>
  general([
    'Bạn đang cần món gì vậy: tivi, tủ lạnh, máy giặt, máy lạnh, điện thoại, laptop hay món nào khác trong nhà?',
    'Kể thêm ai dùng, đặt ở đâu và định chi bao nhiêu, mình chọn sẵn vài máy kèm giá cho bạn.',
  ])

/** A trouble that no fact names: what to look at first, said as what it is. */
export function writeFirstHelp(fact: Fact): Draft {
  const lead = 'Đúng bệnh này thì mình chưa có ghi chú, nhưng trước khi gọi thợ bạn xem mấy điều này đã:'
  return saidFirst(lead, writeExplanation(fact))
}

/** A question of knowledge nothing in the data answers: said so, rather than guessed. */
export function writeUnknown(need: Need): Draft {
  return plainDraft(
    [
      'Mình chưa có nguồn nào đủ tin cậy để trả lời câu này, nên mình không đoán bừa.',
      need.kinds.length > 0
        ? `Nếu bạn đang chọn ${sayKind(need)}, cho mình biết nhu cầu và ngân sách, mình sẽ gợi ý dựa trên thông số và giá thật.`
        : 'Bạn thử hỏi cụ thể hơn: món đồ nào, dùng cho ai, ngân sách bao nhiêu nhé.',
    ],
    relatedQuestions(need, null),
  )
}

/** That no row states a figure that is asked of a kind, and where it stands. */
export function writeNotStated(need: Need, aspects: readonly { name: string }[]): Draft {
  const asked = joinWords(aspects.map(({ name }) => name))
  const paragraphs = [
    `Dữ liệu của mình chưa ghi ${asked} của ${sayKind(need)}, nên mình không đoán con số.`,
    'Bạn xem nhãn và bảng thông số trên trang của hãng; cho mình tên máy đang xem, mình tra giúp những gì đã có.',
  ]
  return { ...plainDraft(paragraphs, relatedQuestions(need, null)), rules: paragraphs }
}

/** A kind named without the fact its size depends on: the whole guide, line by line, with where it comes from. */
export function writeSizeGuide(need: Need, sizing: SizingRules): Draft | null {
  const [kind] = need.kinds
  const rows = kind ? sizeGuide(kind, sizing) : []
  if (rows.length === 0) return null
  const lines = rows.map(({ label, min, max, unit }) => `• ${label}: ${sayBounds(min, max)} ${unit}`)
  const guide = [`Chọn cỡ ${sayKind(need)} thường theo mức này:`, ...lines].join('\n')
  return {
    ...plainDraft(
      [guide, 'Bạn cho mình con số của nhà mình, mình tính và gợi ý máy cụ thể nhé.'],
      relatedQuestions(need, null),
    ),
    rules: [guide],
    sources: [{ title: `Cách Chọn Máy tính cỡ ${sayKind(need)}`, url: RULES_PATH }],
  }
}

function sayBounds(min: number, max: number | null): string {
  if (max === null) return `từ ${formatNumber(min)}`
  return min === max ? formatNumber(min) : `${formatNumber(min)}–${formatNumber(max)}`
}
