import { describe, expect, test } from 'vitest'
import { fold } from './fold.ts'
import { SYNONYM_GROUPS, expandSynonyms, formsOf } from './synonyms.ts'

describe('expandSynonyms', () => {
  test.each([
    ['điều hòa LG', 'dieu hoa', 'may lanh'],
    ['dieu hoa lg 9000', 'dieu hoa', 'may lanh'],
    ['bán bình nóng lạnh', 'binh nong lanh', 'may nuoc nong'],
    ['bàn là hơi nước', 'ban la hoi nuoc', 'ban ui hoi nuoc'],
    ['may rua bat bosch', 'may rua bat', 'may rua chen'],
    ['airpods', 'airpods', 'tai nghe'],
  ])('%s: %s also means %s', (query, phrase, alternative) => {
    const [first] = expandSynonyms(query)
    expect(first?.phrase).toBe(phrase)
    expect(first?.alternatives).toContain(alternative)
  })

  test('quạt điều hòa is a fan, not an air conditioner', () => {
    expect(expandSynonyms('quạt điều hòa').flatMap((found) => found.alternatives)).not.toContain('may lanh')
  })

  test('a narrower word is not asked for by its group', () => {
    expect(expandSynonyms('tai nghe')[0]?.alternatives).not.toContain('airpods')
  })

  test('words without synonyms give nothing', () => expect(expandSynonyms('RT38CG6584B1 mới')).toEqual([]))
})

test('no form stands in two groups', () => {
  const forms = SYNONYM_GROUPS.flatMap(({ forms, narrower = [] }) => [
    ...new Set([...forms, ...narrower].map(fold)),
  ])
  expect(forms.filter((form, index) => forms.indexOf(form) !== index)).toEqual([])
})

test('formsOf gives the whole group of a catalogue name', () => {
  expect(formsOf('máy lạnh')).toContain('điều hòa')
  expect(formsOf('máy gì đó')).toEqual(['máy gì đó'])
})
