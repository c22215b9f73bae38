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

const BY_KIND: Partial<Record<string, readonly string[]>> = {
  ac: ['Máy này có tốn điện không?', 'Máy này dùng cho phòng bao nhiêu?'],
  fridge: ['Máy này có tốn điện không?', 'Máy này hợp nhà mấy người?'],
  freezer: ['Máy này có tốn điện không?', 'Kích thước máy bao nhiêu?'],
  washer: ['Máy này hợp nhà mấy người?', 'Máy chạy có ồn không?'],
  phone: ['Pin máy này thế nào?', 'Máy này dùng có tốt không?'],
  tablet: ['Pin máy này thế nào?', 'Máy này dùng có tốt không?'],
  laptop: ['Máy này dùng có tốt không?', 'Kích thước máy bao nhiêu?'],
  air_purifier: ['Máy này có tốn điện không?', 'Máy này dùng cho phòng bao nhiêu?'],
  water_heater: ['Máy này có tốn điện không?', 'Bảo hành bao lâu?'],
  fan: ['Máy này có tốn điện không?', 'Máy chạy có ồn không?'],
  tv: ['Kích thước máy bao nhiêu?', 'Máy này dùng có tốt không?'],
}

/** Questions that fit a product of a kind, at most three; each is understood only with the product in view. */
export function questionsAbout(kind: string): string[] {
  const own = BY_KIND[kind] ?? ['Máy này dùng có tốt không?', 'Bảo hành bao lâu?']
  return [...own, 'Có máy nào rẻ hơn không?']
}
