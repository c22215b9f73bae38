import type { MiddlewareHandler } from 'hono'
import { matchRoutes } from 'react-router'
import type { RouteObject, ServerBuild } from 'react-router'
import { ENDPOINTS } from '#app/api/api-description.server.ts'
import { problem } from '#app/edge/problem.ts'
import { say } from '#app/platform/language.server.ts'

/** A route that answers for many addresses says by its `handle` what each takes; null for one that is not there. */
export type MethodsHandle = { methods: (rest: string) => readonly string[] | null }

const answersMethods = (handle: unknown): handle is MethodsHandle =>
  typeof handle === 'object' && handle !== null && 'methods' in handle

const READS = ['GET', 'HEAD']
/** What stands outside the map of routes. */
const SERVER_PATHS = new Set(['/healthz', '/readyz', '/metrics'])
/** A path of the map with its parameters unnamed: '/api/v1/articles/{slug}' and 'api/v1/articles/:id' are one. */
const unnamed = (path: string) => path.replace(/^(?!\/)/, '/').replaceAll(/:\w+|\{\w+\}/g, '*')

const DESCRIBED = Map.groupBy(ENDPOINTS, ({ path }) => unnamed(path))

/**
 * What an address can be asked for, by the API's description and by what its route exports.
 * @returns a function from a path, also one of a page's data, to its methods; null for a path that nothing answers
 */
export function methodsByPath(build: ServerBuild): (path: string) => readonly string[] | null {
  const routes = tree(build)
  return (path) => {
    if (SERVER_PATHS.has(path)) return READS
    const leaf = matchRoutes(routes, pageOf(path))?.at(-1)
    if (!leaf) return null
    const module = build.routes[leaf.route.id ?? '']?.module
    if (answersMethods(module?.handle)) return module.handle.methods(leaf.params['*'] ?? '')
    const described = DESCRIBED.get(unnamed(leaf.route.path ?? ''))?.map(({ method }) => method.toUpperCase())
    const methods = described ?? exported(module)
    return methods.includes('GET')
      ? ['GET', 'HEAD', ...methods.filter((method) => method !== 'GET')]
      : methods
  }
}

/** Answers OPTIONS, and any method that an address does not take, before anything is read; problems name what it takes. */
export function knownMethods(methodsOf: (path: string) => readonly string[] | null): MiddlewareHandler {
  return async (c, next) => {
    const { method, path } = c.req
    if (READS.includes(method)) {
      await next()
      // Only an answer that nothing gave is looked at: a page that answers costs nothing here.
      if (![400, 404].includes(c.res.status) || methodsOf(path)?.includes('GET') !== false) return
      c.res = refused(path)
      return
    }
    const methods = methodsOf(path)
    if (method === 'OPTIONS') {
      return methods
        ? new Response(null, { status: 204, headers: allow(methods) })
        : problem(404, say({ vi: 'Không có địa chỉ này.', en: 'There is no such address.' }))
    }
    return !methods || methods.includes(method) ? next() : refused(path)
  }

  function refused(path: string): Response {
    const methods = methodsOf(path) ?? []
    const list = methods.join(', ')
    const text = say({ vi: `Địa chỉ này chỉ nhận ${list}.`, en: `This address takes ${list} alone.` })
    return problem(405, text, { headers: allow(methods) })
  }
}

const allow = (methods: readonly string[]) => ({ Allow: [...methods, 'OPTIONS'].join(', ') })

type Module = NonNullable<ServerBuild['routes'][string]>['module']

const exported = (module: Module | undefined) => [
  ...(module?.loader || module?.default ? ['GET'] : []),
  ...(module?.action ? ['POST'] : []),
]

/** The page whose data a path names: '/products.data' is of '/products', '/_.data' of the home page. */
function pageOf(path: string): string {
  if (path === '/_.data' || path === '/_root.data') return '/'
  return path.endsWith('.data') ? path.slice(0, -'.data'.length) : path
}

/** The build's flat list of routes as the tree that can be matched. */
function tree(build: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index, caseSensitive } = route
    const known = { id, path, caseSensitive }
    return [index ? { ...known, index } : { ...known, children: tree(build, id) }]
  })
}
