import { phrases } from './meaning.ts'
import type { Phrase } from './meaning.ts'

/** Words that steer what the claims around them are of, and phrases that claim something of the answer as a whole. */
export const GRAMMAR_PHRASES: readonly Phrase[] = [
  ...phrases(
    `ban công, phòng khách, phòng ngủ, phòng trọ, căn hộ, chung cư, sân, bếp nhỏ, người già, người lớn tuổi, người lớn, sinh viên
    trẻ, trẻ nhỏ, khách, gia đình, gia đình mình, gia đình bạn, mọi người, người dùng, các bạn, bạn mình, chủ, chủ nhà, cho bé, sếp`,
    { is: 'home' },
  ),
  ...phrases('hãng, hãng khác, shop, cửa hàng, nơi bán, người bán, nơi khác, chỗ khác', { is: 'elsewhere' }),
  ...phrases('của', { is: 'of' }),
  ...phrases('và, với, hoặc, hay, lẫn', { is: 'join' }),
  ...phrases('không, chưa, chẳng, không phải, không phải là, chưa được, không được', { is: 'not' }),
  ...phrases('chỉ, chỉ riêng, chỉ có, chỉ mỗi, duy nhất', { is: 'only' }),
  ...phrases('đều, cả, tất cả, toàn bộ, mọi', { is: 'all' }),
  ...phrases('kia, còn lại', { is: 'rest' }),
  ...phrases('có', { is: 'has' }),
  ...phrases('nhưng, mà, nên, trong khi, bù lại, đổi lại, song, còn thì', { is: 'break' }),
  ...phrases('dưới, không quá, không vượt, tối đa, không tới, không vượt quá, chưa đến, gần hết', {
    is: 'bound',
    most: true,
  }),
  ...phrases('trên, từ, ít nhất, tối thiểu', { is: 'bound', most: false }),
  ...phrases(
    'bạn muốn, bạn nêu, bạn đưa ra, bạn cần, bạn nói, bạn đặt, như bạn muốn, như bạn nói, như bạn nêu',
    { is: 'wish' },
  ),
  ...phrases('khoảng, chừng, tầm, ước chừng, ước khoảng, cỡ, đâu đó, xấp xỉ', { is: 'about', side: 'any' }),
  ...phrases('đúng, vừa đúng, tròn đúng', { is: 'about', side: 'exact' }),
  ...phrases('gần, chưa tới, gần tới, suýt', { is: 'about', side: 'under' }),
  ...phrases(
    `hỏi bác sĩ, hỏi hãng, hỏi nơi bán, hỏi kỹ nơi bán, hỏi lại nơi bán, hỏi cửa hàng, hỏi lại cửa hàng, hỏi người bán, hỏi thợ, hỏi hãng giúp,
    check lại với shop, hỏi lại shop, hỏi shop, hỏi kỹ hãng, hỏi lại hãng`,
    { is: 'unknown' },
  ),
  ...phrases('chuyện, còn chuyện, riêng chuyện, về chuyện, về', { is: 'topic' }),
  ...phrases(
    'đủ, vừa, hợp, hợp với, phù hợp, phù hợp với, đúng với, lọt, vừa vặn, là vừa, dùng cho, được ghi cho, dùng được cho, chạy được cho, đặt được, lắp được',
    { is: 'fit' },
  ),
  ...phrases(
    `đúng tầm, đúng tầm tiền, đúng tầm giá, đúng tầm bạn nói, đúng túi tiền, vừa đúng túi tiền, vừa túi tiền, trong khung, trong khung giá, trong tầm, trong tầm giá, trong tầm tiền,
    trong ngân sách, không lo vượt ngân sách, nằm trong ngân sách, vừa ngân sách, không vượt ngân sách`,
    { is: 'affordable' },
  ),
  ...phrases(
    'hợp với nhà bạn, hợp với nhu cầu, hợp với nhu cầu của bạn, hợp với nhà bạn hơn cả, hợp với bạn hơn cả, gần với nhu cầu của bạn nhất, gần nhu cầu của bạn nhất, hợp nhất, phù hợp nhất, đáng xem nhất, đáng cân nhắc nhất',
    {
      is: 'recommended',
    },
  ),
  ...phrases(
    'nếu, muốn, cần, thích, ưu tiên, nếu muốn, nếu thích, nếu cần, ai cần, ai muốn, sống nhờ, chỉ cần, quen',
    { is: 'condition' },
  ),
  ...phrases('dư, còn dư, vẫn dư, dư ra', { is: 'left' }),
  ...phrases('mỗi tháng, một tháng, hằng tháng, hàng tháng', { is: 'monthly' }),
]

/** The parts of a phrase that says what the data do not: a denial, what may stand between, a verb of saying, what may follow. */
export const UNKNOWN = {
  denials: new Set(['không', 'chưa', 'chẳng']),
  between: new Set('được có thể dám hề thấy tìm hãng nào dòng mục chỗ đủ'.split(' ')),
  verbs: new Set([
    ...'ghi nói rõ biết chắc đo đếm đoán thấy nhắc so'.split(' '),
    'trả lời',
    'khẳng định',
    'kết luận',
    'so sánh',
    'đề cập',
    'công bố',
    'tìm thấy',
    'tìm ra',
    'tìm được',
    'xác nhận',
    'kiểm chứng',
    'dữ liệu',
    'thông tin',
    'số liệu',
    'thông số',
    'con số',
    'số',
    'nắm',
    'tính',
    'cho biết',
    'thể hiện',
  ]),
  after: new Set('được rõ ra riêng thêm thay ghi tới đến nổi gì hết'.split(' ')),
}

/** Words a rule may be said again in, beside its own. */
export const RULE_WORDS = new Set('đẹp chuẩn mới tầm lý tưởng lí tưởng quanh sạch nhất'.split(' '))
