import { describe, expect, test } from 'vitest'
import { SYNONYM_GROUPS } from '#app/vietnamese/synonyms.ts'
import { likelyMeanings, phraseOfSearch } from './likely-groups.ts'

const MEANINGS = SYNONYM_GROUPS.map(({ forms, narrower }) => ({
  head: forms[0] ?? '',
  phrases: [...forms, ...narrower],
}))

describe('what a failed search most likely meant', () => {
  test.each([
    ['tủ nạnh', 'tủ lạnh'],
    ['máy giặc', 'máy giặt'],
    ['dieu hoa treo tuong', 'máy lạnh'],
    ['nồi chiên bằng hơi', 'nồi chiên không dầu'],
    ['máy rửa bát đĩa', 'máy rửa chén'],
    ['bình nóng', 'máy nước nóng'],
  ])('%s: %s is among the first three', (search, head) =>
    expect(likelyMeanings(search, MEANINGS).slice(0, 3)).toContain(head),
  )

  test('offers each meaning once, six at most', () => {
    const heads = likelyMeanings('máy lạnh máy giặt tủ lạnh nồi cơm quạt', MEANINGS)
    expect(new Set(heads).size).toBe(heads.length)
    expect(heads.length).toBeLessThanOrEqual(6)
  })

  test('offers nothing where no word is like a known one', () =>
    expect(likelyMeanings('xyzzy', MEANINGS)).toEqual([]))
})

describe('the phrase of a search', () => {
  test.each([
    ['Máy hạ nhiệt Daikin 9000', 'máy hạ nhiệt'],
    ['daikin', 'daikin'],
    ['  ghế   mát-xa ', 'ghế mát-xa'],
  ])('%s: %s', (search, phrase) => expect(phraseOfSearch(search, ['Daikin', 'LG'])).toBe(phrase))
})
