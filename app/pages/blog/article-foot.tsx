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

/** The author's picture, or an icon where there is none. */
export function AuthorPicture({ src }: { src: string | null }) {
  return (
    <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-full bg-action-soft text-action">
      {src ? (
        <img src={src} alt="" width={56} height={56} loading="lazy" className="size-full object-cover" />
      ) : (
        <UserRound aria-hidden="true" className="size-6" />
      )}
    </span>
  )
}
