import { attributeFields } from '#app/domain/catalogue/editing/attribute-fields.ts'
import { PRODUCT_PARTS, valuesOfPart } from '#app/domain/catalogue/editing/editing.ts'
import type { ProductPart } from '#app/domain/catalogue/editing/editing.ts'
import { stateOf } from '#app/domain/catalogue/editing/product-writes.server.ts'
import {
  editedOffers,
  knownShops,
  lowestSeen,
} from '#app/domain/catalogue/editing/queries/edit-offers.server.ts'
import { editedProduct, usedAttributes } from '#app/domain/catalogue/editing/queries/edited-product.server.ts'
import {
  brandChoices,
  categoryChoices,
} from '#app/domain/catalogue/editing/queries/editing-choices.server.ts'
import { productPicture } from '#app/domain/catalogue/picture.ts'
import { priceHistoryView } from '#app/domain/catalogue/price-history-view.ts'
import { isOld, vietnamDay } from '#app/domain/catalogue/price-history.ts'
import { sayPrice, sayWhereSeen } from '#app/domain/catalogue/price.ts'
import { getProductRow } from '#app/domain/catalogue/queries/get-product-row.server.ts'
import { observationsOf } from '#app/domain/catalogue/queries/price-history.server.ts'
import type { Part } from '#app/panel/parts/parts-form.tsx'
import type { Db } from '#db/client.ts'
import type { ProductStanding } from './standing.tsx'

const isPart = (name: string): name is ProductPart => Object.hasOwn(PRODUCT_PARTS, name)

/** Everything the screen of a product shows; null where there is none of that id. */
export async function productScreen(db: Db, id: number) {
  const product = await editedProduct(db, id)
  if (!product) return null
  const [row, categories, brands, used, offers, shops, observations, lowest] = await Promise.all([
    getProductRow(db, id, { withHidden: true }),
    categoryChoices(db),
    brandChoices(db),
    usedAttributes(db, product.categoryId),
    editedOffers(db, id),
    knownShops(db),
    observationsOf(db, id),
    lowestSeen(db, id),
  ])
  const today = vietnamDay(Date.now())
  const partOf = (name: ProductPart): Part => {
    const values = valuesOfPart[name](product)
    return { values, seen: stateOf(values) }
  }
  const { title, kind, attributes, isDemo, isHidden, deletedAt, updatedAt } = product
  const image = product.image ?? product.images[0]?.url ?? null
  const price = row?.mainPrice ?? null
  const standing: ProductStanding = {
    picture: productPicture({ title, image, kind, attributes }).src,
    price: price && sayPrice(price),
    seen: price && sayWhereSeen(price, today),
    isOld: price !== null && isOld(price.seenOn, today),
    lacks: [
      ...(price ? [] : (['gia'] as const)),
      ...(image ? [] : (['anh'] as const)),
      ...(product.specifications.length > 0 ? [] : (['thong-so'] as const)),
    ],
  }
  return {
    product: { id, title, isDemo, isHidden, deletedAt, updatedAt },
    standing,
    parts: Object.fromEntries(
      Object.keys(PRODUCT_PARTS)
        .filter(isPart)
        .map((name) => [name, partOf(name)]),
    ) as Record<ProductPart, Part>,
    attributes: attributeFields({ kind, attributes, used }),
    categories,
    brands,
    offers,
    shops,
    today,
    hidden: product.lowestPrice === null ? null : lowest,
    history: priceHistoryView(observations, today),
  }
}
