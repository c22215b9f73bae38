import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { handleByBranch } from './route-branches.ts'

/** A site of routes that answer with their own id and parameters. */
function buildOf(routes: Record<string, { path?: string; index?: true; parentId?: string }>): ServerBuild {
  const answering = (id: string) => ({
    loader: ({ params }: { params: object }) => Response.json({ id, params }),
  })
  return {
    routes: Object.fromEntries(
      Object.entries(routes).map(([id, route]) => [id, { id, ...route, module: answering(id) }]),
    ),
    assets: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '1' },
    entry: { module: { default: () => new Response('page') } },
    future: {},
    prerender: [],
    routeDiscovery: { mode: 'initial' },
    ssr: true,
    isSpaMode: false,
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
  } as unknown as ServerBuild
}

const site = buildOf({
  root: {},
  home: { parentId: 'root', index: true },
  layout: { parentId: 'root' },
  products: { parentId: 'layout', path: 'products' },
  product: { parentId: 'layout', path: 'products/:id' },
  blog: { parentId: 'root', path: 'blog' },
  blogHome: { parentId: 'blog', index: true },
  article: { parentId: 'blog', path: ':slug' },
  page: { parentId: 'root', path: ':page' },
  rest: { parentId: 'root', path: '*' },
})

test.each([
  '/',
  '/products',
  '/products/7',
  '/products/7/more',
  '/Products',
  '/%70roducts',
  '/products/',
  '/blog',
  '/blog/tu-lanh',
  '/about',
  '/none/at/all',
  '/%E1%BA%A3nh',
  '/%',
  '/PRODUCTS.data/7',
  '/products.data/7',
])('%s is answered as by all routes', async (path) => {
  const answers = [handleByBranch(site, 'production'), createRequestHandler(site, 'production')].map(
    async (handle) => {
      const answer = await handle(new Request(`http://site.test${path}`), new RouterContextProvider())
      return { status: answer.status, body: await answer.text() }
    },
  )
  const [byBranch, byAll] = await Promise.all(answers)
  expect(byBranch).toEqual(byAll)
  expect(byBranch?.body).toContain('"id"')
})
