import { expect, it } from 'vitest'
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
})
