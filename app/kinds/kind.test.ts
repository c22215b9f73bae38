import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import {
  isKind,
  isShipped,
  kindRecord,
  kindsWhere,
  ownAttributes,
  perKinds,
  presentKinds,
  setEditedKinds,
} from './kind.ts'
import { kindNamed } from './named-kind.ts'

afterEach(() => setEditedKinds([]))

const SEWING = {
  key: 'may_khau',
  record: {
    name: 'Máy khâu',
    group: 'gia-dung' as const,
    words: { synonyms: 'máy khâu', others: ['máy may'] },
    attributes: [{ key: 'so_mui_may', label: 'Số mũi may', type: 'number' as const, unit: 'mũi' }],
  },
}

describe('kinds that editors made', () => {
  it('stand beside the shipped ones, behind them', () => {
    setEditedKinds([SEWING])
    expect(presentKinds().at(-1)).toBe('may_khau')
    expect([isKind('may_khau'), isShipped('may_khau')]).toEqual([true, false])
    expect(ownAttributes().get('so_mui_may')?.label).toBe('Số mũi may')
    expect(kindNamed('Máy may gia đình')).toBe('may_khau')
    setEditedKinds([])
    expect(isKind('may_khau')).toBe(false)
  })

  it('stand over parts of a shipped one, and add to its words', () => {
    const before = kindRecord('fridge')
    const words = { synonyms: before.words.synonyms, others: ['tủ bảo quản'] }
    setEditedKinds([
      { key: 'fridge', record: { name: 'Tủ lạnh gia đình', words, labels: { doors: 'Số cánh' } } },
    ])
    expect(kindRecord('fridge')).toMatchObject({
      name: 'Tủ lạnh gia đình',
      size: before.size,
      cardFacts: before.cardFacts,
      words: { others: [...before.words.others, 'tủ bảo quản'] },
      labels: { doors: 'Số cánh' },
    })
    expect(kindsWhere(({ name }) => name === 'Tủ lạnh')).toEqual(['fridge'])
  })

  it('have made anew what was made of them, once', () => {
    let made = 0
    const count = perKinds(() => (made += 1))
    expect([count(), count()]).toEqual([1, 1])
    setEditedKinds([SEWING])
    setEditedKinds([structuredClone(SEWING)])
    expect([count(), count()]).toEqual([2, 2])
  })
})

it('a kind is told apart by its key in few files: what is said of it stands in its record', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => readFileSync(`app/${file}`, 'utf8').includes('dishwasher'))
  expect(files.length).toBeLessThanOrEqual(5)
})
