import { exampleAnswer } from '#app/domain/advisor/example-answers.server.ts'
import type { ExampleAnswer } from '#app/domain/advisor/example-answers.server.ts'
import type { Db } from '#db/client.ts'
import { EXAMPLE, USUAL } from './usual-needs.ts'

/** What the advisor answers to usual needs, that of the home page's example first; without those that it has nothing for. */
export async function usualAnswers(db: Db): Promise<ExampleAnswer[]> {
  const answers = await Promise.all([EXAMPLE, ...USUAL].map((question) => exampleAnswer(db, question)))
  return answers.filter((answer) => answer !== null)
}
