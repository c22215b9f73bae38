import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { visibleText } from '#tests/support/html.ts'
import { addPerson, cookiesOf, PASSWORD, sendForm, signIn, tokenIn } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

describeOnDatabase('signing up, in and out', 'schema', (database) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openSite(database(), { TRUST_PROXY: '1' })
    await addPerson(database(), 'an@example.vn', 'editor')
  })
  beforeEach(async () => {
    await database().pool.query('delete from rate_limits')
  })
  const said = async (response: Response) => visibleText(await response.text())
  const form = (fields: Record<string, string>, headers?: Record<string, string>) =>
    sendForm(site, '/auth', fields, headers)
  const wrong = (headers: Record<string, string> = {}, email = 'an@example.vn') =>
    site.post('/api/auth/sign-in/email', { email, password: 'sai mật khẩu rồi' }, headers)

  it('GET /auth has the texts of the specification', async () => {
    const response = await site.get('/auth')
    const text = await said(response)
    expect(text).toContain('Đăng nhập hệ thống')
    expect(text).toContain('Cần trợ giúp? Liên hệ quản trị viên')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it.each([
    [{ email: '', password: '' }, 'Bạn nhập email nhé.'],
    [{ email: 'không phải email', password: 'x' }, 'Email chưa đúng'],
    [{ email: 'an@example.vn', password: 'sai rồi nhé' }, 'Email hoặc mật khẩu không đúng'],
    [{ email: 'nobody@example.vn', password: 'sai rồi nhé' }, 'Email hoặc mật khẩu không đúng'],
  ])('signing in with %o says: %s', async (fields, words) => {
    const response = await form({ form: 'sign-in', ...fields })
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(await said(response)).toContain(words)
  })

  it.each([
    [{ password: PASSWORD, confirm: 'khác' }, 'Mật khẩu xác nhận không khớp'],
    [{ password: 'ngắn', confirm: 'ngắn' }, 'Mật khẩu phải có ít nhất 8 ký tự'],
    [{ password: 'Password123', confirm: 'Password123' }, 'Mật khẩu này quá phổ biến'],
    [{ email: 'an@example.vn', password: PASSWORD, confirm: PASSWORD }, 'Email này đã được đăng ký'],
    [{ email: 'AN@Example.VN', password: PASSWORD, confirm: PASSWORD }, 'Email này đã được đăng ký'],
  ])('signing up with %o says: %s', async (fields, words) => {
    const response = await form({ form: 'sign-up', email: 'moi@example.vn', ...fields })
    expect(response.status).toBe(422)
    expect(await said(response)).toContain(words)
  })

  it('loses no address that was typed, and sends no password back', async () => {
    const text = await (
      await form({ form: 'sign-in', email: 'an@example.vn', password: 'một bí mật sai' })
    ).text()
    expect(text).toContain('value="an@example.vn"')
    expect(text).not.toContain('một bí mật sai')
  })

  it('signs up, asks to confirm, confirms by the link of the mail, signs in', async () => {
    const email = 'binh@example.vn'
    const up = await form({ form: 'sign-up', email, password: PASSWORD, confirm: PASSWORD })
    expect([up.status, up.headers.get('location')]).toEqual([303, '/auth?da-dang-ky=1'])
    expect(await said(await site.get('/auth?da-dang-ky=1'))).toContain(
      'Đăng ký thành công! Vui lòng kiểm tra email để xác nhận tài khoản.',
    )
    const early = await form({ form: 'sign-in', email, password: PASSWORD })
    expect(early.status).toBe(403)
    expect(await said(early)).toContain('Vui lòng xác nhận email trước khi đăng nhập')

    const mail = (await site.mails()).findLast(({ recipient }) => recipient === email)
    expect(mail?.text).toContain('http://localhost:3000/auth/xac-nhan?token=')
    const token = tokenIn(mail?.text ?? '')
    await site.get(`/auth/xac-nhan?token=${encodeURIComponent(token)}`)
    expect((await form({ form: 'sign-in', email, password: PASSWORD })).status).toBe(403)
    const confirmed = await sendForm(site, '/auth/xac-nhan', { form: 'confirm', token })
    expect(confirmed.headers.get('location')).toBe('/auth?da-xac-nhan=1')
    expect(cookiesOf(confirmed)).toBe('')

    const within = await form({ form: 'sign-in', email, password: PASSWORD })
    expect([within.status, within.headers.get('location')]).toEqual([303, '/'])
    const me = await site.get('/api/v1/me', { Cookie: cookiesOf(within) })
    expect(await me.json()).toEqual({ user: { name: 'binh', email, role: null }, key: null })
  })

  it('makes nobody an editor, whatever a sign-up asks for', async () => {
    const extra = { role: 'admin', emailVerified: true, twoFactorEnabled: true }
    const sent = { email: 'evil@example.vn', password: PASSWORD }
    expect((await site.post('/api/auth/sign-up/email', { ...sent, ...extra })).status).toBe(422)
    await form({ form: 'sign-up', ...sent, confirm: PASSWORD, role: 'admin', emailVerified: 'true' })
    const { rows } = await database().pool.query(
      `select email_verified, role from users left join user_roles on user_id = id where email = 'evil@example.vn'`,
    )
    expect(rows).toEqual([{ email_verified: false, role: null }])
  })

  it('sets cookies that scripts and other sites do not get, and Secure ones over https', async () => {
    const within = await form({ form: 'sign-in', email: 'an@example.vn', password: PASSWORD })
    const cookies = within.headers.getSetCookie()
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly; SameSite=Lax/)
    const secure = await openSite(database(), { SITE_URL: 'https://chonmay.example' })
    const over = await secure.post('/api/auth/sign-in/email', { email: 'an@example.vn', password: PASSWORD })
    for (const cookie of over.headers.getSetCookie())
      expect(cookie).toMatch(/^__Secure-.*; Secure|^__Secure-.*Secure;/)
  })

  it('tells the session token to nobody but its cookie', async () => {
    const within = await site.post('/api/auth/sign-in/email', { email: 'an@example.vn', password: PASSWORD })
    expect(await within.text()).not.toContain('token')
    expect(
      await (await site.get('/api/auth/get-session', { Cookie: cookiesOf(within) })).text(),
    ).not.toContain('token')
  })

  it.each([
    ['/cach-tinh', '/cach-tinh', '/cach-tinh'],
    ['', '/admin', '/'],
    ['//evil.example', '/admin', '/'],
    ['https://evil.example', '/admin', '/'],
    ['/\\evil.example', '/admin', '/'],
  ])('staff go on from ?next=%s to %s, and who is signed in already to %s', async (next, to, from) => {
    const address = `/auth?next=${encodeURIComponent(next)}`
    const within = await sendForm(site, address, {
      form: 'sign-in',
      email: 'an@example.vn',
      password: PASSWORD,
    })
    expect(within.headers.get('location')).toBe(to)
    const again = await site.get(address, { Cookie: cookiesOf(within) })
    expect([again.status, again.headers.get('location')]).toEqual([302, from])
  })

  it('ends the session on the server when signing out', async () => {
    const Cookie = await signIn(site, 'an@example.vn')
    await sendForm(site, '/auth/dang-xuat', {}, { Cookie })
    expect(await (await site.get('/api/v1/me', { Cookie })).json()).toEqual({ user: null, key: null })
  })

  it.each([{ Origin: 'https://evil.example' }, { Origin: 'null' }])(
    'refuses a form from %o',
    async (from) => {
      const response = await form({ form: 'sign-in', email: 'an@example.vn', password: PASSWORD }, from)
      expect(response.status).toBe(403)
      expect(response.headers.getSetCookie()).toEqual([])
    },
  )

  it.each(['sign-in/social', 'update-user', 'list-sessions', 'change-email', 'error', 'constructor', 'ok'])(
    '/api/auth/%s is not there',
    async (path) => {
      expect((await site.post(`/api/auth/${path}`, {})).status).toBe(404)
      expect((await site.get(`/api/auth/${path}`)).status).toBe(404)
    },
  )

  describe('limits', () => {
    it('answers ten wrong tries a minute of an address, forged headers or not', async () => {
      const statuses: number[] = []
      for (let n = 0; n < 14; n++)
        statuses.push((await wrong({ 'X-Forwarded-For': `1.2.3.${n}, 9.9.9.9` }, `p${n}@example.vn`)).status)
      expect(statuses.filter((status) => status === 401)).toHaveLength(10)
      const refused = await form(
        { form: 'sign-in', email: 'an@example.vn', password: PASSWORD },
        { 'X-Forwarded-For': '9.9.9.9' },
      )
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await said(refused)).toContain('Bạn đã thử quá nhiều lần.')
    })

    it('lets the owner in while one visitor guesses', async () => {
      for (let n = 0; n < 25; n++) await wrong({ 'X-Forwarded-For': '9.9.9.9' })
      expect(
        (
          await site.post(
            '/api/auth/sign-in/email',
            { email: 'an@example.vn', password: PASSWORD },
            { 'X-Forwarded-For': '5.5.5.5' },
          )
        ).status,
      ).toBe(200)
    })

    it('lets a browser in that signed in before, even from the address of the guesses', async () => {
      const Cookie = await signIn(site, 'an@example.vn')
      for (let n = 0; n < 12; n++) await wrong({ 'X-Forwarded-For': '9.9.9.9' })
      const known = await site.post(
        '/api/auth/sign-in/email',
        { email: 'an@example.vn', password: PASSWORD },
        { 'X-Forwarded-For': '9.9.9.9', Cookie },
      )
      expect(known.status).toBe(200)
    })

    it('lets nobody collect addresses by signing up', async () => {
      const statuses = new Set<number>()
      for (let n = 0; n < 21; n++)
        statuses.add(
          (await site.post('/api/auth/sign-up/email', { email: 'an@example.vn', password: PASSWORD })).status,
        )
      expect([...statuses]).toEqual([422, 429])
    })
  })
})
