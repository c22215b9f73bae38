import { Transform } from 'node:stream'

const PRELOAD = '<link rel="modulepreload"'
const TAG_START = '<'.codePointAt(0) ?? 0
const TAG_END = '>'.codePointAt(0) ?? 0

/**
 * Takes the module preloads out of a page's HTML: they compete with the style sheet, the fonts and the first picture
 * for the line of a phone, and nothing on a page waits for a script to be read (decision 0005).
 * React writes 4 KB at a time; what it writes in one turn of the event loop leaves as one chunk.
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
    if (cut > 0) stream.push(withoutPreloads(bytes.subarray(0, cut)))
  }
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      held.push(chunk)
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

/** `html` ends at the end of a tag or of a text. */
function withoutPreloads(html: Buffer): Buffer {
  const kept: Buffer[] = []
  let from = 0
  for (let at = html.indexOf(PRELOAD); at !== -1; at = html.indexOf(PRELOAD, from)) {
    kept.push(html.subarray(from, at))
    from = html.indexOf(TAG_END, at) + 1
  }
  return from === 0 ? html : Buffer.concat([...kept, html.subarray(from)])
}
