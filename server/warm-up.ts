import { setTimeout as wait } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import type { Site } from './site.ts'

/** Pages that load and compile most of what the others need too. */
const PAGES = ['/', '/products'] as const
/** How long it may take, in ms: a server that is slow to warm up is of more use than none. */
const MOST_MS = 20_000

/**
 * Makes a few pages before the first visitor asks for one: the first pages of a process take seconds, in which it answers nobody. One
 * that fails is no reason not to start; whoever asks for it is told why.
 * @param url the address of the site @param mostMs another bound for tests
 */
export async function warmUp(site: Pick<Site, 'fetch'>, url: string, mostMs = MOST_MS): Promise<void> {
  const over = new AbortController()
  const pages = (async () => {
    for (const path of PAGES) {
      if (over.signal.aborted) return
      const answer = await site.fetch(new Request(url + path), {} as HttpBindings)
      await answer.arrayBuffer()
    }
  })().catch(() => undefined)
  await Promise.race([pages, wait(mostMs, null, { signal: over.signal, ref: false }).catch(() => undefined)])
  over.abort()
}
