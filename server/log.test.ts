import { describe, expect, it } from 'vitest'
import { loggedError, loggedPath } from './log.ts'

const failing = (message: string, more: object = {}) => Object.assign(new Error(message), more)

describe('loggedError', () => {
  it('says what happened and where', () => {
    const logged = loggedError(failing('listen EADDRINUSE 127.0.0.1:3000', { code: 'EADDRINUSE' }))
    expect(logged).toMatchObject({
      type: 'Error',
      message: 'listen EADDRINUSE 127.0.0.1:3000',
      code: 'EADDRINUSE',
    })
    expect(logged.stack).toMatch(/^\s+at .*log\.test\.ts/)
  })

  it('says of a database that is away what, without where: every request fails alike', () => {
    const cause = failing('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED' })
    const logged = loggedError(failing('Failed query: select 1', { cause }))
    expect(logged.cause).toMatchObject({ code: 'ECONNREFUSED' })
    expect(JSON.stringify(logged)).not.toContain('stack')
    expect(loggedError(failing('too slow', { code: '57014' })).stack).toBeDefined()
    expect(loggedError(failing('open /x', { code: 'ENOENT' })).stack).toBeDefined()
  })

  it.each([
    ['the values of a statement', failing('Failed query: select $1\nparams: lan@example.vn,bí mật')],
    [
      'a value that does not fit',
      failing('invalid input syntax for type integer: "bí mật"', { code: '22P02' }),
    ],
    [
      'a row',
      failing('duplicate key', { code: '23505', detail: 'Key (email)=(lan@example.vn) already exists.' }),
    ],
    [
      'a body that is no JSON',
      (() => {
        try {
          return JSON.parse('{"email": lan@example.vn, bí mật}') as Error
        } catch (error) {
          return error as Error
        }
      })(),
    ],
    [
      'a prompt',
      failing('bí mật', { responseBody: 'bí mật', requestBodyValues: { prompt: 'lan@example.vn' } }),
    ],
    [
      'a recipient',
      failing('550 no such user <lan@example.vn>', { responseCode: 550, rejected: ['lan@example.vn'] }),
    ],
  ])('leaves out %s', (_, error) => {
    const wrapped = new Error('outside', { cause: error })
    for (const logged of [loggedError(error), loggedError(wrapped)]) {
      const text = JSON.stringify(logged)
      expect(text).not.toContain('lan@example.vn')
      expect(text).not.toContain('bí mật')
    }
  })

  it('keeps codes of PostgreSQL, of a mail server and of a model', () => {
    expect(loggedError(failing('x', { code: '23505' })).code).toBe('23505')
    expect(loggedError(failing('x', { responseCode: 550 })).code).toBe(550)
    expect(loggedError(failing('x', { statusCode: 429, responseBody: '' })).code).toBe(429)
  })

  it('ends with causes that go in a circle', () => {
    const error = new Error('circle')
    error.cause = error
    expect(JSON.stringify(loggedError(error)).match(/circle/g)).toHaveLength(4)
  })

  it('says nothing of what was thrown and is no error', () => {
    expect(loggedError({ name: 'ErrnoError', errno: 51 })).toMatchObject({
      message: expect.stringMatching(/^ENOSPC/),
    })
    expect(loggedError('lan@example.vn')).toEqual({ type: 'string', message: 'not an error' })
  })
})

it.each([
  ['/products/12', '/products/12'],
  ['/uploads/0a1b2c3d4e5f60718293-1600x900.webp', '/uploads/0a1b2c3d4e5f60718293-1600x900.webp'],
  ['/lan@example.vn', '/[email]'],
  ['/tim/lan%40example.vn/0912345678', '/tim/[email]/[số điện thoại]'],
  ['/%E0%A4%A@', '[unreadable]'],
])('a path %s is logged as %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged)
})
