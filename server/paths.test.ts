import { expect, it } from 'vitest'
import { isMalformedPath } from './paths.ts'

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
