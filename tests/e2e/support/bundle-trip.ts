import { build } from 'vite'

/** The code that gives a page the editor's schema, as `document-trip.ts` says. */
export async function documentTrip(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: 'tests/e2e/support/document-trip.ts', formats: ['iife'], name: 'trip' },
    },
  })
  const [bundle] = [made].flat()
  if (!bundle || !('output' in bundle)) throw new Error('The editor could not be bundled.')
  return bundle.output[0].code
}
