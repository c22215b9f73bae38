import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createMailer } from '#app/platform/mail/mailer.server.ts'
import { smtpLine } from '#app/platform/mail/smtp-line.server.ts'
import { connect } from '#db/client.ts'
import { createLog } from '#server/log.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { openMailServer, refusalOf } from '#tests/support/mail-server.ts'
import { openModelServer, refuses, says } from '#tests/support/model-server.ts'
import type { ModelServer } from '#tests/support/model-server.ts'
import { addPerson, PASSWORD, sendForm, signIn, tokenIn } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

const ADDRESS = '203.0.113.77'
const FROM = { 'X-Forwarded-For': ADDRESS }
const QUESTION = 'Nhà mình có 4 người ở ngõ hoa sữa, dưới 15 triệu thì chọn tủ lạnh nào?'

describeOnDatabase('the log', 'demo', (database) => {
  let lines: string[]
  let model: ModelServer
  let site: TestSite
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const logged = () => lines.join('')
  beforeAll(async () => {
    lines = []
    model = await openModelServer()
    const variables = {
      TRUST_PROXY: '1',
      LLM_BASE_URL: model.baseUrl,
      LLM_API_KEY: 'khóa-của-máy',
      LLM_MODEL: 'm',
    }
    site = await openSite(database(), variables, log)
    await addPerson(database(), 'lan@example.vn')
  })
  afterAll(() => model.close())
  beforeEach(async () => {
    lines = []
    await database().pool.query('delete from rate_limits')
  })
  const expectNothingOf = (...personal: string[]) => {
    expect(lines.length).toBeGreaterThan(0)
    for (const text of [...personal, ADDRESS, 'lan@example.vn']) {
      expect(logged()).not.toContain(text)
      expect(logged()).not.toContain(encodeURIComponent(text))
    }
  }
  const ask = (message: string) =>
    site.post('/functions/v1/perplexity-chat', { message }, FROM).then((answer) => answer.json())

  it('has a line for each request: id, method, path without its query, status, time', async () => {
    const answer = await site.get('/products?q=m%C3%A1y+h%C3%BAt+%E1%BA%A9m', FROM)
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      level: 30,
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      requestId: answer.headers.get('x-request-id'),
      method: 'GET',
      path: '/products',
      status: 200,
      ms: expect.any(Number),
    })
    expectNothingOf('máy hút ẩm', 'm%C3%A1y')
  })

  it('holds no name, password or session of who signs in, or fails to', async () => {
    const cookie = await signIn(site, 'lan@example.vn')
    await site.get('/tai-khoan', { ...FROM, Cookie: cookie })
    const fields = { form: 'sign-in', email: 'lan@example.vn', password: 'sai rồi nhé' }
    expect((await sendForm(site, '/auth', fields, FROM)).status).toBeGreaterThanOrEqual(400)
    expectNothingOf(PASSWORD, 'sai rồi nhé', cookie.split('=')[1]?.split(';')[0] ?? cookie)
  })

  it('holds no token of a reset link, nor who asked for it', async () => {
    await sendForm(site, '/auth/quen-mat-khau', { form: 'forgotten', email: 'lan@example.vn' }, FROM)
    const mail = (await site.mails()).findLast(({ recipient }) => recipient === 'lan@example.vn')
    const token = tokenIn(mail?.text ?? '')
    expect(token).not.toBe('')
    await site.get(`/auth/dat-lai-mat-khau?token=${token}`, FROM)
    expectNothingOf(token)
  })

  it('holds nothing of a message, also where it cannot be kept', async () => {
    const message = {
      name: 'Hoa Lan',
      email: 'lan@example.vn',
      subject: 'Giá sai',
      message: 'Nhờ kiểm tra chiếc tivi.',
    }
    await sendForm(site, '/lien-he', message, FROM)
    await database().pool.query('alter table contact_messages rename to away')
    const failed = await sendForm(site, '/lien-he', { ...message, phone: '0912 345 678' }, FROM)
    await database().pool.query('alter table away rename to contact_messages')
    expect(failed.status).toBe(500)
    expect(logged()).toContain('contact_messages')
    expectNothingOf('Hoa Lan', 'Giá sai', 'Nhờ kiểm tra', '0912 345 678')
  })

  it('holds nothing of a question, also where the model refuses it or repeats it', async () => {
    model.reply(refuses(400))
    await ask(QUESTION)
    expect(logged()).toContain('built-in voice took over')
    model.reply(says(`Bạn hỏi: ${QUESTION} Máy giá 1.234.567 đồng ở ngõ hoa sữa.`))
    await ask(`${QUESTION} Gấp.`)
    expectNothingOf('ngõ hoa sữa', '4 người', 'khóa-của-máy', 'secret details', '1.234.567')
  })

  it('masks what looks personal in a path that nobody has', async () => {
    await site.get('/tim/lan@example.vn', FROM)
    await site.get('/tim/lan%40example.vn', FROM)
    expect(logged()).toContain('unknown route')
    expectNothingOf('lan%40example.vn')
  })

  it('holds no recipient of a mail that the mail server refuses', async () => {
    const { url, close } = await openMailServer({
      onRcptTo: (_address, _session, done) => done(refusalOf(550, '5.1.1 <lan@example.vn>: no such user')),
    })
    const mailer = createMailer({
      database: database(),
      openLine: () => smtpLine({ url }, 'Chọn Máy <no-reply@example.vn>'),
      delivers: true,
      log,
      sender: () => Promise.resolve({ name: 'Chọn Máy', url: 'http://localhost:3000' }),
    })
    await mailer.send({ to: 'lan@example.vn', subject: 'Thư riêng', paragraphs: ['Nội dung riêng'] })
    await mailer.flush()
    await close()
    expect(logged()).toContain('mail not sent')
    expectNothingOf('Thư riêng', 'Nội dung riêng')
  })

  it('holds nothing of what was asked while the database is away', async () => {
    const away = await connect({ url: 'postgres://trang:mat-khau-rieng@127.0.0.1:1/nowhere' })
    const lost = await openSite(away, { TRUST_PROXY: '1' }, log)
    await lost.get('/products?q=m%C3%A1y+h%C3%BAt+%E1%BA%A9m', FROM)
    await sendForm(lost, '/auth', { form: 'sign-in', email: 'lan@example.vn', password: PASSWORD }, FROM)
    await lost.post('/functions/v1/perplexity-chat', { message: QUESTION }, FROM)
    await away.close()
    expect(logged()).toContain('request failed')
    expectNothingOf('máy hút ẩm', 'ngõ hoa sữa', PASSWORD, 'mat-khau-rieng')
  })
})
