import { Bookmark, Heart } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { useStoredList } from '#app/ui/use-stored-list.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { likedArticles, savedArticles, toggleSavedArticle } from './saved-articles.ts'
import { sendLike } from './send-like.ts'
import { likePath } from '#app/domain/blog/paths.ts'
import { ShareLinks } from './share-links.tsx'

type ArticleActionsProps = { article: { id: number; url: string; title: string; likes: number } }

/** 'Lưu' keeps the article in this browser, 'Thích' is counted once a visitor, and the ways to share it. */
export function ArticleActions({ article }: ArticleActionsProps) {
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <SaveButton id={article.id} />
      <LikeButton id={article.id} likes={article.likes} />
      <ShareLinks url={article.url} title={article.title} />
    </div>
  )
}

function SaveButton({ id }: { id: number }) {
  const saved = useStoredList(savedArticles).includes(id)
  const press = () => {
    const kept = toggleSavedArticle(id)
    showToast({ tone: kept ? 'success' : 'neutral', title: kept ? 'Đã lưu bài viết' : 'Đã bỏ lưu' })
  }
  return (
    <Button variant="secondary" aria-pressed={saved} className="press-button no-js:hidden" onClick={press}>
      <Bookmark aria-hidden="true" className="size-5" />
      Lưu
    </Button>
  )
}

/** A plain form, so that a like also counts without scripts. Pressed once, it stays pressed in this browser. */
function LikeButton({ id, likes }: { id: number; likes: number }) {
  const [count, setCount] = useState(likes)
  const [sending, setSending] = useState(false)
  const liked = useStoredList(likedArticles).includes(id)
  const send = async () => {
    setSending(true)
    const now = await sendLike(likePath(id), id)
    if (now !== null) setCount(now)
    setSending(false)
  }
  return (
    <form
      method="post"
      action={likePath(id)}
      onSubmit={(event) => {
        event.preventDefault()
        if (!sending && !liked) void send()
      }}
    >
      <Button
        type="submit"
        variant="secondary"
        disabled={liked || sending}
        aria-pressed={liked}
        className="press-button"
      >
        <Heart aria-hidden="true" className="size-5" />
        Thích
        <span className="tabular-nums">
          {formatNumber(count)} <span className="sr-only">lượt thích</span>
        </span>
      </Button>
    </form>
  )
}
