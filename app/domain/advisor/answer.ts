import type { Conversation } from './conversation/conversation.ts'
import type { Role } from './rank/recommend.ts'
import type { Chip } from './understand/need.ts'

/** Something an answer rests on: a page of ours or a shop's, by its address. */
export type Source = { title: string; url: string }

/** A product in an answer, in the public contract's fields, and why it is there. */
export type RecommendedProduct = {
  id: number
  title: string
  image: string
  des: string
  /** The main price as text, '11.690.000 ₫'. */
  price: string
  /** Where and when it was seen, short: 'shop.vn, 6/2025'; null without a price. */
  priceSeen: string | null
  brand: string | null
  role: Role
  reason: string
  tradeOff: string | null
}

/** Two or more products side by side: the first cell of a row names the figure. */
export type ComparisonTable = { columns: { id: number; title: string }[]; rows: string[][] }

/** The one question asked back in a turn; an option is sent as it stands when it is tapped. */
export type TapQuestion = { question: string; options: string[] }

/** What the advisor answers. The first four fields are the public contract of perplexity-chat. */
export type Answer = {
  content: string
  relatedQuestions: string[]
  sources: Source[]
  productRecommendations: { query: string; products: RecommendedProduct[] } | null
  comparison: ComparisonTable | null
  tapQuestion: TapQuestion | null
  /** What was understood, as the visitor may check it. */
  understood: Chip[]
  /** The day on which an editor wrote it, YYYY-MM-DD; null for what the advisor says itself. */
  editorial: { on: string } | null
  /** What the next question sends back so that it is understood; null where nothing was. */
  conversation: Conversation | null
}

export const MAX_SOURCES = 3
export const MAX_RECOMMENDATIONS = 3
export const MAX_RELATED = 3
