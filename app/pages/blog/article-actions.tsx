import { Heart, Link2 } from 'lucide-react'
import { useState } from 'react'
import { likePath } from '#app/domain/blog/paths.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { copyLink } from '#app/ui/copy-link.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { useStoredList } from '#app/ui/use-stored-list.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { likedArticles, rememberLike } from './saved-articles.ts'

type ArticleActionsProps = { article: { id: number; url: string; title: string; likes: number } }

/** 'Thích' is counted once a visitor, and the ways to share the article. */
export function ArticleActions({ article }: ArticleActionsProps) {
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <LikeButton id={article.id} likes={article.likes} />
      <ShareLinks url={article.url} title={article.title} />
    </div>
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
        aria-disabled={liked || sending}
        aria-pressed={liked}
        className="press-button"
      >
        <Heart aria-hidden="true" className="size-5" />
        Thích
        {count > 0 && (
          <span className="tabular-nums">
            {formatNumber(count)} <span className="sr-only">lượt thích</span>
          </span>
        )}
      </Button>
    </form>
  )
}

/** Sends a like and says thank you. @returns the likes now, null where the server did not take it */
async function sendLike(action: string, id: number): Promise<number | null> {
  try {
    const response = await fetch(action, { method: 'POST', headers: { Accept: 'application/json' } })
    if (!response.ok) throw new Error(`The like was answered ${response.status}`)
    const { likes } = (await response.json()) as { likes: number }
    rememberLike(id)
    showToast({ tone: 'success', title: 'Cảm ơn bạn!' })
    return likes
  } catch {
    showToast({
      tone: 'danger',
      title: 'Chưa gửi được lượt thích',
      description: 'Bạn thử lại sau ít phút nhé.',
    })
    return null
  }
}

type ShareLinksProps = { url: string; title: string }

const copyTexts = {
  done: { title: 'Đã sao chép!', description: 'Đường dẫn bài viết đã được sao chép vào clipboard.' },
  failed: { title: 'Lỗi', description: 'Không thể sao chép đường dẫn.' },
}

/** Shares an article: to a social network, to a microblog with its title, or as a copied address. */
function ShareLinks({ url, title }: ShareLinksProps) {
  const look = buttonClass('secondary', 'md', 'whitespace-nowrap')
  return (
    <>
      <a
        href={`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`}
        target="_blank"
        rel="noopener noreferrer"
        className={look}
      >
        Facebook<span className="sr-only">: chia sẻ bài viết, mở tab mới</span>
      </a>
      <a
        href={`https://twitter.com/intent/tweet?text=${encodeURIComponent(title)}&url=${encodeURIComponent(url)}`}
        target="_blank"
        rel="noopener noreferrer"
        className={look}
      >
        X<span className="sr-only">: chia sẻ bài viết, mở tab mới</span>
      </a>
      <Button variant="secondary" className="no-js:hidden" onClick={() => void copyLink(url, copyTexts)}>
        <Link2 aria-hidden="true" className="size-5" />
        Sao chép liên kết
      </Button>
    </>
  )
}
