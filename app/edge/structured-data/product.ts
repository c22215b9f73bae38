import type { Fact } from '#app/domain/catalogue/attributes.ts'
import { currentUntil, isCurrent } from '#app/domain/catalogue/price-history.ts'
import type { Offer, ProductDetail } from '#app/domain/catalogue/queries/get-product.server.ts'
import type { Node } from './node.ts'

/** What the page of a product shows. */
export type ProductPage = {
  product: Pick<
    ProductDetail,
    | 'id'
    | 'title'
    | 'des'
    | 'brand'
    | 'category'
    | 'gtin'
    | 'model'
    | 'offers'
    | 'reviews'
    | 'reviewCount'
    | 'ratingAverage'
  >
  facts: readonly Fact[]
  pictures: readonly { src: string; isIllustration: boolean }[]
}

/**
 * A product as a shopper can read it, not buy it: prices are those of the shops listed on the page, with no stock,
 * delivery or returns (Google's product snippet, never its merchant listing), and only while they are current. Ratings and
 * reviews are people's, never samples.
 * @param today YYYY-MM-DD
 * @returns null for a product without current offer or review, of which there is nothing to say that searches could use
 */
export function productNode(
  siteUrl: string,
  { product, facts, pictures }: ProductPage,
  today: string,
): Node | null {
  const { id, title, des, brand, category, gtin, model } = product
  const offers = product.offers.filter(({ observedOn }) => isCurrent(observedOn, today))
  // A drawing is shared with other models: it is no picture of this one.
  const photos = pictures.filter(({ isIllustration }) => !isIllustration)
  const reviews = product.reviews.filter(({ isDemo }) => !isDemo)
  if (offers.length === 0 && reviews.length === 0) return null
  return {
    '@type': 'Product',
    '@id': `${siteUrl}/products/${id}#product`,
    name: title,
    url: `${siteUrl}/products/${id}`,
    description: des || undefined,
    category,
    brand: brand ? { '@type': 'Brand', name: brand } : undefined,
    gtin: gtin ?? undefined,
    mpn: model ?? undefined,
    image: photos.length > 0 ? photos.map(({ src }) => new URL(src, siteUrl).href) : undefined,
    additionalProperty: facts.length > 0 ? facts.map(propertyNode) : undefined,
    offers: offersNode(offers),
    aggregateRating: ratingNode(product),
    review: reviews.length > 0 ? reviews.map(reviewNode) : undefined,
  }
}

function propertyNode({ label, value }: Fact): Node {
  return { '@type': 'PropertyValue', name: label, value }
}

/** One shop is an offer, several are a range with each of them in it, none is nothing. Prices in VND, whole numbers. */
function offersNode(offers: readonly Offer[]): Node | undefined {
  const [only] = offers
  if (!only) return undefined
  if (offers.length === 1) return offerNode(only)
  const prices = offers.map(({ price }) => price)
  return {
    '@type': 'AggregateOffer',
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    offerCount: offers.length,
    priceCurrency: 'VND',
    offers: offers.map(offerNode),
  }
}

function offerNode({ shop, url, price, observedOn }: Offer): Node {
  return {
    '@type': 'Offer',
    price,
    priceCurrency: 'VND',
    validFrom: observedOn,
    priceValidUntil: currentUntil(observedOn),
    url: url ?? undefined,
    seller: { '@type': 'Organization', name: shop },
  }
}

function ratingNode({ ratingAverage, reviewCount }: ProductPage['product']): Node | undefined {
  if (ratingAverage === null || reviewCount === 0) return undefined
  return {
    '@type': 'AggregateRating',
    ratingValue: Math.round(ratingAverage * 10) / 10,
    reviewCount,
    bestRating: 5,
    worstRating: 1,
  }
}

function reviewNode({ name, rating, text, createdAt }: ProductDetail['reviews'][number]): Node {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name },
    datePublished: createdAt.toISOString(),
    reviewBody: text,
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  }
}
