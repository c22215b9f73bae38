import { say } from '#app/vietnamese/say.ts'
import { showToast } from './toast-store.ts'
import type { ToastMessage } from './toast-store.ts'

type Said = Pick<ToastMessage, 'title' | 'description'>

const done = (): Said => ({
  title: say('Đã sao chép', { en: 'Copied' }),
  description: say('Bạn dán liên kết vào nơi muốn gửi nhé.', { en: 'Paste it where you like.' }),
})

/**
 * Copies an address and says so; where the browser refuses, the address itself is shown to be copied by hand.
 * @param texts what is said instead
 */
export async function copyLink(url: string, texts: { done?: Said; failed?: Said } = {}): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    showToast({ tone: 'success', ...(texts.done ?? done()) })
  } catch {
    showToast({
      tone: 'danger',
      ...(texts.failed ?? {
        title: say('Không sao chép được liên kết', { en: 'Not copied' }),
        description: url,
      }),
    })
  }
}
