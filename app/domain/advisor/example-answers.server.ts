import { manyKeptByVersion } from '#app/domain/catalogue/version/kept-by-version.server.ts'
import { isDrawnByGuess } from '#app/kinds/drawings/views/guess.ts'
import { splitSentences } from '#app/vietnamese/sentences.ts'
import type { Db } from '#db/client.ts'
import { advisorParts } from './advisor.server.ts'
import { answerQuestion } from './answer-question.ts'
import type { RecommendedProduct } from './answer.ts'
import { verdictOfFirst } from './verdict-of-first.ts'

/** A question with what the advisor says to it now: the machines it names, and why the first of them is the first. */
export type ExampleAnswer = { question: string; text: string; products: readonly ExampleProduct[] }

/** `isGuess`: it is drawn by estimated measures. */
export type ExampleProduct = Pick<
  RecommendedProduct,
  'id' | 'title' | 'brand' | 'image' | 'price' | 'priceSeen' | 'role' | 'reason' | 'tradeOff'
> & { isGuess: boolean }

/** Questions whose answers are kept. */
const MOST = 20

/**
 * What the advisor answers to a question from the catalogue as it is, in its own voice; nobody is counted as having asked. Kept until
 * the catalogue changes. Null where it recommends nothing.
 */
export const exampleAnswer: (db: Db, question: string) => Promise<ExampleAnswer | null> = manyKeptByVersion({
  key: (question) => question,
  read: readExample,
  most: MOST,
})

async function readExample(db: Db, question: string): Promise<ExampleAnswer | null> {
  const answer = await answerQuestion(
    { message: question },
    advisorParts(db, () => undefined),
  )
  const products = answer.productRecommendations?.products ?? []
  if (products.length === 0) return null
  const [verdict = ''] = answer.content.split('\n')
  // Who reads it has told nothing of a home of their own.
  const [household] = /\d+ người/.exec(question) ?? []
  const [seat] = /cách [\d,]+ m\b/.exec(question) ?? []
  const ofExample = (said: string) =>
    said
      .replaceAll('nhà bạn', household ? `nhà ${household}` : 'nhà')
      .replaceAll('chỗ bạn ngồi', seat ? `chỗ ngồi ${seat}` : 'chỗ ngồi')
  // Its first sentence names the first machine with its price, which stand beside it.
  const text = verdictOfFirst(ofExample(splitSentences(verdict).slice(1).join('')), products)
  return {
    question,
    text,
    products: products.map(({ id, title, brand, image, price, priceSeen, role, reason, tradeOff }) => ({
      id,
      title,
      brand,
      image,
      isGuess: isDrawnByGuess(image),
      price,
      priceSeen,
      role,
      reason: ofExample(reason),
      tradeOff,
    })),
  }
}
