import type { Classifier } from './classifier.ts'
import { classifierOf } from './classifier.ts'
import { unpackWeights } from './weights-file.ts'
import weights from './weights.json' with { type: 'json' }

let classifier: Classifier | undefined

/** The shipped classifier; its weights are unpacked with the first question. */
export function classify(...asked: Parameters<Classifier>): ReturnType<Classifier> {
  classifier ??= classifierOf(unpackWeights(weights))
  return classifier(...asked)
}
