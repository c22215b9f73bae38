import { showToast } from './toast-store.ts'

/** Copies an address and says so; where the browser refuses, the address itself is shown to be copied by hand. */
export async function copyLink(url: string): Promise<void> {
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
