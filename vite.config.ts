import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'

/**
 * The bundler wraps every `import()` in a helper that preloads what the chunk needs. Ours need what the page already has, and
 * styles are one file: the helper would only be a KB on every page.
 */
const plainDynamicImports: Plugin = {
  name: 'plain-dynamic-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
}

/** Modules that stand together on nearly every page: alone, each would cost a request and what compressing it apart loses. */
const CARDS =
  /app\/(settings|page-meta|ui\/(container|later|when-touched|theme-switch|theme|toast-store|use-slow-navigation|shell\/(logo|server-error)|breadcrumb|product-card|product-picture|rating|facts|price|badge|chip)|features\/catalogue\/(components\/(product-results|product-actions|recently-viewed|demo-note|category-picker)|list-url))\.tsx?$/

export default defineConfig({
  plugins: [plainDynamicImports, tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
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
