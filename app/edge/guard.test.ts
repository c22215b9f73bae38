import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { Person } from '#app/domain/account/person.ts'
import type { Role } from '#app/domain/account/roles.ts'
import { DEFAULT_SETTINGS } from '#app/platform/site/site-settings.ts'
import { requestContext } from './context.server.ts'
import type { RequestContext } from './context.server.ts'
import { requireApiRole } from './guard.server.ts'

const aPerson = (role: Role | null): Person => ({
  id: '1',
  name: 'An',
  email: 'an@example.vn',
  role,
  hasSecondFactor: false,
  sessionId: null,
  panelLanguage: null,
  scopes: null,
})

function asked(
  who: { session?: Person; key?: Person },
  headers: Record<string, string> = {},
  requireSecondFactor = false,
) {
  const context = new RouterContextProvider()
  const accounts = {
    bySession: () => Promise.resolve(who.session ?? null),
    byKey: () => Promise.resolve(who.key ?? null),
  }
  const settings = { ...DEFAULT_SETTINGS, requireSecondFactor }
  context.set(requestContext, { accounts, settings } as unknown as RequestContext)
  return { request: new Request('http://localhost/api/v1/articles', { headers }), context }
}

const key = { Authorization: 'Bearer x' }

describe('requireApiRole', () => {
  it.each([
    ['an editor by session', asked({ session: aPerson('editor') })],
    ['an editor by key', asked({ key: aPerson('editor') }, key)],
    ['an admin', asked({ session: aPerson('admin') })],
  ])('lets %s write articles', async (_, request) => {
    await expect(requireApiRole(request, 'articles')).resolves.toMatchObject({ name: 'An' })
  })

  it.each([
    ['nobody', asked({})],
    ['a wrong key, whatever the session', asked({ session: aPerson('admin') }, key)],
  ])('answers 401 to %s', async (_, request) => {
    await expect(requireApiRole(request, 'articles')).rejects.toMatchObject({ code: 'unauthorized' })
  })

  it.each([
    ['somebody without a role', asked({ session: aPerson(null) }), 'articles'],
    ['a key whose owner lost the role', asked({ key: aPerson(null) }, key), 'articles'],
    ['an editor in what is for admins', asked({ session: aPerson('editor') }), 'users'],
  ] as const)('answers 403 to %s', async (_, request, capability) => {
    await expect(requireApiRole(request, capability)).rejects.toMatchObject({ code: 'forbidden' })
  })

  describe('where staff must have a second factor', () => {
    const editor = { ...aPerson('editor'), sessionId: 's' }
    it.each([
      ['a session with one', asked({ session: { ...editor, hasSecondFactor: true } }, {}, true)],
      ['a key, which is a secret of its own', asked({ key: aPerson('editor') }, key, true)],
    ])('lets %s in', async (_, request) => {
      await expect(requireApiRole(request, 'articles')).resolves.toMatchObject({ name: 'An' })
    })

    it('answers 403 to a session without one', async () => {
      const request = asked({ session: editor }, {}, true)
      await expect(requireApiRole(request, 'articles')).rejects.toMatchObject({ code: 'forbidden' })
    })
  })
})
