import type { Reservation, Tokens } from '../queries/model-usage.server.ts'
import type { Ledger } from './voice.ts'

/** Most tokens a model may write in one step. */
export const MAX_OUTPUT_TOKENS = 1_200
/** Vietnamese in the usual vocabularies: two characters a token at worst, so that an estimate never flatters. */
const CHARACTERS_PER_TOKEN = 2

/** Tokens of a text, where nobody counted them: an estimate by its length, on the high side. */
export function estimateTokens(characters: number): number {
  return Math.ceil(characters / CHARACTERS_PER_TOKEN)
}

/** The bill of one answer: each step is set aside before it runs and settled when it ends, however it ends. */
export type Account = {
  /** @returns false when the day's cap would be passed */
  open(inputCharacters: number): Promise<boolean>
  wrote(characters: number): void
  /** `reported` is what upstream says it used; where it says nothing, the estimate stands. */
  settle(reported?: { input: number | undefined; output: number | undefined }): Promise<void>
}

/** Opens the bill of an answer. */
export function accountWith(ledger: Ledger): Account {
  let step: { reservation: Reservation; estimate: Tokens } | null = null
  let written = 0
  return {
    async open(inputCharacters) {
      const estimate = { input: estimateTokens(inputCharacters), output: MAX_OUTPUT_TOKENS }
      const reservation = await ledger.reserve(estimate)
      step = reservation && { reservation, estimate }
      written = 0
      return reservation !== null
    },
    wrote(characters) {
      written += characters
    },
    async settle(reported) {
      if (!step) return
      const { reservation, estimate } = step
      step = null
      await ledger.settle(reservation, {
        input: reported?.input ?? estimate.input,
        output: reported?.output ?? estimateTokens(written),
      })
    },
  }
}
