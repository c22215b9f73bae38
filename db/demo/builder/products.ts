import type { DemoProduct } from '../types.ts'
import type { Candidate } from './candidates.ts'
import { categoryOf } from './categories.ts'
import { describe } from './descriptions.ts'
import { faqsOf } from './faqs.ts'
import { reviewsOf } from './reviews.ts'
import { subCategoryOf } from './sub-category.ts'
import { variantsOf } from './variants.ts'

/** A chosen candidate as the row that is committed. */
export function productOf(candidate: Candidate): DemoProduct {
  const { key, kind, title, brand, model, attributes, prices, offers, rows } = candidate
  return {
    key,
    title,
    brand,
    category: categoryOf(kind).slug,
    subCategory: subCategoryOf(kind, attributes),
    model,
    des: describe(candidate),
    releaseYear: candidate.releaseYear ?? null,
    attributes,
    specifications: candidate.specifications,
    offers,
    variants: variantsOf(
      rows.flatMap((row) => row.variants),
      prices.price,
    ),
    faqs: faqsOf(key, kind, attributes),
    reviews: reviewsOf(key, kind, attributes),
  }
}
