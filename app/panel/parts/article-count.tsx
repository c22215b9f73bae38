import { formatNumber } from '#app/vietnamese/numbers.ts'

/** How many articles are filed under something; those in the trash keep it from being deleted, so they are named. */
export function ArticleCount({ articles, trashed }: { articles: number; trashed: number }) {
  return (
    <span className="whitespace-nowrap tabular-nums">
      {formatNumber(articles)} {articles === 1 ? 'article' : 'articles'}
      {trashed > 0 && <span className="text-muted"> + {formatNumber(trashed)} in trash</span>}
    </span>
  )
}
