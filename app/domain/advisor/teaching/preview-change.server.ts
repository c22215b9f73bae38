import type { Db } from '#db/client.ts'
import { advisorParts } from '../advisor.server.ts'
import { pinsOn } from './pinned-answers.server.ts'
import { findPinnedIn } from './pinned.ts'
import type { PinnedAnswer } from './pinned.ts'
import { previewChange } from './preview.ts'
import type { Preview } from './preview.ts'
import { recentQuestions } from './recent-questions.server.ts'

/** What recent questions would get with an answer pinned, or one changed; null to see them without it. */
export async function previewPin(db: Db, id: number | null, pin: PinnedAnswer | null): Promise<Preview> {
  const before = advisorParts(db, () => {})
  const known = await pinsOn(db)
  const [find, findAnew] = [
    findPinnedIn(known),
    findPinnedIn([...known.filter((other) => other.id !== id), ...(pin ? [pin] : [])]),
  ]
  return previewChange(await recentQuestions(db), {
    before: { ...before, pinned: () => Promise.resolve(find) },
    after: { ...before, pinned: () => Promise.resolve(findAnew) },
    touches: (question) => JSON.stringify(find(question)) !== JSON.stringify(findAnew(question)),
  })
}
