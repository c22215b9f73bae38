import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ENDPOINTS } from '#app/api/api-description.server.ts'
import type { Endpoint } from '#app/api/endpoint.ts'
import { articleMaker } from '#tests/support/articles.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { isLong } from '#tests/support/long.ts'
import { addPerson, sendForm, signIn } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'
import { aPersonWithKey } from '#tests/support/staff.ts'

/** What no field takes, or few; without a letter that only one of the two languages has. */
const GARBAGE: readonly unknown[] = [
  null,
  '',
  ' ',
  'x',
  '<>"&',
  'javascript:alert(1)',
  'x'.repeat(3000),
  -1,
  1.5,
  1e12,
  true,
  [],
  [[null]],
  ['x'.repeat(100), -1, null],
  {},
  { $ne: 1 },
]
const BODIES: readonly unknown[] = [null, 'x', 1, [], {}, { nobody_knows: 1 }]

type Problem = { detail?: string; errors?: Record<string, string> }

const wordsOf = ({ detail = '', errors = {} }: Problem) => [detail, ...Object.values(errors)]
/** Every Vietnamese sentence carries a mark somewhere, and no English one does. */
const languageOf = (text: string) => (/[\u0300-\u036f]|đ/iu.test(text.normalize('NFD')) ? 'vi' : 'en')

/** The fields of a schema by the names its description gives them. */
function fieldsOf(schema: z.ZodType): string[] {
  const { properties, $defs = {}, $ref } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.keys(properties ?? $defs[$ref?.split('/').at(-1) ?? '']?.properties ?? {})
}

/** Nothing asked for is Vietnamese, whatever screens write the same rows. */
const ASKED = { vi: {}, en: { 'Accept-Language': 'en-GB,en;q=0.9,vi;q=0.2' } } as const
const LANGUAGES = ['vi', 'en'] as const

const named = (endpoints: readonly Endpoint[]) =>
  endpoints.flatMap((endpoint) =>
    // The functions speak as they are specified.
    LANGUAGES.filter((language) => language === 'vi' || endpoint.part !== 'functions').map((language) => ({
      name: `${endpoint.method.toUpperCase()} ${endpoint.path}`,
      endpoint,
      language,
    })),
  )

