import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MOST_PREVIEWS } from '#app/domain/blog/editing/preview-links.server.ts'
import { NOTE_LENGTH } from '#app/domain/blog/notes/note-form.ts'
import { articleMaker } from '#tests/support/articles.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { visibleText } from '#tests/support/html.ts'
import { addPerson, PASSWORD, sendForm, signIn } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

type Cookies = { Cookie: string }

describeOnDatabase('beside an article', 'schema', (database) => {
  let site: TestSite
  let admin: Cookies
  let lan: Cookies
  let binh: Cookies
  let articleId = 0
  const named = async (email: string, name: string) => {
    const id = await addPerson(database(), email, 'editor')
    await database().pool.query('update users set name = $2 where id = $1', [id, name])
    return { Cookie: await signIn(site, email) }
  }
  beforeAll(async () => {
    site = await openSite(database())
    await addPerson(database(), 'admin@example.vn', 'admin')
    admin = { Cookie: await signIn(site, 'admin@example.vn') }
    lan = await named('lan@example.vn', 'Nguyễn Thị Lan')
    binh = await named('binh@example.vn', 'Trần Bình')
    await addPerson(database(), 'khach@example.vn')
    const make = articleMaker(database().db)
    await make.category('tu-van', 'Tư vấn')
    await make.author('ban-thu', 'Ban Thử')
    articleId = await make.article('bai-thu', { title: 'Bài “thử”' })
  })
  beforeEach(() =>
    database().pool.query('delete from article_notes; delete from article_previews; delete from audit_log;'),
  )

  const path = () => `/admin/articles/${articleId}/edit`
  const send = (fields: Record<string, string>, who = lan, at = path()) => sendForm(site, at, fields, who)
  const page = async (who = lan) => (await site.get(path(), who)).text()
  const shown = async (who = lan) => visibleText(await page(who))
  const query = async <Row extends object>(text: string) => (await database().pool.query<Row>(text)).rows
  const newest = async (table: 'article_notes' | 'article_previews') =>
    String((await query<{ id: number }>(`select id from ${table} order by id desc limit 1`))[0]?.id)
  const log = async () =>
    (
      await query<{ action: string; entity: string; entity_id: string; detail: { title: string } }>(
        'select action, entity, entity_id, detail from audit_log order by id',
      )
    ).map(({ action, entity, entity_id, detail }) => `${action} ${entity} ${entity_id} ${detail.title}`)

  describe('a note', () => {
    it('says who wrote it and what, as it was typed, to every editor and to no visitor', async () => {
      expect((await send({ intent: 'note', text: ' Giá <b>cũ</b>\nxem lại & sửa ' })).status).toBe(200)
      const text = await shown(binh)
      expect(text).toContain('Nguyễn Thị Lan')
      expect(text).toContain('Giá <b>cũ</b>')
      expect(await page(binh)).not.toContain('<b>cũ</b>')
      expect(await (await site.get('/blog/bai-thu')).text()).not.toContain('xem lại')
      expect(await (await site.get(`/api/v1/articles/${articleId}`, lan)).text()).not.toContain('xem lại')
      expect(await log()).toEqual([`create article-note ${articleId} Bài “thử”`])
    })

    it('mails those it mentions who may edit, once each, and tells which name is nobody’s', async () => {
      const before = (await site.mails()).length
      const answer = await send({ intent: 'note', text: '@Trần Bình @binh @Lan @khach @Mai xem <giá> giúp' })
      const said = visibleText(await answer.text())
      expect(said).toContain(
        'There is no mail server: mails lie in the server’s outbox folder and reach nobody. Tell Trần Bình yourself.',
      )
      expect(said).toContain('Nobody on the staff is called @khach, @Mai')
      const mails = (await site.mails()).slice(before)
      expect(mails.map(({ recipient }) => recipient)).toEqual(['binh@example.vn'])
      expect(mails[0]?.subject).toBe('Nguyễn Thị Lan nhắc bạn bên bài “Bài “thử””')
      expect(mails[0]?.text).toContain('xem <giá> giúp')
      expect(mails[0]?.html).toContain('xem &lt;giá&gt; giúp')
      expect(mails[0]?.text).toContain(
        `/admin/articles/${articleId}/edit#note-${await newest('article_notes')}`,
      )
      const mailing = await openSite(database(), { SMTP_URL: 'smtp://127.0.0.1:1' })
      const told = await sendForm(mailing, path(), { intent: 'note', text: '@Trần Bình xem giúp' }, lan)
      expect(visibleText(await told.text())).toContain('Trần Bình will get a mail.')
    })

    it('is resolved and opened again by any editor, and deleted by its author or an administrator alone', async () => {
      await send({ intent: 'note', text: 'Xem lại giá' })
      const id = await newest('article_notes')
      expect((await send({ intent: 'note-resolve', id }, binh)).status).toBe(200)
      expect(await shown()).toMatch(/1 resolved.*by Trần Bình/s)
      await send({ intent: 'note-reopen', id })
      expect(await shown()).toContain('1 open')
      expect(await page(binh)).not.toContain('note-delete')
      expect((await send({ intent: 'note-delete', id }, binh)).status).toBe(403)
      expect((await send({ intent: 'note-delete', id })).status).toBe(200)
      expect((await send({ intent: 'note-delete', id })).status).toBe(404)
      await send({ intent: 'note', text: 'Ghi chú khác' })
      expect((await send({ intent: 'note-delete', id: await newest('article_notes') }, admin)).status).toBe(
        200,
      )
      expect((await log()).map((line) => line.split(' ')[0])).toEqual([
        'create',
        'resolve',
        'reopen',
        'delete',
        'create',
        'delete',
      ])
    })

    it.each([
      ['', 'Write the note first'],
      [' \n ', 'Write the note first'],
      ['x'.repeat(NOTE_LENGTH + 1), `A note has at most ${NOTE_LENGTH} characters`],
    ])('that cannot be kept is said so and comes back as typed: %#', async (text, why) => {
      const answer = await send({ intent: 'note', text })
      expect(answer.status).toBe(422)
      const html = await answer.text()
      expect(visibleText(html)).toContain(why)
      expect(html).toContain(text.trim())
      expect(await query('select from article_notes')).toEqual([])
    })

    it('of another article, or beside one in the trash, is not touched', async () => {
      await send({ intent: 'note', text: 'Một' })
      const id = await newest('article_notes')
      const make = articleMaker(database().db)
      const other = await make.article('bai-khac')
      const at = `/admin/articles/${other}/edit`
      for (const intent of ['note-resolve', 'note-delete'])
        expect((await send({ intent, id }, lan, at)).status).toBe(404)
      await database().pool.query('update articles set deleted_at = now() where id = $1', [other])
      expect((await send({ intent: 'note', text: 'x' }, lan, at)).status).toBe(404)
      expect((await send({ intent: 'x' })).status).toBe(422)
      expect((await send({ intent: 'note', text: 'x' }, { Cookie: '' })).status).toBe(302)
    })

    it('is in the copy of its author’s data, and goes with the account; what others resolved stays', async () => {
      const mai = await named('mai@example.vn', 'Mai')
      await send({ intent: 'note', text: 'Ghi chú của Mai' }, mai)
      await send({ intent: 'note', text: 'Ghi chú của Lan' })
      await send({ intent: 'note-resolve', id: await newest('article_notes') }, mai)
      const copy: unknown = await (await site.get('/tai-khoan/du-lieu.json', mai)).json()
      expect(copy).toMatchObject({ articleNotes: [{ article: 'Bài “thử”', text: 'Ghi chú của Mai' }] })
      await sendForm(site, '/tai-khoan', { form: 'remove', current: PASSWORD, agree: 'on' }, mai)
      expect(await query('select text, resolved_by from article_notes')).toEqual([
        { text: 'Ghi chú của Lan', resolved_by: null },
      ])
    })
  })

  describe('a preview link', () => {
    const make = async (days = '7', who = lan) => {
      const answer = await send({ intent: 'preview-open', days }, who)
      expect(answer.status).toBe(200)
      return /\/xem-truoc\/[\w.-]+/.exec(await answer.text())?.[0] ?? ''
    }

    it('is made when it is asked for, listed with when, by whom and until when', async () => {
      expect(await page()).not.toContain('/xem-truoc/')
      const link = await make('30')
      expect((await site.get(link)).status).toBe(200)
      const text = await shown(binh)
      expect(text).toMatch(/Preview link until \d\d:\d\d \d\d\/\d\d\/\d{4}/)
      expect(text).toMatch(/Made \d\d:\d\d \d\d\/\d\d\/\d{4} by Nguyễn Thị Lan/)
      expect(await log()).toEqual([`create article-preview ${articleId} Bài “thử”`])
    })

    it('withdrawn, shows nothing from that moment on, while others go on', async () => {
      const first = await make()
      const id = await newest('article_previews')
      const second = await make('1', binh)
      expect(second).not.toBe(first)
      expect((await send({ intent: 'preview-withdraw', id }, binh)).status).toBe(200)
      const gone = await site.get(first)
      expect(gone.status).toBe(410)
      expect(visibleText(await gone.text())).toContain('người gửi đã thu hồi')
      expect((await site.get(second)).status).toBe(200)
      await send({ intent: 'preview-withdraw', id }, binh)
      expect((await log()).map((line) => line.split(' ')[0])).toEqual(['create', 'create', 'withdraw'])
    })

    it('past its time shows nothing and is not listed', async () => {
      const link = await make('1')
      await query(
        "update article_previews set created_at = now() - interval '2 days', ends_at = now() - interval '1 day'",
      )
      expect((await site.get(link)).status).toBe(410)
      expect(await page()).not.toContain('/xem-truoc/')
    })

    it.each(['0', '31', '1.5', '', 'x', '365'])('is not made for %j days', async (days) => {
      expect((await send({ intent: 'preview-open', days })).status).toBe(422)
      expect(await query('select from article_previews')).toEqual([])
    })

    it('is one of so many at most, and never of another article', async () => {
      for (let at = 0; at < MOST_PREVIEWS; at += 1) await make('1')
      const refused = await send({ intent: 'preview-open', days: '1' })
      expect([refused.status, visibleText(await refused.text())]).toEqual([
        409,
        expect.stringContaining(`The article has ${MOST_PREVIEWS} preview links`),
      ])
      const id = await newest('article_previews')
      const other = await articleMaker(database().db).article('bai-nua')
      await send({ intent: 'preview-withdraw', id }, lan, `/admin/articles/${other}/edit`)
      expect(await query('select from article_previews')).toHaveLength(MOST_PREVIEWS)
    })
  })
})
