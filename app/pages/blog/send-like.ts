import { showToast } from '#app/ui/toast-store.ts'
import { rememberLike } from './saved-articles.ts'

/** Sends a like and says thank you. @returns the likes now, null where the server did not take it */
export async function sendLike(action: string, id: number): Promise<number | null> {
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