describeOnDatabase('an answer that refuses', 'schema', (database) => {
  let site: TestSite
  const cookies = { admin: {} }
  let category = 0
  beforeAll(async () => {
    const connection = database()
    site = await openSite(connection)
    await addPerson(connection, 'admin@example.vn', 'admin')
    cookies.admin = { Cookie: await signIn(site, 'admin@example.vn') }
    const make = articleMaker(connection.db)
    category = await make.category('tu-van', 'Tư vấn')
    await make.author('ban-thu', 'Ban Thử')
  })

  /** The texts of an answer that are not in the language; with what was sent, so that a failure tells itself. */
  const strangers = async (response: Response, language: string, sent: unknown): Promise<string[]> => {
    if (response.status < 400) return []
    expect(response.headers.get('content-type'), `to ${JSON.stringify(sent)}`).toContain('problem+json')
    const words = wordsOf((await response.json()) as Problem)
    expect(words[0]).not.toBe('')
    return words
      .filter((text) => languageOf(text) !== language)
      .map((text) => `${text} to ${JSON.stringify(sent).slice(0, 80)}`)
  }
  const staff = async (language: 'vi' | 'en') => ({
    ...(await aPersonWithKey(database(), 'admin')).headers,
    ...ASKED[language],
  })
  const send = (endpoint: Endpoint, body: unknown, headers: Record<string, string>, id = '999999') =>
    site.request(endpoint.path.replaceAll(/\{\w*[iI]d\}/g, id), {
      method: endpoint.method.toUpperCase(),
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })

  describe.each(named(ENDPOINTS.filter(({ body, isForm }) => body && !isForm)))(
    '$name is in one language ($language)',
    ({ endpoint, language }) => {
      const fields = fieldsOf(endpoint.body ?? z.never())
      it('whatever field it refuses, alone or with all others', async () => {
        const found: string[] = []
        const all = GARBAGE.map((value) => Object.fromEntries(fields.map((field) => [field, value])))
        // By turns a sixteenth in either language, where there are two: they refuse the same. In the long run each in both.
        const inBoth = isLong || endpoint.part === 'functions'
        const own = 8 * LANGUAGES.indexOf(language)
        const alone = fields.flatMap((field, at) =>
          GARBAGE.filter((_, turn) => inBoth || (at + turn) % 16 === own).map((value) => ({
            [field]: value,
          })),
        )
        const bodies = [...BODIES, ...all, ...alone]
        const headers = await staff(language)
        for (const body of bodies)
          found.push(...(await strangers(await send(endpoint, body, headers), language, body)))
        expect(found).toEqual([])
        expect(fields.length).toBeGreaterThan(0)
      })

      it('where it is not read at all', async () => {
        const headers = await staff(language)
        const found = [
          ...(await strangers(
            await send(endpoint, {}, { ...headers, 'Content-Type': 'text/plain' }),
            language,
            'text',
          )),
          ...(await strangers(await send(endpoint, {}, headers, 'x'), language, 'no id')),
          ...(endpoint.forStaff
            ? [
                ...(await strangers(await send(endpoint, {}, ASKED[language]), language, 'by nobody')),
                ...(await strangers(
                  await send(
                    endpoint,
                    {},
                    { ...(await aPersonWithKey(database(), null)).headers, ...ASKED[language] },
                  ),
                  language,
                  'without a role',
                )),
              ]
            : []),
        ]
        expect(found).toEqual([])
      })
    },
  )

  it.each(named(ENDPOINTS.filter(({ query }) => query)))(
    '$name is in one language ($language), whatever parameter it refuses',
    async ({ endpoint, language }) => {
      const headers = await staff(language)
      const found: string[] = []
      for (const field of Object.keys(endpoint.query?.shape ?? {})) {
        for (const value of ['', 'x', '-1', '1.5', '1e12', '[]', 'x'.repeat(3000), 'a,b']) {
          const path = `${endpoint.path}?${new URLSearchParams({ [field]: value })}`
          found.push(
            ...(await strangers(
              await site.get(path, endpoint.forStaff ? headers : ASKED[language]),
              language,
              path,
            )),
          )
        }
      }
      expect(found).toEqual([])
    },
  )

  it.each(LANGUAGES)(
    'that an import gives is in one language (%s), the file and the fields beside it',
    async (language) => {
      const headers = await staff(language)
      const upload = (fields: Record<string, string>, file: File | null) => {
        const body = new FormData()
        for (const [name, value] of Object.entries(fields)) body.set(name, value)
        if (file) body.set('file', file)
        return site.request('/api/v1/imports', { method: 'POST', headers, body })
      }
      const csv = (text: string, name = 'a.csv') => new File([text], name, { type: 'text/csv' })
      const right = csv('title,content,category_id,author_id\nx,x,1,1\n')
      const found: string[] = []
      const check = async (sent: string, response: Response) =>
        found.push(...(await strangers(response, language, sent)))
      for (const field of ['subject', 'duplicateStrategy', 'blankCells'])
        for (const value of ['x', '<>', '[]'])
          await check(`${field}=${value}`, await upload({ [field]: value }, right))
      await check('a long key', await upload({ idempotencyKey: 'x'.repeat(300) }, right))
      await check('no file', await upload({}, null))
      await check('an empty file', await upload({}, csv('')))
      await check('an open quotation mark', await upload({}, csv('title,content\n"x,x\n')))
      await check('columns missing', await upload({}, csv('title\nx\n')))
      await check('a picture', await upload({}, new File(['x'], 'a.png', { type: 'image/png' })))
      for (const path of ['x', '00000000-0000-4000-8000-000000000000']) {
        await check(path, await site.get(`/api/v1/imports/${path}`, headers))
        await check(
          `${path}/undo`,
          await site.request(`/api/v1/imports/${path}/undo`, { method: 'POST', headers }),
        )
      }
      await check('no form', await site.post('/api/v1/imports', {}, headers))
      expect(found).toEqual([])
    },
  )

  it.each(LANGUAGES)(
    'that the content API gives is in one language (%s), also where the database refuses',
    async (language) => {
      const headers = await staff(language)
      const [x, y, a] = [`x-${language}`, `y-${language}`, `a-${language}`]
      const article = { title: 'x', content: '<p>x</p>', category_id: category, author_id: 1, slug: x }
      const found: string[] = []
      const statuses: number[] = []
      const check = async (method: string, path: string, body?: unknown) => {
        const response = await site.request(`/api/v1/${path}`, {
          method,
          headers: { 'Content-Type': 'application/json', ...headers },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        })
        statuses.push(response.status)
        found.push(...(await strangers(response, language, path)))
      }
      await check('POST', 'articles', article)
      await check('POST', 'articles', article)
      await check('POST', 'articles', {
        ...article,
        slug: y,
        category_id: 99,
        author_id: 99,
        subcategory_id: 99,
      })
      await check('POST', 'articles', { ...article, slug: y, tags: [99] })
      await check('POST', 'articles', { ...article, slug: y, content: '<script>x</script>' })
      await check('PUT', 'articles/1', { expected_updated_at: '2000-01-01T00:00:00Z' })
      await check('PUT', 'articles/999', { title: 'x' })
      await check('DELETE', 'articles/999')
      await check('DELETE', `categories/${category}`)
      for (const table of ['categories', 'authors', 'tags']) {
        await check('POST', table, { name: a, slug: a })
        await check('POST', table, { name: a, slug: a })
        await check('PUT', `${table}/999`, { name: 'B' })
        await check('DELETE', `${table}/999`)
      }
      await check('POST', 'subcategories', { name: 'A', category_id: 999 })
      expect(found).toEqual([])
      expect(statuses.filter((status) => status >= 400)).toHaveLength(18)
    },
  )

  it.each(
    ['sign-up/email', 'sign-in/email', 'two-factor/verify-totp', 'two-factor/verify-backup-code'].concat([
      'request-password-reset',
      'send-verification-email',
      'reset-password',
    ]),
  )('that /api/auth/%s gives is in Vietnamese', async (call) => {
    const found: string[] = []
    const fields = ['email', 'password', 'name', 'code', 'token', 'newPassword', 'callbackURL', 'rememberMe']
    for (const field of fields) {
      for (const value of GARBAGE.filter((value) => value !== 'x')) {
        const body = { [field]: value }
        const response = await site.post(`/api/auth/${call}`, body, { Origin: 'http://localhost:3000' })
        found.push(...(await strangers(response, 'vi', body)))
      }
    }
    expect(found).toEqual([])
  })

  describe('in the panel', () => {
    const ENGLISH = /Invalid |Too (?:big|small)|Unrecognized|expected /
    const VIETNAMESE =
      /Giá trị không hợp lệ|Nhiều nhất \d|Cần là |Chưa đúng dạng|Chưa có giá trị|Không tìm thấy/
    const refused = async (path: string, fields: Record<string, string>) => {
      const response = await sendForm(site, path, fields, { ...cookies.admin })
      expect(response.status).toBeGreaterThanOrEqual(400)
      // Whole: errors of a field whose form is closed stand in what the page's scripts are given.
      return response.text()
    }
    it('/admin/articles/import answers in English', async () => {
      const body = new FormData()
      body.set('duplicateStrategy', 'x')
      body.set('file', new File(['title\nx\n'], 'a.csv', { type: 'text/csv' }))
      const headers = { Origin: 'http://localhost:3000', ...cookies.admin }
      const response = await site.request('/admin/articles/import', { method: 'POST', headers, body })
      expect(response.status).toBe(422)
      expect(VIETNAMESE.exec(await response.text())?.[0]).toBeUndefined()
    })

    const LONG = 'x'.repeat(3000)
    it.each<[path: string, fields: Record<string, string>]>([
      [
        '/admin/articles/save',
        { title: LONG, slug: LONG, featured_image: 'x', category_id: 'x', meta_title: LONG },
      ],
      [
        '/admin/articles/save',
        { id: '999999', title: 'x', content: 'x', category_id: '1', author_id: '1', slug: 'x' },
      ],
      ['/admin/articles/save', { id: 'x' }],
      ['/admin/articles/autosave', { id: 'x' }],
      ['/admin/articles/autosave', { id: '999999' }],
      ['/admin/articles/check-html', {}],
      ['/admin/articles/1/presence', { window: 'x' }],
      ['/admin/articles', { intent: 'bulk', action: 'x' }],
      ['/admin/articles', { intent: 'trash', id: '999999' }],
      ['/admin/articles', { intent: 'x', id: 'x' }],
      ['/admin/categories', { intent: 'create', name: LONG, slug: LONG, description: LONG, icon: LONG }],
      ['/admin/categories', { intent: 'delete', id: '999999' }],
      ['/admin/categories', { intent: 'x' }],
      ['/admin/authors', { intent: 'create', name: LONG, bio: LONG, email: 'x', avatar_url: 'x' }],
      ['/admin/tags', { intent: 'create', name: LONG, description: LONG, color: 'x', image_url: 'x' }],
      ['/admin/tags', { intent: 'merge', id: '999998', into: '999999' }],
    ])('%s answers in English', async (path, fields) => {
      expect(VIETNAMESE.exec(await refused(path, fields))?.[0]).toBeUndefined()
    })

    it.each<[string, Record<string, string>]>([
      ['/admin/products/new', { part: 'co-ban', title: LONG, category: 'x', release_year: 'x', image: 'x' }],
      ['/admin/brands', { intent: 'create', name: LONG }],
      ['/admin/settings', { name: LONG, email: 'x', phone: 'x' }],
      ['/admin/synonyms', { intent: 'save', forms: LONG, kind: 'x' }],
      ['/admin/suggestions', { intent: 'add', question: LONG }],
      ['/admin/users', { intent: 'invite', email: 'x', role: 'x' }],
      ['/admin/reviews', { intent: 'reject', reason: 'x' }],
      ['/admin/sizing', { intent: 'x' }],
    ])('%s answers in Vietnamese', async (path, fields) => {
      expect(ENGLISH.exec(await refused(path, fields))?.[0]).toBeUndefined()
    })
  })
})
