import { formatNumber } from '#app/vietnamese/numbers.ts'
import { say } from '#app/vietnamese/say.ts'

/** How many articles are filed under something; those in the trash keep it from being deleted, so they are named. */
export function ArticleCount({ articles, trashed }: { articles: number; trashed: number }) {
  return (
    <span className="whitespace-nowrap tabular-nums">
      {formatNumber(articles)}{' '}
      {articles === 1 ? say('article', { vi: 'bài viết' }) : say('articles', { vi: 'bài viết' })}
      {trashed > 0 && (
        <span className="text-muted">
          {say(` + ${formatNumber(trashed)} in trash`, { vi: ` + ${formatNumber(trashed)} trong thùng rác` })}
        </span>
      )}
    </span>
  )
}
