/** The longest question and the longest context it may follow, in characters. */
export const MAX_QUESTION = 1_000
export const MAX_CONTEXT = 4_000
/** Letters of a conversation as JSON, as an answer hands it to the next question. */
export const MAX_CONVERSATION = 4096
