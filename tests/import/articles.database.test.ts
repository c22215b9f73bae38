import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { requestUndo } from '#app/domain/imports/queries/jobs.server.ts'
import { createdByJob } from '#app/domain/imports/queries/rows.server.ts'
import { articleMaker } from '#tests/support/articles.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { csvOf, importsOver } from '#tests/support/imports.ts'

const HEADER = ['title', 'content', 'category_id', 'author_id']

describeOnDatabase('importing articles', 'schema', (database) => {
  let imports: ReturnType<typeof importsOver>
  const ids = { category: 0, other: 0, author: 0, subcategory: 0 }
  beforeAll(async () => {
    imports = importsOver(database())
    const make = articleMaker(database().db)
    ids.category = await make.category('tu-van', 'Tư vấn')
    ids.other = await make.category('meo-vat', 'Mẹo vặt')
    ids.author = await make.author('ban-thu', 'Ban Thử')
    ids.subcategory = await make.subcategory(ids.category, 'Tủ lạnh')
    await database().pool.query(`update authors set email = 'ban@example.com' where id = $1`, [ids.author])
  })
  beforeEach(async () => {
    await database().pool.query('delete from articles')
  })
  afterAll(() => imports.close())

  const row = (title: string, more: readonly string[] = []) => [
    title,
    `<p>Về ${title}</p>`,
    String(ids.category),
    String(ids.author),
    ...more,
  ]
  const articles = async (columns = 'slug') => {
    const { rows } = await database().pool.query<Record<string, unknown>>(
      `select ${columns} from articles order by id`,
    )
    return rows.map((each) => (columns === 'slug' ? each['slug'] : each))
  }
  const outcomes = async (id: string) => {
    const rows = await imports.rows(id)
    return rows.map(({ row, outcome, key, problems }) =>
      [row, outcome, key ?? problems?.map(({ field, message }) => `${field}: ${message}`).join('; ')].join(
        ' ',
      ),
    )
  }

  it('inserts what is new, with every field of the specification', async () => {
    const { rows: made } = await database().pool.query('select 1')
    expect(made).toHaveLength(1)
    const job = await imports.run(
      csvOf([
        [
          ...HEADER,
          'excerpt',
          'subcategory_id',
          'featured_image',
          'meta_title',
          'meta_description',
          'is_featured',
          'status',
          'tags',
        ],
        row('Chọn tủ lạnh', [
          ' Tóm tắt ',
          String(ids.subcategory),
          'https://a.example/b.png',
          'M',
          'D',
          'TRUE',
          'Published',
          'Tủ lạnh, Inverter,, tủ LẠNH',
        ]),
        row('Bản nháp', ['', '', '', '', '', 'yes', '', '']),
      ]),
    )
    expect(job).toMatchObject({
      state: 'completed',
      total: 2,
      processed: 2,
      imported: 2,
      skipped: 0,
      errors: 0,
    })
    const columns = `slug, title, excerpt, content, content_text, subcategory_id, featured_image, meta_title, meta_description,
      is_featured, status, reading_time, published_at is not null as has_time,
      array(select t.name from article_tags x join tags t on t.id = x.tag_id where x.article_id = articles.id order by 1) as tags,
      (select count(*)::int from article_revisions r where r.article_id = articles.id) as revisions`
    expect(await articles(columns)).toEqual([
      {
        slug: 'chon-tu-lanh',
        title: 'Chọn tủ lạnh',
        excerpt: 'Tóm tắt',
        content: '<p>Về Chọn tủ lạnh</p>',
        content_text: 'Về Chọn tủ lạnh',
        subcategory_id: ids.subcategory,
        featured_image: 'https://a.example/b.png',
        meta_title: 'M',
        meta_description: 'D',
        is_featured: true,
        status: 'published',
        reading_time: 1,
        has_time: true,
        tags: ['Inverter', 'Tủ lạnh'],
        revisions: 1,
      },
      expect.objectContaining({
        slug: 'ban-nhap',
        excerpt: null,
        is_featured: false,
        status: 'draft',
        has_time: false,
        tags: [],
      }),
    ])
  })

  describe('a slug that exists', () => {
    const file = () => csvOf([HEADER, row('Một'), row('Hai'), row('Một'), row('Một')])
    it('skip: the row is not imported and its slug is listed', async () => {
      const { id } = await imports.run(file())
      expect(await outcomes(id)).toEqual(['2 created mot', '3 created hai', '4 skipped mot', '5 skipped mot'])
      expect(await articles()).toEqual(['mot', 'hai'])
    })
    it('rename: a dash and the first number that is free', async () => {
      await articleMaker(database().db).article('mot-1')
      const { id } = await imports.run(file(), { strategy: 'rename' })
      expect(await outcomes(id)).toEqual([
        '2 created mot',
        '3 created hai',
        '4 created mot-2',
        '5 created mot-3',
      ])
    })
    it('overwrite: in place, the last row stays', async () => {
      await articleMaker(database().db).article('mot', { content: '<p>Cũ</p>' })
      const { id } = await imports.run(
        csvOf([HEADER, row('Một'), ['Một', '<p>Cuối</p>', String(ids.category), String(ids.author)]]),
        { strategy: 'overwrite' },
      )
      expect(await outcomes(id)).toEqual(['2 overwritten mot', '3 overwritten mot'])
      expect(await articles('slug, content')).toEqual([{ slug: 'mot', content: '<p>Cuối</p>' }])
    })
    it('is told apart from what became something new, import by import', async () => {
      const first = await imports.run(file(), { strategy: 'skip' })
      const second = await imports.run(csvOf([HEADER, row('Một'), row('Ba')]), { strategy: 'overwrite' })
      const third = await imports.run(csvOf([HEADER, row('Ba')]), { strategy: 'overwrite' })
      const created = await createdByJob(database().db, [first.id, second.id, third.id])
      expect(Object.fromEntries(created)).toEqual({ [first.id]: 2, [second.id]: 1 })
    })
  })

  it('errors carry the messages of the specification, in its order, and the import goes on', async () => {
    const c = String(ids.category)
    const a = String(ids.author)
    const { id, imported, errors } = await imports.run(
      csvOf([
        [...HEADER, 'subcategory_id'],
        ['', '', 'x', '', ''],
        ['A', 'a', '99999', '88888', ''],
        ['B', 'b', c, a, 'y'],
        ['C', 'c', String(ids.other), a, String(ids.subcategory)],
        ['D', '<script>1</script>', c, a, ''],
        ['?!', 'e', c, a, ''],
        ['F', 'f', `${c}.5`, a, '99999999999'],
        ['G', 'g', c, a, ''],
      ]),
    )
    expect([imported, errors]).toEqual([1, 7])
    expect(await outcomes(id)).toEqual([
      '2 error title: Title is required; content: Content is required; category_id: Invalid category_id; author_id: Invalid author_id',
      '3 error category_id: Category with ID 99999 not found; author_id: Author with ID 88888 not found',
      '4 error subcategory_id: Invalid subcategory_id',
      `5 error subcategory_id: Subcategory with ID ${ids.subcategory} not found for category ${ids.other}`,
      '6 error content: Content is required',
      '7 error title: Slug is required',
      '8 error category_id: Invalid category_id',
      '9 created g',
    ])
  })

  it('names, slugs and e-mail addresses do in place of ids, whatever their marks and case', async () => {
    const { id } = await imports.run(
      csvOf([
        ['Tiêu đề', 'Nội dung', 'Danh mục', 'Email tác giả', 'Danh mục con'],
        ['A', 'a', 'TU VAN', 'Ban@Example.com', 'tủ lạnh'],
        ['B', 'b', 'Không có', 'ban@example.com', ''],
        ['C', 'c', '', 'ai@example.com', ''],
        ['D', 'd', 'Mẹo vặt', 'ban@example.com', 'Tủ lạnh'],
      ]),
    )
    expect(await outcomes(id)).toEqual([
      '2 created a',
      '3 error category: Category "Không có" not found',
      '4 error category: Category is required; author_email: Author "ai@example.com" not found',
      '5 error subcategory: Subcategory "Tủ lạnh" not found for category "Mẹo vặt"',
    ])
  })

  it('what cannot be shown is left out, and said', async () => {
    const { id } = await imports.run(
      csvOf([
        [...HEADER, 'featured_image', 'status', 'tags'],
        row('A', ['http://a.example/b.png', 'pending', `${'x'.repeat(61)}, ok`]),
      ]),
    )
    expect((await imports.rows(id))[0]?.problems).toEqual([
      { field: 'featured_image', message: 'Left out: must be an https address' },
      { field: 'status', message: '"pending" is neither draft nor published: draft' },
      { field: 'tags', message: `"${'x'.repeat(60)}" left out: longer than 60 characters` },
    ])
    expect(await articles('slug, featured_image, status')).toEqual([
      { slug: 'a', featured_image: null, status: 'draft' },
    ])
  })

  describe('a blank cell when overwriting', () => {
    const header = [...HEADER, 'excerpt', 'status', 'tags']
    const stored = async () => {
      const make = articleMaker(database().db)
      await make.article('a', {
        excerpt: 'Cũ',
        metaTitle: 'Kept',
        categoryId: ids.category,
        tags: [await make.tag('the-a')],
      })
    }
    const after = () =>
      articles(
        `excerpt, meta_title, status, (select count(*)::int from article_tags x where x.article_id = articles.id) as tags`,
      )
    it("'keep' leaves the field, and columns the file does not have", async () => {
      await stored()
      await imports.run(csvOf([header, row('A', ['', '', ''])]), { strategy: 'overwrite', blank: 'keep' })
      expect(await after()).toEqual([{ excerpt: 'Cũ', meta_title: 'Kept', status: 'published', tags: 1 }])
    })
    it("'clear' empties it, but no column the file does not have", async () => {
      await stored()
      await imports.run(csvOf([header, row('A', ['', '', ''])]), { strategy: 'overwrite', blank: 'clear' })
      expect(await after()).toEqual([{ excerpt: null, meta_title: 'Kept', status: 'draft', tags: 0 }])
    })
  })

  describe('undoing', () => {
    it('removes what it made, restores what it overwrote, and leaves what somebody edited since', async () => {
      const make = articleMaker(database().db)
      const tag = await make.tag('the-cu')
      for (const slug of ['cu', 'sua']) {
        await make.article(slug, {
          excerpt: 'Trước',
          tags: [tag],
          updatedAt: new Date('2026-01-01T00:00:00Z'),
        })
      }
      const before = await articles('slug, excerpt, content, updated_at, published_at')
      const { id } = await imports.run(
        csvOf([
          [...HEADER, 'excerpt', 'tags'],
          row('Cu', ['Sau', 'Thẻ mới']),
          row('Sua', ['Sau', '']),
          row('Mới', ['x', 'Thẻ mới']),
          row('Mới sửa', ['x', '']),
          row('Cu', ['Sau nữa', '']),
        ]),
        { strategy: 'overwrite' },
      )
      await database().pool.query(
        `update articles set updated_at = now() + interval '1 s' where slug in ('sua', 'moi-sua')`,
      )
      expect(await requestUndo(database().db, id)).toBe(true)
      await imports.runner.finish()
      const job = await imports.job(id)
      expect(job.state).toBe('undone')
      expect(await articles()).toEqual(['cu', 'sua', 'moi-sua'])
      expect((await articles('slug, excerpt, content, updated_at, published_at'))[0]).toEqual(before[0])
      expect((await imports.rows(id)).map(({ key, undo }) => [key, undo])).toEqual([
        ['cu', 'restored'],
        ['sua', 'edited'],
        ['moi', 'removed'],
        ['moi-sua', 'edited'],
        ['cu', 'restored'],
      ])
      const { rows } = await database().pool.query(
        `select name from tags where name in ('Thẻ mới', 'the-cu')`,
      )
      expect(rows).toEqual([{ name: 'the-cu' }])
      expect(await requestUndo(database().db, id)).toBe(false)
    })
  })

  it('an import that is cancelled stops behind the batch in hand', async () => {
    const id = await imports.upload(csvOf([HEADER, row('A')]))
    await imports.start(id)
    await database().pool.query(`update import_jobs set state = 'cancelling' where id = $1`, [id])
    await imports.runner.finish()
    expect(await imports.job(id)).toMatchObject({ state: 'cancelled', processed: 0 })
    expect(await articles()).toEqual([])
  })

  it('what the database refuses is an error on row 0, and the other rows of the batch are imported', async () => {
    await database().pool.query(
      `alter table articles add constraint no_evil check (title <> 'Evil') not valid`,
    )
    const { id, imported, errors } = await imports.run(csvOf([HEADER, row('A'), row('Evil'), row('B')]))
    await database().pool.query('alter table articles drop constraint no_evil')
    expect([imported, errors]).toEqual([2, 1])
    const rows = await imports.rows(id)
    expect(rows[1]?.problems).toEqual([{ row: 0, message: expect.stringContaining('no_evil') as string }])
    expect(await articles()).toEqual(['a', 'b'])
  })

  it('two servers work on two imports at once, each row once', async () => {
    const other = imports.makeRunner()
    const made = await Promise.all(
      ['x', 'y', 'z'].map((name) =>
        imports.upload(csvOf([HEADER, ...Array.from({ length: 250 }, (_, at) => row(`${name} ${at}`))])),
      ),
    )
    for (const id of made) await imports.start(id)
    await Promise.all([imports.runner.finish(), other.finish()])
    for (const id of made) expect(await imports.job(id)).toMatchObject({ state: 'completed', imported: 250 })
    expect(await articles()).toHaveLength(750)
  })
})
