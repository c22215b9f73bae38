import { kindRecord } from '#app/kinds/kind.ts'
import { fold } from '#app/vietnamese/fold.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Candidate, PriceSource, Specification } from '../catalogue.ts'
import type { AskedOf } from '../stated/say-asked.ts'
import { sayAsked, sayStated } from '../stated/say-asked.ts'
import type { Draft } from './draft.ts'
import { writeLookup } from './lookup.ts'

type Known = {
  priceSource: PriceSource | null
  runningCost: string | null
  /** The product's specification table. */
  table: readonly Specification[]
}

const ASKS_RUNNING_COST =
  /(?:^|\s)(?:ton dien|tien dien|tiet kiem dien|hao dien|dien nang|bao nhieu dien|so dien)(?![a-z])/
const ASKS_OPINION =
  /(?:^|\s)(?:tot khong|ben khong|danh gia|nguoi dung noi|review|dang mua|nen mua)(?![a-z])|ổn(?!\p{L})/u

/**
 * A question about one product, answered from its own data: the running cost, then what else was asked, and the price last.
 * What its data do not hold is said to be missing.
 */
export function writeAbout(product: Candidate, question: string, asked: AskedOf, known: Known): Draft {
  const lookup = writeLookup([product], known.priceSource ? [known.priceSource] : [], question)
  const folded = fold(question)
  const asksCost = ASKS_RUNNING_COST.test(folded)
  const asksOpinion = ASKS_OPINION.test(`${folded} ${question.normalize('NFC').toLowerCase()}`)
  const stated = sayAsked(asked, product, known.table)
  const answers = [
    ...(asksCost ? [known.runningCost ?? sayMissing('điện năng tiêu thụ')] : []),
    ...sayStated('Máy', stated),
    ...sayWhetherFits(product, folded, asked),
    ...stated.missing.map(sayMissing),
    ...tipsFor(asked, stated.missing),
    ...(asksOpinion ? [sayRating(product)] : []),
  ]
  const relatedQuestions = questionsAbout(product.kind).filter((other) => !folded.includes(fold(other)))
  if (answers.length === 0) return { ...lookup, relatedQuestions }
  const [price = ''] = lookup.paragraphs
  return { ...lookup, paragraphs: [...answers, price], rules: answers, relatedQuestions }
}

const TIP = 'Về '

/** What a good seller says of what is asked and not stated; one, as it stands beside the machine's own figures. */
const tipsFor = ({ wishes }: AskedOf, missing: readonly string[]): string[] =>
  wishes
    .flatMap(({ label, tip }) => (tip !== null && missing.includes(label) ? [`${TIP}${label}: ${tip}`] : []))
    .slice(0, 1)

/** A gap said in centimetres or metres: '58 phân', '62 cm', '1m1'. */
const GAP = /(?<![\d.,])(?:(\d{2,3}(?:[.,]\d)?) ?(?:phan|cm)|(\d) ?m(?: ?(\d{1,2}))?)(?![\da-z])/
const SIDES = [
  { words: /(?:^|\s)sau(?![a-z])/, attribute: 'depth_mm', name: 'sâu' },
  { words: /(?:^|\s)cao(?![a-z])/, attribute: 'height_mm', name: 'cao' },
  { words: /(?:^|\s)(?:ngang|rong)(?![a-z])/, attribute: 'width_mm', name: 'ngang' },
] as const
/** 'mẫu đó vào được không', 'có lọt ko'. */
const ASKS_TO_FIT = /(?:^|\s)(?:vao|lot|vua|de|nhet|ke)(?: [a-z]+){0,2} (?:khong|ko|k|hong|hok|chua)(?![a-z])/
/** Less room than this around a machine is no room to put it in, in mm. */
const TIGHT_MM = 20

/** Whether a product goes into the gap that was told beside the question of its size; nothing where none was. */
function sayWhetherFits({ attributes }: Candidate, folded: string, { aspects }: AskedOf): string[] {
  const side = SIDES.find(({ words }) => words.test(folded))
  const [, cm, m, rest] = GAP.exec(folded) ?? []
  const own = side && attributes[side.attribute]
  if (!side || !(cm ?? m)) return []
  const isAsked = aspects.some(({ figures }) => figures.includes(side.attribute))
  if (typeof own !== 'number')
    return isAsked
      ? []
      : [
          `${MISSING} chiều ${side.name} của máy này, nên chưa nói được chỗ đó có lọt không; bạn đo máy trưng bày rồi chừa thêm vài phân mỗi bên.`,
        ]
  if (!isAsked && !ASKS_TO_FIT.test(folded)) return []
  const gap = cm
    ? Number(cm.replace(',', '.')) * 10
    : Number(m) * 1000 + Number((rest ?? '').padEnd(2, '0')) * 10
  const left = gap - own
  const place = `Chỗ ${formatNumber(gap / 10, 1)} cm`
  if (left < 0) return [`${place} thì không lọt: máy ${side.name} ${formatNumber(own / 10, 1)} cm.`]
  const spare = `còn dư ${formatNumber(left / 10, 1)} cm`
  return [
    left < TIGHT_MM
      ? `${place} thì sát quá: ${spare}, khó kê và thoát nhiệt.`
      : `${place} thì lọt, ${spare}.`,
  ]
}

function sayRating({ rating }: Candidate): string {
  return rating
    ? `Người dùng chấm ${formatNumber(rating.average, 1)}/5 từ ${rating.count} đánh giá.`
    : sayMissing('đánh giá')
}

const MISSING = 'Dữ liệu của mình chưa ghi'
/** Whether a sentence of such an answer says no more than that nothing is stated. */
export const saysMissing = (said: string): boolean => said.startsWith(MISSING) || said.startsWith(TIP)
const sayMissing = (name: string) =>
  `${MISSING} ${name} của máy này, nên mình không dám đoán. Bạn hỏi lại nơi bán giúp nhé.`

/** Questions that fit a product of a kind, at most three; each is understood only with the product in view. */
export function questionsAbout(kind: string): string[] {
  const own = kindRecord(kind).questions?.about ?? ['Máy này dùng có tốt không?', 'Bảo hành bao lâu?']
  return [...own, 'Có máy nào rẻ hơn không?']
}
