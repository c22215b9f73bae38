import { kindRecord } from '#app/kinds/kind.ts'
import { fold } from '#app/vietnamese/fold.ts'
import type { Candidate, PriceSource } from '../catalogue.ts'
import { ASKS_RUNNING_COST, askedText, topicsOf } from './about-topics.ts'
import type { Draft } from './draft.ts'
import { writeLookup } from './lookup.ts'

type Known = { priceSource: PriceSource | null; runningCost: string | null }

/**
 * A question about one product, answered from its own figures: the running cost, then what else was asked, and the
 * price last. What its data does not hold is said to be missing.
 */
export function writeAbout(product: Candidate, question: string, { priceSource, runningCost }: Known): Draft {
  const lookup = writeLookup([product], priceSource ? [priceSource] : [], question)
  const asked = askedText(question)
  const asksCost = ASKS_RUNNING_COST.test(asked)
  const topics = topicsOf(question)
  const sentences = topics.map((topic) => topic.say(product) ?? missing(topic.name))
  const answers = [...(asksCost ? [runningCost ?? missing('điện năng tiêu thụ')] : []), ...sentences]
  const relatedQuestions = questionsAbout(product.kind).filter((other) => !asked.includes(fold(other)))
  if (answers.length === 0) return { ...lookup, relatedQuestions }
  const [price = ''] = lookup.paragraphs
  return { ...lookup, paragraphs: [...answers, price], rules: answers, relatedQuestions }
}

const missing = (name: string) =>
  `Dữ liệu của mình chưa ghi ${name} của máy này, nên mình không dám đoán. Bạn hỏi lại nơi bán giúp nhé.`

/** Questions that fit a product of a kind, at most three; each is understood only with the product in view. */
export function questionsAbout(kind: string): string[] {
  const own = kindRecord(kind).questions?.about ?? ['Máy này dùng có tốt không?', 'Bảo hành bao lâu?']
  return [...own, 'Có máy nào rẻ hơn không?']
}
