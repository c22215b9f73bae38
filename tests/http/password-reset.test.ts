import { beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { visibleText } from '#tests/support/html.ts'
import {
  addPerson,
  cookiesOf,
  makeCheapToCheck,
  PASSWORD,
  sendForm,
  signIn,
  tokenIn,
} from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

const NEW = 'một câu khác cũng dài'

describeOnDatabase('a forgotten password', 'schema', (database) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openSite(database())
    await addPerson(database(), 'an@example.vn')
  })
  beforeEach(async () => {
    await database().pool.query('delete from rate_limits')
  })
  const ask = (email: string, headers: Record<string, string> = {}) =>
    sendForm(site, '/auth/quen-mat-khau', { form: 'forgotten', email }, headers)
  const mailsTo = async (email: string) =>
    (await site.mails()).filter(
      ({ recipient, subject }) => recipient === email && subject.startsWith('Đặt lại'),
    )

  it('answers alike whether there is an account, and mails only where there is one', async () => {
    const [known, unknown] = [await ask('an@example.vn'), await ask('nobody@example.vn')]
    expect(known.status).toBe(unknown.status)
    expect(visibleText(await known.text())).toBe(visibleText(await unknown.text()))
    expect(await mailsTo('an@example.vn')).toHaveLength(1)
    expect(await mailsTo('nobody@example.vn')).toHaveLength(0)
  })

  it('promises a mail only where mails leave the site', async () => {
    const mailing = await openSite(database(), { SMTP_URL: 'smtp://127.0.0.1:1' })
    for (const path of ['/auth/quen-mat-khau', '/auth/gui-lai']) {
      const fields = { form: 'forgotten', email: 'nobody@example.vn' }
      const said = async (from: TestSite) => visibleText(await (await sendForm(from, path, fields)).text())
      expect(await said(mailing)).toContain('chúng tôi vừa gửi')
      expect(await said(site)).toContain('không thư nào tới hộp thư của bạn')
      expect(await said(site)).not.toContain('vừa gửi')
    }
  })

  it('links to the canonical address, whatever host a request names', async () => {
    await ask('an@example.vn', { 'X-Forwarded-Host': 'evil.example' })
    const mail = (await mailsTo('an@example.vn')).at(-1)
    expect(mail?.text).toContain('http://localhost:3000/auth/dat-lai-mat-khau?token=')
    expect(mail?.html).not.toContain('evil.example')
  })

  it('sets a new password once, ends every session and tells the owner', async () => {
    const Cookie = await signIn(site, 'an@example.vn')
    await ask('an@example.vn')
    const token = tokenIn((await mailsTo('an@example.vn')).at(-1)?.text ?? '')
    const reset = (password: string) =>
      sendForm(site, `/auth/dat-lai-mat-khau?token=${token}`, {
        form: 'reset',
        token,
        password,
        confirm: password,
      })

    const common = await reset('password1')
    expect([common.status, visibleText(await common.text()).includes('quá phổ biến')]).toEqual([422, true])
    expect((await reset(NEW)).headers.get('location')).toBe('/auth/dat-lai-mat-khau?xong=1')
    expect(await (await site.get('/api/v1/me', { Cookie })).json()).toEqual({ user: null, key: null })
    await expect(signIn(site, 'an@example.vn', PASSWORD)).rejects.toThrow('could not sign in')
    await expect(signIn(site, 'an@example.vn', NEW)).resolves.toContain('session_token')
    const again = await reset('một câu thứ ba dài')
    expect([again.status, visibleText(await again.text()).includes('đã hết hạn')]).toEqual([400, true])
    expect((await site.mails()).at(-1)?.text).toContain('Mật khẩu tài khoản của bạn vừa được đổi.')
  })

  it('lets the owner in by the mailed link, and from then on, while 45 addresses guess', async () => {
    const signInFrom = (address: string, password: string, Cookie = '') =>
      site.post(
        '/api/auth/sign-in/email',
        { email: 'an@example.vn', password },
        { 'X-Forwarded-For': address, Cookie },
      )
    const proxied = site
    site = await openSite(database(), { TRUST_PROXY: '1' })
    await makeCheapToCheck(database(), 'an@example.vn')
    const guesses: number[] = []
    for (let n = 0; n < 45; n++) guesses.push((await signInFrom(`10.0.${n}.1`, 'sai mật khẩu')).status)
    expect(guesses.filter((status) => status === 401)).toHaveLength(40)
    const refused = await signInFrom('10.1.1.1', PASSWORD)
    expect([refused.status, (await refused.json()).detail]).toEqual([
      429,
      expect.stringContaining('Quên mật khẩu?'),
    ])
    await ask('an@example.vn')
    const token = tokenIn((await mailsTo('an@example.vn')).at(-1)?.text ?? '')
    const own = 'một câu nữa thật dài'
    const back = await sendForm(site, `/auth/dat-lai-mat-khau?token=${token}`, {
      form: 'reset',
      token,
      password: own,
      confirm: own,
    })
    expect((await signInFrom('10.1.1.1', own, cookiesOf(back))).status).toBe(200)
    site = proxied
  })

  it('fills nobody’s mailbox: five mails an hour, the answer stays the same', async () => {
    const before = (await mailsTo('an@example.vn')).length
    const statuses = new Set<number>()
    for (let n = 0; n < 8; n++) statuses.add((await ask('an@example.vn')).status)
    expect([...statuses]).toEqual([200])
    expect((await mailsTo('an@example.vn')).length - before).toBe(5)
  })
})
