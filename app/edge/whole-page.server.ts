import { createElement } from 'react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { KeptParts } from '#app/ui/kept.tsx'
import type { KeptOfPage } from './kept-parts.server.ts'

/** What React writes for a boundary that was not there when it was asked: it was suspended, or failed. */
const UNFINISHED = '<!--$!-->'
const PRELOAD = /<link rel="(?:modulepreload|preload"(?=[^>]* as="image"))[^>]*>/g
/** Attributes of a picture's preload as React writes them where it draws the picture; a kept part that asks for it has them in another order. */
const IN_ORDER = ['rel', 'as', 'href', 'imageSrcSet', 'imageSizes', 'fetchPriority']
const START = '<!DOCTYPE html>'
const END = '</body></html>'
const END_BYTES = Buffer.from(END)

/**
 * The HTML of a page that waits for nothing, made in one go and in pieces as they were kept: cheaper than a stream of pieces of 4 KB.
 * Without module preloads, as by `stripModulePreloads`.
 * @param scripts last in the body (`handoffScript`)
 * @param parts of it that are kept for other pages; absent, all of it is drawn
 * @returns null where a part of the page is not there yet (its code is loaded with the first who asks) or fails: such a page is a stream's
 */
export function wholePage(
  document: ReactElement,
  scripts: readonly Buffer[],
  parts?: KeptOfPage,
): Buffer[] | null {
  const html = tryToRender(parts ? createElement(KeptParts, { value: parts }, document) : document)
  if (html === null || html.includes(UNFINISHED) || !html.endsWith(END)) return null
  const page = START + html.slice(0, -END.length).replaceAll(PRELOAD, preloadOf)
  return [...(parts?.pieces(page) ?? [Buffer.from(page)]), ...scripts, END_BYTES]
}

/** A page is the same however it was made: its mark (ETag) goes by its bytes. */
function preloadOf(link: string): string {
  if (link.includes('"modulepreload"')) return ''
  const attributes = [...link.matchAll(/(\w+)="[^"]*"/g)].toSorted(
    ([, one = ''], [, other = '']) => IN_ORDER.indexOf(one) - IN_ORDER.indexOf(other),
  )
  return `<link ${attributes.map(([attribute]) => attribute).join(' ')}/>`
}

function tryToRender(document: ReactElement): string | null {
  try {
    return renderToString(document)
  } catch {
    // The stream meets the same failure, and tells of it.
    return null
  }
}

const TO = 'window.__reactRouterContext.streamController'
const CALL = Buffer.from(`${TO}.enqueue("`)
const CALLED = Buffer.from('");')
const CLOSE = Buffer.from(`${TO}.close();</script>`)

/** Hands the browser's router the data of a page, as the framework does where it streams. @param texts each in pieces, as within texts of a script (`quoted`) */
export const handoffScript = (texts: readonly (readonly Buffer[])[], nonce: string): Buffer[] => [
  Buffer.from(`<script nonce="${nonce}">`),
  ...texts.flatMap((pieces) => [CALL, ...pieces, CALLED]),
  CLOSE,
]

/** A stream of text read to its end. */
export async function readPieces(stream: ReadableStream<Uint8Array>): Promise<string[]> {
  const pieces: string[] = []
  const decoder = new TextDecoder()
  for await (const bytes of stream) pieces.push(decoder.decode(bytes, { stream: true }))
  return pieces
}

/** The same stream once more. */
export function streamOf(pieces: readonly string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece))
      controller.close()
    },
  })
}
