import type { ProductPageData } from '#app/domain/catalogue/product-page.server.ts'
import { AlternativeList } from './alternative-list.tsx'
import { FaqList } from './faq-list.tsx'
import { PriceHistory } from './price-history.tsx'
import { ProductDetails } from './product-details.tsx'
import { PromotionList } from './promotion-list.tsx'
import { ReviewList } from './review-list.tsx'
import { ShopOffers } from './shop-offers.tsx'
import { SpecificationTable } from './specification-table.tsx'
import { VariantList } from './variant-list.tsx'

export type PartName =
  | 'variants'
  | 'promotions'
  | 'offers'
  | 'history'
  | 'specifications'
  | 'reviews'
  | 'faqs'
  | 'details'
  | 'alternatives'

/** A part of the page that is whole without a script; one chunk, so that its code can come later. */
export function ProductPart({ name, page }: { name: PartName; page: ProductPageData }) {
  const { product, history, alternatives } = page
  switch (name) {
    case 'variants':
      return <VariantList variants={product.variants} />
    case 'promotions':
      return <PromotionList promotions={product.promotions} />
    case 'offers':
      return <ShopOffers offers={product.offers} />
    case 'history':
      return history && <PriceHistory history={history} />
    case 'specifications':
      return <SpecificationTable specifications={product.specifications} facts={page.facts} />
    case 'reviews':
      return <ReviewList page={page} />
    case 'faqs':
      return <FaqList faqs={product.faqs} isDemo={product.isDemo} />
    case 'details':
      return <ProductDetails product={product} />
    case 'alternatives':
      return <AlternativeList products={alternatives} />
  }
}
