import { describe, expect, it } from 'vitest'
import { readSides } from '#app/domain/imports/products/read-sides.ts'
import { KINDS } from '#app/kinds/ids.ts'
import { PLAUSIBLE } from './plausible.ts'
import { readDemo } from './read.ts'
import type { DemoProduct } from './types.ts'

const demo = readDemo()

function shareOf(list: DemoProduct[], holds: (product: DemoProduct) => boolean): number {
  return list.filter(holds).length / list.length
}

/** Which products break a rule: an empty list is what a test wants to see. */
function offenders(breaks: (product: DemoProduct) => boolean): string[] {
  return demo.products.filter(breaks).map(({ key, title }) => `${key} ${title}`)
}

describe('the catalogue', () => {
  it('holds 600 to 1,000 products over at least 16 categories and 25 brands', () => {
    expect(demo.products.length).toBeGreaterThanOrEqual(600)
    expect(demo.products.length).toBeLessThanOrEqual(1000)
    expect(demo.categories.length).toBeGreaterThanOrEqual(16)
    expect(demo.brands.length).toBeGreaterThanOrEqual(25)
  })

  it('has categories of known kinds alone', () => {
    expect(demo.categories.filter(({ kind }) => !(KINDS as readonly string[]).includes(kind))).toEqual([])
  })

  it.each(['tivi', 'tu-lanh', 'may-giat', 'may-lanh'])('is deep in %s', (slug) => {
    expect(demo.products.filter(({ category }) => category === slug).length).toBeGreaterThanOrEqual(70)
  })

  it.each(['Samsung', 'LG', 'Panasonic', 'Sony', 'Toshiba', 'Sharp'])(
    'shows %s on several shelves',
    (name) => {
      const own = demo.products.filter(({ brand }) => brand === name)
      expect(own.length).toBeGreaterThanOrEqual(15)
      expect(new Set(own.map(({ category }) => category)).size).toBeGreaterThanOrEqual(3)
    },
  )

  it('names only brands and categories that are listed, each once', () => {
    const brands = new Set(demo.brands.map(({ name }) => name))
    const categories = new Set(demo.categories.map(({ slug }) => slug))
    expect(brands.size).toBe(demo.brands.length)
    expect(new Set(demo.brands.map(({ slug }) => slug)).size).toBe(demo.brands.length)
    expect(new Set(demo.categories.map(({ kind }) => kind)).size).toBe(demo.categories.length)
    expect(offenders(({ brand, category }) => !brands.has(brand) || !categories.has(category))).toEqual([])
  })
})

