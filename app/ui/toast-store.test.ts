import { afterEach, expect, test, vi } from 'vitest'
import { dismissToast, firstToast, onToastChange, showToast, shownToasts } from './toast-store.ts'

afterEach(() => shownToasts().forEach((toast) => dismissToast(toast.id)))

const titles = () => shownToasts().map((toast) => toast.title)

test('the first toast is waited for', async () => {
  showToast({ title: 'Đã lưu' })
  await firstToast
  expect(titles()).toEqual(['Đã lưu'])
})

test('toasts are shown in order and the oldest gives way to a fourth', () => {
  for (const title of ['một', 'hai', 'ba', 'bốn']) showToast({ title })
  expect(titles()).toEqual(['hai', 'ba', 'bốn'])
})

test('one that says the same, or tells of the same form anew, takes the place of the old', () => {
  const failed = showToast({ title: 'Thông tin chưa đầy đủ', tone: 'danger' })
  showToast({ title: 'Đã lưu' })
  showToast({ title: 'Đã lưu' })
  expect(titles()).toEqual(['Thông tin chưa đầy đủ', 'Đã lưu'])
  showToast({ title: 'Gửi thành công' }, failed)
  expect(titles()).toEqual(['Đã lưu', 'Gửi thành công'])
})

test('what can still be taken back is not replaced', () => {
  const action = { label: 'Hoàn tác', onPress: () => {} }
  const first = showToast({ title: 'Đã xóa', action })
  showToast({ title: 'Đã xóa', action }, first)
  expect(titles()).toEqual(['Đã xóa', 'Đã xóa'])
})

test('a toast is taken away by its id, an unknown id changes nothing', () => {
  const id = showToast({ title: 'Đã sao chép' })
  dismissToast(id + 1)
  expect(titles()).toEqual(['Đã sao chép'])
  dismissToast(id)
  expect(titles()).toEqual([])
})

test('listeners hear of every change until they stop', () => {
  const listener = vi.fn<() => void>()
  const stop = onToastChange(listener)
  const id = showToast({ title: 'một' })
  dismissToast(id)
  stop()
  dismissToast(showToast({ title: 'hai' }))
  expect(listener).toHaveBeenCalledTimes(2)
})

test('the list keeps its identity while nothing changes', () => {
  showToast({ title: 'một' })
  expect(shownToasts()).toBe(shownToasts())
})
