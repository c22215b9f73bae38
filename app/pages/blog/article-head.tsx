import { Bot, CalendarDays, Clock, Eye, Info } from 'lucide-react'
import { Link } from 'react-router'
import type { ArticleView } from '#app/domain/blog/pages/article-page.server.ts'
import { Badge } from '#app/ui/badge.tsx'

/** What stands above an article: where it belongs, its title, who wrote it when, how often it was read, its tags. */
export function ArticleHead({ article }: { article: ArticleView }) {
  const { title, excerpt, category, subcategory, author, isFeatured, tags } = article
  return (
    <header className="grid grid-cols-1 gap-4">
      <p className="flex flex-wrap gap-2">
        <Link to={category.href} className="badge badge-action min-h-7 hover:underline">
          {category.name}
        </Link>
        {subcategory && <Badge>{subcategory}</Badge>}
        {isFeatured && <Badge tone="solid">Nổi bật</Badge>}
      </p>
      <h1 className="text-3xl font-bold text-balance md:text-4xl">{title}</h1>
      {excerpt && <p className="max-w-text text-lg text-muted">{excerpt}</p>}
      <div className="article-facts">
        {author.href ? (
          <Link
            to={author.href}
            rel="author"
            className="font-semibold text-ink hover:text-action hover:underline"
          >
            {author.name}
          </Link>
        ) : (
          <span className="font-semibold text-ink">{author.name}</span>
        )}
        <Facts article={article} />
      </div>
      <Origin article={article} />
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="Thẻ">
          {tags.map(({ name, href, hue }) => (
            <li key={href}>
              <Link to={href} className="tag-label tag-link" data-hue={hue ?? undefined}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </header>
  )
}

function Facts({ article: { published, updated, views, minutes } }: { article: ArticleView }) {
  return (
    <>
      <span>
        <CalendarDays aria-hidden="true" />
        <time dateTime={published.iso}>{published.text}</time>
      </span>
      {updated && (
        <span>
          Cập nhật <time dateTime={updated.iso}>{updated.text}</time>
        </span>
      )}
      {minutes !== null && (
        <span>
          <Clock aria-hidden="true" />
          {minutes} phút đọc
        </span>
      )}
      {views !== '0' && (
        <span>
          <Eye aria-hidden="true" />
          {views} lượt xem
        </span>
      )}
    </>
  )
}

/** Says of an article what its reader should know: that a machine wrote it, that it is a sample. */
function Origin({ article: { isAiWritten, isDemo } }: { article: ArticleView }) {
  if (!isAiWritten && !isDemo) return null
  return (
    <ul className="grid gap-1 text-sm text-muted">
      {isAiWritten && (
        <li className="flex items-start gap-2">
          <Bot aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          Bài do AI viết. Số liệu quan trọng, bạn xem lại ở nguồn ghi trong bài.
        </li>
      )}
      {isDemo && (
        <li className="flex items-start gap-2">
          <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          Bài mẫu, viết để minh họa cho trang.
        </li>
      )}
    </ul>
  )
}
