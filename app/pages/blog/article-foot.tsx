import { clsx } from 'clsx'
import { UserRound } from 'lucide-react'
import { Link } from 'react-router'
import type { ArticleView } from '#app/domain/blog/pages/article-page.server.ts'
import { ShareButton } from '#app/ui/share-button.tsx'

/** Who wrote the article, and a way to share it. */
export function ArticleFoot({ article: { author, title } }: { article: ArticleView }) {
  return (
    <footer className="flex items-start gap-4 rounded-card border border-line bg-surface p-4 md:p-5">
      <AuthorPicture src={author.avatarUrl} />
      <div className="min-w-0 grow">
        <p className="text-sm text-muted">Tác giả</p>
        <p className="text-lg font-bold">
          {author.href ? (
            <Link to={author.href} className="hover:text-action hover:underline">
              {author.name}
            </Link>
          ) : (
            author.name
          )}
        </p>
        {author.bio && <p className="mt-1 text-muted">{author.bio}</p>}
      </div>
      <div className="print:hidden">
        <ShareButton title={title} />
      </div>
    </footer>
  )
}

/** The author's picture, or an icon where there is none; larger on their own page. */
export function AuthorPicture({ src, isLarge = false }: { src: string | null; isLarge?: boolean }) {
  const size = isLarge ? 96 : 56
  return (
    <span
      className={clsx(
        isLarge ? 'size-24' : 'size-14',
        'grid shrink-0 place-items-center overflow-hidden rounded-full bg-action-soft text-action',
      )}
    >
      {src ? (
        <img src={src} alt="" width={size} height={size} loading="lazy" className="size-full object-cover" />
      ) : (
        <UserRound aria-hidden="true" className="size-6" />
      )}
    </span>
  )
}
