import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'
import { content } from './content/vite-plugin.ts'

const PATIENTLY = fileURLToPath(new URL('app/ui/patiently.ts', import.meta.url))
const ROUTE_IMPORT = /await import\(([^()]*?route\.module\s*)\)/
const RELOAD = 'window.location.reload();'

/**
 * Every `import()` of the built site is patient: it is tried again, and a page that is being left meets no failure.
 * The bundler wraps each in a helper that would preload what the chunk needs (ours need what the page already has, and styles
 * are one file), so ours stands in the helper's place. The router loads its routes by an import of its own, and would reload
 * the page over a failure: it gets the same.
 */
const patientImports: Plugin = {
  name: 'patient-imports',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => `export { patiently as __vitePreload } from ${JSON.stringify(PATIENTLY)}`,
  },
  transform: {
    filter: { id: /react-router\/dist\/.*\/routeModules\.m?js$/ },
    handler(code) {
      if (!ROUTE_IMPORT.test(code) || !code.includes(RELOAD))
        throw new Error('The router loads its routes differently now.')
      const patient = code.replace(ROUTE_IMPORT, 'await patiently(() => import($1))').replace(RELOAD, '')
      return `import { patiently } from ${JSON.stringify(PATIENTLY)};${patient}`
    },
  },
}

/** Modules that stand together on nearly every page: alone, each would cost a request and what compressing it apart loses. */
const CARDS =
  /app\/(platform\/settings|edge\/(page-meta|use-site)|ui\/(container|later|kept|when-due|theme-switch|theme|toast-store|use-slow-navigation|use-stored-list|shell\/(logo|server-error)|breadcrumb|product-card|product-picture|rating|facts|price|badge|chip|skip-link)|pages\/products\/(product-actions|demo-note|header-search)|domain\/catalogue\/(list-url|list-state|wishlist-url))\.tsx?$/

/** Packages of public pages and the panel that `npm run dev` makes ready before the first page asks for them. */
const FOR_DEVELOPMENT = ['clsx', 'domhandler', 'htmlparser2', 'isbot', 'lucide-react', 'sanitize-html', 'zod']

export default defineConfig({
  plugins: [patientImports, content, tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      // Found one after another, each would have the page that is open load again, or fail (504, Outdated Optimize Dep).
      optimizeDeps: { include: FOR_DEVELOPMENT },
      build: { rollupOptions: { output: { codeSplitting: { groups: [{ name: 'cards', test: CARDS }] } } } },
    },
    // The whole server is built: the request context that it fills and the one that routes read are one module.
    ssr: {
      build: { rollupOptions: { input: { main: './server/main.ts', app: './server/app.ts' } } },
      // Bundled: of 1,600 icons the server then loads the ones that are drawn, and Node does not parse Drizzle's
      // package.json of 180 KB anew for each of its modules. What uses Drizzle comes along, for there to be one of it.
      resolve: { noExternal: ['lucide-react', 'drizzle-orm', /^@?better-auth/, 'kysely'] },
    },
  },
})
