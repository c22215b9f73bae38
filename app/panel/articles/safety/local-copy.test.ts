import { beforeEach, describe, expect, it, test } from 'vitest'
import { NEW_ARTICLE } from '#app/domain/blog/editing/article-values.ts'
import { storage } from '#tests/support/storage.ts'
import { dropLocally, keepLocally, localCopy } from './local-copy.ts'

const values = { ...NEW_ARTICLE, title: 'Tủ lạnh' }

describe('a copy in the browser', () => {
  beforeEach(() => storage.install())

  it('is kept for each article, and for a new one', () => {
    expect(keepLocally(7, values)).toBe(true)
    expect(localCopy(7)?.values).toEqual(values)
    expect(localCopy(null)).toBeNull()
    dropLocally(7)
    expect(localCopy(7)).toBeNull()
  })

  test.each(['', '{', '1', '{"at":"x","values":{}}', '{"at":1,"values":null}'])('%j is none', (text) => {
    storage.values.set('article-draft:new', text)
    expect(localCopy(null)).toBeNull()
  })

  it('says when there is no room', () => {
    storage.fill()
    expect(keepLocally(1, values)).toBe(false)
  })

  it('is none where the browser forbids to look', () => {
    storage.refuse()
    expect(localCopy(1)).toBeNull()
    expect(() => dropLocally(1)).not.toThrow()
  })
})
