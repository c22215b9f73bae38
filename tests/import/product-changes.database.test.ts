import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { FIRST_EDITORS_STATE } from '#app/domain/catalogue/editing/list-state.ts'
import type { ProductAction } from '#app/domain/catalogue/editing/product-bulk.ts'
import { productIdsForEditors } from '#app/domain/catalogue/editing/queries/products-for-editors.server.ts'
import { productChange } from '#app/domain/imports/changes/product-change.server.ts'
import { startChange } from '#app/domain/imports/changes/start-change.server.ts'
import { listChanges, listJobs, requestUndo } from '#app/domain/imports/queries/jobs.server.ts'
import { listRows, undoFigures } from '#app/domain/imports/queries/rows.server.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { importsOver } from '#tests/support/imports.ts'
import { addPerson } from '#tests/support/people.ts'

describeOnDatabase('one change of many products', 'schema', (database) => {
  let imports: ReturnType<typeof importsOver>
  let person = { id: '' }

  beforeAll(async () => {
    imports = importsOver(database(), 'product-changes')
    person = { id: await addPerson(database(), 'lan@example.vn', 'editor') }
    await database().pool.query(`
      insert into product_categories (id, name, slug, kind, group_key) overriding system value values
        (1, 'Tủ lạnh', 'tu-lanh', 'fridge', 'dien-lanh'), (2, 'Máy giặt', 'may-giat', 'washer', 'dien-lanh');
      insert into brands (id, name, slug) overriding system value values (1, 'LG', 'lg'), (2, 'Aqua', 'aqua')`)
  })
  beforeEach(async () => {
    await database().pool.query('delete from products')
    await database().pool.query(`
      insert into products (title, category_id, brand_id, is_hidden, deleted_at, updated_at)
      select 'Máy ' || n, 1, case when n % 2 = 0 then 1 end, n = 3, case when n = 4 then now() end,
        '2026-01-02 03:04:05.678901+07'
      from generate_series(1, 450) n`)
  })
  afterAll(() => imports.close())

  const every = (state = {}) => productIdsForEditors(database().db, { ...FIRST_EDITORS_STATE, ...state })
  const change = async (asked: ProductAction, ids: readonly number[]) => {
    const { db } = database()
    const start = { action: asked.intent, asked, ids }
    const id = await startChange({ db, runner: imports.runner, person }, productChange, start)
    await imports.runner.finish()
    return imports.job(id)
  }
  const undo = async (id: string) => {
    expect(await requestUndo(database().db, id)).toBe(true)
    await imports.runner.finish()
    return undoFigures(database().db, id)
  }
  const rows = async () => {
    const { rows: all } = await database().pool.query<Record<string, unknown>>(
      `select title, category_id, brand_id, is_hidden, deleted_at, updated_at from products order by id`,
    )
    return all
  }
  const count = async (condition: string) => {
    const { rows: found } = await database().pool.query<{ n: number }>(
      `select count(*)::int as n from products where ${condition}`,
    )
    return found[0]?.n
  }
  const leftOut = async (id: string) => {
    const left = await listRows(database().db, id, { outcomes: ['skipped'], limit: 10 })
    return left.flatMap(({ problems }) => (problems ?? []).map(({ message }) => message))
  }

  it('hides all that a list has found, on all its pages, and is undone to the moment each was changed last', async () => {
    const before = await rows()
    const ids = await every({ category: 'tu-lanh' })
    expect(ids).toHaveLength(449)
    const job = await change({ intent: 'hide' }, ids)
    expect(job).toMatchObject({ state: 'completed', total: 449, imported: 448, skipped: 1, errors: 0 })
    expect(await leftOut(job.id)).toEqual(['“Máy 3” (hidden already)'])
    expect(await count('not is_hidden and deleted_at is null')).toBe(0)
    expect(await every({ shown: 'shown' })).toEqual([])
    expect(await undo(job.id)).toEqual({ restored: 448 })
    expect(await rows()).toEqual(before)
  })

  it.each<[ProductAction, string, number]>([
    [{ intent: 'move', to: 2 }, 'category_id = 2', 449],
    [{ intent: 'brand', brand: 1 }, 'brand_id = 1 and deleted_at is null', 449],
    [{ intent: 'show' }, 'is_hidden', 0],
    [{ intent: 'trash' }, 'deleted_at is not null', 450],
  ])('%j is done and taken back', async (asked, condition, expected) => {
    const before = await rows()
    const job = await change(asked, await every())
    expect(await count(condition)).toBe(expected)
    expect(await undo(job.id)).toEqual({ restored: job.imported })
    expect(await rows()).toEqual(before)
  })

  it('takes all of the trash out of it, and puts it back as long as it had lain there', async () => {
    const before = await rows()
    const job = await change({ intent: 'restore' }, await every({ trash: true }))
    expect([job.imported, await count('deleted_at is not null')]).toEqual([1, 0])
    await undo(job.id)
    expect(await rows()).toEqual(before)
  })

  it('leaves what somebody edited since, what is gone, and the type of one that was moved on', async () => {
    const ids = await every()
    const job = await change({ intent: 'move', to: 2 }, ids)
    await database().pool.query(
      `update products set category_id = 1, updated_at = now() where title = 'Máy 1'`,
    )
    await database().pool.query(`delete from products where title = 'Máy 2'`)
    expect(await undo(job.id)).toEqual({ restored: 447, edited: 1, gone: 1 })
  })

  it('refuses what has no place, and nothing at all; it is no import of a file', async () => {
    const ids = await every()
    const invalid = { code: 'invalid' }
    await expect(change({ intent: 'move', to: 9 }, ids)).rejects.toMatchObject(invalid)
    await expect(change({ intent: 'brand', brand: 9 }, ids)).rejects.toMatchObject(invalid)
    await expect(change({ intent: 'hide' }, [])).rejects.toMatchObject(invalid)
    const job = await change({ intent: 'hide' }, [999_999])
    expect(await leftOut(job.id)).toEqual(['#999999 (deleted)'])
    expect(
      (await listChanges(database().db, 'product-changes', { limit: 1, offset: 0 })).changes[0]?.id,
    ).toBe(job.id)
    expect(await listChanges(database().db, 'article-changes', { limit: 1, offset: 0 })).toEqual({
      changes: [],
      total: 0,
    })
    expect((await listJobs(database().db, { limit: 9, offset: 0 })).total).toBe(0)
  })
})
