import { answerQuestion } from '#app/domain/advisor/answer-question.ts'
import type { Answer } from '#app/domain/advisor/answer.ts'
import type { Candidate } from '#app/domain/advisor/catalogue.ts'
import { aCatalogue } from './candidates.ts'

/** Talks over exactly these products, each question sent with what the answer before handed on. */
export function talksOver(products: readonly Candidate[]) {
  const parts = { catalogue: aCatalogue(products), pictureOf: () => '/minh-hoa/x.svg', onDropped: () => {} }
  const talk = async (...questions: string[]): Promise<Answer[]> => {
    const answers: Answer[] = []
    for (const message of questions)
      answers.push(
        await answerQuestion({ message, conversation: answers.at(-1)?.conversation ?? null }, parts),
      )
    return answers
  }
  const last = async (...questions: string[]): Promise<Answer> => {
    const answer = (await talk(...questions)).at(-1)
    if (!answer) throw new Error('Nothing was asked.')
    return answer
  }
  return { parts, talk, last }
}

/** The ids of the products an answer shows; undefined where it shows none. */
export const idsOf = (answer: Answer | undefined) =>
  answer?.productRecommendations?.products.map(({ id }) => id)
