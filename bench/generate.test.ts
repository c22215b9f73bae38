import { expect, test } from 'vitest'
import { readDemo } from '#db/demo/read.ts'
import { generateProducts, newestPrice, seeded } from './generate.ts'

const originals = readDemo().products

test('the same seed gives the same numbers, another seed others', () => {
  const three = (seed: number) => [seeded(seed), seeded(seed)].map((random) => [random(), random(), random()])
  const [first, again] = three(1)
  expect(first).toEqual(again)
  expect(first).not.toEqual(three(2)[0])
  for (const number of first ?? []) expect(number).toBeGreaterThanOrEqual(0)
})

test('products are as many as asked for, with keys and models of their own', () => {
  const products = generateProducts(originals, 3000, 7)
  expect(products).toHaveLength(3000)
  expect(new Set(products.map(({ key }) => key)).size).toBe(3000)
  expect(new Set(products.map(({ model }) => model)).size).toBe(3000)
})

test('a generated title names its model, and its size as its attributes have it', () => {
  const fridges = generateProducts(
    originals.filter(({ category }) => category === 'tu-lanh'),
    200,
    7,
  )
  for (const { title, model, attributes } of fridges) {
    expect(title).toContain(model)
    expect(title).toContain(`${attributes.capacity_l} lít`)
  }
})

test('prices stay near their originals and are whole tens of thousands', () => {
  for (const [index, { price }] of generateProducts(originals, originals.length, 7).entries()) {
    const original = originals[index]
    expect(price % 10_000).toBe(0)
    expect(original && Math.abs(price / newestPrice(original) - 1)).toBeLessThan(0.35)
  }
})

test('nothing can be generated from nothing', () => {
  expect(() => generateProducts([], 1, 7)).toThrow('at least one original')
})
