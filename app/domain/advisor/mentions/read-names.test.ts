import { describe, expect, it } from 'vitest'
import { SAMPLE_NAMES } from '#tests/support/vocabulary.ts'
import { readQuestion } from '../understand/reading.ts'
import { indexNames, NO_NAMES } from './growing-names.ts'
import { isSyllable, nameWords } from './name-words.ts'
import { readNames } from './read-names.ts'

const namesIn = (question: string, index = SAMPLE_NAMES) =>
  readNames(readQuestion(question), index).map(({ name }) => name)

describe('models', () => {
  it.each([
    ['ip 15 prm 256 nhiu z shop', ['iphone 15 pro max']],
    ['rmnote14 pro+ 5g hay rmnote13', ['redmi note 14 pro plus', 'redmi note 13']],
    ['ssg s24 ultra giá sao', ['samsung s24 ultra']],
    ['nồi chiên philips hd9285 dễ rửa không', ['HD9285']],
    ['15prm còn không', ['iphone 15 pro max']],
    ['con a54 giá sao', ['a54']],
    ['so sánh iphone 15 với s24 ultra', ['iphone 15', 's24 ultra']],
    ['rn14 pro có 5g không', ['redmi note 14 pro']],
    ['mba m4 16/512', ['macbook air m4']],
    ['iphone 15 so với iphone 16e', ['iphone 15', 'iphone 16e']],
    ['AQW-DR180UHT còn hàng không', ['AQW-DR180UHT']],
    ['airpods pro 2 dùng với iphone', ['airpods pro 2', 'iphone']],
  ])('%s', (question, names) => expect(namesIn(question)).toEqual(names))

  it('are known the moment they are in the catalogue', () => {
    const title = 'Máy lọc nước Zyntra Aquaflow Z7 Pro'
    const index = indexNames([
      { id: 1, title, brand: 'Zyntra', kind: 'water_purifier' },
      { id: 2, title: 'Máy lọc nước Zyntra Aquaflow Z5', brand: 'Zyntra', kind: 'water_purifier' },
    ])
    const [mention] = readNames(readQuestion('giá aquaflow z7 pro'), index)
    expect(mention).toMatchObject({ brand: 'Zyntra', kind: 'water_purifier', isModel: true })
    expect(index.holding(['aquaflow', 'z7', 'pro']).map(({ id }) => id)).toEqual([1])
  })

  it.each([
    'tivi samsung 55 inch dưới 15 triệu',
    'laptop gaming 15 triệu',
    'máy lạnh inverter 1.5hp',
    'gas r32 có cháy không',
    'ip68 là gì',
    'màn hình 27 inch budget around 8 triệu',
    'máy in laser 2 mặt',
    'tao muốn mua tv',
  ])('none in: %s', (question) => expect(namesIn(question)).toEqual([]))

  it('look like names where no catalogue knows them', () => {
    expect(namesIn('Galaxy S30 Ultra', NO_NAMES)).toEqual(['galaxy s30 ultra'])
  })
})

describe('lines', () => {
  it.each([
    ['macbook cho sinh viên', 'macbook'],
    ['vivobook 15 dưới 20tr', 'vivobook'],
    ['samsung dòng a', 'galaxy a'],
    ['redmi note nào ngon', 'redmi note'],
  ])('%s', (question, name) => {
    const [mention] = readNames(readQuestion(question), SAMPLE_NAMES)
    expect(mention).toMatchObject({ name, isModel: false })
  })
})

it('takes what every object has for words', () =>
  expect(nameWords('constructor 15toString').map(({ text }) => text)).toEqual(['constructor', '15tostring']))

it('tells what could be a Vietnamese syllable', () => {
  for (const word of ['may', 'giat', 'nghieng', 'tuyet', 'quat']) expect(isSyllable(word)).toBe(true)
  for (const word of ['iphone', 'galaxy', 'redmi', 'vivobook']) expect(isSyllable(word)).toBe(false)
})
