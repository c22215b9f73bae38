import { z } from 'zod'
import { changeDetails } from '#app/platform/audit/change-details.server.ts'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import type { ActionOn } from '#app/platform/audit/told.ts'
import type { Db, Transaction } from '#db/client.ts'
import { decideOnReviews } from '../queries/moderate-reviews.server.ts'
import type { Change, Decided, Decision } from '../queries/moderate-reviews.server.ts'
import type { ModerationInput } from './moderation-schema.ts'

/** What became of a decision: how many reviews changed, and the lines of the log by which it is taken back. */
export type Moderated = { count: number; lines: number[] }

const WAITING: Decision = { isApproved: false, reason: null }
const decision = z.object({ isApproved: z.boolean(), reason: z.string().nullable() })
const logged = z.object({ before: decision, after: decision })

/** Carries out what a moderator sent; every review that changes has its line in the log, or nothing changes at all. */
export function moderateReviews(db: Db, actorId: string, input: ModerationInput): Promise<Moderated> {
  return db.transaction(async (tx) => {
    const { intent } = input
    if (intent === 'undo') return takeBack(tx, actorId, input.lines)
    const to: Decision =
      intent === 'approve'
        ? { isApproved: true, reason: null }
        : intent === 'reject'
          ? { isApproved: false, reason: input.reason }
          : WAITING
    return decide(tx, actorId, intent, { ids: input.ids, to })
  })
}

async function decide(
  tx: Transaction,
  actorId: string,
  action: ActionOn<'review'>,
  change: Change,
): Promise<Moderated> {
  const decided = await decideOnReviews(tx, change)
  const lines: number[] = []
  for (const review of decided) lines.push(await note(tx, actorId, action, review, change.to))
  return { count: decided.length, lines }
}

const note = (
  tx: Transaction,
  actorId: string,
  action: ActionOn<'review'>,
  { id, title, before }: Decided,
  after: Decision,
) => recordChange(tx, { actorId, action, entity: 'review', entityId: id, detail: { title, before, after } })

/** Puts reviews back to what lines of the log say they were, but for those that were decided on again since. */
async function takeBack(tx: Transaction, actorId: string, lines: readonly number[]): Promise<Moderated> {
  const done: Moderated = { count: 0, lines: [] }
  for (const { entityId, detail } of await changeDetails(tx, { lines, entity: 'review' })) {
    const read = logged.safeParse(detail)
    if (!read.success) continue
    const { before, after } = read.data
    const back = await decide(tx, actorId, 'restore', {
      ids: [Number(entityId)],
      to: before,
      standing: after,
    })
    done.count += back.count
    done.lines.push(...back.lines)
  }
  return done
}
