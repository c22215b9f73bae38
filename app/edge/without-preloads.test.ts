import type { EntryContext } from 'react-router'
import { expect, test } from 'vitest'
import { withoutPreloads } from './without-preloads.server.ts'

const manifest = {
  version: '1',
  url: '/manifest.js',
  entry: { module: '/entry.js', imports: ['/a.js'] },
  routes: {
    root: { id: 'root', module: '/root.js', imports: ['/b.js', '/c.js'] },
    page: { id: 'page', module: '/page.js' },
  },
} as unknown as EntryContext['manifest']

test('no file is preloaded, and the browser is told of the same files of each route', () => {
  const light = withoutPreloads(manifest)
  expect(light.entry.imports).toHaveLength(0)
  expect(light.routes.root?.imports).toHaveLength(0)
  expect(JSON.parse(JSON.stringify(light))).toEqual(manifest)
  expect(withoutPreloads(manifest)).toBe(light)
})
