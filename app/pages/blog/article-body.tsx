import { useEffect } from 'react'
import type { ComponentProps } from 'react'
import type { CardView } from '#app/domain/blog/card-view.ts'
import type { ArticleHeading } from '#app/domain/blog/html/prepare.ts'
import type { ArticleView } from '#app/domain/blog/pages/article-page.server.ts'
import { PLACEHOLDER } from '#app/domain/blog/placeholder.ts'
import type { FilledPart } from '#app/edge/article-parts.server.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Container } from '#app/ui/container.tsx'
import { later } from '#app/ui/later.tsx'
import { mendPictures } from '#app/ui/mend-pictures.ts'
import { ArticlePicture } from './article-picture.tsx'

const ReadingProgress = later(() =>
  import('./reading-progress.tsx').then(({ ReadingProgress }) => ReadingProgress),
)
const ArticleHead = later(() => import('./article-head.tsx').then(({ ArticleHead }) => ArticleHead))
const ArticleActions = later(() =>
  import('./article-actions.tsx').then(({ ArticleActions }) => ArticleActions),
)
const ArticleToc = later(() => import('./article-toc.tsx').then(({ ArticleToc }) => ArticleToc))
const ArticleContent = later(() =>
  import('./article-content.tsx').then(({ ArticleContent }) => ArticleContent),
)
const ArticleFoot = later(() => import('./article-foot.tsx').then(({ ArticleFoot }) => ArticleFoot))
const RelatedArticles = later(() =>
  import('./related-articles.tsx').then(({ RelatedArticles }) => RelatedArticles),
)

type ArticleBodyProps = {
  article: ArticleView
  parts: readonly FilledPart[]
  headings: ArticleHeading[]
  related: CardView[]
  crumbs: ComponentProps<typeof Breadcrumb>['crumbs']
  /** Shown to its editor before it is saved: there is nothing to share or like yet. */
  isPreview?: boolean
}

/** An article as readers see it. */
export function ArticleBody({
  article,
  parts,
  headings,
  related,
  crumbs,
  isPreview = false,
}: ArticleBodyProps) {
  useEffect(() => mendPictures({ selector: '.prose', fallback: PLACEHOLDER.article }), [])
  return (
    // Another article is another page: its counters and its table of contents begin anew.
    <Container key={article.id} className="grid grid-cols-1 gap-6 py-4 md:py-6">
      <ReadingProgress />
      <Breadcrumb crumbs={crumbs} />
      <ArticleHead article={article} />
      {!isPreview && <ArticleActions article={article} />}
      <div className="article-layout">
        <div className="grid min-w-0 grid-cols-1 content-start gap-6">
          <ArticlePicture
            picture={article.picture}
            kind="article"
            eager
            className="rounded-card"
            sizes="(min-width: 80rem) 60rem, 100vw"
          />
          <ArticleToc headings={headings} open={false} className="lg:hidden" />
          <ArticleContent parts={parts} />
          <ArticleFoot article={article} />
        </div>
        <div className="max-lg:hidden">
          <ArticleToc headings={headings} open className="article-toc-aside" />
        </div>
      </div>
      <RelatedArticles cards={related} />
    </Container>
  )
}
