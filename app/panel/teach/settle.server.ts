import { settleEntries } from '#app/domain/advisor/teaching/questions-to-teach.server.ts'
import type { TeachState } from '#app/domain/advisor/teaching/questions-to-teach.server.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import type { ActionOn } from '#app/platform/audit/told.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, say } from '#app/vietnamese/say.ts'
import type { Db, Transaction } from '#db/client.ts'
import type { SettleInput } from './teach-input.ts'

const ACTIONS: Record<TeachState, ActionOn<'unanswered-question'>> = {
  open: 'reopen',
  done: 'resolve',
  ignored: 'ignore',
}
const DONE: Record<TeachState, string> = {
  get open() {
    return say('Đã đưa trở lại danh sách', { en: 'Back in the list' })
  },
  get done() {
    return say('Đã đánh dấu xử lý xong', { en: 'Marked as done' })
  },
  get ignored() {
    return say('Đã bỏ qua', { en: 'Ignored' })
  },
}

/** Puts questions into a state, with a line in the log. @returns how many entries were in another one */
export async function settle(
  tx: Transaction,
  actorId: string,
  { keys, to }: { keys: readonly string[]; to: TeachState },
): Promise<string[]> {
  const settled = await settleEntries(tx, { keys, to })
  const [first, ...others] = settled.names
  if (first === undefined) return []
  const name =
    others.length > 0
      ? say(`${first} (và ${formatNumber(others.length)} câu khác)`, {
          en: `${first} (and ${many(others.length, 'other question')})`,
        })
      : first
  await recordChange(tx, {
    actorId,
    action: ACTIONS[to],
    entity: 'unanswered-question',
    entityId: settled.keys[0] ?? '',
    detail: { name, keys: settled.keys },
  })
  return settled.keys
}

/** Carries out what an editor did about questions of the list. */
export async function answerSettle(db: Db, actorId: string, input: SettleInput): Promise<Outcome> {
  const keys = await db.transaction((tx) => settle(tx, actorId, input))
  if (keys.length === 0)
    return {
      ok: true,
      toast: {
        title: say('Không có gì thay đổi', { en: 'Nothing changed' }),
        description: say('Có thể người khác vừa làm trước bạn.', {
          en: 'Somebody else may have been faster.',
        }),
      },
    }
  const outcome: Outcome = { ok: true, toast: { title: DONE[input.to] } }
  if (input.to === 'open') return outcome
  return {
    ...outcome,
    undo: {
      label: say('Hoàn tác', { en: 'Undo' }),
      fields: { to: input.from, from: input.to, keys: keys.join(',') },
    },
  }
}
