import type { Vocabulary } from '../understand/brands.ts'
import type { Reading } from '../understand/reading.ts'
import { featuresOf } from './features.ts'
import type { Scored } from './scorer.ts'
import { scorerOf } from './scorer.ts'
import type { Weights } from './weights-file.ts'

/** Gives the classes of each task for a question, likeliest first; the shares of a task sum to 1. */
export type Classifier = (
  reading: Reading,
  vocabulary: Vocabulary,
  follows?: boolean,
) => Record<string, Scored[]>

/** A classifier of trained weights. Linear in the length of the text. */
export function classifierOf(weights: Weights): Classifier {
  const score = scorerOf(weights)
  return (reading, vocabulary, follows = false) => score(featuresOf(reading, vocabulary, follows))
}
