import { answerQuestion } from '#app/domain/advisor/answer-question.ts'
import type { Connection } from '#db/client.ts'
import { advisorParts } from '#app/domain/advisor/advisor.server.ts'
import { GROUPS } from '#eval/groups.ts'
import { timingOf } from './timing.ts'
import type { Timing } from './timing.ts'

const ROUNDS = 2

/** Whole answers in process, from question to checked text, to every question of the evaluation; the first round only warms up. */
export async function measureAdvisor({ db }: Connection): Promise<Timing> {
  const parts = advisorParts(db, () => {})
  const questions = GROUPS.flatMap(({ cases }) => cases.flatMap((one) => ('ask' in one ? one.ask : [])))
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    for (const message of questions) {
      const start = performance.now()
      await answerQuestion({ message }, parts)
      if (round > 0) times.push(performance.now() - start)
    }
  }
  return timingOf(times)
}
