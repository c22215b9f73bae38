import { expect, test } from 'vitest'
import { pageKey } from './kept-paths.ts'

test.each([
  ['/', '/'],
  ['/_.data', '/_.data'],
  ['/products?page=2&sort=price-asc', '/products?page=2&sort=price-asc'],
  ['/products/12.data', '/products/12.data'],
  ['/products?page=1&q=tivi', '/products?page=1&q=tivi'],
  ['/products.data?q=tivi', '/products.data?q=tivi'],
  ['/blog/chuyen-muc/gia-dung', '/blog/chuyen-muc/gia-dung'],
])('%s may be kept', (address, key) => {
  expect(pageKey('GET', address)).toBe(key)
  expect(pageKey('HEAD', address)).toBe(key)
})

test.each([
  '/products.data?q=tivi&typing=1',
  '/products/12?q=tivi',
  '/api/v1/products?search=tivi',
  '/api/v1/products?limit=12&status=hidden',
  '/api/v1/products?updatedSince=2027-01-02T03:04:05Z',
  '/functions/v1/paginated-products?limit=24&search=tivi',
  '/products/abc',
  '/blog/search',
  '/blog/search.data?q=x',
  '/chat',
  '/admin',
  '/admin/articles.data',
  '/api/v1/articles',
  '/products/1/danh-gia',
  '//products',
  'http://other.example/products',
  `/products?brand=${'a'.repeat(600)}`,
])('%s is made anew', (address) => {
  expect(pageKey('GET', address)).toBeNull()
})

test('nothing but reading is kept', () => {
  expect(pageKey('POST', '/lien-he')).toBeNull()
})
