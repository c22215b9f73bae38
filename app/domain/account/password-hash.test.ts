import { expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './password-hash.server.ts'

it('knows a password again, and no other', async () => {
  const hash = await hashPassword('mật khẩu của tôi')
  expect(hash).toMatch(/^scrypt\$15\$8\$3\$/)
  expect(await verifyPassword({ hash, password: 'mật khẩu của tôi' })).toBe(true)
  expect(await verifyPassword({ hash, password: 'mật khẩu của bạn' })).toBe(false)
})

it('salts: the same password never gives the same hash', async () => {
  expect(await hashPassword('mật khẩu của tôi')).not.toBe(await hashPassword('mật khẩu của tôi'))
})

it('takes marks typed apart and together as the same', async () => {
  const hash = await hashPassword('mật khẩu'.normalize('NFC'))
  expect(await verifyPassword({ hash, password: 'mật khẩu'.normalize('NFD') })).toBe(true)
})

it.each(['', 'plain', 'scrypt$15$8$3$$', 'bcrypt$15$8$3$c2FsdA$a2V5'])(
  'refuses %j as a hash',
  async (hash) => {
    expect(await verifyPassword({ hash, password: '' })).toBe(false)
  },
)