describe('every product', () => {
  it('has a key and a title of its own', () => {
    expect(new Set(demo.products.map(({ key }) => key)).size).toBe(demo.products.length)
    expect(new Set(demo.products.map(({ title }) => title)).size).toBe(demo.products.length)
  })

  it('has a dated price at a shop, since June 2023', () => {
    expect(
      offenders(({ offers }) => {
        const seen = offers.flatMap(({ observations }) => observations)
        return (
          seen.length === 0 ||
          seen.some(
            ({ date, price }) => !/^20\d\d-\d\d-01$/.test(date) || date < '2023-06-01' || price < 50_000,
          )
        )
      }),
    ).toEqual([])
  })

  it('has list prices above the prices seen with them', () => {
    expect(
      offenders(({ offers }) =>
        offers.some(({ observations }) =>
          observations.some(({ price, listPrice }) => listPrice !== null && listPrice <= price),
        ),
      ),
    ).toEqual([])
  })

  it('has each shop once and only clean https addresses of it', () => {
    expect(
      offenders(
        ({ offers }) =>
          new Set(offers.map(({ shop }) => shop)).size !== offers.length ||
          offers.some(({ shop, url }) => url !== null && !new URL(url).hostname.endsWith(shop)) ||
          offers.some(({ url }) => url !== null && /[?#\s]|^http:/.test(url)),
      ),
    ).toEqual([])
  })

  it('is clean text: NFC, no entities, no tags, no picture', () => {
    expect(
      offenders((product) => {
        const text = JSON.stringify(product)
        return (
          text !== text.normalize('NFC') ||
          /&[a-z]+;|&#\d|<\/?[a-z]|u0026|\.(jpe?g|png|webp|gif)\b/i.test(text)
        )
      }),
    ).toEqual([])
  })

  it('has short facts only', () => {
    expect(
      offenders(({ specifications }) =>
        specifications.some(({ name, value }) => !name || !value || value.length > 160),
      ),
    ).toEqual([])
  })

  it('has figures within reason, ranges the right way round', () => {
    expect(
      offenders(({ attributes }) =>
        Object.entries(attributes).some(([name, value]) => {
          const range = PLAUSIBLE[name]
          return range !== undefined && (typeof value !== 'number' || value < range[0] || value > range[1])
        }),
      ),
    ).toEqual([])
    expect(
      offenders(
        ({ attributes: a }) =>
          Number(a['people_min'] ?? 0) > Number(a['people_max'] ?? 99) ||
          Number(a['room_m2_min'] ?? 0) > Number(a['room_m2_max'] ?? 999) ||
          Number(a['capacity_l'] ?? 0) > Number(a['gross_capacity_l'] ?? 99_999) ||
          Number(a['dry_load_kg'] ?? 0) > Number(a['load_kg'] ?? 99),
      ),
    ).toEqual([])
  })

  it.each([
    ['tivi', 'screen_in'],
    ['tu-lanh', 'capacity_l'],
    ['may-lanh', 'hp'],
    ['may-giat', 'load_kg'],
    ['laptop', 'ram_gb'],
    ['noi-com-dien', 'capacity_l'],
    ['robot-hut-bui', 'suction_pa'],
  ])('of %s states its %s', (slug, name) => {
    expect(
      offenders(({ category, attributes }) => category === slug && attributes[name] === undefined),
    ).toEqual([])
  })
})

it('has the sides that its table states as figures, so that none is drawn by an estimate', () => {
  const kinds = new Map(demo.categories.map(({ slug, kind }) => [slug, kind]))
  expect(
    offenders(({ category, attributes, specifications }) => {
      const kind = kinds.get(category) ?? ''
      const stated = specifications.map(({ name, value }) => readSides(kind, name, value)).find(Boolean)
      return Object.keys(stated ?? {}).some((side) => attributes[`${side}_mm`] === undefined)
    }),
  ).toEqual([])
})

describe('what we wrote', () => {
  it('describes every product', () => {
    expect(offenders(({ des }) => des.length < 15 || des.length > 320 || !des.endsWith('.'))).toEqual([])
  })

  it('claims no quality that no figure shows', () => {
    const claims =
      /chạy êm|êm ái|đỡ tốn|đỡ hao|tiết kiệm điện|bền|nhẹ tay|giữ nhiệt độ đều|nhiệt độ đều hơn|giặt kỹ|hợp với nhu cầu/i
    expect(
      offenders(({ des, faqs }) => claims.test([des, ...faqs.map(({ answer }) => answer)].join(' '))),
    ).toEqual([])
  })

  it('asks at most four questions about a product, each once', () => {
    expect(
      offenders(
        ({ faqs }) => faqs.length > 4 || new Set(faqs.map(({ question }) => question)).size !== faqs.length,
      ),
    ).toEqual([])
  })

  it('reviews roughly a third to a half of the products, some of them five times and more', () => {
    const share = shareOf(demo.products, ({ reviews }) => reviews.length > 0)
    expect(share).toBeGreaterThan(0.33)
    expect(share).toBeLessThan(0.5)
    expect(demo.products.filter(({ reviews }) => reviews.length >= 5).length).toBeGreaterThan(100)
  })

  it('marks every review as unverified, under initials or a place', () => {
    const reviews = demo.products.flatMap((product) => product.reviews)
    expect(reviews.filter(({ verified }) => verified)).toEqual([])
    expect(reviews.filter(({ name }) => !/^(Khách ở .+|\p{Lu}\p{Ll}?[h]?\. \p{Lu}\.)$/u.test(name))).toEqual(
      [],
    )
    expect(reviews.filter(({ rating }) => ![1, 2, 3, 4, 5].includes(rating))).toEqual([])
  })

  it('rarely repeats a review across the catalogue, and never within a product', () => {
    const texts = demo.products.flatMap(({ reviews }) => reviews.map(({ text }) => text))
    expect(new Set(texts).size / texts.length).toBeGreaterThan(0.95)
    expect(
      offenders(({ reviews }) => new Set(reviews.map(({ text }) => text)).size !== reviews.length),
    ).toEqual([])
  })
})

describe('advice', () => {
  it('suggests at least 32 questions, each once and about a category with products', () => {
    const stocked = new Set(demo.products.map(({ category }) => category))
    const questions = demo.suggestionQuestions
    expect(new Set(questions.map(({ question }) => question)).size).toBeGreaterThanOrEqual(32)
    expect(questions.filter(({ category }) => !stocked.has(category))).toEqual([])
  })
})
