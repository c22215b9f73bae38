import { expect, it } from 'vitest'
import { isMalformedPath, takesFiles } from './paths.ts'

it.each([
  '/',
  '/products/1',
  '/products?q=a//b',
  '/chat?q=%2F%00',
  '/t%E1%BB%A7',
  '/a%20b',
  '/minh-hoa/tv-55.svg#x',
])('takes %s', (path) => expect(isMalformedPath(`http://localhost:3000${path}`)).toBe(false))

it.each(['//', '//products', '/a//b', '/a%2fb', '/a%2Fb', '/a%5cb', '/a\\b', '/%00', '/%', '/%E0%A4%A'])(
  'refuses %s',
  (path) => expect(isMalformedPath(`http://localhost:3000${path}`)).toBe(true),
)

it.each([
  '/api/v1/imports',
  '/api/v1/imports/',
  '/API/v1/imports',
  '/admin/articles/import',
  '/admin/articles/import.data',
  '/admin/articles/%69mport',
  '/admin/products/import',
  '/admin/products/import.data',
])('%s takes files', (path) => expect(takesFiles(path)).toBe(true))

it.each([
  '/',
  '/api/v1/imports/x',
  '/api/v1/articles',
  '/admin/articles',
  '/admin/articles/import/x',
  '/admin/brands/import',
  '/auth',
])('%s takes none', (path) => expect(takesFiles(path)).toBe(false))
