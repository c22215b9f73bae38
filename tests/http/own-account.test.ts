import { beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { visibleText } from '#tests/support/html.ts'
import { addPerson, cookiesOf, PASSWORD, sendForm, signIn, tokenIn } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'
import { codeOf } from '#tests/support/totp.ts'

const NEW = 'một câu khác cũng dài'
describeOnDatabase('the own account', 'schema', (database) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openSite(database())
    await addPerson(database(), 'admin@example.vn', 'admin')
  })
  beforeEach(async () => {
    await database().pool.query('delete from rate_limits')
  })
  const send = (Cookie: string, form: string, fields: Record<string, string> = {}) =>
    sendForm(site, '/tai-khoan', { form, ...fields }, { Cookie })
  const me = async (Cookie: string) =>
    (
      (await (await site.get('/api/v1/me', { Cookie })).json()) as {
        user: { email: string; name: string } | null
      }
    ).user
  const said = async (response: Response) => visibleText(await response.text())

  it('is for the signed-in alone', async () => {
    for (const path of ['/tai-khoan', '/tai-khoan/du-lieu.json'])
      expect((await site.get(path)).headers.get('location')).toBe(`/auth?next=${encodeURIComponent(path)}`)
    expect((await sendForm(site, '/tai-khoan', { form: 'endAll' })).status).toBe(302)
  })

  it('changes the name', async () => {
    await addPerson(database(), 'ten@example.vn')
    const Cookie = await signIn(site, 'ten@example.vn')
    expect((await send(Cookie, 'name', { name: '  Nguyễn   An ' })).status).toBe(303)
    expect((await me(Cookie))?.name).toBe('Nguyễn An')
    expect((await send(Cookie, 'name', { name: ' ' })).status).toBe(422)
  })

  it('changes the password only for who knows it, and signs the other devices out', async () => {
    await addPerson(database(), 'doi@example.vn')
    const [here, there] = [await signIn(site, 'doi@example.vn'), await signIn(site, 'doi@example.vn')]
    const wrong = await send(here, 'password', { current: 'sai', password: NEW, confirm: NEW })
    expect([wrong.status, (await said(wrong)).includes('Mật khẩu hiện tại không đúng.')]).toEqual([400, true])
    const changed = await send(here, 'password', { current: PASSWORD, password: NEW, confirm: NEW })
    expect(changed.headers.get('location')).toBe('/tai-khoan?xong=mat-khau')
    expect(await me(there)).toBeNull()
    expect(await me(here)).toBeNull()
    expect((await me(cookiesOf(changed)))?.email).toBe('doi@example.vn')
    await expect(signIn(site, 'doi@example.vn', NEW)).resolves.toBeTruthy()
  })

  it('changes the address only by the link in the new mailbox, in the session that asked', async () => {
    await addPerson(database(), 'cu@example.vn')
    const Cookie = await signIn(site, 'cu@example.vn')
    const asked = await send(Cookie, 'email', { email: 'moi@example.vn', current: PASSWORD })
    expect(asked.headers.get('location')).toBe('/tai-khoan?xong=thu-doi-email')
    expect((await me(Cookie))?.email).toBe('cu@example.vn')
    const mails = await site.mails()
    const token = tokenIn(mails.findLast(({ recipient }) => recipient === 'moi@example.vn')?.text ?? '')
    expect(mails.at(-1)).toMatchObject({ recipient: 'cu@example.vn' })
    const open = (headers: Record<string, string>) =>
      sendForm(site, `/auth/xac-nhan?token=${token}`, { form: 'confirm', token }, headers)
    const stranger = await open({})
    expect([stranger.status, stranger.headers.getSetCookie()]).toEqual([401, []])
    expect((await open({ Cookie })).headers.get('location')).toBe('/tai-khoan?xong=email')
    expect((await me(Cookie))?.email).toBe('moi@example.vn')
  })

  it('takes no address of somebody else', async () => {
    await addPerson(database(), 'toi@example.vn')
    const Cookie = await signIn(site, 'toi@example.vn')
    const response = await send(Cookie, 'email', { email: 'admin@example.vn', current: PASSWORD })
    expect([response.status, (await said(response)).includes('Email này đã được đăng ký')]).toEqual([
      422,
      true,
    ])
  })

  it('writes to nobody again and again, and tells nobody who has an account', async () => {
    await addPerson(database(), 'gui@example.vn')
    const Cookie = await signIn(site, 'gui@example.vn')
    const ask = (email: string) => send(Cookie, 'email', { email, current: PASSWORD })
    const flooding = []
    for (let n = 0; n < 6; n++) flooding.push((await ask('nguoi-la@example.vn')).status)
    expect(flooding).toEqual([303, 303, 303, 303, 303, 429])
    const asking = []
    for (let n = 0; n < 16; n++) asking.push((await ask(`ai${n}@example.vn`)).status)
    expect(asking.at(-1)).toBe(429)
  })

  it('turns the second factor on, asks for it, takes each code once, and a recovery code', async () => {
    await addPerson(database(), 'hai@example.vn')
    const Cookie = await signIn(site, 'hai@example.vn')
    const start = await (await send(Cookie, 'secondFactorOn', { current: PASSWORD })).text()
    const uri = /name="uri" value="([^"]+)"/.exec(start)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const secret = new URL(uri).searchParams.get('secret') ?? ''
    expect(start).toContain('Mã QR để quét')
    const mistyped = await send(Cookie, 'secondFactorCode', { uri, code: '000000' })
    expect([mistyped.status, (await mistyped.text()).includes(secret.slice(0, 4))]).toEqual([401, true])
    const on = await send(Cookie, 'secondFactorCode', { uri, code: codeOf(secret) })
    const recovery = /[A-Za-z0-9]{5}-[A-Za-z0-9]{5}/.exec(await said(on))?.[0] ?? ''
    expect((await me(cookiesOf(on)))?.email).toBe('hai@example.vn')

    const half = async () =>
      sendForm(site, '/auth?next=/cach-tinh', {
        form: 'sign-in',
        email: 'hai@example.vn',
        password: PASSWORD,
      })
    const first = await half()
    expect(first.headers.get('location')).toBe('/auth/xac-thuc?next=%2Fcach-tinh')
    expect(cookiesOf(first)).not.toContain('session_token')
    const step = (from: Response, form: string, code: string) =>
      sendForm(site, '/auth/xac-thuc?next=/cach-tinh', { form, code }, { Cookie: cookiesOf(from) })
    expect((await step(first, 'code', '000000')).status).toBe(401)
    const next = codeOf(secret, 1)
    const through = await step(first, 'code', next)
    expect([through.status, through.headers.get('location')]).toEqual([303, '/cach-tinh'])
    expect((await me(cookiesOf(through)))?.email).toBe('hai@example.vn')
    expect((await step(await half(), 'code', next)).status).toBe(401)
    expect((await step(await half(), 'recovery', recovery)).status).toBe(303)
    expect((await step(await half(), 'recovery', recovery)).status).toBe(401)

    const off = await send(cookiesOf(through), 'secondFactorOff', { current: PASSWORD })
    expect(off.headers.get('location')).toBe('/tai-khoan?xong=tat-xac-thuc')
    expect((await half()).headers.get('location')).toBe('/cach-tinh')
  })

  it('bounds the codes that can be tried with a right password', async () => {
    await addPerson(database(), 'doan@example.vn')
    await database().pool.query(`
      update users set two_factor_enabled = true where email = 'doan@example.vn';
      insert into two_factors (id, secret, backup_codes, user_id, verified)
        select 'x', 'x', 'x', id, true from users where email = 'doan@example.vn'`)
    const statuses: number[] = []
    for (let n = 0; n < 13; n++) {
      const answer = await site.post('/api/auth/sign-in/email', {
        email: 'doan@example.vn',
        password: PASSWORD,
      })
      statuses.push(answer.status)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(12)
    expect(statuses.at(-1)).toBe(429)
  })

  it('lists the devices, ends another one’s session, and all', async () => {
    await addPerson(database(), 'may@example.vn')
    const [here, there] = [await signIn(site, 'may@example.vn'), await signIn(site, 'may@example.vn')]
    const page = await (await site.get('/tai-khoan', { Cookie: here })).text()
    expect(page.match(/Chrome trên Linux/g)?.length).toBeGreaterThanOrEqual(2)
    const id = /name="id" value="([^"]+)"/.exec(page)?.[1] ?? ''
    const stranger = await signIn(site, 'admin@example.vn')
    await send(stranger, 'endSession', { id })
    expect(await me(there)).not.toBeNull()
    await send(here, 'endSession', { id })
    expect([await me(there), (await me(here))?.email]).toEqual([null, 'may@example.vn'])
    const all = await send(here, 'endAll')
    expect(all.headers.get('location')).toBe('/auth')
    expect(await me(here)).toBeNull()
  })

  it('makes an API key that is shown once, works with the role of its owner, and can be revoked', async () => {
    const owner = await addPerson(database(), 'khoa@example.vn', 'editor')
    const Cookie = await signIn(site, 'khoa@example.vn')
    const made = await said(await send(Cookie, 'keyMake', { name: 'Máy tính nhà', current: PASSWORD }))
    const key = /chonmay_[\w-]{43}/.exec(made)?.[0] ?? ''
    const asked = () => site.get('/api/v1/me', { Authorization: `Bearer ${key}` })
    const whose = async () => (await asked()).json()
    expect(await whose()).toMatchObject({ user: { email: 'khoa@example.vn', role: 'editor' } })
    const listed = await (await site.get('/tai-khoan', { Cookie })).text()
    expect(listed).not.toContain(key)
    const { rows } = await database().pool.query('select * from api_keys')
    expect(JSON.stringify(rows)).not.toContain(key)
    await database().pool.query('delete from user_roles where user_id = $1', [owner])
    expect(await whose()).toMatchObject({ user: { role: null } })
    await send(Cookie, 'keyRevoke', { id: String(rows[0]?.id) })
    expect((await asked()).status).toBe(401)
  })

  it('makes no key for somebody without a role', async () => {
    await addPerson(database(), 'khong@example.vn')
    const Cookie = await signIn(site, 'khong@example.vn')
    expect((await send(Cookie, 'keyMake', { name: 'x', current: PASSWORD })).status).toBe(403)
  })

  it('gives a copy of the data without a secret in it', async () => {
    await addPerson(database(), 'du-lieu@example.vn')
    const Cookie = await signIn(site, 'du-lieu@example.vn')
    const response = await site.get('/tai-khoan/du-lieu.json', { Cookie })
    expect(response.headers.get('content-disposition')).toContain('attachment')
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({ account: { email: 'du-lieu@example.vn' }, sessions: [{}] })
    expect(text).not.toMatch(/scrypt|token|password/)
  })

  it('deletes an account by its password, but never the last administrator', async () => {
    const id = await addPerson(database(), 'xoa@example.vn', 'editor')
    const Cookie = await signIn(site, 'xoa@example.vn')
    const remove = { current: PASSWORD, agree: 'on' }
    expect((await send(Cookie, 'remove', { current: PASSWORD })).status).toBe(422)
    expect((await send(Cookie, 'remove', { ...remove, current: 'sai' })).status).toBe(400)
    expect((await send(Cookie, 'remove', remove)).headers.get('location')).toBe('/')
    expect(await me(Cookie)).toBeNull()
    for (const table of ['sessions', 'accounts', 'user_roles', 'api_keys']) {
      const { rows } = await database().pool.query(`select 1 from ${table} where user_id = $1`, [id])
      expect(rows, table).toEqual([])
    }
    const admin = await signIn(site, 'admin@example.vn')
    const refused = await send(admin, 'remove', remove)
    expect([refused.status, (await said(refused)).includes('quản trị viên cuối cùng')]).toEqual([409, true])
  })

  it('answers 400 to a form that is none of its own', async () => {
    const Cookie = await signIn(site, 'admin@example.vn')
    for (const form of ['constructor', '__proto__', 'x']) expect((await send(Cookie, form)).status).toBe(400)
  })
})
