import { splitSentences } from '#app/vietnamese/sentences.ts'

/** Longest text without an end of a sentence, in characters: a longer one is cut there and the gate refuses it. */
const LONGEST = 1_000

/**
 * Cuts a stream of pieces into whole sentences, each with the white space behind it. The end of a sentence is only known
 * once the next one has begun, so the last comes when the stream ends; what a failed stream leaves unfinished is lost.
 */
export async function* sentencesOf(pieces: AsyncIterable<string>): AsyncGenerator<string, void> {
  let waiting = ''
  for await (const piece of pieces) {
    waiting += piece
    const found = splitSentences(waiting)
    const last = found.pop() ?? ''
    yield* found
    waiting = last
    if (waiting.length <= LONGEST) continue
    yield waiting
    waiting = ''
  }
  if (waiting.trim() !== '') yield waiting
}
