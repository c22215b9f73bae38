import { describe, expect, test } from 'vitest'
import { rephraseBy } from './own-words.ts'
import { readStated, understand } from './understand.ts'

const rephrase = rephraseBy([
  { name: 'máy lạnh', phrases: ['máy hạ nhiệt', 'lò'], except: ['lò xo'] },
  { name: 'tủ lạnh', phrases: ['máy', 'FROST BOX'], except: [] },
])

describe('words that editors taught', () => {
  test.each([
    ['Máy hạ nhiệt cho phòng 18 m² dưới 12 triệu', 'máy lạnh cho phòng 18 m² dưới 12 triệu'],
    ['may ha nhiet daikin', 'máy lạnh daikin'],
    ['cần frost box 300 lít', 'cần tủ lạnh 300 lít'],
    ['mua lò nào', 'mua máy lạnh nào'],
    ['mua lo nao', 'mua lo nao'],
    ['mua lò xo nào', 'mua lò xo nào'],
    ['máy giặt nào êm', 'máy giặt nào êm'],
    ['{"question":"máy hạ nhiệt\\n"}', '{"question":"máy lạnh\\n"}'],
  ])('%s: %s', (text, said) => expect(rephrase(text)).toBe(said))

  test('leave a text as it is where none is said', () => {
    const text = 'Tư vấn  Tivi\n cho phòng khách '
    expect(rephrase(text)).toBe(text)
    expect(rephraseBy([])('máy hạ nhiệt')).toBe('máy hạ nhiệt')
  })

  test('are understood as the kind they mean', () => {
    const read = (text: string) => understand(text, { brands: ['Daikin'] })
    expect(readStated('máy hạ nhiệt cho phòng 18 m2', { brands: ['Daikin'] }).kinds).toEqual([])
    expect(read(rephrase('máy hạ nhiệt cho phòng 18 m2'))).toMatchObject({ kinds: ['ac'], roomM2: 18 })
  })
})
