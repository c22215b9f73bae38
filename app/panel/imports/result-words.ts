import type { ImportView } from '#app/domain/imports/schema.ts'
import { say } from '#app/vietnamese/say.ts'

/** What a result page says first. */
export type ResultOutcome = 'undone' | 'completed' | 'failed'

type Over = { state: ImportView['state']; result: { success: boolean } | null }

/** What became of an import that is over: that it was undone comes before how it had gone. */
export function outcomeOf({ state, result }: Over): ResultOutcome {
  if (state === 'undone') return 'undone'
  return result?.success && state !== 'failed' ? 'completed' : 'failed'
}

export const sayOutcome = (outcome: ResultOutcome): string =>
  ({
    undone: say('Import Undone', { vi: 'Đã hoàn tác lần nhập này' }),
    completed: say('Import Completed', { vi: 'Đã nhập xong' }),
    failed: say('Import Failed', { vi: 'Chưa nhập được' }),
  })[outcome]
