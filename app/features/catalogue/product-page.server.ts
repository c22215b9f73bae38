import { formatMonth } from '#app/vietnamese/dates.ts'
import type { Db } from '#db/client.ts'
import { ALTERNATIVE_LABELS, alternatives } from './alternatives.ts'
import type { Differences } from './alternatives.ts'
import { cardFacts } from './attributes.ts'
import { energyWords } from './energy/energy-words.ts'
import type { Tariff } from './energy/tariff.ts'
import { productGallery, productPicture } from './picture.ts'
import { isStale, vietnamDay } from './price-history.ts'
import { priceHistoryView } from './price-history-view.ts'
import { summarisePrice } from './price.ts'
import { getProduct } from './queries/get-product.server.ts'
import type { ProductDetail } from './queries/get-product.server.ts'
import { priceNeighbours } from './queries/neighbours.server.ts'
import { observationsOf } from './queries/price-history.server.ts'
import type { ProductRow } from './queries/product-rows.server.ts'
import { reviewTexts } from './queries/review-texts.server.ts'
import { tariffOn } from './queries/tariff.server.ts'
import { reviewAspects } from './review-aspects.ts'

/** The moment the page is made at, in ms, and how two products are told apart. */
type Setting = { now: number; differences: Differences }

/** Another product as a compact link. */
export type AlternativeView = {
  id: number
  label: string
  title: string
  picture: string
  price: string
  reason: string
}

/** Everything the page of a product shows; null when there is no such product. */
export async function productPage(db: Db, id: number, { now, differences }: Setting) {
  const today = vietnamDay(now)
  const [product, observations, tariff, neighbours, texts] = await Promise.all([
    getProduct(db, id),
    observationsOf(db, id),
    tariffOn(db, today),
    priceNeighbours(db, id),
    reviewTexts(db, id),
  ])
  if (!product) return null
  return {
    product,
    facts: cardFacts(product.kind, product.attributes),
    gallery: productGallery(product),
    staleNote: staleNote(product, today),
    history: priceHistoryView(observations, today),
    energy: energyView(product, tariff),
    alternatives: alternatives(comparable(product), neighbours.map(comparable), differences).map(
      ({ role, product: other, reason }): AlternativeView => ({
        id: other.id,
        label: ALTERNATIVE_LABELS[role],
        title: other.row.title,
        picture: productPicture(other.row).src,
        price: summarisePrice(other.row).text,
        reason,
      }),
    ),
    aspects: reviewAspects(texts),
  }
}

export type ProductPageData = NonNullable<Awaited<ReturnType<typeof productPage>>>

function comparable(row: ProductRow) {
  const { id, kind, attributes, ratingAverage, reviewCount } = row
  const price = [row.lowestPriceValue, row.manufacturerPriceValue, row.rumoredPriceValue, row.priceValue]
  return {
    id,
    kind,
    attributes,
    price: price.find((value) => value !== null) ?? null,
    rating: ratingAverage === null ? null : { average: ratingAverage, count: reviewCount },
    row,
  }
}

function energyView({ kind, attributes }: ProductDetail, tariff: Tariff | null) {
  const words = tariff && energyWords(kind, attributes, tariff)
  return words && { kind, attributes, tariff, words }
}

/** Said of a price seen long ago; null while the cheapest offer is fresh, or where no offer is known. */
function staleNote({ offers }: ProductDetail, today: string): string | null {
  const [cheapest] = offers
  if (!cheapest || !isStale(cheapest.observedOn, today)) return null
  return `Giá thấy từ ${formatMonth(cheapest.observedOn)}, có thể đã đổi.`
}
