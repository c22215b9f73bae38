import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { ADMIN } from '#tests/support/admin.ts'
import { ownSite } from '#tests/support/own-site.ts'

/** The password of everybody else in the browser tests. */
export const PASSWORD = 'một câu dài dễ nhớ'

/** The fields of the open form. */
export const field = (page: Page, name: string) => page.locator(`input[name="${name}"]:visible`)

/** Signs in on the sign-in page that is open. */
export async function signInHere(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(password)
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
}

/** A browser that says it is one of a person: what robots ask is kept for nobody. */
export const PERSONS_BROWSER = {
  'User-Agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
}

/** As a person rather than the robot that a browser without a window is taken for. */
export const asVisitor = (page: Page): Promise<void> => page.setExtraHTTPHeaders(PERSONS_BROWSER)

/** The administrator's session of this file: checking a password takes the site a quarter of a second, on purpose. */
let session: Awaited<ReturnType<BrowserContext['cookies']>> = []

/** Signs the administrator in, as one who did before and has not signed out; the browser profile of `page` then has the session. */
export async function asAdmin(page: Page): Promise<void> {
  const context = page.context()
  await context.addCookies(session)
  const known = await page.request.get('/api/v1/me')
  if (((await known.json()) as { user: { email: string } | null }).user?.email === ADMIN.email) return
  const response = await page.request.post('/api/auth/sign-in/email', { data: ADMIN })
  if (!response.ok()) throw new Error(`The administrator could not sign in: ${await response.text()}`)
  session = (await context.cookies()).filter(({ name }) => name.includes('session'))
}

/** The path of the link in the newest mail to an address, out of the outbox; waits until it is there. */
export async function linkInMail(email: string, subject: string): Promise<string> {
  const outbox = join(ownSite().dataDir, 'outbox')
  const find = () =>
    readdirSync(outbox)
      .sort()
      .toReversed()
      .map((file) => readFileSync(join(outbox, file), 'utf8'))
      .find((eml) => eml.includes(`To: ${email}\n`) && eml.includes(subject))
  await expect.poll(find).toBeDefined()
  const link = /^https?:\/\/[^/\s]+(\/\S+token=\S+)$/m.exec(find() ?? '')?.[1]
  if (!link) throw new Error('The mail holds no link.')
  return link
}
