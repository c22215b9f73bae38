import { describe, expect, test } from 'vitest'
import type { SynonymGroup } from '#app/vietnamese/synonyms.ts'
import { listedGroups, phraseInTwoGroups, searchGroups } from './groups.ts'

const group = (forms: string[], narrower: string[] = []): SynonymGroup => ({ forms, narrower, except: [] })
const shipped = [group(['máy lạnh', 'điều hòa']), group(['tai nghe', 'headphone'], ['airpods'])]
const edited = [
  { ...group(['Máy Lạnh', 'điều hòa', 'máy hạ nhiệt']), id: 4, note: 'miền Tây' },
  { ...group(['ghế mát xa', 'ghế thư giãn']), id: 7, note: null },
]
const groups = listedGroups(shipped, edited)

describe('the groups in force', () => {
  test('are the shipped, with an editor’s in the place of one of the same first form, then editors’ own', () => {
    expect(groups.map(({ key, origin, id }) => [key, origin, id])).toEqual([
      ['may lanh', 'changed', 4],
      ['tai nghe', 'shipped', null],
      ['ghe mat xa', 'own', 7],
    ])
  })

  test('are found by any phrase or note, without marks, editors’ first', () => {
    expect(searchGroups(groups, 'HA NHIET').map(({ key }) => key)).toEqual(['may lanh'])
    expect(searchGroups(groups, 'tây').map(({ key }) => key)).toEqual(['may lanh'])
    expect(searchGroups(groups, '').map(({ key }) => key)).toEqual(['may lanh', 'ghe mat xa', 'tai nghe'])
  })
})

describe('a phrase in two groups', () => {
  test('is named with the other group', () => {
    expect(phraseInTwoGroups(group(['loa', 'AirPods']), null, groups)).toEqual({
      phrase: 'AirPods',
      head: 'tai nghe',
    })
  })
  test('is none where it is the group’s own', () => {
    expect(phraseInTwoGroups(group(['tai nghe', 'airpods']), 'tai nghe', groups)).toBeNull()
  })
})
