import { splitSentences } from '#app/vietnamese/sentences.ts'

/** Something reviewers speak of: the words that show it is spoken of, and those that praise or blame it. */
type AspectWords = { key: string; label: string; about: string; good: string; bad: string }

/**
 * The aspects of appliances in words as people write them, parted by '|'. An empty `about` means that the judging words
 * alone name the aspect ('ồn'). Words that praise one thing blame another ('lâu'), so each aspect has its own.
 */
const ASPECTS: readonly AspectWords[] = [
  {
    key: 'pin',
    label: 'Pin',
    about: 'pin|sạc',
    good: 'trâu|dùng lâu|xài lâu|lâu hết|bền|tốt|khỏe|khoẻ|cả ngày|hai ngày|ngon|sạc nhanh|ổn|đủ dùng',
    bad: 'yếu|tụt|nhanh hết|mau hết|chai|sạc chậm|sạc lâu|sạc hơi lâu|sạc khá lâu|nóng|kém|tệ|hao',
  },
  {
    key: 'am-thanh',
    label: 'Âm thanh',
    about: 'loa|âm thanh|(?<!mấy |nửa |một |hai |vài |cả |chục )tiếng|bass|mic',
    good: 'rõ|hay|to|ấm|chắc|vang|tốt|đã|sống động|ổn',
    bad: 'mỏng|rè|nhỏ|yếu|chói|đục|kém|tệ|gắn thêm loa|vỡ',
  },
  {
    key: 'do-on',
    label: 'Độ ồn',
    about: '',
    good: 'êm|yên tĩnh|chạy êm|êm ru|nhẹ tiếng',
    bad: 'ồn|ồn ào|kêu to|kêu lớn|tiếng rít|ù ù|kêu rè rè',
  },
  {
    key: 'tien-dien',
    label: 'Tiền điện',
    about: 'tiền điện|tốn điện|tiết kiệm điện|hao điện|điện năng|hóa đơn điện|ít điện|nhiều điện',
    good: 'tiết kiệm|đỡ|giảm|ít|rẻ|thấp',
    bad: 'tốn|hao|tăng|nhiều|cao|đội lên',
  },
  {
    key: 'lam-lanh',
    label: 'Làm lạnh',
    about: 'lạnh|mát|đá đông|đông đá|làm đá|giữ nhiệt',
    good: 'nhanh|đều|sâu|tươi|xa|tốt|tê|khỏe|khoẻ|buốt',
    bad: 'chậm|yếu|lâu|kém|chỗ lạnh chỗ không|phả|tệ',
  },
  {
    key: 'man-hinh',
    label: 'Màn hình',
    about: 'màn hình|màn|hình ảnh|lên hình|hình trong|hình nét|màu da|lên màu',
    good: 'nét|sắc nét|đẹp|hình trong|sáng|mượt|sâu|tự nhiên|rực rỡ',
    bad: 'mờ|hơi tối|tối quá|bị tối|khá tối|bóng gương|chói|bệt|nhòe|nhoè|giật|ám|xước|bóng mờ',
  },
  {
    key: 've-sinh',
    label: 'Dễ vệ sinh',
    about: 'vệ sinh|lau|rửa|chùi|lưới lọc|cọ',
    good: 'dễ|sạch|nhanh|tháo rời|tiện|nhàn',
    bad: 'khó|cực|bẩn|bám|mất công|mất thời gian',
  },
  {
    key: 'giao-lap',
    label: 'Giao và lắp',
    about: 'giao|lắp|lắp đặt|thợ|vận chuyển|ship',
    good: 'nhanh|đúng hẹn|nhiệt tình|gọn|cẩn thận|sớm|kỹ|tận tình',
    bad: 'trễ|lâu|chậm|móp|trầy|cẩu thả|phát sinh|ẩu|muộn',
  },
  {
    key: 'gia',
    label: 'Giá',
    about: '(?<!đánh |giảm )giá(?! đỡ)|đồng tiền|so với tiền',
    good: 'rẻ|hợp lý|đáng|ổn|tốt|hời|mềm|phải chăng|vừa túi',
    bad: 'đắt|mắc|cao|chát|không đáng|hớ',
  },
]

