import { Transform } from 'node:stream'

const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g
const TAG_START = '<'.codePointAt(0) ?? 0
const TAG_END = '>'.codePointAt(0) ?? 0

/**
 * Takes the module preloads out of a page's HTML while it streams: they compete with the style sheet, the fonts and the
 * first picture for the line of a phone, and nothing on a page waits for a script to be read (decision 0005).
 * React writes 2 KB at a time; what it writes in one turn of the event loop leaves as one chunk.
 */
export function stripModulePreloads(): Transform {
  let held: Buffer[] = []
  let scheduled: NodeJS.Immediate | null = null
  const release = (stream: Transform, all: boolean) => {
    scheduled = null
    const bytes = Buffer.concat(held)
    const tagStart = bytes.lastIndexOf(TAG_START)
    const cut = !all && tagStart > bytes.lastIndexOf(TAG_END) ? tagStart : bytes.length
    held = cut < bytes.length ? [bytes.subarray(cut)] : []
    // latin1 keeps every byte as it is, and the tags are ASCII.
    if (cut > 0)
      stream.push(Buffer.from(bytes.toString('latin1', 0, cut).replace(MODULE_PRELOAD, ''), 'latin1'))
  }
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      held.push(Buffer.from(chunk))
      scheduled ??= setImmediate(() => release(this, false))
      done()
    },
    flush(done) {
      if (scheduled) clearImmediate(scheduled)
      release(this, true)
      done()
    },
  })
}
