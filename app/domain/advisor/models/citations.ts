import { z } from 'zod'
import { cleanText } from '#app/vietnamese/clean.ts'
import { MAX_SOURCES } from '../answer.ts'
import type { Source } from '../answer.ts'
import { claimsNothing } from '../verify/claimless.ts'

const chunk = z.object({
  citations: z.array(z.string()).max(50).optional().catch(undefined),
  search_results: z
    .array(z.object({ url: z.string(), title: z.string().nullish() }))
    .max(50)
    .optional()
    .catch(undefined),
})

/**
 * The pages a piece of a stream names as its sources, as Perplexity does: at most three, https only. A title that claims
 * anything is left out for the name of the site: nobody has checked it.
 */
export function citationsIn(piece: unknown): Source[] {
  const parsed = chunk.safeParse(piece)
  if (!parsed.success) return []
  const { citations = [], search_results: results = [] } = parsed.data
  const pages = [...results, ...citations.map((url) => ({ url, title: null }))]
  const found = new Map<string, Source>()
  for (const { url, title } of pages) {
    const address = safeAddress(url)
    if (address && !found.has(address.href)) {
      found.set(address.href, { title: safeTitle(title ?? '') ?? address.hostname, url: address.href })
    }
  }
  return [...found.values()].slice(0, MAX_SOURCES)
}

/** A public https address of moderate length; null for any other. */
function safeAddress(url: string): URL | null {
  if (url.length > 500 || !URL.canParse(url)) return null
  const address = new URL(url)
  const isNamed = /^(?:[a-z\d-]+\.)+[a-z]{2,}$/.test(address.hostname)
  return address.protocol === 'https:' && isNamed && address.username === '' && address.port === ''
    ? address
    : null
}

function safeTitle(title: string): string | null {
  const text = cleanText(title).replaceAll('\n', ' ')
  return text.length <= 120 && claimsNothing(text) ? text : null
}
