import { splitSentences } from '#app/vietnamese/sentences.ts'

/** One sentence every this many ms, and this much longer before the answer counts as complete. */
export const SENTENCE_MS = 1_200
export const COMPLETION_MS = 500

/** How much of an answer is shown: so many sentences, and whether what belongs to it may follow. */
export type Shown = { sentences: number; complete: boolean }

type Progress = Shown & {
  /** How many sentences there are so far. */
  arrived: number
  /** Whether more may come. */
  arriving: boolean
  /** Nothing is held back: the visitor asked for everything, or for less motion. */
  instant: boolean
  /** For how long the last sentence has been there, in ms. */
  since: number
}

/** What is shown next and in how many ms; null while there is nothing to wait for but the network, or nothing left. */
export function nextShown(progress: Progress): (Shown & { after: number }) | null {
  const { sentences, complete, arrived, arriving, instant, since } = progress
  if (complete) return null
  if (instant) {
    const isSame = sentences >= arrived && arriving
    return isSame ? null : { sentences: arrived, complete: !arriving, after: 0 }
  }
  if (sentences < arrived)
    return {
      sentences: sentences + 1,
      complete: false,
      after: sentences === 0 ? 0 : Math.max(0, SENTENCE_MS - since),
    }
  return arriving ? null : { sentences, complete: true, after: COMPLETION_MS }
}

/** Where each sentence ends in the text, so that a part of it keeps its line breaks. */
export function sentenceEnds(text: string): number[] {
  let end = 0
  return splitSentences(text).map((sentence) => {
    const start = end
    end += sentence.length
    return start + sentence.trimEnd().length
  })
}
