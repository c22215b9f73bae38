import { Link2 } from 'lucide-react'
import { Button } from './button.tsx'
import { showToast } from './toast-store.ts'

type CopyLinkButtonProps = {
  /** A path of the site; the page's own address without one. */
  path?: string
  children: string
}

/** Copies an address, so that it can be sent to somebody. Hidden without JavaScript: the address bar does the same. */
export function CopyLinkButton({ path, children }: CopyLinkButtonProps) {
  return (
    <Button variant="secondary" className="no-js:hidden print:hidden" onClick={() => void copyLink(path)}>
      <Link2 aria-hidden="true" className="size-5" />
      {children}
    </Button>
  )
}

async function copyLink(path: string | undefined): Promise<void> {
  const url = path ? new URL(path, location.origin).href : location.href
  try {
    await navigator.clipboard.writeText(url)
    showToast({
      tone: 'success',
      title: 'Đã sao chép',
      description: 'Bạn dán liên kết vào nơi muốn gửi nhé.',
    })
  } catch {
    showToast({ tone: 'danger', title: 'Không sao chép được liên kết', description: url })
  }
}
