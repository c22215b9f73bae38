import { diffLines, diffWordsWithSpace } from 'diff'
import type { Change } from 'diff'

/** A stretch of text that both versions have, or only one of them. */
export type TextPart = { text: string; kind: 'same' | 'added' | 'removed' }

/** Words that may differ before lines are compared instead: beyond that, a comparison by words takes seconds and shows only noise. */
const MOST_WORD_EDITS = 2_000
/** Letters of what both have that are shown around a difference. */
const AROUND = 160

/** The differences of two texts, by words; of very different ones by lines. */
export function compareTexts(before: string, after: string): TextPart[] {
  const byWords = diffWordsWithSpace(before, after, { maxEditLength: MOST_WORD_EDITS })
  return (byWords ?? diffLines(before, after)).map(toPart)
}

const toPart = ({ value, added, removed }: Change): TextPart => ({
  text: value,
  kind: added ? 'added' : removed ? 'removed' : 'same',
})

/** The same with long stretches that both have cut down to what stands around a difference. */
export function shortened(parts: readonly TextPart[]): TextPart[] {
  return parts.map((part, at) => {
    if (part.kind !== 'same' || part.text.length <= AROUND * 2 + 20) return part
    const start = at === 0 ? '' : part.text.slice(0, AROUND)
    const end = at === parts.length - 1 ? '' : part.text.slice(-AROUND)
    return { ...part, text: `${start} … ${end}` }
  })
}
