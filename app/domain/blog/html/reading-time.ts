/** Vietnamese read silently: words (syllables) a minute. A figure of ours, between hasty and careful readers. */
const WORDS_A_MINUTE = 260

/** The words (syllables) of a text without markup. */
export const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0

/** Minutes a text without markup takes to read, at least 1. */
export const minutesToRead = (text: string): number =>
  Math.max(1, Math.round(countWords(text) / WORDS_A_MINUTE))
