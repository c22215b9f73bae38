import { Bot } from 'lucide-react'
import { Link } from 'react-router'
import type { ArticleView } from '#app/domain/blog/pages/article-page.server.ts'
import { useSite } from '#app/edge/use-site.ts'
import { keepUnits } from '#app/vietnamese/keep-units.ts'
import { splitSentences } from '#app/vietnamese/sentences.ts'
import { SaveArticle } from './save-article.tsx'

type ArticleHeadProps = {
  article: ArticleView
  /** Nothing is kept of what is shown before it is saved. */
  isPreview?: boolean
}

/** What stands above an article: where it belongs, its title, and in one line who wrote it when and how often it was read. */
export function ArticleHead({ article, isPreview = false }: ArticleHeadProps) {
  const { title, excerpt, category, subcategory, author } = article
  return (
    <header className="article-head">
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        <Link to={category.href} className="badge badge-action min-h-7 hover:underline">
          {category.name}
        </Link>
        {subcategory}
      </p>
      <h1 className="text-2xl font-bold text-balance md:text-4xl">{keepUnits(title)}</h1>
      {excerpt && <Verdict text={excerpt} />}
      <div className="flex items-center justify-between gap-2">
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
        {!isPreview && <SaveArticle id={article.id} />}
      </div>
      <Origin article={article} />
    </header>
  )
}

/** What the article comes to: its first sentence decides and is read with the title, the rest follows quietly. */
function Verdict({ text }: { text: string }) {
  const [first = text, ...rest] = splitSentences(keepUnits(text))
  return (
    <p className="text-muted md:text-lg">
      <b className="font-semibold text-ink">{first.trimEnd()}</b> {rest.join('')}
    </p>
  )
}

function Facts({ article: { published, updated, views, minutes } }: { article: ArticleView }) {
  return (
    <>
      <span aria-hidden="true" className="tabular-nums md:hidden">
        {updated ? `cập nhật ${updated.short}` : published.short}
      </span>
      <time dateTime={published.iso} className="max-md:sr-only">
        {published.text}
      </time>
      {updated && (
        <span className="max-md:sr-only">
          Cập nhật <time dateTime={updated.iso}>{updated.text}</time>
        </span>
      )}
      {minutes !== null && (
        <span>
          {minutes} phút<span className="max-md:sr-only"> đọc</span>
        </span>
      )}
      {views !== '0' && <span>{views} lượt xem</span>}
    </>
  )
}

/** Says of an article what its reader should know: that a machine wrote it, that it is a sample. */
function Origin({ article: { isAiWritten, isDemo } }: { article: ArticleView }) {
  const { name } = useSite()
  if (!isAiWritten && !isDemo) return null
  return (
    <p className="flex items-start gap-1.5 text-xs text-muted">
      {isAiWritten && <Bot aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}
      <span>
        {isAiWritten && 'Bài do AI viết. Số liệu quan trọng, bạn xem lại ở nguồn ghi trong bài. '}
        {isDemo && `Bài mẫu, để giới thiệu cách ${name} viết.`}
      </span>
    </p>
  )
}
