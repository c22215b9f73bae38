import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { HttpBindings } from '@hono/node-server'
import type { AppParts } from './app.ts'

/** Node's own way to answer a request. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** What a server answers with; `before` may answer first (the development server's own files). */
export type Site = {
  fetch(request: Request, env: HttpBindings): Response | Promise<Response>
  before?: (next: Listener) => Listener
}

/** The site as `npm run build` left it. */
export async function builtSite(parts: AppParts): Promise<Site> {
  const file = pathToFileURL(resolve('build/server/index.js')).href
  const { createApp } = (await import(file)) as typeof import('./app.ts')
  const app = createApp(parts)
  return { fetch: (request, env) => app.fetch(request, env) }
}
