import type { MiddlewareHandler } from 'hono'
import { languageAsked } from '#app/platform/accept-language.ts'
import { inChosen } from '#app/platform/language.server.ts'
import type { Language } from '#app/vietnamese/say.ts'

/** What programs read. The functions answer as they are specified, and the description of the API is in one language by itself. */
const OF_PROGRAMS = /^\/api\/v1\/(?!openapi\.json$)/

/**
 * The language in which a program is told what went wrong; null where a page of ours asks, which says by itself what it is in, and
 * for everything else.
 */
export function answerLanguage(path: string, headers: Headers): Language | null {
  if (!OF_PROGRAMS.test(path) || headers.get('sec-fetch-site') === 'same-origin') return null
  return languageAsked(headers.get('accept-language'))
}

/** Answers programs in one language, whichever part of the site refuses. */
export const inAnswerLanguage: MiddlewareHandler = (c, next) =>
  inChosen(answerLanguage(c.req.path, c.req.raw.headers), next)
