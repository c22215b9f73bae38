import type { EntryContext } from 'react-router'

type Manifest = EntryContext['manifest']

const made = new WeakMap<Manifest, Manifest>()

/**
 * The framework's map of files as a page made in one piece is drawn with: what a route imports is handed to the browser, and no
 * `<link rel="modulepreload">` is drawn for it, which would be taken out again (decision 0005).
 */
export function withoutPreloads(manifest: Manifest): Manifest {
  const known = made.get(manifest)
  if (known) return known
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).map(([id, route]) => [
      id,
      route?.imports ? { ...route, imports: writtenOnly(route.imports) } : route,
    ]),
  )
  const light = {
    ...manifest,
    entry: { ...manifest.entry, imports: writtenOnly(manifest.entry.imports) },
    routes,
  }
  made.set(manifest, light)
  return light
}

/** A list that is empty for whoever reads it here, and itself in JSON. */
const writtenOnly = (imports: readonly string[]): string[] => Object.assign([], { toJSON: () => imports })
