/** The longest question and the longest context it may follow, in characters. */
export const MAX_QUESTION = 1_000
export const MAX_CONTEXT = 4_000
