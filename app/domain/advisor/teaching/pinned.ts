import type { Source } from '../answer.ts'
import type { Asked, Drafted } from '../answering/asked.ts'
import type { Vocabulary } from '../understand/brands.ts'
import { DANGERS } from '../understand/need.ts'
import { understand } from '../understand/understand.ts'
import { phrasingIndex } from './pin-index.ts'

/** What an editor answers to a question, in each of its phrasings. */
export type PinnedAnswer = {
  id: number
  questions: readonly string[]
  /** Paragraphs between empty lines. */
  answer: string
  source: Source
  /** The products it shows, in their order. */
  productIds: readonly number[]
  /** The day it was written or last changed, YYYY-MM-DD. */
  answeredOn: string
}

/** Finds the answer that is pinned to a question; null for none. */
export type FindPinned = (question: string) => PinnedAnswer | null

/** Prepares pinned answers for lookup; of two that fit alike the one nearest in wording is found. */
export const findPinnedIn = (pins: readonly PinnedAnswer[]): FindPinned =>
  phrasingIndex(pins.map((pin) => ({ id: pin, questions: pin.questions })))

/** Whether a question by itself names a danger, which no pinned answer may stand before. */
export const namesDanger = (question: string, vocabulary: Vocabulary): boolean =>
  DANGERS.has(understand(question, vocabulary).intent)

/** What every product of a pinned answer is there for: nobody compared them. */
const REASON = 'Biên tập viên chọn cho câu hỏi này'

/** What an editor answered, with its products as their rows have them today; null where nothing is pinned or danger is named. */
export async function answerPinned({ pinned, need, catalogue }: Asked): Promise<Drafted | null> {
  if (!pinned || DANGERS.has(need.intent)) return null
  const { answer, source, productIds, answeredOn } = pinned
  const ids = [...productIds]
  const [found, seen] =
    ids.length > 0
      ? await Promise.all([catalogue.find({ ids, limit: ids.length }), catalogue.priceSources(ids)])
      : [[], []]
  const picks = ids.flatMap((id) => {
    const candidate = found.find((product) => product.id === id)
    const priceSource = seen.find(({ productId }) => productId === id) ?? null
    return candidate
      ? [{ role: 'editor' as const, candidate, reason: REASON, tradeOff: null, priceSource }]
      : []
  })
  const paragraphs = answer.split(/\n{2,}/)
  return {
    draft: {
      paragraphs,
      picks,
      sources: [source],
      relatedQuestions: [],
      editorial: { on: answeredOn },
      rules: paragraphs,
    },
  }
}
