import type { Vocabulary } from '../understand/brands.ts'
import type { Reading } from '../understand/reading.ts'
import weights from './bearing-weights.json' with { type: 'json' }
import { featuresOf } from './features.ts'
import type { Scored, Scorer } from './scorer.ts'
import { scorerOf } from './scorer.ts'
import { unpackWeights } from './weights-file.ts'

/** Whether a clause says what the machine has to be or has to live with, only who uses it and where, or neither. */
export const BEARINGS = ['wish', 'use', 'aside'] as const

let scorer: Scorer | undefined

/** How likely a clause has each bearing on the choice, likeliest first; the weights are unpacked with the first question. */
export function readBearing(clause: Reading, vocabulary: Vocabulary): Scored[] {
  scorer ??= scorerOf(unpackWeights(weights))
  return scorer(featuresOf(clause, vocabulary))['bearing'] ?? []
}
