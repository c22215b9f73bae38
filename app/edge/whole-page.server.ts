import { createElement } from 'react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { KeptParts } from '#app/ui/kept.tsx'
import type { KeptHtml } from './kept-parts.server.ts'

/** What React writes for a boundary that was not there when it was asked: it was suspended, or failed. */
const UNFINISHED = '<!--$!-->'
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g
const START = '<!DOCTYPE html>'
const END = '</body></html>'

/**
 * The HTML of a page that waits for nothing, made in one go: cheaper than a stream of pieces of 4 KB. Without module
 * preloads, as by `stripModulePreloads`.
 * @param scripts last in the body (`handoffScript`)
 * @param kept where its parts are kept for other pages; absent, all of it is drawn
 * @returns null where a part of the page is not there yet (its code is loaded with the first who asks) or fails: such a page is a stream's
 */
export function wholePage(
  document: ReactElement,
  scripts: string,
  kept?: KeptHtml,
): Buffer<ArrayBuffer> | null {
  const parts = kept?.forPage()
  const html = tryToRender(parts ? createElement(KeptParts, { value: parts }, document) : document)
  if (html === null || html.includes(UNFINISHED) || !html.endsWith(END)) return null
  const page = START + html.slice(0, -END.length).replaceAll(MODULE_PRELOAD, '') + scripts + END
  return parts ? parts.finish(page) : Buffer.from(page)
}

function tryToRender(document: ReactElement): string | null {
  try {
    return renderToString(document)
  } catch {
    // The stream meets the same failure, and tells of it.
    return null
  }
}

/** Hands the browser's router the data of a page, as the framework does where it streams. @param pieces as within texts of a script (`quoted`) */
export function handoffScript(pieces: readonly string[], nonce: string): string {
  const to = 'window.__reactRouterContext.streamController'
  const calls = [...pieces.map((piece) => `enqueue("${piece}")`), 'close()']
  return `<script nonce="${nonce}">${calls.map((call) => `${to}.${call};`).join('')}</script>`
}

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
