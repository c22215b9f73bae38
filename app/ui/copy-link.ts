import { showToast } from './toast-store.ts'
import type { ToastMessage } from './toast-store.ts'

type Said = Pick<ToastMessage, 'title' | 'description'>

const DONE: Said = { title: 'Đã sao chép', description: 'Bạn dán liên kết vào nơi muốn gửi nhé.' }

/**
 * Copies an address and says so; where the browser refuses, the address itself is shown to be copied by hand.
 * @param texts what is said instead
 */
export async function copyLink(url: string, texts: { done?: Said; failed?: Said } = {}): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    showToast({ tone: 'success', ...(texts.done ?? DONE) })
  } catch {
    showToast({
      tone: 'danger',
      ...(texts.failed ?? { title: 'Không sao chép được liên kết', description: url }),
    })
  }
}
