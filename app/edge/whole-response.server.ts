const bytesOf = new WeakMap<Response, Uint8Array<ArrayBuffer>>()

/** An answer whose bytes are there: who packs them need not read them from a stream of it. */
export function wholeResponse(bytes: Uint8Array<ArrayBuffer>, init: ResponseInit): Response {
  const response = new Response(bytes, init)
  bytesOf.set(response, bytes)
  return response
}

/** The bytes of an answer that was made of them, unread; otherwise undefined. */
export const wholeBytesOf = (response: Response): Uint8Array<ArrayBuffer> | undefined => bytesOf.get(response)
