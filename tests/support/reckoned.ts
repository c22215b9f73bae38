import { payBack } from '#app/domain/advisor/reckoning/pay-back.ts'
import { readReckoning } from '#app/domain/advisor/reckoning/read-reckoning.ts'
import { reckon } from '#app/domain/advisor/reckoning/reckon.ts'
import { sayReckoning } from '#app/domain/advisor/reckoning/say-reckoning.ts'
import { readQuestion } from '#app/domain/advisor/understand/reading.ts'

/** VND for a kWh where a question says no price. */
const USUAL = 3000

/** What is said to a question whose figures are reckoned with; '' where it is left to others. */
export function answerTo(question: string): string {
  const reading = readQuestion(question)
  const paid = payBack(reading)
  if (paid) return paid.join('\n')
  const asked = readReckoning(reading)
  return asked ? sayReckoning(reckon(asked, asked.prices.kwh ?? USUAL), null).join('\n') : ''
}

/** Of the figures that have to be in an answer those that are not. */
export function missingIn(question: string, figures: readonly string[]): string[] {
  const answer = answerTo(question)
  return figures.filter((figure) => !answer.includes(figure))
}
