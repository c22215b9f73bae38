import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { importSchema } from '#app/domain/imports/schema.ts'
import type { ImportView } from '#app/domain/imports/schema.ts'
import { articleMaker } from '#tests/support/articles.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { csvOf } from '#tests/support/imports.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'
import { aPersonWithKey } from '#tests/support/staff.ts'

const HEADER = ['title', 'content', 'category_id', 'author_id']
const NOBODY = '00000000-0000-4000-8000-000000000000'

describeOnDatabase('the imports of the API', 'schema', (database) => {
  let site: TestSite
  let editor: Record<string, string>
  const ids = { category: '', author: '' }
  beforeAll(async () => {
    site = await openSite(database())
    // The words of the specification are English.
    editor = { ...(await aPersonWithKey(database(), 'editor')).headers, 'Accept-Language': 'en' }
    const make = articleMaker(database().db)
    ids.category = String(await make.category('tu-van', 'Tư vấn'))
    ids.author = String(await make.author('ban-thu', 'Ban Thử'))
  })
  beforeEach(async () => {
    await database().pool.query('delete from articles')
  })

  const row = (title: string, content = '<p>Nội dung</p>') => [title, content, ids.category, ids.author]
  const form = (content: string | Uint8Array, fields: Record<string, string> = {}, name = 'bai.csv') => {
    const body = new FormData()
    body.set(
      'file',
      new File([Buffer.from(content)], name, { type: name.endsWith('.csv') ? 'text/csv' : '' }),
    )
    for (const [key, value] of Object.entries(fields)) body.set(key, value)
    return body
  }
  const post = (body: FormData, headers: Record<string, string> = editor) =>
    site.request('/api/v1/imports', { method: 'POST', headers, body })
  const get = (path: string, headers = editor) => site.get(`/api/v1/imports/${path}`, headers)
  const act = (path: string, headers = editor) =>
    site.request(`/api/v1/imports/${path}`, { method: 'POST', headers })
  const view = async (id: string) => importSchema.parse(await (await get(id)).json())
  const imported = async (body: FormData): Promise<ImportView> => {
    const response = await post(body)
    expect(response.status).toBe(202)
    const { id } = (await response.json()) as { id: string }
    await site.finishImports()
    return view(id)
  }

  it.each([
    ['a field that it does not know', { foo: 'zzz' }],
    ['pictures that are not a choice', { pictures: 'zzz' }],
    ['a way with doubles that is none', { duplicateStrategy: 'merge' }],
  ])('POST with %s is a 422, and nothing starts', async (_, fields) => {
    const response = await post(form(csvOf([HEADER, row('Một')]), fields))
    expect(response.status).toBe(422)
    expect(((await response.json()) as { errors: object }).errors).toBeTypeOf('object')
    await site.finishImports()
    expect((await database().pool.query('select from articles')).rowCount).toBe(0)
  })

  it('POST says in its head where the import is read; what is no form is a 415', async () => {
    const response = await post(form(csvOf([HEADER, row('Một')])))
    const { id } = (await response.json()) as { id: string }
    expect(response.headers.get('location')).toBe(`/api/v1/imports/${id}`)
    await site.finishImports()
    expect((await site.post('/api/v1/imports', { subject: 'articles' }, editor)).status).toBe(415)
  })

  it('POST is 202 with the id; GET then tells the result with the fields of the specification', async () => {
    const { result } = await imported(form(csvOf([HEADER, row('Một'), row(''), row('Một')])))
    expect(result).toMatchObject({
      success: true,
      total: 3,
      imported: 1,
      skipped: 1,
      errorCount: 1,
      errors: [
        {
          row: 3,
          field: 'title',
          message: 'Title is required',
          data: { title: '', content: '<p>Nội dung</p>' },
        },
      ],
      duplicateStrategy: 'skip',
      skippedSlugs: ['mot'],
      importedArticles: ['Một'],
    })
    expect(result?.processingTime).toBeGreaterThanOrEqual(0)
  })

  it('what is imported shows on the public pages at once', async () => {
    await imported(
      form(
        csvOf([
          [...HEADER, 'status'],
          [...row('Hiện ngay', '<p>Chào <script>alert(1)</script></p>'), 'published'],
        ]),
      ),
    )
    const page = await (await site.get('/blog/hien-ngay')).text()
    expect(page).toContain('Hiện ngay')
    expect(page).not.toContain('alert(1)')
    expect(await (await site.get('/api/v1/articles')).text()).toContain('hien-ngay')
  })

  it.each(['skip', 'overwrite', 'rename'])('duplicateStrategy %s is kept', async (duplicateStrategy) => {
    const { result } = await imported(form(csvOf([HEADER, row('Hai'), row('Hai')]), { duplicateStrategy }))
    expect(result).toMatchObject({
      duplicateStrategy,
      imported: duplicateStrategy === 'skip' ? 1 : 2,
      skipped: duplicateStrategy === 'skip' ? 1 : 0,
    })
  })

  describe('a file that cannot be imported is refused with its message, and leaves nothing behind', () => {
    const cases: [string, () => FormData, number, string][] = [
      ['no CSV', () => form('x', {}, 'bai.xlsx'), 415, 'Please select a CSV file.'],
      [
        'too large',
        () => form(new Uint8Array(10 * 2 ** 20 + 1)),
        413,
        'Please select a file smaller than 10MB.',
      ],
      ['no file', () => new FormData(), 400, 'Please select a CSV file to import.'],
      ['empty', () => form(''), 422, 'No valid data found in CSV file'],
      ['a header alone', () => form('title,content\n\n , \n'), 422, 'No valid data found in CSV file'],
      [
        'columns missing',
        () => form('title,excerpt\na,b\n'),
        422,
        'Missing required columns: content, category_id, author_id',
      ],
      [
        'a quote never closed',
        () => form('title,content,category_id,author_id\n"a,b,1,1\n'),
        422,
        'CSV parsing failed: a quotation mark opened at or after line 2 is never closed',
      ],
      [
        'a workbook under another name',
        () => form('PK\u0003\u0004xyz'),
        422,
        'CSV parsing failed: this is an Excel workbook. Save it as CSV first',
      ],
    ]
    it.each(cases)('%s', async (_, body, status, detail) => {
      const response = await post(body())
      expect(response.status).toBe(status)
      expect(await response.json()).toMatchObject({ status, detail })
      const { rows } = await database().pool.query(`select 1 from import_jobs where state = 'uploaded'`)
      expect(rows).toEqual([])
    })

    it('a strategy nobody knows is 422', async () => {
      expect((await post(form(csvOf([HEADER, row('A')]), { duplicateStrategy: 'replace' }))).status).toBe(422)
    })

    it('exactly 10 MB is taken', async () => {
      const start = csvOf([HEADER, row('A')])
      const rest = 10 * 2 ** 20 - Buffer.byteLength(start)
      const { result } = await imported(form(start + '\n'.repeat(rest)))
      expect(result).toMatchObject({ total: 1, imported: 1 })
    })
  })

  it('a key that is too long is named as what is wrong, with its length', async () => {
    const text = 'The header Idempotency-Key must have 1 to 200 characters.'
    const headers = { ...editor, 'Idempotency-Key': 'd'.repeat(201) }
    const response = await post(form(csvOf([HEADER, row('Một')])), headers)
    expect(response.status).toBe(422)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
    expect(await response.json()).toMatchObject({ detail: text, errors: { 'Idempotency-Key': text } })
  })

  it('an Idempotency-Key with another file, as another subject or with other choices is refused and imports nothing', async () => {
    const headers = { ...editor, 'Idempotency-Key': crypto.randomUUID() }
    const content = csvOf([HEADER, row('Một')])
    expect((await post(form(content), headers)).status).toBe(202)
    await site.finishImports()
    for (const other of [
      form(csvOf([HEADER, row('Hai')])),
      form(content, { subject: 'products' }),
      form(content, { duplicateStrategy: 'overwrite' }),
      form(content, { blankCells: 'clear' }),
    ]) {
      const response = await post(other, headers)
      expect(response.status).toBe(422)
      expect(response.headers.get('content-type')).toContain('application/problem+json')
      expect(await response.json()).toMatchObject({
        code: 'idempotency_key_reused',
        detail:
          'The header Idempotency-Key was used with another file or other choices before. Send this under a new key.',
      })
    }
    await site.finishImports()
    const { rows } = await database().pool.query('select title from articles')
    expect(rows).toEqual([{ title: 'Một' }])
  })

  it('the same Idempotency-Key is the same import', async () => {
    const body = () => form(csvOf([HEADER, row('Ba')]), { duplicateStrategy: 'rename' })
    const headers = { ...editor, 'Idempotency-Key': crypto.randomUUID() }
    const [first, second] = await Promise.all([post(body(), headers), post(body(), headers)])
    const third = await post(body(), headers)
    await site.finishImports()
    const ids = await Promise.all(
      [first, second, third].map(async (each) => (await each.json()) as { id: string }),
    )
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1)
    expect(third.headers.get('idempotency-replayed')).toBe('true')
    const { rows } = await database().pool.query('select slug from articles')
    expect(rows).toEqual([{ slug: 'ba' }])
  })

  it('events tell progress and then the result', async () => {
    const { id } = (await (await post(form(csvOf([HEADER, row('Bốn')])))).json()) as { id: string }
    await site.finishImports()
    const response = await get(`${id}/events`)
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const text = await response.text()
    expect(text).toMatch(/^event: progress\n/)
    expect(text).toContain('event: result\n')
    expect(text).toContain('"importedArticles":["Bốn"]')
  })

  describe('the report', () => {
    const fails = () =>
      imported(
        form(
          csvOf([
            [...HEADER, 'note'],
            [...row('', '=HYPERLINK("http://x")'), '+1'],
            ['A', 'b', 'x', '1', '-'],
          ]),
        ),
      )

    it('errors.csv has the columns of the specification, guarded against formulas', async () => {
      const { id } = await fails()
      const response = await get(`${id}/errors.csv`)
      const today = new Date().toISOString().slice(0, 10)
      expect(response.headers.get('content-disposition')).toBe(
        `attachment; filename="import-errors-${today}.csv"`,
      )
      const [header, first] = (await response.text()).replace('\ufeff', '').split('\r\n')
      expect(header).toBe('Row,Field,Error Message,Data')
      expect(first).toMatch(/^2,title,Title is required,"\{""title"":""""/)
    })

    it.each([
      ['vi', ['Thiếu tiêu đề', '2,title,Thiếu tiêu đề', ',title: Thiếu tiêu đề']],
      ['en', ['Title is required', '2,title,Title is required', ',title: Title is required']],
    ])(
      'says of rows in the language that is asked for (%s), in each of its answers',
      async (language, told) => {
        const { id } = await fails()
        const headers = { ...editor, 'Accept-Language': language }
        for (const [at, path] of ['', '/errors.csv', '/rows-to-correct.csv'].entries())
          expect(await (await site.get(`/api/v1/imports/${id}${path}`, headers)).text()).toContain(told[at])
        const events = await (await site.get(`/api/v1/imports/${id}/events`, headers)).text()
        expect(events).toContain(told[0])
      },
    )

    it('a row at fault as a row has N/A for its field', async () => {
      const { id } = await imported(form(`${HEADER.join(',')}\na,b\n`))
      expect(await (await get(`${id}/errors.csv`)).text()).toContain(
        '2,N/A,Row has 2 columns instead of 4,"{""title"":""a"",""content"":""b""}"',
      )
    })

    it('rows-to-correct.csv can be corrected and imported again as it is', async () => {
      const { id } = await fails()
      const text = await (await get(`${id}/rows-to-correct.csv`)).text()
      const [header, first, second] = text.replace('\ufeff', '').split('\r\n')
      expect(header).toBe('title,content,category_id,author_id,note,import_error')
      expect(first).toBe(
        `,"'=HYPERLINK(""http://x"")",${ids.category},${ids.author},'+1,title: Title is required`,
      )
      expect(second).toBe("A,b,x,1,'-,category_id: Invalid category_id")
      const corrected = text
        .replace('\r\n,', '\r\nSửa rồi,')
        .replace('A,b,x,1', `A,b,${ids.category},${ids.author}`)
      const again = await imported(form(corrected))
      expect(again.result).toMatchObject({ imported: 2, errorCount: 0 })
      const { rows } = await database().pool.query(`select content from articles where slug = 'sua-roi'`)
      expect(rows).toEqual([{ content: '=HYPERLINK("http://x")' }])
    })
  })

  it('undo takes back what was imported; twice is 409', async () => {
    const { id } = await imported(form(csvOf([HEADER, row('Năm')])))
    expect((await act(`${id}/undo`)).status).toBe(202)
    await site.finishImports()
    expect((await view(id)).state).toBe('undone')
    expect((await database().pool.query('select 1 from articles')).rows).toEqual([])
    expect((await act(`${id}/undo`)).status).toBe(409)
    expect((await act(`${id}/cancel`)).status).toBe(409)
  })

  it('who did what is written down', async () => {
    const { id } = await imported(form(csvOf([HEADER, row('Sáu')])))
    const { rows } = await database().pool.query(
      `select action from audit_log where entity = 'import' and entity_id = $1 order by id`,
      [id],
    )
    expect(rows).toEqual([{ action: 'start' }, { action: 'completed' }])
  })

  it('export, import with overwrite: nothing changes', async () => {
    const make = articleMaker(database().db)
    await make.article('ten-khac', {
      title: '=Tiêu đề, "trích"',
      content: '<p>Dòng\r\nmới</p>\n<p style="x" onclick="y">cũ, chưa làm sạch</p>',
      excerpt: ' Có khoảng trắng ',
      metaTitle: '-5 độ',
      readingTime: 42,
      isDemo: true,
      updatedAt: new Date('2026-01-02T03:04:05Z'),
      tags: [await make.tag('t1', { name: 'Tủ lạnh 9 kg' }), await make.tag('t2', { name: 'Inverter' })],
    })
    await make.article('nhap', { status: 'draft', publishedAt: null, isFeatured: true })
    const state = async () =>
      (
        await database().pool.query(
          `select a.*, array(select tag_id from article_tags x where x.article_id = a.id order by 1) as tags,
             (select count(*) from article_revisions r where r.article_id = a.id) as revisions from articles a order by id`,
        )
      ).rows
    const before = await state()
    const exported = await site.get('/api/v1/exports/articles.csv', editor)
    expect(exported.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const { result } = await imported(form(await exported.text(), { duplicateStrategy: 'overwrite' }))
    expect(result).toMatchObject({ imported: 2, errorCount: 0 })
    expect(await state()).toEqual(before)
  })

  describe('who may', () => {
    const calls: [string, string][] = [
      ['POST', '/api/v1/imports'],
      ['GET', `/api/v1/imports/${NOBODY}`],
      ['GET', `/api/v1/imports/${NOBODY}/events`],
      ['GET', `/api/v1/imports/${NOBODY}/errors.csv`],
      ['GET', `/api/v1/imports/${NOBODY}/rows-to-correct.csv`],
      ['POST', `/api/v1/imports/${NOBODY}/cancel`],
      ['POST', `/api/v1/imports/${NOBODY}/undo`],
      ['GET', '/api/v1/exports/articles.csv'],
    ]
    it.each(calls)('%s %s is 401 for nobody, 403 without a role, and never cached', async (method, path) => {
      const nobody = await site.request(path, { method })
      const { headers } = await aPersonWithKey(database(), null)
      const reader = await site.request(path, { method, headers })
      expect([nobody.status, reader.status]).toEqual([401, 403])
      expect(nobody.headers.get('cache-control')).toBe('private, no-store')
    })
    it.each([NOBODY, 'x', '1'])('an import that is not there is 404: %s', async (id) => {
      expect((await get(id)).status).toBe(404)
    })
    it('nobody without a role has a file read', async () => {
      const { headers } = await aPersonWithKey(database(), null)
      let pulled = 0
      const body = new ReadableStream({
        pull(controller) {
          pulled += 1
          controller.enqueue(new Uint8Array(1024))
        },
      })
      const response = await site.request('/api/v1/imports', {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'multipart/form-data; boundary=x' },
        body,
        duplex: 'half',
      } as RequestInit)
      expect(response.status).toBe(403)
      expect(pulled).toBeLessThan(5)
    })
  })
})
