import type { Attributes } from '../schema/catalogue.ts'

/** Sections of the brand pages. */
export type CategoryGroup = 'dien-tu' | 'dien-lanh' | 'gia-dung' | 'suc-khoe-sac-dep' | 'vien-thong'

export type DemoCategory = {
  slug: string
  name: string
  /** What sort of machine it holds: a key of `content/kinds`. */
  kind: string
  group: CategoryGroup
  order: number
}

export type DemoBrand = { slug: string; name: string; order: number }

/** What a brand's page says beyond its products; `sections` as the catalogue's `brandSections` schema reads them. */
export type DemoBrandContent = {
  tagline: string
  description: string
  highlights: string[]
  sections: Record<string, unknown>
}

export type DemoSpecification = { group: string; name: string; value: string }

/**
 * One price seen at a shop. VND; `date` is YYYY-MM-DD, the first of the month the source states;
 * `source` is the short name under which README.md lists where it was read.
 */
export type DemoObservation = { date: string; price: number; listPrice: number | null; source: string }

/** One shop's offer: its domain, the product's page there if known, and what was seen, oldest first. */
export type DemoOffer = { shop: string; url: string | null; observations: DemoObservation[] }

export type DemoVariant = { sku: string | null; name: string; price: number; available: boolean }

export type DemoFaq = { question: string; answer: string }

/** A demonstration review: written for this project, by nobody in particular. */
export type DemoReview = {
  name: string
  rating: number
  text: string
  daysAgo: number
  verified: false
  helpful: number
}

export type DemoProduct = {
  key: string
  title: string
  brand: string
  category: string
  subCategory: string
  model: string
  des: string
  releaseYear: number | null
  attributes: Attributes
  specifications: DemoSpecification[]
  offers: DemoOffer[]
  variants: DemoVariant[]
  faqs: DemoFaq[]
  reviews: DemoReview[]
}

export type DemoAuthor = { slug: string; name: string; bio: string }

export type DemoSuggestionQuestion = { question: string; category: string; order: number }
