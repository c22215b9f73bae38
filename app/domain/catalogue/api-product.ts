import { productPicture } from './picture.ts'
import { daysBetween, isCurrent, vietnamDay } from './price-history.ts'
import type { ProductDetail } from './queries/get-product.server.ts'
import type { ProductRow } from './queries/product-rows.server.ts'

/** A product as the public functions and the read API give it. Field names are the specification's. */
export function apiProduct(product: ProductRow, siteUrl: string, today: string = vietnamDay(Date.now())) {
  const { mainPrice } = product
  const lowest = mainPrice?.kind === 'lowest' ? mainPrice : null
  return {
    id: product.id,
    url: `${siteUrl}/products/${product.id}`,
    title: product.title,
    des: product.des,
    image: absolute(productPicture(product).src, siteUrl),
    brand: product.brand,
    cate: product.category,
    category_id: product.categoryId,
    category_slug: product.categorySlug,
    sub_cate: product.subCate,
    price: product.price,
    lowest_price: lowest && (lowest.text ?? String(lowest.value)),
    manufacturer_price: product.manufacturerPrice,
    rumored_price: product.rumoredPrice,
    priceValue: product.priceValue,
    lowestPriceValue: lowest && lowest.value,
    manufacturerPriceValue: product.manufacturerPriceValue,
    rumoredPriceValue: product.rumoredPriceValue,
    mainPrice: mainPrice && {
      kind: mainPrice.kind,
      value: mainPrice.value,
      listPrice: mainPrice.listPrice,
      shop: mainPrice.shop,
      observedOn: mainPrice.seenOn,
      isDated: mainPrice.isDated,
      isCurrent: mainPrice.isDated && isCurrent(mainPrice.seenOn, today),
      ageDays: mainPrice.isDated ? Math.max(0, daysBetween(mainPrice.seenOn, today)) : null,
    },
    attributes: product.attributes,
    reviewCount: product.reviewCount,
    ratingAverage: product.ratingAverage,
    isDemo: product.isDemo,
    isHidden: product.isHidden,
    created_at: new Date(product.createdAt).toISOString(),
    updated_at: new Date(product.updatedAt).toISOString(),
  }
}

/** A product with its specifications, offers, questions and the summary of its reviews. */
export function apiProductDetail(product: ProductDetail, siteUrl: string) {
  const { model, releaseYear, images, offers, starCounts, reviewCount, ratingAverage } = product
  return {
    ...apiProduct(product, siteUrl),
    model,
    releaseYear,
    images: images.map(({ url, alt }) => ({ url: absolute(url, siteUrl), alt })),
    specifications: product.specifications.map(({ group, name, value }) => ({
      spec_category: group,
      spec_name: name,
      spec_value: value,
    })),
    variants: product.variants.map(({ name, price }) => ({ name, price })),
    faqs: product.faqs.map(({ question, answer }) => ({ question, answer })),
    offers,
    reviews: { count: reviewCount, average: ratingAverage, stars: starCounts },
  }
}

const absolute = (path: string, siteUrl: string) => (path.startsWith('/') ? siteUrl + path : path)

export type ApiProduct = ReturnType<typeof apiProduct>
