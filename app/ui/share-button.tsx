import { Share2 } from 'lucide-react'
import { IconButton } from './button.tsx'
import { showToast } from './toast-store.ts'

/** Shares the page's own address by the device's menu, or copies it where there is none. Hidden without JavaScript. */
export function ShareButton({ title }: { title: string }) {
  return (
    <IconButton
      label="Chia sẻ"
      variant="secondary"
      className="no-js:hidden"
      onClick={() => void share(title)}
    >
      <Share2 aria-hidden="true" className="size-5" />
    </IconButton>
  )
}

async function share(title: string): Promise<void> {
  const url = location.href.replace(/#.*$/, '')
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ title, url })
    await navigator.clipboard.writeText(url)
    showToast({
      title: 'Đã sao chép',
      description: 'Bạn dán liên kết vào nơi muốn gửi nhé.',
      tone: 'success',
    })
  } catch (error) {
    // The visitor closed the device's menu.
    if (error instanceof DOMException && error.name === 'AbortError') return
    showToast({ title: 'Không sao chép được liên kết', description: url, tone: 'danger' })
  }
}
