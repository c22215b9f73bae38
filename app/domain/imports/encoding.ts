/** How the bytes of a file are read. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1258'

/** What editors call it. */
export const ENCODING_NAMES: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1258': 'Windows-1258',
}

/** Bytes at the start of a file that are enough to see how it is written. */
const HEAD_BYTES = 4096

/**
 * How a file is written: by its byte order mark; else UTF-16 where every other byte of its start is 0; else UTF-8 where all
 * of it is valid UTF-8; else Windows-1258, which any bytes are. The file is read once, in pieces.
 */
export async function detectEncoding(chunks: AsyncIterable<Uint8Array>): Promise<Encoding> {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  let head = Buffer.alloc(0)
  let isUtf8 = true
  for await (const chunk of chunks) {
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)])
    isUtf8 &&= isValid(() => utf8.decode(chunk, { stream: true }))
    if (!isUtf8 && head.length >= HEAD_BYTES) break
  }
  return utf16Of(head) ?? (isUtf8 && isValid(() => utf8.decode()) ? 'utf-8' : 'windows-1258')
}

function isValid(decode: () => string): boolean {
  try {
    decode()
    return true
  } catch {
    return false
  }
}

/** Which UTF-16 the start of a file is; null where it is none. */
function utf16Of(head: Buffer): Encoding | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const pairs = Math.floor(head.length / 2)
  if (pairs < 2) return null
  let high = 0
  let low = 0
  for (let pair = 0; pair < pairs; pair += 1) {
    if (head[pair * 2] === 0) high += 1
    if (head[pair * 2 + 1] === 0) low += 1
  }
  // Vietnamese letters with two marks have a byte of 0x1e there; the commas and Latin letters between them have 0.
  if (low > pairs * 0.4 && high < pairs * 0.05) return 'utf-16le'
  if (high > pairs * 0.4 && low < pairs * 0.05) return 'utf-16be'
  return null
}

/** The text of a file in pieces, its byte order mark dropped. Letters that an encoding cannot hold become U+FFFD. */
export async function* decoded(
  chunks: AsyncIterable<Uint8Array>,
  encoding: Encoding,
): AsyncGenerator<string, void> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}
