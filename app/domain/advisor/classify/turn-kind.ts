import type { Kind } from '#app/kinds/kind.ts'
import type { Reading } from '../understand/reading.ts'
import { bucketOf } from './buckets.ts'
import type { Scorer } from './scorer.ts'
import { scorerOf } from './scorer.ts'
import type { Span } from './stance.ts'
import { stanceFeatures } from './stance.ts'
import weights from './turn-kind-weights.json' with { type: 'json' }
import { unpackWeights } from './weights-file.ts'

/**
 * What a machine is that a later turn names beside the one that is spoken of: wanted in its place or asked about by itself, wanted
 * beside it, or only spoken of: a part that is called alike, what it is used with, what the home has. Learnt from the turns of
 * `eval/turn-kinds`.
 */
export const TURN_KINDS = ['instead', 'add', 'spoken'] as const

/** How much of a turn says by its length what it is. */
const FEW_WORDS = 5

/** What is looked at around a machine that a turn names, as buckets in rising order, each once. */
export function turnKindFeatures(
  reading: Pick<Reading, 'tokens' | 'folded'>,
  span: Span,
  others: readonly Span[],
  kind: Kind | null,
  spokenOf: readonly Kind[],
): number[] {
  const around = stanceFeatures(reading, span, others, 'kind')
  const [topic = '-'] = spokenOf
  const isShort = reading.tokens.length <= FEW_WORDS
  const isQuestion =
    /\?|(?:^|\s)(?:khong|ko|k|hong|hok|hem|hk|chua|sao|nao|gi|bao nhieu|may|ha|nhi|ta)[\s?.!]*$/.test(
      reading.folded,
    )
  const own = [
    `pair=${topic}>${kind ?? '-'}`,
    `kind=${kind ?? '-'}`,
    `short=${isShort}`,
    `asks=${isQuestion}`,
    `asks=${isQuestion}:${kind ?? '-'}`,
    `first=${reading.folded.slice(0, span.start).trim() === ''}`,
  ].map((name) => bucketOf(`t${name}`))
  return [...new Set([...around, ...own])].toSorted((one, other) => one - other)
}

let scorer: Scorer | undefined

/** How likely a machine that a later turn names is only spoken of, from 0 to 1. Pure; the weights are unpacked with the first turn. */
export function spokenShare(
  reading: Reading,
  span: Span,
  others: readonly Span[],
  kind: Kind | null,
  spokenOf: readonly Kind[],
): number {
  scorer ??= scorerOf(unpackWeights(weights))
  const scored = scorer(turnKindFeatures(reading, span, others, kind, spokenOf))['kind'] ?? []
  return scored.find(({ name }) => name === 'spoken')?.share ?? 0
}
