import { describe, expect, it } from 'vitest'
import { createEntries } from './entries.ts'

const entry = (...names: string[]) => ({ state: names, id: null, stamp: '', isChanged: true })

describe.each(['whole', 'packed', 'none'] as const)('entries whose states are kept %s', (keeping) => {
  const entries = () =>
    createEntries<readonly string[], string>(
      (names) => names,
      (names, key) => `${key}: ${names.join()}`,
      keeping,
    )

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

  it('are told apart by who they are, whether or not their state is kept', () => {
    const some = entries()
    some.set('a', entry('model y'))
    some.set('b', { ...entry('model z'), id: 7 })
    expect(some.who('a')).toEqual({ who: 'a: model y', isOld: false })
    expect(some.who('b')).toEqual({ who: 'b: model z', isOld: true })
    expect(some.who('c')).toBeUndefined()
  })

  it('are there, with their state where it is kept', () => {
    const some = entries()
    some.set('a', entry('model y'))
    expect(some.has('a')).toBe(true)
    expect(some.get('b')).toBeUndefined()
    expect(some.get('a')).toEqual(keeping === 'none' ? { ...entry(), state: {} } : entry('model y'))
  })
})
