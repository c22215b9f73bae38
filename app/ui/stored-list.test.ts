import { beforeEach, describe, expect, test, vi } from 'vitest'
import { storage } from '#tests/support/storage.ts'
import { storedList } from './stored-list.ts'

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)
const open = () => storedList('numbers', 3, numberOf)

beforeEach(() => storage.install())

describe('what is stored', () => {
  test.each([
    ['nothing', null, []],
    ['a list', '[1,2]', [1, 2]],
    ['a list with a broken item', '[1,"hai",3]', [1, 3]],
    ['a list longer than allowed', '[1,2,3,4]', [1, 2, 3]],
    ['something else', '{"a":1}', []],
    ['broken text', '[1,', []],
  ])('%s is read as far as it can be', (_, text, items) => {
    if (text !== null) storage.values.set('numbers', text)
    expect(open().read()).toEqual(items)
  })

  test('is written and found again by the next page', () => {
    open().change(() => [3, 2])
    expect(open().read()).toEqual([3, 2])
  })

  test('is never longer than allowed', () => {
    const list = open()
    list.change(() => [1, 2, 3, 4])
    expect(list.read()).toEqual([1, 2, 3])
    expect(storage.values.get('numbers')).toBe('[1,2,3]')
  })

  test('keeps its identity while nothing changes', () => {
    const list = open()
    list.change(() => [1])
    expect(list.read()).toBe(list.read())
  })
})

describe('without room to write', () => {
  test.each([
    ['full', () => storage.fill()],
    ['refused', () => storage.refuse()],
  ])('storage that is %s keeps the list for the page', (_, spoil) => {
    spoil()
    const list = open()
    list.change(() => [7])
    const stop = list.subscribe(() => {})
    expect(list.read()).toEqual([7])
    stop()
  })
})

describe('listeners', () => {
  test('hear of changes here until they stop', () => {
    const list = open()
    const heard = vi.fn<() => void>()
    const stop = list.subscribe(heard)
    list.change(() => [1])
    stop()
    list.change(() => [2])
    expect(heard).toHaveBeenCalledTimes(1)
  })

  test('hear of changes in another tab, and see them', () => {
    const list = open()
    const heard = vi.fn<() => void>()
    const stop = list.subscribe(heard)
    storage.writeFromAnotherTab('numbers', '[9]')
    expect(heard).toHaveBeenCalledTimes(1)
    expect(list.read()).toEqual([9])
    storage.writeFromAnotherTab('theme', 'dark')
    expect(heard).toHaveBeenCalledTimes(1)
    stop()
  })

  test('see what was written while the page lay in the memory of the browser', () => {
    const list = open()
    const stop = list.subscribe(() => {})
    storage.values.set('numbers', '[5]')
    window.dispatchEvent(new Event('pageshow'))
    expect(list.read()).toEqual([5])
    stop()
  })
})

test('a change builds on what another tab wrote a moment ago', () => {
  const list = open()
  list.change(() => [1])
  storage.values.set('numbers', '[1,2]')
  list.change((items) => [...items, 3])
  expect(list.read()).toEqual([1, 2, 3])
})
