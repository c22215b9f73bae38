import { createServer as createViteServer } from 'vite'
import type { AppParts } from './app.ts'
import type { Site } from './site.ts'

/** The site from its sources: every request runs the modules as they are now, and the browser reloads by itself. */
export async function developmentSite(parts: AppParts): Promise<Site> {
  const vite = await createViteServer({ server: { middlewareMode: true }, appType: 'custom' })
  return {
    fetch: async (request, env) => {
      const { createApp } = (await vite.ssrLoadModule('./server/app.ts')) as typeof import('./app.ts')
      return createApp(parts).fetch(request, env)
    },
    before: (next) => (request, response) =>
      vite.middlewares(request, response, () => next(request, response)),
  }
}
