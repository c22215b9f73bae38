import { describe, expect, test } from 'vitest'
import { productAction, reasonToLeave, standingAfter } from './product-bulk.ts'
import type { ProductAction } from './product-bulk.ts'

const shown = { title: 'A', category_id: 1, brand_id: 2, is_hidden: false, is_trashed: false }
const trashed = { ...shown, is_trashed: true }

describe('one thing done to several products', () => {
  test.each<[ProductAction, object, object]>([
    [{ intent: 'hide' }, shown, { is_hidden: true }],
    [{ intent: 'show' }, { ...shown, is_hidden: true }, { is_hidden: false }],
    [{ intent: 'trash' }, shown, { is_trashed: true }],
    [{ intent: 'restore' }, trashed, { is_trashed: false }],
    [{ intent: 'move', to: 3 }, shown, { category_id: 3 }],
    [{ intent: 'brand', brand: 3 }, shown, { brand_id: 3 }],
  ])('%j makes of %j %j, and is left alone then', (wanted, before, change) => {
    const row = { ...shown, ...before }
    expect(reasonToLeave(row, wanted)).toBeNull()
    expect(standingAfter(row, wanted)).toEqual({ ...row, ...change })
    expect(reasonToLeave(standingAfter(row, wanted), wanted)).not.toBeNull()
  })
  test('changes nothing of what lies in the trash, but for taking it out', () =>
    expect(reasonToLeave(trashed, { intent: 'hide' })).toBe('in the trash'))
  test.each([
    [{ intent: 'move', to: '' }, 'Bạn chọn loại sản phẩm nhé.'],
    [{ intent: 'brand', brand: '' }, 'Bạn chọn thương hiệu nhé.'],
    [{ intent: 'erase' }, 'Bạn chọn việc cần làm nhé.'],
  ])('%j is refused: %s', (input, message) =>
    expect(productAction.safeParse(input).error?.issues[0]?.message).toBe(message),
  )
})
