import { countPins } from '#app/domain/advisor/teaching/pinned-answers.server.ts'
import { countToTeach } from '#app/domain/advisor/teaching/questions-to-teach.server.ts'
import { countFacts } from '#app/domain/advisor/teaching/taught-facts.server.ts'
import type { Db } from '#db/client.ts'
import type { TeachCounts } from './teach-tabs.tsx'

/** How much there is on each screen of teaching. */
export async function teachCounts(db: Db): Promise<TeachCounts> {
  return { questions: await countToTeach(db), pins: await countPins(db), facts: await countFacts(db) }
}
