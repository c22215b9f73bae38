import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { articleMaker } from '#tests/support/articles.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { visibleText } from '#tests/support/html.ts'
import { readJsonLd } from '#tests/support/json-ld.ts'
import { addPerson, sendForm, signIn } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'
import { aPersonWithKey } from '#tests/support/staff.ts'

const LAN = {
  name: 'Nguyễn Thị Lan',
  slug: 'lan',
  bio: 'Viết về <b>máy lạnh</b> từ 2015.',
  avatar_url: '/uploads/0123456789abcdef0123-800x800.webp',
  links: 'https://www.facebook.com/lan.viet\n\nhttps://lan.example.vn/ve-toi',
  is_active: 'on',
}

describeOnDatabase('the page of an author', 'schema', (database) => {
  let site: TestSite
  let admin: { Cookie: string }
  let editor: { Cookie: string }
  const ids = { editor: '', reader: '' }
  beforeAll(async () => {
    site = await openSite(database())
    await addPerson(database(), 'admin@example.vn', 'admin')
    ids.editor = await addPerson(database(), 'lan@example.vn', 'editor')
    ids.reader = await addPerson(database(), 'khach@example.vn')
    admin = { Cookie: await signIn(site, 'admin@example.vn') }
    editor = { Cookie: await signIn(site, 'lan@example.vn') }
  })
  beforeEach(() => database().pool.query('truncate authors, articles restart identity cascade'))

  const send = (fields: Record<string, string>, who = admin) =>
    sendForm(site, `/admin/authors${fields['intent'] === 'update' ? '?edit=1' : ''}`, fields, who)
  const rows = async () =>
    (
      await database().pool.query<{ id: number; name: string; links: string[]; user_id: string | null }>(
        'select id, name, links, user_id from authors order by id',
      )
    ).rows
  const text = async (answer: Response | Promise<Response>) => visibleText(await (await answer).text())

  it('shows their picture, description and links, and says so to machines', async () => {
    await send({ intent: 'create', ...LAN })
    await articleMaker(database().db).article('bai-cua-lan', { authorId: 1 })
    const html = await (await site.get('/blog/tac-gia/lan')).text()
    expect(html).toContain(LAN.avatar_url)
    expect(visibleText(html)).toContain(LAN.bio)
    expect(html).not.toContain('<b>máy lạnh</b>')
    expect(html).toMatch(/<a href="https:\/\/www\.facebook\.com\/lan\.viet" rel="me nofollow noopener"/)
    expect(visibleText(html)).toMatch(/Facebook.*lan\.example\.vn/s)
    const url = 'http://localhost:3000/blog/tac-gia/lan'
    expect(readJsonLd(html)).toContainEqual({
      '@type': 'Person',
      '@id': `${url}#author`,
      name: LAN.name,
      url,
      mainEntityOfPage: url,
      description: LAN.bio,
      image: `http://localhost:3000${LAN.avatar_url}`,
      sameAs: ['https://www.facebook.com/lan.viet', 'https://lan.example.vn/ve-toi'],
      worksFor: { '@id': 'http://localhost:3000/#organization' },
    })
    const article = readJsonLd(await (await site.get('/blog/bai-cua-lan')).text())
    expect(article.find((thing) => thing['@type'] === 'Article')?.['author']).toEqual({
      '@type': 'Person',
      '@id': `${url}#author`,
      name: LAN.name,
      url,
    })
  })

  it('of a desk is one of an organization; without picture, links or description none is claimed', async () => {
    await send({ intent: 'create', name: 'Tổ Điện lạnh' })
    const html = await (await site.get('/blog/tac-gia/to-dien-lanh')).text()
    const [node] = readJsonLd(html).filter((thing) => String(thing['@id']).endsWith('#author'))
    expect(node).toMatchObject({ '@type': 'Organization', name: 'Tổ Điện lạnh' })
    for (const field of ['image', 'sameAs', 'description']) expect(node).not.toHaveProperty(field)
    expect(html).not.toContain('ở nơi khác')
  })

  it('refuses a link that is no web address, names it, and keeps what was typed', async () => {
    await send({ intent: 'create', ...LAN })
    const links = 'https://lan.vn\njavascript:alert(1)'
    const answer = await send({ intent: 'update', id: '1', ...LAN, links })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(visibleText(html)).toContain('“javascript:alert(1)” is no web address')
    expect(html).toContain('https://lan.vn\njavascript:alert(1)</textarea>')
    expect((await rows())[0]?.links).toHaveLength(2)
  })

  describe('is changed', () => {
    it('by the editor whose it is, in all but whose it is', async () => {
      await send({ intent: 'create', ...LAN, user_id: ids.editor })
      expect(await text(site.get('/admin/authors', editor))).toContain('Your page')
      const own = { intent: 'update', id: '1', ...LAN, name: 'Lan Nguyễn', links: 'https://lan.vn' }
      expect((await send(own, editor)).status).toBe(200)
      expect(await rows()).toMatchObject([
        { name: 'Lan Nguyễn', links: ['https://lan.vn'], user_id: ids.editor },
      ])
      expect((await send({ ...own, user_id: '' }, editor)).status).toBe(403)
      expect((await send({ ...own, user_id: ids.reader }, editor)).status).toBe(403)
      expect((await rows())[0]?.user_id).toBe(ids.editor)
    })

    it('by no other editor: neither changed, switched off, deleted nor brought back', async () => {
      await send({ intent: 'create', ...LAN })
      const page = await (await site.get('/admin/authors?edit=1', editor)).text()
      expect(visibleText(page)).not.toContain('Edit author')
      expect(page).not.toContain('Delete Nguyễn Thị Lan')
      const tries: Record<string, string>[] = [
        { intent: 'update', id: '1', ...LAN, name: 'Kẻ khác' },
        { intent: 'activate', id: '1', to: '0' },
        { intent: 'delete', id: '1' },
      ]
      for (const fields of tries) expect((await send(fields, editor)).status, fields.intent).toBe(403)
      expect(await rows()).toMatchObject([{ name: LAN.name }])
      await send({ intent: 'delete', id: '1' })
      const { rows: lines } = await database().pool.query<{ id: string }>(
        `select id from audit_log where action = 'delete' and entity = 'author' order by id desc limit 1`,
      )
      const restore = { intent: 'restore', line: String(lines[0]?.id) }
      expect((await send(restore, editor)).status).toBe(403)
      expect((await send(restore)).status).toBe(200)
      expect(await rows()).toMatchObject([{ name: LAN.name, links: LAN.links.split('\n\n') }])
    })

    it('by the API under the same rules', async () => {
      const { headers } = await aPersonWithKey(database(), 'editor')
      const call = (method: string, path: string, body: object) =>
        site.request(`/api/v1/authors${path}`, {
          method,
          headers: { 'Content-Type': 'application/json', ...headers },
          body: JSON.stringify(body),
        })
      await send({ intent: 'create', ...LAN, user_id: ids.editor })
      expect((await call('PATCH', '/1', { bio: 'x' })).status).toBe(403)
      expect((await call('DELETE', '/1', {})).status).toBe(403)
      expect((await call('POST', '', { name: 'A', user_id: ids.editor })).status).toBe(403)
      expect((await call('POST', '', { name: 'B', links: ['javascript:x'] })).status).toBe(422)
      expect((await call('POST', '', { name: 'C', links: ['https://c.vn'] })).status).toBe(201)
      const listed = await (await site.get('/api/v1/authors')).text()
      expect(listed).toContain('https://c.vn')
      expect(listed).not.toContain(ids.editor)
    })
  })

  it('is made by an editor as their own, once', async () => {
    const form = await (await site.get('/admin/authors?new=1', editor)).text()
    expect(form).toContain('This is my own page')
    expect(form).not.toContain('khach@example.vn')
    expect((await send({ intent: 'create', name: 'Khách', user_id: ids.reader }, editor)).status).toBe(403)
    expect((await send({ intent: 'create', name: 'Lan', user_id: ids.editor }, editor)).status).toBe(200)
    const again = await send({ intent: 'create', name: 'Lan hai', user_id: ids.editor }, editor)
    expect(again.status).toBe(409)
    expect(await text(site.get('/admin/authors?new=1', editor))).not.toContain('This is my own page')
    expect(await rows()).toMatchObject([{ name: 'Lan', user_id: ids.editor }])
  })

  it('belongs to nobody once the account is gone, and an account that is not there is refused', async () => {
    const gone = await addPerson(database(), 'nghi@example.vn', 'editor')
    await send({ intent: 'create', ...LAN, user_id: gone })
    await database().pool.query('delete from users where id = $1', [gone])
    expect(await rows()).toMatchObject([{ name: LAN.name, user_id: null }])
    const refused = await send({ intent: 'update', id: '1', ...LAN, user_id: gone })
    expect([refused.status, await text(refused)]).toEqual([422, expect.stringContaining('Account not found')])
  })
})
