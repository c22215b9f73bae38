import { createRequestHandler } from 'react-router'
import type { RouterContextProvider, ServerBuild } from 'react-router'

type Handler = (request: Request, context: RouterContextProvider) => Promise<Response>

/**
 * React Router's handler, given only the routes that an address can be of: for each request the framework goes through all
 * the routes that it knows, several times, and builds a tree of them. Addresses are told apart by their first segment.
 */
export function handleByBranch(build: ServerBuild, mode: 'production' | 'development'): Handler {
  const whole = createRequestHandler(build, mode)
  // What is worked on changes under the server.
  if (mode === 'development') return whole
  const branches = new Map(
    [...new Set(Object.keys(build.routes).map((id) => firstSegment(build, id)))]
      .filter((segment) => isStatic(segment))
      .map((segment) => [segment, createRequestHandler(branchOf(build, segment), mode)]),
  )
  const rest = createRequestHandler(branchOf(build, NOBODYS), mode)
  return (request, context) => {
    const url = new URL(request.url)
    const segment = segmentOf(url)
    if (segment === null || url.pathname === MANIFEST) return whole(request, context)
    return (branches.get(segment) ?? branches.get(asMatched(segment)) ?? rest)(request, context)
  }
}

/** A first segment that no route has. */
const NOBODYS = '/'
/** Where the framework tells browsers of any routes. */
const MANIFEST = '/__manifest'

/** A segment as the framework compares it: decoded, whatever its case. */
function asMatched(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase()
  } catch {
    return segment
  }
}

/** The first segment of an address, also of a page's data: '/products.data' is of 'products'; '' of the home page alone. */
function segmentOf({ pathname }: URL): string | null {
  if (HOME.has(pathname)) return ''
  return pathname.split('/', 2)[1]?.replace(/\.data$/, '') || null
}

const HOME = new Set(['/', '/_root.data', '/_.data'])

const isStatic = (segment: string) => !/^[:*]|\?$/.test(segment)

/** The pattern of a route from the root on, up to its first segment; '' where it has none. */
function firstSegment({ routes }: ServerBuild, id: string): string {
  const path: string[] = []
  for (let route = routes[id]; route; route = route.parentId ? routes[route.parentId] : undefined)
    if (route.path) path.unshift(route.path)
  return path.join('/').replace(/^\//, '').split('/', 1)[0] ?? ''
}

/** The build with the routes of one first segment, and those that any address may be of: of no segment, a parameter, or all. */
function branchOf(build: ServerBuild, segment: string): ServerBuild {
  const ids = new Set<string>()
  for (const id of Object.keys(build.routes)) {
    const own = firstSegment(build, id)
    if (own !== segment && own !== '' && isStatic(own)) continue
    for (let at: string | undefined = id; at; at = build.routes[at]?.parentId) ids.add(at)
  }
  return {
    ...build,
    routes: pick(build.routes, ids),
    assets: { ...build.assets, routes: pick(build.assets.routes, ids) },
  }
}

const pick = <Value>(from: Record<string, Value>, names: ReadonlySet<string>): Record<string, Value> =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.has(name)))
