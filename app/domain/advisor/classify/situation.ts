import type { Vocabulary } from '../understand/brands.ts'
import type { Reading } from '../understand/reading.ts'
import { featuresOf } from './features.ts'
import type { Scored, Scorer } from './scorer.ts'
import { scorerOf } from './scorer.ts'
import weights from './situation-weights.json' with { type: 'json' }
import { unpackWeights } from './weights-file.ts'

/**
 * What a text is about: a machine to be bought, one that is owned already, both, knowledge in general, something asked of us as of a
 * shop, or none of these.
 */
export const SITUATIONS = ['buy', 'owned', 'both', 'knowledge', 'shop', 'other'] as const

let scorer: Scorer | undefined

/** How likely a text is about each, likeliest first; the weights are unpacked with the first question. */
export function readSituation(reading: Reading, vocabulary: Vocabulary): Scored[] {
  scorer ??= scorerOf(unpackWeights(weights))
  return scorer(featuresOf(reading, vocabulary))['situation'] ?? []
}
