import type { Vote } from '#app/domain/advisor/vote.ts'
import { showToast } from '#app/ui/toast-store.ts'

/** Sends what a visitor says of an answer; where that fails they are told, and may press again. */
export async function sendVote(
  { key, isHelpful, reason }: Vote,
  { question, answer }: { question: string; answer: string },
): Promise<void> {
  const response = await fetch('/api/v1/answer-feedback', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ voteKey: key, question, answer, isHelpful, reason }),
    keepalive: true,
  }).catch(() => null)
  if (response?.ok) return
  showToast({
    tone: 'danger',
    title: 'Chưa gửi được góp ý',
    description: response?.status === 429 ? 'Bạn góp ý hơi nhanh, đợi một lát nhé.' : 'Vui lòng thử lại sau.',
  })
}
