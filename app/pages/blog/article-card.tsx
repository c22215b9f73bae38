import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CardView, TagView } from '#app/domain/blog/card-view.ts'
import { Badge } from '#app/ui/badge.tsx'
import { uncut } from '#app/ui/uncut.tsx'
import { splitSentences } from '#app/vietnamese/sentences.ts'
import { ArticlePicture } from './article-picture.tsx'

type ArticleCardProps = {
  card: CardView
  /**
   * 'full' lies on a phone and stands on a wide screen, 'featured' stands everywhere, 'lead' is the first of a page,
   * 'compact' lies everywhere, 'found' too and shows more of the text.
   */
  look?: 'full' | 'featured' | 'lead' | 'compact' | 'found'
  headingLevel?: 2 | 3 | 4
  /** Tags shown at most. */
  tags?: number
  eager?: boolean
  /** In the place of title and excerpt: the same with what was searched marked. */
  marked?: { title: ReactNode; text: ReactNode }
  /** Why a search found it. */
  why?: ReactNode
}

/** An article in a list. The whole card is one link: 'Đọc tiếp'. */
export function ArticleCard(props: ArticleCardProps) {
  const { card, look = 'full', headingLevel = 3, tags = 4, eager = false, marked, why } = props
  const Heading = `h${headingLevel}` as const
  const { title, excerpt, picture, category, author, published, views, isFeatured } = card
  return (
    <article className={clsx('article-card', `article-card-${look}`)}>
      <ArticlePicture picture={picture} eager={eager} />
      <div className="article-card-body">
        <p className="article-card-kind">
          <Badge tone="action">{category.name}</Badge>
          {isFeatured && <Badge tone="solid">Nổi bật</Badge>}
          <time dateTime={published.iso}>{published.text}</time>
        </p>
        <Heading>{marked?.title ?? uncut(title)}</Heading>
        {why && <p className="text-xs text-muted">{why}</p>}
        {(marked || excerpt) && (
          <p className="article-card-text">
            {marked?.text ?? uncut(look === 'lead' || look === 'found' ? excerpt : verdictOf(excerpt))}
          </p>
        )}
        <p className="article-card-facts">
          <span className="article-card-author">{author.name}</span>
          {views !== '0' && <span>{views} lượt xem</span>}
        </p>
        <div className="article-card-end">
          <TagLabels tags={card.tags.slice(0, tags)} />
          <Link to={card.href} className="article-card-link">
            Đọc tiếp<span className="sr-only">: {title}</span>
          </Link>
        </div>
      </div>
    </article>
  )
}

/** Letters of a verdict that any card holds: its style would cut a longer text within a word. */
const MOST_LETTERS = 110

/** What the article comes to: its first sentence decides. */
function verdictOf(excerpt: string): string {
  const [first = ''] = splitSentences(excerpt)
  const text = first.trim()
  return text.length <= MOST_LETTERS
    ? text
    : `${text.slice(0, text.lastIndexOf(' ', MOST_LETTERS)).replace(/[,;:.]$/, '')}…`
}

/** The tags of an article in their own colours, as words. */
function TagLabels({ tags }: { tags: readonly TagView[] }) {
  if (tags.length === 0) return null
  return (
    <p className="tag-labels">
      {tags.map(({ name, hue }) => (
        <span key={name} className="tag-label" data-hue={hue ?? undefined}>
          {name}
        </span>
      ))}
    </p>
  )
}
