import { showToast } from '#app/ui/toast-store.ts'

/** Opens a shop's page in a new tab that cannot reach back to this one, and says how that went. */
export function openShop(url: string, shop: string): void {
  try {
    const tab = window.open('', '_blank')
    if (!tab) {
      showToast({
        title: 'Popup bị chặn',
        description: 'Hãy cho phép trang này mở cửa sổ mới trong cài đặt trình duyệt rồi bấm lại.',
        tone: 'danger',
      })
      return
    }
    tab.opener = null
    tab.location.href = url
    showToast({ title: 'Đã mở trang web', description: `${shop} mở ở thẻ mới.`, tone: 'success' })
  } catch {
    showToast({
      title: 'Lỗi mở liên kết',
      description: 'Không thể mở liên kết. Vui lòng thử lại sau.',
      tone: 'danger',
    })
  }
}
