import { expect, it } from 'vitest'
import { isPersonalPath } from './personal.ts'

it.each([
  '/auth',
  '/auth.data',
  '/auth/xac-nhan',
  '/admin',
  '/ADMIN/articles',
  '/%61dmin',
  '/admin.data',
  '/tai-khoan/du-lieu.json',
  '/api/auth/get-session',
  '/api/v1/me',
  '/api/v1/imports/1/errors.csv',
  '/api/v1/exports/articles.csv',
])('%s is for one person alone', (path) => {
  expect(isPersonalPath(path)).toBe(true)
})

it.each(['/', '/products', '/authors', '/api/v1/products', '/api/v1/metrics', '/blog/admin'])(
  '%s is for everybody',
  (path) => {
    expect(isPersonalPath(path)).toBe(false)
  },
)

it.each(['/api/v1/products/%E0%A4%A', '/api/v1/tags/%zz', '/api/v1/articles/by-slug/%ff', '/%'])(
  '%s, whose signs cannot be read, is looked at all the same',
  (path) => {
    expect(isPersonalPath(path)).toBe(false)
  },
)
