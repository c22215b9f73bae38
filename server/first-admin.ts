import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { isCommonPassword } from '#app/domain/account/common-password.server.ts'
import { hashPassword } from '#app/domain/account/password-hash.server.ts'
import { aloneWithAdmins, hasAdmin, makeAdmin } from '#app/domain/account/queries/make-admin.server.ts'
import type { Db } from '#db/client.ts'
import type { Env } from './env.ts'

/** Who was made an administrator; `password` is there where it was made up and nobody knows it yet. */
export type FirstAdmin = { email: string; password: string | null }

const DEMO_EMAIL = 'admin@chonmay.local'
/** Letters and figures that nobody takes for one another. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/**
 * Makes the first administrator where there is none: the one the environment names, or on a demo one with a made-up password.
 * @returns whom it made; null where there was one, 'none' where there is none and nobody is to be made @throws Error for a password that everybody tries
 */
export async function firstAdmin(
  db: Db,
  env: Pick<Env, 'admin' | 'demo'>,
): Promise<FirstAdmin | 'none' | null> {
  const wanted = env.admin ?? (env.demo ? { email: DEMO_EMAIL, password: undefined } : undefined)
  if (await hasAdmin(db)) return null
  if (!wanted) return 'none'
  if (wanted.password !== undefined && isCommonPassword(wanted.password, wanted.email))
    throw new Error(
      'ADMIN_PASSWORD: one of the most common passwords, which everybody tries first: take another one, or leave it out and one is made up.',
    )
  const password = wanted.password ?? makePassword()
  const passwordHash = await hashPassword(password)
  return aloneWithAdmins(db, async (tx) => {
    if (await hasAdmin(tx)) return null
    await makeAdmin(tx, { email: wanted.email, passwordHash })
    return { email: wanted.email, password: wanted.password ? null : password }
  })
}

/** How an operator calls scripts/admin.ts: a release without npm (docs/operations.md, "With systemd"). */
export const adminCommand = () => (existsSync('release.json') ? 'site scripts/admin.ts' : 'npm run admin --')

/** What the operator is told: of a new one once, of none each time. */
export function sayFirstAdmin(admin: FirstAdmin | 'none' | null, url: string): string {
  if (!admin) return ''
  if (admin === 'none')
    return `Chưa có quản trị viên nào: đặt ADMIN_EMAIL rồi khởi động lại, hoặc dừng trang và chạy ${adminCommand()} create EMAIL\n`
  const password = admin.password
    ? `  mật khẩu: ${admin.password}\n  (chỉ hiện một lần này; đổi được trong trang Tài khoản)\n`
    : ''
  return `Quản trị viên đầu tiên, đăng nhập tại ${url}/auth\n  email: ${admin.email}\n${password}`
}

/** A password of about 116 bits that can be typed: 'k3hQp-…'. */
export function makePassword(): string {
  const part = () => Array.from({ length: 5 }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return [part(), part(), part(), part()].join('-')
}
