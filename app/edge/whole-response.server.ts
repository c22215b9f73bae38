/** An answer whose bytes are known, in pieces: a page's are joined only where they are packed. */
export type WholeBytes = {
  pieces: readonly Uint8Array[]
  length: number
  /** Other answers are made of the same bytes: what is made of them is made once. */
  isShared: boolean
}

const wholes = new WeakMap<Response, WholeBytes>()

/**
 * An answer whose bytes are there and stand beside it: on its way the framework looks at the body of every answer, which would copy
 * them. The server puts them in, packed or as they are (`brotliWholeAnswers`).
 */
export function wholeResponse(
  pieces: readonly Uint8Array[],
  { isShared = false, ...init }: ResponseInit & { isShared?: boolean },
): Response {
  const response = new Response(null, init)
  const length = pieces.reduce((sum, piece) => sum + piece.byteLength, 0)
  response.headers.set('Content-Length', String(length))
  wholes.set(response, { pieces, length, isShared })
  return response
}

/** The bytes of an answer that was made of them; otherwise undefined. */
export const wholeBytesOf = (response: Response): WholeBytes | undefined => wholes.get(response)
