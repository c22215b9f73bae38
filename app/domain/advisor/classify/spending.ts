import type { Reading } from '../understand/reading.ts'
import type { Scorer } from './scorer.ts'
import { scorerOf } from './scorer.ts'
import weights from './spending-weights.json' with { type: 'json' }
import type { Span } from './stance.ts'
import { stanceFeatures } from './stance.ts'
import { unpackWeights } from './weights-file.ts'

/** What a sum of money in a text is: what may be spent on what is to be bought, or anything else. */
export const SUMS = ['budget', 'other'] as const

let scorer: Scorer | undefined

/**
 * How likely a sum is one to spend rather than a price, a fee, a wage, what was paid or what something costs to run; from 0 to 1. Pure;
 * the weights are unpacked with the first sum.
 */
export function spendingShare(reading: Reading, sum: Span, kinds: readonly Span[]): number {
  scorer ??= scorerOf(unpackWeights(weights))
  const scored = scorer(stanceFeatures(reading, sum, kinds, 'other'))['sum'] ?? []
  return scored.find(({ name }) => name === 'budget')?.share ?? 1
}
