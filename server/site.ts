import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { HttpBindings } from '@hono/node-server'
import type { Changes } from '#db/changes.ts'
import type { AppParts } from './app.ts'
import { followChanges } from './pages/follow-changes.ts'
import { keepPages } from './pages/keep-pages.ts'
import { createPageCache } from './pages/page-cache.ts'

/** Node's own way to answer a request. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** What a server answers with; `before` may answer first (the development server's own files). */
export type Site = {
  fetch(request: Request, env: HttpBindings): Response | Promise<Response>
  before?: (next: Listener) => Listener
}

/** The site as `npm run build` left it, with its kept pages before it. */
export async function builtSite(parts: AppParts & { changes: Changes }): Promise<Site> {
  const file = pathToFileURL(resolve('build/server/app.js')).href
  const { createApp } = (await import(file)) as typeof import('./app.ts')
  const app = createApp(parts)
  const cache = createPageCache({
    onOutcome: (outcome) => parts.metrics.cache(outcome),
    onFailure: (error) => parts.log.warn({ err: error }, 'a kept page could not be made anew'),
  })
  followChanges(cache, parts.changes)
  return keepPages((request, env) => app.fetch(request, env), { ...parts, cache })
}
