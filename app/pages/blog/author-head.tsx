import { ExternalLink } from 'lucide-react'
import { linkName } from '#app/domain/blog/link-name.ts'
import type { BlogAuthor } from '#app/domain/blog/queries/taxonomy.server.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { AuthorPicture } from './article-foot.tsx'

/** Who an author is, where else they are to be found, and how many articles of theirs there are. */
export function AuthorHead({ author }: { author: BlogAuthor }) {
  const { name, bio, avatarUrl, links, articles } = author
  return (
    <div className="flex flex-col items-start gap-4 sm:flex-row">
      <AuthorPicture src={avatarUrl} isLarge />
      <div className="grid min-w-0 gap-1">
        <h1 className="text-3xl font-bold md:text-4xl">{name}</h1>
        {bio && <p className="max-w-text [overflow-wrap:anywhere] whitespace-pre-line text-muted">{bio}</p>}
        {links.length > 0 && (
          <ul aria-label={`${name} ở nơi khác`} className="flex flex-wrap gap-x-5">
            {links.map((link) => (
              <li key={link}>
                <a
                  href={link}
                  rel="me nofollow noopener"
                  title={link}
                  className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-action hover:underline"
                >
                  <span className="min-w-0 [overflow-wrap:anywhere]">{linkName(link)}</span>
                  <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
                </a>
              </li>
            ))}
          </ul>
        )}
        <p className="text-sm text-muted">{formatNumber(articles)} bài viết</p>
      </div>
    </div>
  )
}
