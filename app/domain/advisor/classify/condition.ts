import { readQuestion } from '../understand/reading.ts'
import weights from './condition-weights.json' with { type: 'json' }
import { featuresOf } from './features.ts'
import type { Scorer } from './scorer.ts'
import { scorerOf } from './scorer.ts'
import { unpackWeights } from './weights-file.ts'

/**
 * What words say that nothing was read from: a condition that the machine has to meet, who uses it, where and why, or neither. Learnt
 * from 1,900 such words that three readers judged in their texts (`eval/unread`).
 */
export const UNREAD_SAYS = ['condition', 'use', 'aside'] as const

/** What a classifier looks at in words that nothing was read from, as buckets in rising order. */
export const unreadFeatures = (words: string): number[] => featuresOf(readQuestion(words), { brands: [] })

/**
 * From this share on words are said back as a condition that was not considered. Of those judged by one reader and told by what the
 * others judged 51 to 60 % of what is said back were conditions, and 48 % of the conditions were; of all such words 21 % are.
 */
export const SURELY_A_CONDITION = 0.5

let scorer: Scorer | undefined

/** Whether words that nothing was read from state a condition on the machine. Pure; the weights are unpacked with the first words. */
export function isCondition(words: string): boolean {
  scorer ??= scorerOf(unpackWeights(weights))
  const [likeliest] = scorer(unreadFeatures(words))['says'] ?? []
  return likeliest?.name === 'condition' && likeliest.share >= SURELY_A_CONDITION
}
