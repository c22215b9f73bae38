import { describe, expect, test } from 'vitest'
import { searchWords } from './fold.ts'
import { SYNONYM_GROUPS, createDictionary, formsOf } from './synonyms.ts'

const dictionary = createDictionary(SYNONYM_GROUPS)
const segments = (query: string) => dictionary.segments(searchWords(query))
const alternatives = (query: string) =>
  segments(query).flatMap((segment) => segment.alternatives.map((words) => words.join(' ')))

describe('a dictionary', () => {
  test.each([
    ['điều hòa LG', 'dieu hoa', 'may lanh'],
    ['dieu hoa lg 9000', 'dieu hoa', 'may lanh'],
    ['bán bình nóng lạnh', 'binh nong lanh', 'may nuoc nong'],
    ['bàn là hơi nước', 'ban la hoi nuoc', 'ban ui hoi nuoc'],
    ['may rua bat bosch', 'may rua bat', 'may rua chen'],
    ['airpods', 'airpods', 'tai nghe'],
  ])('%s: %s also means %s', (query, phrase, alternative) => {
    expect(segments(query).map(({ words }) => words.join(' '))).toContain(phrase)
    expect(alternatives(query)).toContain(alternative)
  })

  test('keeps every word in its place', () => {
    expect(segments('điều hòa LG 9000').map(({ words }) => words)).toEqual([
      ['dieu', 'hoa'],
      ['lg'],
      ['9000'],
    ])
  })

  test('tells quạt điều hòa, a fan, from an air conditioner', () => {
    expect(alternatives('quạt điều hòa')).not.toContain('may lanh')
    expect(segments('máy lạnh')[0]?.except).toEqual([['quat', 'dieu', 'hoa']])
  })

  test('does not ask for a narrower word by its group', () => {
    expect(alternatives('tai nghe')).not.toContain('airpods')
  })

  test('gives nothing for words without synonyms', () => {
    expect(alternatives('RT38CG6584B1 mới hp')).toEqual([])
  })

  test('writes the alternatives with their marks', () => {
    expect(segments('may lanh')[0]?.also).toContain('điều hòa')
  })
})

test('at least 100 groups are shipped', () => {
  expect(SYNONYM_GROUPS.length).toBeGreaterThanOrEqual(100)
})

test('no form stands in two groups', () => {
  const forms = SYNONYM_GROUPS.flatMap(({ forms, narrower }) => [
    ...new Set([...forms, ...narrower].map((form) => searchWords(form).join(' '))),
  ])
  expect(forms.filter((form, index) => forms.indexOf(form) !== index)).toEqual([])
})

test('formsOf gives the whole group of a catalogue name', () => {
  expect(formsOf('máy lạnh')).toContain('điều hòa')
  expect(formsOf('máy gì đó')).toEqual(['máy gì đó'])
})
