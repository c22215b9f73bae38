import type { Answer } from '#app/domain/advisor/answer.ts'

/** What other programs read must not depend on where they read it. */
export function withFullAddresses(answer: Answer, siteUrl: string): Answer {
  const full = (url: string) => (url.startsWith('/') ? siteUrl + url : url)
  const { productRecommendations: recommended } = answer
  return {
    ...answer,
    sources: answer.sources.map((source) => ({ ...source, url: full(source.url) })),
    productRecommendations: recommended && {
      ...recommended,
      products: recommended.products.map((product) => ({ ...product, image: full(product.image) })),
    },
  }
}
