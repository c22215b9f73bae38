import { Link2 } from 'lucide-react'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { copyLink } from '#app/ui/copy-link.ts'

type ShareLinksProps = { url: string; title: string }

const copyTexts = {
  done: { title: 'Đã sao chép!', description: 'Đường dẫn bài viết đã được sao chép vào clipboard.' },
  failed: { title: 'Lỗi', description: 'Không thể sao chép đường dẫn.' },
}

/** Shares an article: to a social network, to a microblog with its title, or as a copied address. */
export function ShareLinks({ url, title }: ShareLinksProps) {
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
