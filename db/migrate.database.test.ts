import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fold, joinUnits } from '#app/vietnamese/fold.ts'
import { describeOnDatabases } from '#tests/support/database.ts'
import { migrate } from './migrate.ts'

const LETTERS =
  'aàáảãạăằắẳẵặâầấẩẫậeèéẻẽẹêềếểễệiìíỉĩịoòóỏõọôồốổỗộơờớởỡợuùúủũụưừứửữựyỳýỷỹỵđAÀÁẢÃẠĂẰẮẲẴẶÂẦẤẨẪẬEÈÉẺẼẸÊỀẾỂỄỆIÌÍỈĨỊOÒÓỎÕỌÔỒỐỔỖỘƠỜỚỞỠỢUÙÚỦŨỤƯỪỨỬỮỰYỲÝỶỸỴĐ'

describeOnDatabases('schema', 'schema', (database) => {
  const value = async (expression: string, ...values: unknown[]) => {
    const { rows } = await database().pool.query(`select ${expression} as value`, values)
    return rows[0].value
  }

  it('folds every Vietnamese letter as the application does, composed or not', async () => {
    for (const text of [LETTERS, LETTERS.normalize('NFD')])
      expect(await value('vi_fold($1)', text)).toBe(fold(LETTERS))
  })

  it.each([
    'Máy giặt 9 kg',
    'Tủ lạnh 374 LÍT',
    'Máy lạnh 1.5 HP',
    'Tivi 55 inch',
    '12000 BTU',
    '8 GB/256 GB',
    '2 bộ',
  ])('joins figures and units in %j as the application does', async (text) => {
    expect(await value('vi_fold($1)', text)).toBe(joinUnits(fold(text)))
  })

  it.each([
    ['12.990.000 ₫', 12_990_000],
    ['12990000', 12_990_000],
    ['Liên hệ', null],
    ['', null],
    [null, null],
    ['9'.repeat(16), null],
  ])('reads the price %j as %s', async (text, price) => {
    expect(await value('vnd($1)', text)).toBe(price)
  })

  it('may be migrated again, also by several at once', async () => {
    await expect(Promise.all([1, 2, 3].map(() => migrate(database())))).resolves.toHaveLength(3)
  })

  describe('a database of an earlier version', () => {
    const steps = async () =>
      (await database().pool.query('select hash, created_at from drizzle.__drizzle_migrations order by id'))
        .rows
    let kept: { hash: string; created_at: string }[]
    beforeAll(async () => {
      kept = await steps()
    })
    const madeBy = async (...created: number[]) => {
      await database().pool.query('delete from drizzle.__drizzle_migrations')
      for (const at of created)
        await database().pool.query(
          "insert into drizzle.__drizzle_migrations (hash, created_at) values ('earlier', $1)",
          [at],
        )
    }
    afterAll(async () => {
      await madeBy()
      for (const { hash, created_at: at } of kept)
        await database().pool.query(
          'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
          [hash, at],
        )
    })

    it('opens where its many steps led to the schema that is one step now', async () => {
      const last = Number(kept.at(-1)?.created_at)
      await madeBy(last - 3_000, last - 2_000, last - 1_000, last)
      const before = await steps()
      await expect(migrate(database())).resolves.toBeUndefined()
      expect(await steps()).toEqual(before)
    })

    it('is refused, with what to do, where it is older than that', async () => {
      await madeBy(Number(kept[0]?.created_at) - 1)
      await expect(migrate(database())).rejects.toThrow('before the first release')
    })
  })
})
