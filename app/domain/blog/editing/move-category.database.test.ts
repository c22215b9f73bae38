import { beforeEach, expect, it } from 'vitest'
import { articleMaker } from '#tests/support/articles.ts'
import type { ArticleMaker } from '#tests/support/articles.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { addPerson } from '#tests/support/people.ts'
import { previewMove } from './move-category.server.ts'
import { taxonomyWrites } from './taxonomy-writes.server.ts'

describeOnDatabase('deleting a category that has articles', 'schema', (database) => {
  let writes: ReturnType<typeof taxonomyWrites>
  let make: ArticleMaker
  const ids = { from: 0, into: 0, below: 0 }
  beforeEach(async () => {
    await database().pool.query('truncate articles, categories, subcategories, authors cascade')
    writes = taxonomyWrites(database().db, {
      id: await addPerson(database(), 'bien-tap@example.vn', 'editor'),
      allAuthors: false,
    })
    make = articleMaker(database().db)
    ids.from = await make.category('cu', 'Cũ')
    ids.into = await make.category('moi', 'Mới')
    ids.below = await make.subcategory(ids.from, 'Dưới')
    await make.article('cong-khai', { categoryId: ids.from, subcategoryId: ids.below })
    await make.article('nhap', { categoryId: ids.from, status: 'draft' })
    await make.article('rac', { categoryId: ids.from, deletedAt: new Date() })
    await make.article('khac', { categoryId: ids.into })
  })
  const filed = async () => {
    const { rows } = await database().pool.query<{ slug: string; category: number; below: number | null }>(
      'select slug, category_id as category, subcategory_id as below from articles order by slug',
    )
    return rows.map(({ slug, category, below }) => [slug, category, below])
  }
  const former = async (id: number) => {
    const { rows } = await database().pool.query<{ slugs: string[] }>(
      'select former_slugs as slugs from categories where id = $1',
      [id],
    )
    return rows[0]?.slugs ?? null
  }

  it('says before what it moves', async () => {
    const { db } = database()
    expect(await previewMove(db, ids)).toEqual({ from: 'Cũ', into: 'Mới', articles: 3, subcategories: 1 })
    expect(await previewMove(db, { from: ids.from, into: ids.from })).toBeNull()
    expect(await previewMove(db, { from: ids.from, into: 999_999 })).toBeNull()
  })

  it('moves every article, drafts and the trash too, and leads its address on; undone, all of it is as it was', async () => {
    const before = await filed()
    const line = await writes.removeInto(ids.from, ids.into)
    expect(await filed()).toEqual([
      ['cong-khai', ids.into, null],
      ['khac', ids.into, null],
      ['nhap', ids.into, null],
      ['rac', ids.into, null],
    ])
    expect(await former(ids.from)).toBeNull()
    expect(await former(ids.into)).toEqual(['cu'])
    const { rows: lines } = await database().pool.query(
      `select detail->'intoName' as name from audit_log where id = $1`,
      [line],
    )
    expect(lines).toEqual([{ name: 'Mới' }])
    await writes.restore('categories', line)
    expect(await filed()).toEqual(before)
    expect(await former(ids.into)).toEqual([])
  })

  it('undone, what somebody filed elsewhere since stays there', async () => {
    const third = await make.category('ba', 'Ba')
    const line = await writes.removeInto(ids.from, ids.into)
    await database().pool.query(`update articles set category_id = $1 where slug = 'nhap'`, [third])
    await database().pool.query(`delete from articles where slug = 'rac'`)
    await writes.restore('categories', line)
    expect(await filed()).toEqual([
      ['cong-khai', ids.from, ids.below],
      ['khac', ids.into, null],
      ['nhap', third, null],
    ])
  })

  it('into itself or into nothing it is refused, and nothing moves', async () => {
    const before = await filed()
    await expect(writes.removeInto(ids.from, ids.from)).rejects.toThrow('Choose another category')
    await expect(writes.removeInto(ids.from, 999_999)).rejects.toThrow('Category not found')
    await expect(writes.removeInto(999_999, ids.into)).rejects.toThrow('Not found')
    expect(await filed()).toEqual(before)
  })
})
