import { describe, expect, it, test } from 'vitest'
import { attributeLabel } from '#app/domain/catalogue/attributes.ts'
import { figureDefinition } from '#app/domain/catalogue/comparison/figure-rows.ts'
import { findKnown, KNOWN_MODELS, KNOWN_NAMES } from './known-models.ts'

describe('a well-known model', () => {
  test.each([
    ['s25 ultra', [], 'Galaxy S25 Ultra'],
    ['samsung s24 ultra', ['phone'], 'Galaxy S24 Ultra'],
    ['iphone 16 pro max', [], 'iPhone 16 Pro Max'],
    ['macbook air m2', ['laptop'], 'MacBook Air 13 M2'],
    ['macbook pro m1 pro', ['laptop'], 'MacBook Pro 14 M1 Pro'],
    ['sony wh 1000xm5', [], 'WH-1000XM5'],
    ['apple watch se2', [], 'Apple Watch SE 2'],
    ['garmin 165', [], 'Forerunner 165'],
    ['samsung 55 qn90d', ['tv'], 'QN90D'],
    ['redmi note 13 pro 5g', [], 'Redmi Note 13 Pro 5G'],
  ])('is found by "%s"', (name, kinds, found) => {
    expect(findKnown(name, kinds)?.name).toBe(found)
  })

  test.each([
    ['iphone 99', []],
    ['galaxy', []],
    ['s25 ultra', ['laptop']],
    ['iphone 16 pro max ultra', []],
  ])('is none by "%s" of %j', (name, kinds) => {
    expect(findKnown(name, kinds)).toBeNull()
  })

  it('has only figures that products of its kind may have', () => {
    const strange = KNOWN_MODELS.flatMap(({ name, kind, product }) =>
      Object.keys(product.attributes)
        .filter((key) => attributeLabel(kind, key, figureDefinition(key)?.label) === key)
        .map((key) => `${name}: ${key}`),
    )
    expect(strange).toEqual([])
  })

  it('shares the ways it is written with no other of its kind', () => {
    const byName = Map.groupBy(KNOWN_NAMES, ({ title, kind }) => `${kind} ${title.toLowerCase()}`)
    const shared = [...byName].filter(([, own]) => new Set(own.map(({ id }) => id)).size > 1)
    expect(shared.map(([name]) => name)).toEqual([])
  })

  it('says no price, which only rows have', () => {
    expect(KNOWN_MODELS.filter(({ product }) => product.price !== null)).toEqual([])
    const told = KNOWN_MODELS.flatMap(({ good, weak }) => [...good, ...weak])
    expect(told.filter((phrase) => /\d\s?(?:triệu|nghìn|đồng|₫)/.test(phrase))).toEqual([])
  })
})
