import { describe, expect, it } from 'vitest'
import { nextPath, signInPath } from './next-path.ts'

describe('nextPath', () => {
  it.each(['/admin', '/admin/articles?page=2', '/tai-khoan#khoa-api', '/products?q=tủ%20lạnh'])(
    'keeps %s',
    (path) => {
      expect(decodeURI(nextPath(path))).toBe(decodeURI(path))
    },
  )

  it.each([
    null,
    '',
    'admin',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    '/auth',
    '/auth?next=/admin',
    '/'.padEnd(600, 'a'),
  ])('goes home instead of %j', (path) => {
    expect(nextPath(path)).toBe('/')
  })
})

it('signInPath remembers where somebody wanted to go', () => {
  expect(signInPath('/admin?x=1')).toBe('/auth?next=%2Fadmin%3Fx%3D1')
  expect(signInPath('//evil.example')).toBe('/auth')
})
