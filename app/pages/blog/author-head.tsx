import type { BlogAuthor } from '#app/domain/blog/queries/taxonomy.server.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { AuthorPicture } from './article-foot.tsx'

/** Who an author is, and how many articles of theirs there are. */
export function AuthorHead({ author: { name, bio, avatarUrl, articles } }: { author: BlogAuthor }) {
  return (
    <div className="flex items-start gap-4">
      <AuthorPicture src={avatarUrl} />
      <div className="grid gap-1">
        <h1 className="text-3xl font-bold md:text-4xl">{name}</h1>
        {bio && <p className="max-w-text text-muted">{bio}</p>}
        <p className="text-sm text-muted">{formatNumber(articles)} bài viết</p>
      </div>
    </div>
  )
}
