import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { BulkAction } from '#app/domain/blog/editing/bulk-change.ts'
import { articleChange } from '#app/domain/imports/changes/article-change.server.ts'
import { startChange } from '#app/domain/imports/changes/start-change.server.ts'
import { listChanges, listJobs, requestUndo } from '#app/domain/imports/queries/jobs.server.ts'
import { listRows, undoFigures } from '#app/domain/imports/queries/rows.server.ts'
import { articleMaker } from '#tests/support/articles.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { importsOver } from '#tests/support/imports.ts'
import { addPerson } from '#tests/support/people.ts'

describeOnDatabase('one change of many articles', 'schema', (database) => {
  let imports: ReturnType<typeof importsOver>
  let person = { id: '' }
  const place = { from: 0, to: 0, below: 0, tag: 0, author: 0 }
  let ids: number[] = []

  beforeAll(async () => {
    imports = importsOver(database(), 'article-changes')
    person = { id: await addPerson(database(), 'lan@example.vn', 'editor') }
    const make = articleMaker(database().db)
    place.from = await make.category('tu-van', 'Tư vấn')
    place.to = await make.category('meo-vat', 'Mẹo vặt')
    place.below = await make.subcategory(place.from, 'Tủ lạnh')
    place.tag = await make.tag('inverter', { name: 'Inverter' })
    place.author = await make.author('mai', 'Mai')
  })
  beforeEach(async () => {
    await database().pool.query('delete from articles')
    const make = articleMaker(database().db)
    const draft = { status: 'draft' as const, publishedAt: null }
    ids = [
      await make.article('mot', draft),
      await make.article('hai', { ...draft, subcategoryId: place.below, tags: [place.tag] }),
      await make.article('ba'),
      await make.article('bon', { status: 'draft', publishedAt: new Date('2999-01-01') }),
    ]
  })
  afterAll(() => imports.close())

  const change = async (wanted: BulkAction, of = ids) => {
    const { db } = database()
    const id = await startChange({ db, runner: imports.runner, person }, articleChange, {
      action: wanted.action,
      asked: wanted,
      ids: of,
    })
    await imports.runner.finish()
    return imports.job(id)
  }
  const undo = async (id: string) => {
    expect(await requestUndo(database().db, id)).toBe(true)
    await imports.runner.finish()
    return undoFigures(database().db, id)
  }
  const states = async () => {
    const { rows } = await database().pool.query<Record<string, unknown>>(
      `select slug, status, published_at, category_id, subcategory_id, author_id, deleted_at is not null as binned, updated_at,
        array(select tag_id from article_tags x where x.article_id = a.id order by 1) as tags
       from articles a order by id`,
    )
    return rows
  }
  const events = async (slug: string) => {
    const { rows } = await database().pool.query<{ event: string | null }>(
      `select r.event from article_revisions r join articles a on a.id = r.article_id where a.slug = $1 order by r.id`,
      [slug],
    )
    return rows.map(({ event }) => event)
  }
  const leftOut = async (id: string) => {
    const rows = await listRows(database().db, id, { outcomes: ['skipped'], limit: 10 })
    return rows.flatMap(({ problems }) => (problems ?? []).map(({ message }) => message))
  }

  it('publishes what is no article yet, leaves the others, and is undone to the moment it was changed last', async () => {
    const before = await states()
    const job = await change({ action: 'publish' })
    expect(job).toMatchObject({ state: 'completed', total: 4, imported: 3, skipped: 1, errors: 0 })
    expect(await leftOut(job.id)).toEqual(['“ba” (already published)'])
    expect((await states()).map(({ status }) => status)).toEqual(Array(4).fill('published'))
    expect([await events('mot'), await events('bon'), await events('ba')]).toEqual([
      ['first', 'published'],
      ['first', 'scheduled'],
      [],
    ])
    expect(await undo(job.id)).toEqual({ restored: 3 })
    expect(await states()).toEqual(before)
    expect(await events('mot')).toEqual(['first', 'published', 'restored'])
  })

  it('moves to a category and back into the subcategory', async () => {
    const before = await states()
    const job = await change({ action: 'category', category: place.to })
    expect((await states()).map(({ category_id: at }) => at)).toEqual(Array(4).fill(place.to))
    await undo(job.id)
    expect(await states()).toEqual(before)
  })

  it('gives articles to another author and back to their own', async () => {
    const before = await states()
    const job = await change({ action: 'author', author: place.author })
    expect((await states()).map(({ author_id: by }) => by)).toEqual(Array(4).fill(place.author))
    const again = await change({ action: 'author', author: place.author }, ids.slice(0, 1))
    expect(await leftOut(again.id)).toEqual(['“mot” (already by that author)'])
    expect(await undo(job.id)).toEqual({ restored: 4 })
    expect(await states()).toEqual(before)
  })

  it('makes a tag and takes it away again; what was tagged before stays so', async () => {
    const before = await states()
    const job = await change({ action: 'tag', tag: 'Mới toanh' })
    expect(job.imported).toBe(4)
    expect(await undo(job.id)).toEqual({ restored: 4 })
    expect(await states()).toEqual(before)
    const { rows } = await database().pool.query(`select 1 from tags where name = 'Mới toanh'`)
    expect(rows).toEqual([])
    const known = await change({ action: 'tag', tag: 'INVERTER' })
    expect(await leftOut(known.id)).toEqual(['“hai” (already tagged)'])
    await undo(known.id)
    expect(await states()).toEqual(before)
  })

  it('trashes and brings back without a new state of the text', async () => {
    const before = await states()
    const job = await change({ action: 'trash' })
    expect((await states()).map(({ binned }) => binned)).toEqual(Array(4).fill(true))
    await undo(job.id)
    expect(await states()).toEqual(before)
    expect(await events('mot')).toEqual([])
  })

  it('leaves what somebody edited since, and what is gone', async () => {
    const job = await change({ action: 'unpublish' })
    expect([job.imported, job.skipped]).toEqual([1, 3])
    const all = await change({ action: 'publish' })
    await database().pool.query(`update articles set title = 'Khác', updated_at = now() where slug = 'mot'`)
    await database().pool.query(`delete from articles where slug = 'hai'`)
    expect(await undo(all.id)).toEqual({ restored: 2, edited: 1, gone: 1 })
    expect((await states())[0]).toMatchObject({ status: 'published' })
  })

  it('refuses what has no place, and nothing at all', async () => {
    await expect(change({ action: 'category', category: 999_999 })).rejects.toMatchObject({ code: 'invalid' })
    await expect(change({ action: 'author', author: 999_999 })).rejects.toMatchObject({ code: 'invalid' })
    await expect(change({ action: 'trash' }, [])).rejects.toMatchObject({ code: 'invalid' })
    expect((await change({ action: 'trash' }, [999_999])).skipped).toBe(1)
  })

  it('goes over many batches, is no import of a file, and is known by who began it', async () => {
    await database().pool.query(
      `insert into articles (slug, title, content, content_text, status, category_id, author_id)
       select 'nhieu-' || n, 'Bài ' || n, '<p>x</p>', 'x', 'draft', category_id, author_id
       from generate_series(1, 450) n, (select category_id, author_id from articles limit 1) a`,
    )
    const { rows } = await database().pool.query<{ id: number }>(
      `select id from articles where slug like 'nhieu-%'`,
    )
    const job = await change(
      { action: 'publish' },
      rows.map(({ id }) => id),
    )
    expect(job).toMatchObject({ imported: 450, person: 'lan' })
    expect(
      (await listChanges(database().db, 'article-changes', { limit: 1, offset: 0 })).changes[0]?.id,
    ).toBe(job.id)
    expect((await listJobs(database().db, { limit: 9, offset: 0 })).total).toBe(0)
    const counted = await database().pool.query(
      `select 1 from articles where status = 'published' and slug like 'nhieu-%'`,
    )
    expect(counted.rowCount).toBe(450)
    expect(await undo(job.id)).toEqual({ restored: 450 })
  })
})
