import { expect, it } from 'vitest'
import { namesKey } from './named-key.ts'

it.each([
  ['/api/v1/me', 'Bearer x', true],
  ['/api/v1/products/1', 'chonmay_without-its-scheme', true],
  ['/%61pi/v1/me', 'Bearer x', true],
  ['/api/v1/%', 'Bearer x', true],
  ['/api/v1/me', 'Basic eDp5', false],
  ['/api/v1/me', undefined, false],
  ['/api/v1/me', '', false],
  ['/functions/v1/product-stats', 'Bearer an-anon-key', false],
  ['/products', 'Bearer x', false],
])('a request to %s with %j names a key: %s', (path, authorization, is) => {
  expect(namesKey(path, authorization)).toBe(is)
})
