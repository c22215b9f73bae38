import { describe, expect, it } from 'vitest'
import { CAPABILITIES } from './roles.ts'
import { scopesFor, withinScopes } from './scopes.ts'

describe('withinScopes', () => {
  it.each([
    [null, 'users', 'POST', true],
    [[], 'articles', 'GET', false],
    [['articles:read'], 'articles', 'GET', true],
    [['articles:read'], 'articles', 'HEAD', true],
    [['articles:read'], 'articles', 'PATCH', false],
    [['articles:write'], 'articles', 'GET', true],
    [['articles:write'], 'tags', 'POST', false],
    [['filing:write'], 'tags', 'POST', true],
    [['products:write'], 'import', 'POST', false],
    [['no_such_scope'], 'articles', 'GET', false],
  ] as const)('a key of %j on %s by %s: %s', (scopes, capability, method, may) => {
    expect(withinScopes(scopes, capability, method)).toBe(may)
  })

  it.each(CAPABILITIES.filter((capability) => scopesFor(capability, 'POST').length === 0))(
    'no limited key may touch %s',
    (capability) => {
      expect(withinScopes(['articles:write', 'products:write', 'imports'], capability, 'POST')).toBe(false)
    },
  )
})