/** What reviewers say of one aspect: sentences that praise and that blame it, and one of them word for word. */
export type AspectSummary = {
  key: string
  label: string
  positive: number
  negative: number
  quote: string
  quoteIsPositive: boolean
}

/** Below this many reviews a summary would make a rule of an exception. */
const ENOUGH_REVIEWS = 5
const ENOUGH_SENTENCES = 2
const MOST_ASPECTS = 6
const LONGEST_QUOTE = 140

const word = (alternatives: string) => `(?<![\\p{L}\\d])(?:${alternatives})(?![\\p{L}\\d])`

/** Turns the next judging word around: 'không ồn', 'chưa thấy rung', 'đỡ tốn'. */
const NEGATED = new RegExp(
  `${word('không(?! (?:chỉ|những))|chưa|chẳng|chả|ít|đỡ|khỏi|bớt|hết')}(?:\\s+[\\p{L}]+){0,2}\\s*$`,
  'u',
)

/** A wish, a question or an old machine tells nothing about this one. */
const NO_CLAIM = new RegExp(`${word('giá mà|giá như|phải chi|ước gì|mong|nếu')}|\\?`, 'u')

/** Where a sentence turns to another thing. */
const CLAUSE = /[,;:–]|\s(?:nhưng|mà|còn|song|tuy nhiên|chứ)\s/u

type Matcher = { aspect: AspectWords; about: RegExp | null; judging: RegExp; good: ReadonlySet<string> }

const MATCHERS: readonly Matcher[] = ASPECTS.map((aspect) => {
  const judging = [...aspect.good.split('|'), ...aspect.bad.split('|')].sort((a, b) => b.length - a.length)
  return {
    aspect,
    about: aspect.about === '' ? null : new RegExp(word(aspect.about), 'u'),
    judging: new RegExp(word(judging.join('|')), 'gu'),
    good: new Set(aspect.good.split('|')),
  }
})

/**
 * Sums up approved reviews by aspect, sentence by sentence: a sentence counts only where it names the aspect and every
 * judging word in it points the same way. Nothing under five reviews; an aspect needs two such sentences.
 * @param texts the reviews, newest first
 */
export function reviewAspects(texts: readonly string[]): AspectSummary[] {
  if (texts.length < ENOUGH_REVIEWS) return []
  const sentences = texts.flatMap(splitSentences).map((sentence) => sentence.trim().normalize('NFC'))
  return MATCHERS.flatMap((matcher) => summarise(matcher, sentences))
    .sort((a, b) => b.positive + b.negative - (a.positive + a.negative))
    .slice(0, MOST_ASPECTS)
}

function summarise(matcher: Matcher, sentences: readonly string[]): AspectSummary[] {
  const judged = sentences.flatMap((text) => {
    const praised = judgement(matcher, text)
    return praised === null ? [] : [{ text, praised }]
  })
  if (judged.length < ENOUGH_SENTENCES) return []
  const positive = judged.filter(({ praised }) => praised).length
  const negative = judged.length - positive
  const quoteIsPositive = positive >= negative
  const quote = judged.find(
    ({ text, praised }) => praised === quoteIsPositive && text.length <= LONGEST_QUOTE,
  )
  if (!quote) return []
  const { key, label } = matcher.aspect
  return [{ key, label, positive, negative, quote: quote.text, quoteIsPositive }]
}

/** Whether a sentence praises (true) or blames (false) an aspect; null where it does neither, or both. */
function judgement({ about, judging, good }: Matcher, sentence: string): boolean | null {
  const text = sentence.toLocaleLowerCase('vi')
  if (NO_CLAIM.test(text)) return null
  const verdicts = new Set<boolean>()
  for (const clause of text.split(CLAUSE)) {
    if (about && !about.test(clause)) continue
    for (const match of clause.matchAll(judging)) {
      const negated = NEGATED.test(clause.slice(0, match.index))
      verdicts.add(good.has(match[0]) !== negated)
    }
  }
  const [only] = verdicts
  return verdicts.size === 1 && only !== undefined ? only : null
}
