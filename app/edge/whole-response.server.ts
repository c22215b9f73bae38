/** An answer whose bytes are known. */
export type WholeBytes = {
  bytes: Uint8Array<ArrayBuffer>
  /** Other answers are made of the same bytes: what is made of them is made once. */
  isShared: boolean
}

const wholes = new WeakMap<Response, WholeBytes>()

/** An answer whose bytes are there: who packs them need not read them from a stream of it. */
export function wholeResponse(
  bytes: Uint8Array<ArrayBuffer>,
  { isShared = false, ...init }: ResponseInit & { isShared?: boolean },
): Response {
  const response = new Response(bytes, init)
  wholes.set(response, { bytes, isShared })
  return response
}

/** The bytes of an answer that was made of them, unread; otherwise undefined. */
export const wholeBytesOf = (response: Response): WholeBytes | undefined => wholes.get(response)
