import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { compareList } from '#app/pages/compare/compare-list.ts'
import { dismissToast, shownToasts } from '#app/ui/toast-store.ts'
import { storage } from '#tests/support/storage.ts'
import { startAnew, toggleCompared, toggleSaved } from './pick.ts'
import { save } from './saving.ts'
import { isSaved, MOST_SAVED, wishlist } from './wishlist.ts'

beforeEach(() => storage.install())
afterEach(() => shownToasts().forEach((toast) => dismissToast(toast.id)))

const item = (id: number, category = 'Tủ lạnh') => ({
  id,
  title: `Máy ${id}`,
  image: null,
  category,
  categorySlug: category,
})
const said = () => shownToasts().at(-1)
const compared = () => compareList.read().map(({ id }) => id)

describe('the heart', () => {
  test('saves, and says so', () => {
    toggleSaved(item(1))
    expect(isSaved(1)).toBe(true)
    expect(said()).toMatchObject({ title: 'Đã lưu sản phẩm', description: 'Máy 1' })
  })

  test('pressed again gives up, and its toast puts back at the same time', () => {
    save([{ id: 1, savedAt: 5 }])
    toggleSaved(item(1))
    expect(isSaved(1)).toBe(false)
    said()?.action?.onPress()
    expect(wishlist.read()).toEqual([{ id: 1, savedAt: 5 }])
  })

  test('says that the list is full', () => {
    save(Array.from({ length: MOST_SAVED }, (_, index) => ({ id: index + 1, savedAt: 1 })))
    toggleSaved(item(999))
    expect(isSaved(999)).toBe(false)
    expect(said()?.title).toBe('Danh sách đã đủ 200 sản phẩm')
  })
})

describe('the scales', () => {
  test('collect and take off', () => {
    toggleCompared(item(1))
    expect(compared()).toEqual([1])
    toggleCompared(item(1))
    expect(compared()).toEqual([])
  })

  test('refuse a fifth', () => {
    for (const id of [1, 2, 3, 4, 5]) toggleCompared(item(id))
    expect(compared()).toEqual([1, 2, 3, 4])
    expect(said()?.title).toBe('Đã đủ 4 sản phẩm')
  })

  test('name the category they hold, and start anew where the visitor chooses to; even that has a way back', () => {
    toggleCompared(item(1))
    toggleCompared(item(2, 'Tivi'))
    expect(compared()).toEqual([1])
    expect(said()?.title).toBe('Bạn đang so sánh tủ lạnh')
    said()?.action?.onPress()
    expect(compared()).toEqual([2])
    said()?.action?.onPress()
    expect(compared()).toEqual([1])
  })

  test('emptied come back with undo', () => {
    for (const id of [1, 2]) toggleCompared(item(id))
    startAnew([])
    expect(compared()).toEqual([])
    said()?.action?.onPress()
    expect(compared()).toEqual([1, 2])
  })
})
