import { beforeAll, expect, it } from 'vitest'
import { doingOf } from '#app/platform/audit/told.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { visibleText } from '#tests/support/html.ts'
import { addPerson, sendForm, signIn } from '#tests/support/people.ts'
import { aPhoto } from '#tests/support/pictures.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

/** Changes with every request, and by nothing that is told in the log. */
const NOT_TOLD = ['audit_log', 'rate_limits', 'catalogue_version']

const SETTINGS = { asksInFiveMinutes: '20', asksADay: '200', dailyTokens: '', newsletterPerMinute: '120' }

describeOnDatabase('a write whose line in the log fails', 'schema', (database) => {
  let site: TestSite
  let admin: Record<string, string>
  let person: string
  const ids = { category: 0, author: 0 }
  beforeAll(async () => {
    site = await openSite(database())
    await addPerson(database(), 'admin@example.vn', 'admin')
    person = await addPerson(database(), 'nguoi@example.vn', 'editor')
    admin = { Cookie: await signIn(site, 'admin@example.vn') }
    await signIn(site, 'nguoi@example.vn')
    ids.category = await made('categories', { name: 'Tư vấn' })
    ids.author = await made('authors', { name: 'Ban Thử' })
    await database().pool.query(`
      insert into contact_messages (name, email, subject, message) values ('Lan', 'lan@example.vn', 'Hỏi', 'Chào');
      insert into product_categories (name, slug, kind, group_key) values ('Tivi', 'tivi', 'tv', 'dien-tu');
      insert into unanswered_questions (question_text, reason) values ('Quạt nào?', 'x');
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'the log is full'; end $$`)
  })

  const api = (method: string, path: string, body?: object) =>
    site.request(`/api/v1/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...admin },
      ...(body && { body: JSON.stringify(body) }),
    })
  const made = async (path: string, body: object) =>
    ((await (await api('POST', path, body)).json()) as { id: number }).id
  const form = (path: string, fields: Record<string, string>) => sendForm(site, path, fields, admin)
  const upload = (path: string, name: string, bytes: Uint8Array | string, fields: Record<string, string>) => {
    const body = new FormData()
    for (const [field, value] of Object.entries(fields)) body.set(field, value)
    body.set('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name)
    return site.request(path, { method: 'POST', body, headers: { Accept: '*/*', ...admin } })
  }
  const article = (title: string) => ({
    title,
    content: '<p>Nội dung</p>',
    category_id: ids.category,
    author_id: ids.author,
    status: 'published',
  })
  const value = async (sql: string) => {
    const { rows } = await database().pool.query<{ v: unknown }>(sql)
    return String(rows[0]?.v)
  }
  const newest = (table: string) => value(`select max(id) as v from ${table}`)
  const line = (action: string) => value(`select max(id) as v from audit_log where action = '${action}'`)
  const importId = () => value('select id as v from import_jobs order by created_at desc limit 1')

  const CASES: [write: string, send: () => Promise<Response>][] = [
    ['a category, by the API', () => api('POST', 'categories', { name: 'Mới' })],
    ['its new name', async () => api('PUT', `categories/${await newest('categories')}`, { name: 'Mới hơn' })],
    ['its end', async () => api('DELETE', `categories/${await newest('categories')}`)],
    [
      'its return',
      async () =>
        form('/admin/categories', { intent: 'restore', table: 'categories', line: await line('delete') }),
    ],
    ['a tag', () => form('/admin/tags', { intent: 'create', table: 'tags', name: 'Thẻ một' })],
    ['another', () => api('POST', 'tags', { name: 'Thẻ hai' })],
    [
      'two that become one',
      async () =>
        form('/admin/tags', {
          intent: 'merge',
          table: 'tags',
          id: await newest('tags'),
          into: await value('select min(id) as v from tags'),
        }),
    ],
    ['an article, by the API', () => api('POST', 'articles', { ...article('Một'), tags: ['thẻ mới'] })],
    ['its change', async () => api('PUT', `articles/${await newest('articles')}`, { title: 'Hai' })],
    [
      'an article, by its form',
      () =>
        form('/admin/articles/save', {
          ...article('Ba'),
          slug: 'ba',
          category_id: String(ids.category),
          author_id: String(ids.author),
        }),
    ],
    [
      'its way to the trash',
      async () => form('/admin/articles', { intent: 'trash', id: await newest('articles') }),
    ],
    [
      'its way back',
      async () => form('/admin/articles', { intent: 'restore', id: await newest('articles') }),
    ],
    [
      'an earlier state of it',
      async () =>
        form(`/admin/articles/${await newest('articles')}/revisions`, {
          revision: await newest('article_revisions'),
        }),
    ],
    [
      'several at once',
      async () => form('/admin/articles', { intent: 'bulk', action: 'trash', ids: await newest('articles') }),
    ],
    [
      'its end for good',
      async () => form('/admin/articles', { intent: 'erase', id: await newest('articles') }),
    ],
    ['a brand', () => form('/admin/brands', { intent: 'create', name: 'Hãng Mới' })],
    [
      'a product',
      async () => {
        return form('/admin/products/new', {
          title: 'Tivi mới',
          des: '',
          image: '',
          brand: '',
          sub_cate: '',
          model: '',
          release_year: '',
          category: await newest('product_categories'),
        })
      },
    ],
    [
      'a question',
      () => form('/admin/suggestions', { intent: 'create', question: 'Tủ lạnh nào tốt cho 4 người?' }),
    ],
    [
      'an answered question',
      async () => form('/admin?index', { subject: 'question', key: await newest('unanswered_questions') }),
    ],
    [
      'synonyms',
      () =>
        form('/admin/synonyms', {
          intent: 'save',
          key: '',
          forms: 'nồi áp lực, nồi hấp lực',
          narrower: '',
          except: '',
          note: '',
        }),
    ],
    ['ended sessions', () => form('/admin/users', { intent: 'end-sessions', id: person })],
    ['a role', () => form('/admin/users', { intent: 'role', id: person, role: 'admin' })],
    ['a locked account', () => form('/admin/users', { intent: 'disable', id: person })],
    ['an unlocked one', () => form('/admin/users', { intent: 'enable', id: person })],
    ['a deleted one', () => form('/admin/users', { intent: 'delete', id: person })],
    [
      'an invitation',
      () => form('/admin/users', { intent: 'invite', email: 'moi@example.vn', role: 'editor' }),
    ],
    ['one sent again', () => form('/admin/users', { intent: 'invite-again', email: 'moi@example.vn' })],
    ['one taken back', () => form('/admin/users', { intent: 'take-back', email: 'moi@example.vn' })],
    [
      'a setting',
      () =>
        form('/admin/settings', {
          ...SETTINGS,
          name: 'Máy Nhà',
          company: '',
          address: '',
          hotline: '',
          hotlineLabel: '',
          madeBy: '',
          technicians: '',
          email: '',
        }),
    ],
    [
      'a picture',
      async () =>
        upload('/admin/media/upload', 'a.png', await aPhoto({ width: 90, height: 80 }), { alt: 'Tủ lạnh' }),
    ],
    [
      'its words',
      async () => form(`/admin/media/${await newest('media')}`, { intent: 'alt', alt: 'Tủ đông' }),
    ],
    ['its way to the trash', async () => form(`/admin/media/${await newest('media')}`, { intent: 'trash' })],
    ['its end', async () => form(`/admin/media/${await newest('media')}`, { intent: 'delete' })],
    [
      'a message in the trash',
      async () => form('/admin/inbox', { id: await newest('contact_messages'), action: 'trash' }),
    ],
    [
      'an import that starts, by the API',
      () =>
        upload(
          '/api/v1/imports',
          'bai.csv',
          `title,content,category_id,author_id\nBốn,<p>a</p>,${ids.category},${ids.author}\n`,
          {},
        ),
    ],
    ['one that is taken back', async () => api('POST', `imports/${await importId()}/undo`)],
  ]

  /** Everything the database holds that the log tells of. */
  async function state(): Promise<Record<string, string>> {
    const { rows: tables } = await database().pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    const held: Record<string, string> = {}
    for (const { name } of tables) {
      if (NOT_TOLD.includes(name)) continue
      held[name] = await value(
        `select coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as v from "${name}" t`,
      )
    }
    return held
  }
  const lines = () => value('select count(*) as v from audit_log')

  it.each(CASES)('%s: is undone, and done where the line is written', async (_, send) => {
    const before = await state()
    const told = await lines()
    await database().pool.query('create trigger refuse before insert on audit_log execute function refuse()')
    const refused = await send().finally(() => database().pool.query('drop trigger refuse on audit_log'))
    expect(refused.status).toBeGreaterThanOrEqual(500)
    expect(await state()).toEqual(before)
    expect(await lines()).toBe(told)

    const done = await send()
    expect(done.status, await done.clone().text()).toBeLessThan(400)
    expect(await state()).not.toEqual(before)
    expect(await lines()).not.toBe(told)
    await site.finishImports()
  })
  it('every line that was written is told by a sentence of its own', async () => {
    const { rows } = await database().pool.query<{ entity: string; action: string }>(
      'select distinct entity, action from audit_log order by 1, 2',
    )
    expect(rows.length).toBeGreaterThan(25)
    expect(rows.filter(({ entity, action }) => doingOf(entity, action) === undefined)).toEqual([])
    const page = visibleText(await (await site.get('/admin/audit', admin)).text())
    expect(page).toMatch(/admin đã bắt đầu nhập tệp «bai\.csv»/)
    expect(page).toMatch(/admin đã xóa hẳn bài «Ba»/)
  })
})
