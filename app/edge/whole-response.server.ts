/** An answer whose bytes are known. */
export type WholeBytes = {
  bytes: Uint8Array<ArrayBuffer>
  /** Other answers are made of the same bytes: what is made of them is made once. */
  isShared: boolean
}

const wholes = new WeakMap<Response, WholeBytes>()

/**
 * An answer whose bytes are there and stand beside it: on its way the framework looks at the body of every answer, which would copy
 * them. The server puts them in, packed or as they are (`brotliWholeAnswers`).
 */
export function wholeResponse(
  bytes: Uint8Array<ArrayBuffer>,
  { isShared = false, ...init }: ResponseInit & { isShared?: boolean },
): Response {
  const response = new Response(null, init)
  response.headers.set('Content-Length', String(bytes.byteLength))
  wholes.set(response, { bytes, isShared })
  return response
}

/** The bytes of an answer that was made of them; otherwise undefined. */
export const wholeBytesOf = (response: Response): WholeBytes | undefined => wholes.get(response)
