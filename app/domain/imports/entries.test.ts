import { expect, it } from 'vitest'
import { createEntries } from './entries.ts'

const entry = (...names: string[]) => ({ state: names, id: null, stamp: '', isChanged: true })
const entries = () => createEntries<readonly string[]>((names) => names)

it('things are found by every name of their last state, what was stored first', () => {
  const some = entries()
  some.set('a', entry('model x', 'title t'))
  some.set('b', entry('model x'))
  expect(some.under('model x', ['stored'])).toEqual(['stored', 'a', 'b'])
  some.set('a', entry('model y', 'title t'))
  expect(some.under('model x', [])).toEqual(['b'])
  expect(some.under('model y', [])).toEqual(['a'])
  expect(some.under('title t', [])).toEqual(['a'])
})

it('what was stored under a name that it has no more is not found by it', () => {
  const some = entries()
  some.set('a', entry('model y'))
  expect(some.under('model x', ['a'])).toEqual([])
  expect(some.under('model y', ['a'])).toEqual(['a'])
})
