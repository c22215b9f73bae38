import { beforeEach, expect, it } from 'vitest'
import { verifyPassword } from '#app/domain/account/password-hash.server.ts'
import { makeAdmin } from '#app/domain/account/queries/make-admin.server.ts'
import { describeOnDatabases } from '#tests/support/database.ts'
import { firstAdmin, sayFirstAdmin } from './first-admin.ts'
import type { FirstAdmin } from './first-admin.ts'

describeOnDatabases('the first administrator', 'schema', (database) => {
  beforeEach(() => database().pool.query('delete from users'))
  const admins = async () =>
    (
      await database().pool.query<{ email: string; password: string }>(`
        select email, password from users u join user_roles r on r.user_id = u.id
        left join accounts a on a.user_id = u.id where role = 'admin' order by email`)
    ).rows
  const asked = { admin: { email: 'Chu@example.vn', password: 'một câu dài' }, demo: false }

  it('is the one the environment names', async () => {
    const made = await firstAdmin(database().db, asked)
    expect(made).toEqual({ email: 'Chu@example.vn', password: null })
    const [admin] = await admins()
    expect(admin?.email).toBe('chu@example.vn')
    expect(await verifyPassword({ hash: admin?.password ?? '', password: 'một câu dài' })).toBe(true)
    expect(sayFirstAdmin(made, 'http://x')).not.toContain('mật khẩu')
  })

  it('is made up on a demo, and told once', async () => {
    const made = await firstAdmin(database().db, { admin: undefined, demo: true })
    expect(made).toMatchObject({
      password: expect.stringMatching(/^(?:[a-zA-Z2-9]{5}-){3}[a-zA-Z2-9]{5}$/) as string,
    })
    expect(sayFirstAdmin(made, 'http://x')).toContain((made as FirstAdmin).password)
    const again = await firstAdmin(database().db, { admin: undefined, demo: true })
    expect([again, sayFirstAdmin(again, 'http://x')]).toEqual([null, ''])
    expect(await admins()).toHaveLength(1)
  })

  it('is nobody where nobody is to be made, or somebody is', async () => {
    const nobody = await firstAdmin(database().db, { admin: undefined, demo: false })
    expect(nobody).toBe('none')
    expect(sayFirstAdmin(nobody, 'http://x')).toMatch(/ADMIN_EMAIL.*npm run admin -- create/)
    await firstAdmin(database().db, asked)
    expect(
      await firstAdmin(database().db, { admin: { email: 'x@example.vn', password: 'y' }, demo: true }),
    ).toBeNull()
    expect(await admins()).toHaveLength(1)
  })

  it.each(['password123456', 'matkhau2024', 'chuchuchu1'])(
    'is not made with a password that everybody tries: %s',
    async (password) => {
      const wanted = { admin: { email: 'chuchuchu@example.vn', password }, demo: false }
      await expect(firstAdmin(database().db, wanted)).rejects.toThrow(
        /^ADMIN_PASSWORD: one of the most common/,
      )
      expect(await admins()).toEqual([])
      // Who was made before starts as ever: the variable is not looked at any more.
      await firstAdmin(database().db, asked)
      expect(await firstAdmin(database().db, wanted)).toBeNull()
    },
  )

  it('is one, however many servers start at once', async () => {
    const made = await Promise.all([1, 2, 3].map(() => firstAdmin(database().db, asked)))
    expect(made.filter((admin) => admin !== null)).toHaveLength(1)
    expect(await admins()).toHaveLength(1)
  })

  it('may be an account that is there: its password stays unless a new one is given', async () => {
    await firstAdmin(database().db, asked)
    const [before] = await admins()
    const make = (passwordHash: string | null) =>
      database().db.transaction((tx) => makeAdmin(tx, { email: 'chu@example.vn', passwordHash }))
    await database().pool.query('delete from user_roles')
    await make(null)
    expect(await admins()).toEqual([before])
    await make('new')
    expect((await admins())[0]?.password).toBe('new')
  })
})
