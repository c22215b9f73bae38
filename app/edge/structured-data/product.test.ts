import { describe, expect, it } from 'vitest'
import { productNode } from './product.ts'
import type { ProductPage } from './product.ts'

const TODAY = '2026-11-22'

const offer = (observedOn: string, price = 5_000_000) => ({
  shop: `${price}.vn`,
  url: null,
  price,
  listPrice: null,
  inStock: null,
  observedOn,
})

const review = (isDemo: boolean) => ({
  id: 1,
  name: 'Lan',
  rating: 5,
  text: 'Tốt',
  isVerifiedPurchase: false,
  helpfulVotes: 0,
  isDemo,
  monthsUsed: null,
  createdAt: new Date('2026-10-01T00:00:00Z'),
})

function nodeOf(product: Partial<ProductPage['product']>, pictures: ProductPage['pictures'] = []) {
  const plain = { id: 7, title: 'Tivi A', des: '', brand: null, category: 'Tivi', gtin: null, model: null }
  const nothing = { offers: [], reviews: [], reviewCount: 0, ratingAverage: null }
  return productNode(
    'https://a.vn',
    { product: { ...plain, ...nothing, ...product }, facts: [], pictures },
    TODAY,
  )
}

describe('the structured data of a product', () => {
  it('dates an offer: from the day it was seen, for 60 days', () => {
    expect(nodeOf({ offers: [offer('2026-09-23')] })).toMatchObject({
      offers: { '@type': 'Offer', validFrom: '2026-09-23', priceValidUntil: '2026-11-22' },
    })
  })

  it('leaves out what is older, and the product where nothing is left', () => {
    expect(nodeOf({ offers: [offer('2026-09-22')] })).toBeNull()
    expect(nodeOf({ offers: [offer('2026-09-22', 4_000_000), offer('2026-11-01')] })).toMatchObject({
      offers: { '@type': 'Offer', price: 5_000_000 },
    })
  })

  it('shows pictures of the product, never a drawing that other models share', () => {
    const offers = [offer('2026-11-01')]
    const drawing = { src: '/minh-hoa/tv-55.svg', isIllustration: true }
    const photo = { src: '/uploads/a-640x480.webp', isIllustration: false }
    expect(nodeOf({ offers }, [drawing])?.['image']).toBeUndefined()
    expect(nodeOf({ offers }, [photo, drawing])?.['image']).toEqual(['https://a.vn/uploads/a-640x480.webp'])
  })

  it('tells no sample', () => {
    expect(nodeOf({ reviews: [review(true)] })).toBeNull()
    const both = nodeOf({ reviews: [review(true), review(false)], reviewCount: 1, ratingAverage: 5 })
    expect(both).toMatchObject({ aggregateRating: { reviewCount: 1 }, review: [{ '@type': 'Review' }] })
  })
})
