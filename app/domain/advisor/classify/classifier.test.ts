import { describe, expect, test } from 'vitest'
import { readAsTyped, readQuestion } from '../understand/reading.ts'
import { classifierOf } from './classifier.ts'
import { featuresOf } from './features.ts'
import { sketchOf } from './sketch.ts'
import type { Weights } from './weights-file.ts'
import { packWeights, unpackWeights } from './weights-file.ts'

const VOCABULARY = { brands: ['LG', 'Samsung', 'Sony'] }
const features = (text: string, follows?: boolean) => featuresOf(readAsTyped(text), VOCABULARY, follows)
const sketch = (text: string) => sketchOf(readQuestion(text), VOCABULARY).join(' ')

describe('what a classifier looks at', () => {
  test('does not depend on how much is said, only on that it is', () => {
    expect(features('tivi 55 inch')).toEqual(features('tivi 65 inch'))
  })

  test('is more where marks were typed, and more again where something came before', () => {
    const bare = features('tu lanh nao re')
    expect(features('tủ lạnh nào rẻ')).toEqual(expect.arrayContaining(bare))
    expect(features('tủ lạnh nào rẻ').length).toBeGreaterThan(bare.length)
    expect(features('tu lanh nao re', true).length).toBeGreaterThan(bare.length)
  })

  test('takes what is named for its sort', () => {
    expect(sketch('Tủ lạnh LG hay Samsung tốt hơn')).toBe('K B hay B tot hon')
    expect(sketch('tivi sony với LG tầm 12 triệu')).toBe('K B voi B tam 0 trieu')
    expect(sketch('RT38CG6584B1 giá sao')).toBe('M gia sao')
  })
})

describe('weights', () => {
  const [first = 0, second = 0] = features('rẻ')
  const weights: Weights = {
    tasks: { intent: ['advise', 'price'], danger: ['none', 'crisis'] },
    bias: Float32Array.of(0.25, 0, 0, 0),
    unknownRarity: 8,
    features: Uint32Array.of(first, second),
    rarity: Float32Array.of(4, 2),
    starts: Uint32Array.of(0, 2, 3),
    columns: Uint8Array.of(0, 3, 1),
    weights: Float32Array.of(1.5, -3, 12),
  }

  test('are the same out of their file, but for the steps they are kept in', () => {
    const { step, rarityStep, ...file } = packWeights(weights)
    const read = unpackWeights(JSON.parse(JSON.stringify({ ...file, step, rarityStep })))
    expect(read).toMatchObject({ tasks: weights.tasks, features: weights.features, starts: weights.starts })
    read.weights.forEach((weight, at) =>
      expect(Math.abs(weight - (weights.weights[at] ?? 0))).toBeLessThanOrEqual(step),
    )
    read.rarity.forEach((value, at) =>
      expect(Math.abs(value - (weights.rarity[at] ?? 0))).toBeLessThanOrEqual(rarityStep),
    )
  })

  test('give shares that sum to 1, likeliest first', () => {
    const read = classifierOf(weights)(readQuestion('rẻ'), VOCABULARY)
    expect(read['intent']?.map(({ name }) => name)).toEqual(['price', 'advise'])
    for (const task of ['intent', 'danger'])
      expect(read[task]?.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  })

  test('say nothing sure of words nobody knows', () => {
    const read = classifierOf(weights)(readQuestion('zxq wvk'), VOCABULARY)
    expect(read['danger']?.[0]?.share).toBeCloseTo(0.5)
  })
})
