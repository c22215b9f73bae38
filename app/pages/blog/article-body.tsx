import { useEffect } from 'react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import type { CardView } from '#app/domain/blog/card-view.ts'
import type { ArticleHeading } from '#app/domain/blog/html/prepare.ts'
import type { ArticleView } from '#app/domain/blog/pages/article-page.server.ts'
import { PLACEHOLDER } from '#app/domain/blog/placeholder.ts'
import type { FilledPart } from '#app/edge/article-parts.server.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Container } from '#app/ui/container.tsx'
import { kept } from '#app/ui/kept.tsx'
import { later } from '#app/ui/later.tsx'
import { mendPictures } from '#app/ui/mend-pictures.ts'
import { still } from '#app/ui/still.tsx'
import type { Shown } from '#app/ui/still.tsx'
import { ArticlePicture } from './article-picture.tsx'

const Crumbs = kept(Breadcrumb)
const Cover = kept(ArticlePicture)
const ReadingProgress = later(() =>
  import('./reading-progress.tsx').then(({ ReadingProgress }) => ReadingProgress),
)
const ArticleHead = kept(later(() => import('./article-head.tsx').then(({ ArticleHead }) => ArticleHead)))
const ArticleActions = kept(
  later(() => import('./article-actions.tsx').then(({ ArticleActions }) => ArticleActions)),
)
const ArticleToc = kept(later(() => import('./article-toc.tsx').then(({ ArticleToc }) => ArticleToc)))
const ArticleContent = still('article', () =>
  import('./article-content.tsx').then(({ ArticleContent }) => ArticleContent),
)
const ArticleFoot = kept(later(() => import('./article-foot.tsx').then(({ ArticleFoot }) => ArticleFoot)))
const RelatedArticles = still('related', () =>
  import('./related-articles.tsx').then(({ RelatedArticles }) => RelatedArticles),
)

type ArticleBodyProps = {
  article: ArticleView
  content: Shown<{ parts: readonly FilledPart[] }>
  headings: ArticleHeading[]
  related: Shown<{ cards: CardView[] }>
  crumbs: ComponentProps<typeof Breadcrumb>['crumbs']
  /** Shown to its editor before it is saved: there is nothing to share or like yet. */
  isPreview?: boolean
}

/** An article as readers see it. */
export function ArticleBody({
  article,
  content,
  headings,
  related,
  crumbs,
  isPreview = false,
}: ArticleBodyProps) {
  useEffect(() => mendPictures({ selector: '.prose', fallback: PLACEHOLDER.article }), [])
  return (
    // Another article is another page: its counters and its table of contents begin anew.
    <Container key={article.id} className="grid grid-cols-1 gap-3 py-4 md:gap-4">
      <ReadingProgress />
      <Crumbs crumbs={crumbs} />
      <div className="article-layout">
        <ArticleHead article={article} isPreview={isPreview} />
        <Cover
          picture={article.picture}
          kind="article"
          eager
          className="article-cover"
          sizes="(min-width: 64rem) 26rem, (min-width: 48rem) 16rem, 100vw"
        />
        <div className="grid min-w-0 grid-cols-1 content-start gap-6">
          <ArticleToc headings={headings} open={false} className="lg:hidden" />
          <ArticleContent of={content} />
          <ArticleTags tags={article.tags} />
          {!isPreview && <ArticleActions article={article} />}
          <ArticleFoot article={article} />
        </div>
        <div className="max-lg:hidden">
          <ArticleToc headings={headings} open className="article-toc-aside" />
        </div>
      </div>
      <RelatedArticles of={related} />
    </Container>
  )
}

function ArticleTags({ tags }: Pick<ArticleView, 'tags'>) {
  if (tags.length === 0) return null
  return (
    <ul className="tag-labels" aria-label="Thẻ">
      {tags.map(({ name, href, hue }) => (
        <li key={href}>
          <Link to={href} className="tag-label tag-link" data-hue={hue ?? undefined}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
