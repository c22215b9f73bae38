import type { FilledPart } from '#app/edge/article-parts.server.ts'
import { ProductCard } from '#app/ui/product-card.tsx'
import { Prose } from '#app/ui/prose.tsx'

/** The text of an article with the live cards of its products between. */
export function ArticleContent({ parts }: { parts: readonly FilledPart[] }) {
  return (
    <div className="grid max-w-text grid-cols-1 gap-7">
      {parts.map((part, index) =>
        'html' in part ? (
          // The parts of an article never change places; their HTML went through sanitiseArticle on the way here.
          // oxlint-disable-next-line react/no-array-index-key
          <Prose key={index} dangerouslySetInnerHTML={{ __html: part.html }} />
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          <section key={index} aria-label={`Sản phẩm: ${part.product.title}`} className="grid">
            <ProductCard product={part.product} variant="list" headingLevel={3} />
          </section>
        ),
      )}
    </div>
  )
}
