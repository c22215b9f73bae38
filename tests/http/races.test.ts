import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { connect } from '#db/client.ts'
import type { Connection } from '#db/client.ts'
import { openDatabase } from '#tests/support/database.ts'
import { addPerson, PASSWORD, sendForm, signIn } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

const postgres = inject('postgres')

// The embedded database has one connection: nobody comes between a look and the write after it.
describe.runIf(postgres)('writes that find a name free at the same moment', () => {
  let connection: Connection
  let beside: Connection
  let site: TestSite
  let admin: Record<string, string>
  const ids = { category: 0, author: 0 }
  beforeAll(async () => {
    connection = await openDatabase('PostgreSQL', 'schema')
    const { rows } = await connection.pool.query<{ name: string }>('select current_database() as name')
    beside = await connect({ url: postgres?.schema.replace('/schema?', `/${rows[0]?.name}?`) ?? '' })
    site = await openSite(connection, { SMTP_URL: 'smtp://localhost:1' })
    await addPerson(connection, 'admin@example.vn', 'admin')
    admin = { Cookie: await signIn(site, 'admin@example.vn') }
    ids.category = ((await (await api('categories', { name: 'Tư vấn' })).json()) as { id: number }).id
    ids.author = ((await (await api('authors', { name: 'Ban Thử' })).json()) as { id: number }).id
    await connection.pool.query(
      `insert into product_categories (name, slug, kind, group_key) values ('Tivi', 'tivi', 'tv', 'dien-tu')`,
    )
  })
  afterAll(async () => {
    await beside.close()
    await connection.close()
  })

  const api = (path: string, body: object, method = 'POST') =>
    site.request(`/api/v1/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...admin },
      body: JSON.stringify(body),
    })
  const form = (path: string, fields: Record<string, string>, headers = admin) =>
    sendForm(site, path, fields, headers)
  const times = <T>(count: number, make: (at: number) => T): T[] =>
    Array.from({ length: count }, (_, at) => make(at))
  const article = (slug: string) => ({
    title: slug,
    slug,
    content: '<p>Nội dung</p>',
    category_id: ids.category,
    author_id: ids.author,
    status: 'published',
  })
  const count = async (sql: string) => (await connection.pool.query(sql)).rowCount

  /** Sends all at once and lets none write to the table before every one has looked at it. */
  async function race(table: string, sends: readonly (() => Promise<Response>)[]) {
    const client = await beside.pool.connect()
    await client.query(`begin; lock table ${table} in share mode`)
    const sent = sends.map((send) => send())
    const waiting = () =>
      beside.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    await expect.poll(async () => (await waiting()).rowCount, { timeout: 30_000 }).toBe(sends.length)
    await client.query('rollback')
    client.release()
    return Promise.all(sent)
  }
  const statuses = (answers: readonly Response[]) =>
    answers.map(({ status }) => status).sort((one, other) => one - other)

  it('articles with one slug, by the API: one is made, the others are 409', async () => {
    const answers = await race(
      'articles',
      times(6, () => () => api('articles', article('mot-slug'))),
    )
    expect(statuses(answers)).toEqual([201, 409, 409, 409, 409, 409])
  })

  it('articles with one slug, by the form: the others are told that it is taken', async () => {
    const fields = Object.fromEntries(Object.entries(article('slug-form')).map(([k, v]) => [k, String(v)]))
    const answers = await race(
      'articles',
      times(3, () => () => form('/admin/articles/save', fields)),
    )
    expect(statuses(answers)).toEqual([200, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(await refused?.json()).toMatchObject({ errors: { slug: 'Slug is taken' } })
  })

  it('articles that move to one slug: one has it, the other is 409', async () => {
    const made = await Promise.all(times(2, (at) => api('articles', article(`di-${at}`))))
    const moving = await Promise.all(made.map(async (answer) => ((await answer.json()) as { id: number }).id))
    const answers = await race(
      'articles',
      moving.map((id) => () => api(`articles/${id}`, { slug: 'den-day' }, 'PUT')),
    )
    expect(statuses(answers)).toEqual([200, 409])
  })

  it('articles that share new tags, named in any order: each keeps all of them', async () => {
    const names = ['Thẻ Chung', 'An Toàn', 'Mùa Hè']
    const answers = await race(
      'tags',
      times(
        6,
        (at) => () => api('articles', { ...article(`the-${at}`), tags: at % 2 ? names : names.toReversed() }),
      ),
    )
    expect(statuses(answers)).toEqual(times(6, () => 201))
    expect(await count(`select from tags where name in ('Thẻ Chung', 'An Toàn', 'Mùa Hè')`)).toBe(3)
    const kept = `select from articles a join article_tags t on t.article_id = a.id where a.slug like 'the-_'`
    expect(await count(kept)).toBe(18)
  })

  it('accounts of one address: one is made, the others are told that it is registered', async () => {
    const person = { email: 'moi@example.vn', password: PASSWORD }
    const answers = await race(
      'users',
      times(3, () => () => site.post('/api/auth/sign-up/email', person)),
    )
    expect(statuses(answers)).toEqual([200, 422, 422])
    const refused = answers.find(({ status }) => status === 422)
    expect(await refused?.text()).toContain('Email này đã được đăng ký')
  })

  it.each([
    ['brands', '/admin/brands', { intent: 'create', name: 'Hãng Mới' }, 422, 'Đã có thương hiệu tên này.'],
    [
      'categories',
      '/admin/categories',
      { intent: 'create', table: 'categories', name: 'Mới' },
      409,
      'Slug is taken',
    ],
    ['authors', '/admin/authors', { intent: 'create', table: 'authors', name: 'Lan' }, 409, 'Slug is taken'],
    ['tags', '/admin/tags', { intent: 'create', table: 'tags', name: 'Tủ lạnh' }, 409, 'is taken'],
    [
      'suggestion_questions',
      '/admin/suggestions',
      { intent: 'create', question: 'Tủ lạnh nào tốt cho 4 người?' },
      409,
      'Câu này đã có trong danh sách.',
    ],
  ])('%s of one name: one is made, the others are told', async (table, path, fields, status, text) => {
    const answers = await race(
      table,
      times(4, () => () => form(path, fields)),
    )
    expect(statuses(answers)).toEqual([200, status, status, status])
    expect(await answers.find((answer) => answer.status === status)?.text()).toContain(text)
  })

  it('subcategories of one name: one is made, the others are 409', async () => {
    const answers = await race(
      'subcategories',
      times(3, () => () => api('subcategories', { category_id: ids.category, name: 'Nồi' })),
    )
    expect(statuses(answers)).toEqual([201, 409, 409])
  })

  it('brands that are renamed to one name: one has it, the other is told', async () => {
    await connection.pool.query(`insert into brands (name, slug) values ('Một', 'mot'), ('Hai', 'hai')`)
    const { rows } = await connection.pool.query<{ id: number }>(
      `select id from brands where slug in ('mot', 'hai')`,
    )
    const answers = await race(
      'brands',
      rows.map(
        ({ id }) =>
          () =>
            form('/admin/brands', { intent: 'rename', id: String(id), name: 'Chung' }),
      ),
    )
    expect(statuses(answers)).toEqual([200, 422])
  })

  it('products of one new brand: all are made, and one brand', async () => {
    const { rows } = await connection.pool.query<{ id: number }>('select id from product_categories')
    const fields = {
      des: '',
      image: '',
      sub_cate: '',
      model: '',
      release_year: '',
      category: String(rows[0]?.id),
    }
    const answers = await race(
      'brands',
      times(
        3,
        (at) => () =>
          form('/admin/products/new', {
            ...fields,
            title: `Tivi ${at}`,
            brand: 'new',
            new_brand: 'Hãng Chung',
          }),
      ),
    )
    expect(statuses(answers)).toEqual([302, 302, 302])
    expect(
      await count(`select from products p join brands b on b.id = p.brand_id where b.slug = 'hang-chung'`),
    ).toBe(3)
  })

  it('subscriptions, likes, invitations and settings may be sent at once', async () => {
    const { rows } = await connection.pool.query<{ id: number }>(
      `select id from articles where slug = 'mot-slug'`,
    )
    const settings = {
      name: 'Máy',
      company: '',
      address: '',
      hotline: '',
      hotlineLabel: '',
      madeBy: '',
      technicians: '',
      email: '',
      asksInFiveMinutes: '20',
      asksADay: '200',
      dailyTokens: '',
      newsletterPerMinute: '120',
    }
    const asked: [string, () => Promise<Response>][] = [
      ['subscriptions', () => form('/ban-tin', { email: 'ban@example.vn', consent: 'on' }, {})],
      ['article_likes', () => form(`/bai-viet/${rows[0]?.id}/thich`, {}, {})],
      [
        'invitations',
        () => form('/admin/users', { intent: 'invite', email: 'moi2@example.vn', role: 'editor' }),
      ],
      ['settings', () => form('/admin/settings', settings)],
    ]
    for (const [table, send] of asked) {
      const answers = await race(table, [send, send, send])
      for (const { status } of answers) expect(status, table).toBeLessThan(400)
    }
    expect(await count('select from subscriptions')).toBe(1)
    expect(await count('select from article_likes')).toBe(1)
    expect(await count('select from invitations')).toBe(1)
  })

  it('imports under one idempotency key are one import', async () => {
    const send = () => {
      const body = new FormData()
      const text = `title,content,category_id,author_id\nNhập,<p>a</p>,${ids.category},${ids.author}\n`
      body.set('file', new File([text], 'bai.csv', { type: 'text/csv' }))
      const headers = { 'Idempotency-Key': 'mot-lan-thoi', ...admin }
      return site.request('/api/v1/imports', { method: 'POST', headers, body })
    }
    const answers = await race('import_jobs', [send, send, send])
    const made = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { id: string }).id),
    )
    expect(statuses(answers)).toEqual([202, 202, 202])
    expect(new Set(made).size).toBe(1)
    await site.finishImports()
  })
})
