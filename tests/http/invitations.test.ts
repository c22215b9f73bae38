import { beforeAll, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { visibleText } from '#tests/support/html.ts'
import { addPerson, cookiesOf, PASSWORD, sendForm, signIn, tokenIn } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

describeOnDatabase('an invitation', 'schema', (database) => {
  let site: TestSite
  let admin: Record<string, string>
  beforeAll(async () => {
    site = await openSite(database(), { SMTP_URL: 'smtp://127.0.0.1:1' })
    await addPerson(database(), 'admin@example.vn', 'admin')
    admin = { Cookie: await signIn(site, 'admin@example.vn') }
  })
  const users = (fields: Record<string, string>) => sendForm(site, '/admin/users', fields, admin)
  const invite = (email: string, role = 'editor') => users({ intent: 'invite', email, role })
  const read = async (answer: Response) => visibleText(await answer.text())
  const mailTo = async (email: string) =>
    (await site.mails()).filter(({ recipient }) => recipient === email).at(-1)
  const pathFor = async (email: string) =>
    `/tai-khoan/loi-moi?token=${encodeURIComponent(tokenIn((await mailTo(email))?.text ?? ''))}`
  const join = (path: string, fields: Record<string, string> = {}) =>
    sendForm(site, path, { form: 'join', name: 'Lan', password: PASSWORD, ...fields })

  it('is a mail that says who invites, as what, until when; the link stands once in the answer to copy', async () => {
    const answer = await (await invite('Ban@Example.vn')).text()
    const mail = await mailTo('ban@example.vn')
    expect(mail?.subject).toBe('admin mời bạn cùng làm Chọn Máy')
    expect(mail?.text).toContain('với quyền biên tập viên: viết và sửa bài')
    expect(mail?.text).toMatch(/một lần, đến \d\d:\d\d \d\d\/\d\d\/\d{4} \(giờ Việt Nam\)/)
    const token = tokenIn(mail?.text ?? '')
    expect(answer).toContain(`/tai-khoan/loi-moi?token=${token}`)
    expect(await (await site.get('/admin/users', admin)).text()).not.toContain(token)
    const { rows } = await database().pool.query<{ kept: string }>(
      'select row_to_json(i)::text as kept from invitations i',
    )
    expect(rows.map(({ kept }) => kept).join()).not.toContain(token)
  })

  it('of a site without a mail server is said to be a link to hand over, not to be sent', async () => {
    const silent = await openSite(database())
    const ask = async (fields: Record<string, string>) =>
      read(await sendForm(silent, '/admin/users', fields, admin))
    for (const intent of ['invite', 'invite-again']) {
      const said = await ask({ intent, email: 'khong-thu@example.vn', role: 'editor' })
      expect(said).toContain('thư nằm trong thư mục outbox của máy chủ, chưa tới ai. Bạn chép liên kết')
      expect(said).not.toMatch(/Đã gửi|đang được gửi|Họ nhận thư/)
    }
    const said = await read(await invite('co-thu@example.vn'))
    expect(said).toContain('Đã gửi lời mời tới co-thu@example.vn')
    expect(said).toContain('Thư mời đang được gửi đi')
  })

  it('is one form: a name and a password lead into the panel, signed in, with the second factor offered', async () => {
    await invite('lan@example.vn')
    const path = await pathFor('lan@example.vn')
    const page = await site.get(path)
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(await read(page)).toContain('admin mời bạn vào trang quản trị với quyền biên tập viên')
    const joined = await join(path)
    expect(joined.headers.get('location')).toBe('/admin?chao-mung=1')
    const lan = { Cookie: cookiesOf(joined) }
    const arrival = await read(await site.get('/admin?chao-mung=1', lan))
    expect(arrival).toContain('Chào Lan')
    expect(arrival).toContain('Bật xác thực hai lớp')
    expect(await read(await site.get('/admin', lan))).not.toContain('Chào Lan')
    const denied = await site.get('/admin/users', lan)
    expect(denied.status).toBe(403)
    expect(await denied.text()).toMatch(/<a[^>]*href="\/admin"[^>]*>Về trang quản trị/)
    const log = await read(await site.get('/admin/audit', admin))
    expect(log).toContain('Lan đã nhận lời mời cùng làm, nay là biên tập viên')
    expect(log).not.toContain('admin đã đổi quyền')
  })

  it('of who has chosen a language for the panel starts in it; else each screen is as it is by itself', async () => {
    const isEnglish = async (cookies: Record<string, string>) =>
      (await read(await site.get('/admin/tags', cookies))).includes('Tags Management')
    const arrive = async (email: string) => {
      await invite(email)
      return { Cookie: cookiesOf(await join(await pathFor(email))) }
    }
    const undecided = await arrive('chua-chon@example.vn')
    expect(await isEnglish(undecided)).toBe(true)
    await sendForm(site, '/admin/language', { language: 'vi' }, admin)
    const told = await arrive('theo-nguoi-moi@example.vn')
    expect(await isEnglish(told)).toBe(false)
    await sendForm(site, '/admin/language', { language: '' }, admin)
    await sendForm(site, '/admin/language', { language: 'vi' }, undecided)
    expect(await isEnglish(undecided)).toBe(false)
  })

  it('works once, and asks for a better password or name without being used up', async () => {
    await invite('binh@example.vn')
    const path = await pathFor('binh@example.vn')
    const short = await join(path, { name: 'Bình', password: '123' })
    expect(short.status).toBe(422)
    const again = await short.text()
    expect(again).toContain('value="Bình"')
    expect(again).not.toContain('value="123"')
    expect((await join(path, { password: 'password123' })).status).toBe(422)
    expect((await join(path, { name: ' ' })).status).toBe(422)
    expect((await join(path)).status).toBe(303)
    const late = await join(path, { name: 'Kẻ khác', password: 'mật khẩu của kẻ khác' })
    expect(late.status).toBe(400)
    expect(await read(late)).toContain('Lời mời này đã được nhận, đã hết hạn hoặc đã được rút lại')
    await signIn(site, 'binh@example.vn')
  })

  it('of an address with an account asks to sign in to it, and sets no password', async () => {
    await addPerson(database(), 'co-roi@example.vn')
    expect(await read(await invite('co-roi@example.vn'))).toContain('Email này đã có tài khoản')
    const path = await pathFor('co-roi@example.vn')
    const page = await (await site.get(path)).text()
    expect(page).toContain(`href="/auth?next=${encodeURIComponent(path)}"`)
    expect(page).not.toContain('name="password"')
    expect((await join(path, { password: 'mật khẩu của kẻ khác' })).status).toBe(409)
    await addPerson(database(), 'khac@example.vn')
    const other = { Cookie: await signIn(site, 'khac@example.vn') }
    expect(await read(await site.get(path, other))).toContain('dành cho một email khác')
    await sendForm(site, path, {}, other)
    expect((await site.get('/admin', other)).status).toBe(403)
    const invited = { Cookie: await signIn(site, 'co-roi@example.vn') }
    expect((await sendForm(site, path, {}, invited)).headers.get('location')).toBe('/admin?chao-mung=1')
    expect((await site.get('/admin', invited)).status).toBe(200)
  })

  it('ends the password of whoever signed up with the address before its owner came', async () => {
    const squatter = { email: 'chiem@example.vn', password: 'mật khẩu của kẻ chiếm' }
    await site.post('/api/auth/sign-up/email', squatter)
    await invite('chiem@example.vn')
    expect((await join(await pathFor('chiem@example.vn'))).status).toBe(303)
    expect((await site.post('/api/auth/sign-in/email', squatter)).status).toBe(401)
    await signIn(site, 'chiem@example.vn')
  })

  it('signs nobody in past the sign-out that comes before it', async () => {
    await invite('moi@example.vn')
    const path = await pathFor('moi@example.vn')
    const out = await sendForm(
      site,
      `/auth/dang-xuat?next=${encodeURIComponent(path)}`,
      {},
      {
        Cookie: await signIn(site, 'khac@example.vn'),
      },
    )
    expect(out.headers.get('location')).toBe(path)
    expect((await sendForm(site, '/auth/dang-xuat?next=//evil.example', {})).headers.get('location')).toBe(
      '/',
    )
  })

  it('is sent again under a new link, the old one over; and taken back', async () => {
    await invite('gui-lai@example.vn', 'admin')
    const first = await pathFor('gui-lai@example.vn')
    expect(await read(await users({ intent: 'invite-again', email: 'gui-lai@example.vn' }))).toContain(
      'Đã gửi lại lời mời',
    )
    const second = await pathFor('gui-lai@example.vn')
    expect(second).not.toBe(first)
    expect(await read(await site.get(first))).toContain('đã được rút lại')
    expect(await read(await site.get(second))).toContain('với quyền quản trị viên')
    await users({ intent: 'take-back', email: 'gui-lai@example.vn' })
    expect((await join(second)).status).toBe(400)
    const gone = await users({ intent: 'invite-again', email: 'gui-lai@example.vn' })
    expect(gone.status).toBe(404)
    expect(await read(gone)).toContain('mời lại bằng mẫu ở trên')
  })

  it('is not sent to whoever has a role or is locked; the form says what to do and keeps what was typed', async () => {
    await addPerson(database(), 'bien-tap@example.vn', 'editor')
    const refused = await invite('bien-tap@example.vn', 'admin')
    expect(refused.status).toBe(409)
    const html = await refused.text()
    expect(html).toContain('value="bien-tap@example.vn"')
    expect(visibleText(html)).toContain(
      'bien-tap đã có quyền biên tập viên. Bạn đổi quyền ở danh sách bên dưới nhé.',
    )
    const locked = await addPerson(database(), 'khoa@example.vn')
    await database().pool.query('update users set disabled_at = now() where id = $1', [locked])
    expect(await read(await invite('khoa@example.vn'))).toContain('đang bị khóa. Bạn mở khóa')
    expect(await mailTo('bien-tap@example.vn')).toBeUndefined()
  })

  it('leads to setting up the second factor where the site requires it', async () => {
    await invite('hai-lop@example.vn')
    const path = await pathFor('hai-lop@example.vn')
    await database().pool.query(`insert into settings (key, value) values ('requireSecondFactor', 'true')`)
    site = await openSite(database())
    const joined = await join(path)
    const arrival = await site.get('/admin?chao-mung=1', { Cookie: cookiesOf(joined) })
    expect(arrival.headers.get('location')).toBe('/tai-khoan?can=xac-thuc#xac-thuc')
    await database().pool.query(`delete from settings where key = 'requireSecondFactor'`)
    site = await openSite(database())
  })
})
