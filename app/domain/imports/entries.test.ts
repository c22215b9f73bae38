import { describe, expect, it } from 'vitest'
import { createEntries } from './entries.ts'

const entry = (...names: string[]) => ({ state: names, id: null, stamp: '', isChanged: true })

describe.each(['whole', 'packed', 'none'] as const)('entries whose states are kept %s', (keeping) => {
  const entries = () => createEntries<readonly string[]>((names) => names, keeping)

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

  it('are there, with their state where it is kept', () => {
    const some = entries()
    some.set('a', entry('model y'))
    expect(some.has('a')).toBe(true)
    expect(some.get('b')).toBeUndefined()
    expect(some.get('a')).toEqual(keeping === 'none' ? { ...entry(), state: {} } : entry('model y'))
  })
})
