import { describe, expect, it } from 'vitest'
import { fieldChanges, subjectText } from './line-text.ts'

describe('fieldChanges', () => {
  it('says each field before and after, as people read it', () => {
    const detail = {
      before: { name: 'Tủ', on: true, bio: null },
      after: { name: 'Tủ lạnh', on: false, bio: 'x' },
    }
    expect(fieldChanges(detail)).toEqual([
      { field: 'name', before: 'Tủ', after: 'Tủ lạnh' },
      { field: 'on', before: 'có', after: 'không' },
      { field: 'bio', before: '–', after: 'x' },
    ])
  })

  it('says what stands in lists, without names of columns', () => {
    const detail = { before: { tiers: [] }, after: { tiers: [{ upTo: 50, price: 1893 }, { upTo: null }] } }
    expect(fieldChanges(detail)[0]?.after).toBe('50, 1893; ')
    expect(fieldChanges({ after: { links: ['a', 'b'] } })[0]?.after).toBe('a; b')
  })

  it('says nothing where nothing was written down', () => expect(fieldChanges({ name: 'x' })).toEqual([]))

  it('cuts what is long', () => {
    expect(fieldChanges({ after: { text: 'a'.repeat(999) } })[0]?.after).toHaveLength(201)
  })
})

describe('subjectText', () => {
  it.each([
    [{ name: 'Tivi' }, 'Tivi'],
    [{ row: { id: 1, name: 'Tủ lạnh' }, articles: [1] }, 'Tủ lạnh'],
    [{ email: 'a@b.vn' }, 'a@b.vn'],
    [{ fileName: 'gia.csv', total: 3 }, 'gia.csv'],
    [{ role: 'admin' }, null],
  ])('of %j is %s', (detail, text) => expect(subjectText(detail)).toBe(text))
})
