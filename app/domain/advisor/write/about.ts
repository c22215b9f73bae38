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
    ...stated.missing.map(sayMissing),
    ...(asksOpinion ? [sayRating(product)] : []),
  ]
  const relatedQuestions = questionsAbout(product.kind).filter((other) => !folded.includes(fold(other)))
  if (answers.length === 0) return { ...lookup, relatedQuestions }
  const [price = ''] = lookup.paragraphs
  return { ...lookup, paragraphs: [...answers, price], rules: answers, relatedQuestions }
}

function sayRating({ rating }: Candidate): string {
  return rating
    ? `Người dùng chấm ${formatNumber(rating.average, 1)}/5 từ ${rating.count} đánh giá.`
    : sayMissing('đánh giá')
}

const sayMissing = (name: string) =>
  `Dữ liệu của mình chưa ghi ${name} của máy này, nên mình không dám đoán. Bạn hỏi lại nơi bán giúp nhé.`

/** Questions that fit a product of a kind, at most three; each is understood only with the product in view. */
export function questionsAbout(kind: string): string[] {
  const own = kindRecord(kind).questions?.about ?? ['Máy này dùng có tốt không?', 'Bảo hành bao lâu?']
  return [...own, 'Có máy nào rẻ hơn không?']
}
