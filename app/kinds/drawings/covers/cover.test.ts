import { describe, expect, it, test } from 'vitest'
import { fault } from '#tests/support/svg.ts'
import { drawings } from '../drawings.ts'
import { coverPath, coverTopic, drawCover } from './cover.ts'
import { moods } from './cover.ts'

const everyCover = [...drawings.keys()].flatMap((topic) =>
  [...moods.keys()].flatMap((mood) =>
    Array.from({ length: 24 }, (_, seed) => `/minh-hoa/bia-${topic}-${mood}-${seed}.svg`),
  ),
)

test('every cover is well-formed and at most 6 KB', () => {
  const faults = everyCover.flatMap((path) => {
    const svg = drawCover(path) ?? ''
    const problem = fault(svg) ?? (svg.length > 6000 ? `${svg.length} bytes` : null)
    return problem ? [`${path}: ${problem}`] : []
  })
  expect(everyCover.length).toBeGreaterThan(4000)
  expect(faults).toEqual([])
})

describe('coverPath', () => {
  it('gives the same cover for the same article', () => {
    const article = { topic: 'fridge', mood: 'tuvan', key: 'chon-tu-lanh' }
    expect(coverPath(article)).toBe(coverPath(article))
    expect(drawCover(coverPath(article))).toContain('<svg')
  })
  it('gives articles about the same kind different covers', () => {
    const paths = Array.from({ length: 20 }, (_, index) =>
      coverPath({ topic: 'fridge', mood: 'tuvan', key: `bai-so-${index}` }),
    )
    expect(new Set(paths).size).toBeGreaterThan(10)
  })
  it('is neutral for what is not known', () =>
    expect(coverPath({ topic: 'xe-dap', mood: 'x', key: '' })).toMatch(
      /^\/minh-hoa\/bia-appliance-chung-\d+\.svg$/,
    ))
})

describe('drawCover', () => {
  const told = '/minh-hoa/bia-smartwatch-riviu-3--1.7-7-28-ngay.svg'
  it('draws the figures that an article argues with, to one scale', () => {
    const svg = drawCover(told) ?? ''
    expect(fault(svg)).toBeNull()
    expect([...svg.matchAll(/class="ink" aria-label="([^"]+)"/g)].map(([, text]) => text)).toEqual([
      '1,7',
      '7',
      '28',
      'ngày',
    ])
    expect([...svg.matchAll(/height="(\d+)" rx="4"/g)].map(([, height]) => Number(height))).toEqual([
      10, 40, 160,
    ])
  })
  it('says for how many people each figure is, where its address does', () => {
    const homes = '/minh-hoa/bia-fridge-tuvan-3--230-390-lit-cho-2-4.svg'
    const svg = drawCover(homes) ?? ''
    expect(fault(svg)).toBeNull()
    expect([...svg.matchAll(/class="ink" aria-label="([^"]+)"/g)].map(([, text]) => text)).toEqual([
      '1,65 m',
      '230 lít',
      '2 người',
      '390 lít',
      '4 người',
    ])
    expect(drawCover(homes.replace('-cho-2-4', '-cho-2-4-6'))).toBeNull()
  })
  it('draws the machines themselves to one scale, where their measures follow from their size', () => {
    const svg = drawCover('/minh-hoa/bia-fridge-tuvan-3--230-390-550-lit-cho-2-4-6.svg') ?? ''
    const sizes = [...svg.matchAll(/<svg x="[\d.]+" y="[\d.]+" width="([\d.]+)" height="([\d.]+)"/g)].map(
      ([, width, height]) => [Number(width), Number(height)] as const,
    )
    // The first stands where the cover is too small to be read.
    const scaled = sizes.slice(1)
    expect(scaled).toHaveLength(3)
    for (const side of [0, 1] as const)
      expect(scaled.map((size) => size[side])).toEqual(
        scaled.map((size) => size[side]).toSorted((a, b) => a - b),
      )
    expect(svg.length).toBeLessThan(11_000)
    // Of a kind whose measures are not known bars stand for the figures.
    expect(drawCover('/minh-hoa/bia-fan-tuvan-3--230-390-lit-cho-2-4.svg')).toContain('rx="4"')
  })
  it('has a letter for all that it writes', () => {
    for (const [unit] of [
      ['ngay'],
      ['may'],
      ['cap'],
      ['w'],
      ['kwh'],
      ['pa'],
      ['lit'],
      ['kg'],
      ['gb'],
      ['mah'],
      ['cadr'],
    ]) {
      const svg = drawCover(`/minh-hoa/bia-fan-riviu-3--1.7-23456-890-${unit}.svg`) ?? ''
      const written = [...svg.matchAll(/aria-label="([^"]+)"[^>]*>(.*?)<\/g>/g)]
      expect(written.length).toBeGreaterThan(4)
      for (const [, words = '', drawn = ''] of written)
        expect(drawn.match(/<use /g)).toHaveLength(words.replaceAll(' ', '').length)
      expect(svg).not.toContain('d=""')
    }
  })
  it('says in short, where bars are too small to be read, between which figures it argues', () => {
    const short = (path: string) =>
      [...(drawCover(path) ?? '').matchAll(/class="range" aria-label="([^"]+)"/g)].map(([, text]) => text)
    expect(short(told)).toEqual(['1,7–28', 'ngày'])
    expect(short('/minh-hoa/bia-fan-riviu-3--4-5-8-cadr.svg')).toEqual(['4–8', 'm³/h/m²'])
    expect(short('/minh-hoa/bia-fan-riviu-3--1600-20000-pa.svg')).toEqual(['20.000', 'Pa'])
    expect(short('/minh-hoa/bia-fan-riviu-3.svg')).toEqual([])
  })
  it.each([told.replace('ngay', 'tuan'), told.replace('1.7-7-28', '1.7'), told.replace('28', '123456')])(
    'draws nothing of %s',
    (path) => expect(drawCover(path)).toBeNull(),
  )
})

describe('coverTopic', () => {
  it('is the kind a cover is about', () =>
    expect(coverTopic('/minh-hoa/bia-rice_cooker-tin-3.svg')).toBe('rice_cooker'))
  it.each([
    '/minh-hoa/fridge-tren-khong-bac.svg',
    '/minh-hoa/bia-fridge-tin-24.svg',
    'https://a.vn/b.png',
    '',
  ])('is null for %s', (path) => expect(coverTopic(path)).toBeNull())
})
