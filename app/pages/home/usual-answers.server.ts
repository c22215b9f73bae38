import { exampleAnswer } from '#app/domain/advisor/example-answers.server.ts'
import type { ExampleAnswer } from '#app/domain/advisor/example-answers.server.ts'
import { usualReasons } from '#app/domain/search/usual-reasons.server.ts'
import type { UsualFit } from '#app/pages/products/best-fits.tsx'
import type { Db } from '#db/client.ts'
import { EXAMPLE, USUAL } from './usual-needs.ts'

/** What the advisor answers to usual needs, that of the home page's example first; without those that it has nothing for. */
export async function usualAnswers(db: Db): Promise<ExampleAnswer[]> {
  const answers = await Promise.all([EXAMPLE, ...USUAL].map((question) => exampleAnswer(db, question)))
  return answers.filter((answer) => answer !== null)
}

/** The same with why the first of each fits, as the list of its kind says it. */
export async function usualFits(db: Db): Promise<UsualFit[]> {
  const [answers, reasons] = await Promise.all([usualAnswers(db), usualReasons(db)])
  return answers.map((answer) => {
    const told = reasons.get(answer.products[0]?.id ?? 0)
    return { ...answer, why: told?.inShort ?? null, unknown: told?.unknown ?? null }
  })
}
