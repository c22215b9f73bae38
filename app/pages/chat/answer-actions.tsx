import { clsx } from 'clsx'
import { Copy, RotateCcw, Share2, ThumbsDown, ThumbsUp } from 'lucide-react'
import type { Answer } from '#app/domain/advisor/answer.ts'
import { REASONS } from '#app/domain/advisor/vote.ts'
import type { Vote } from '#app/domain/advisor/vote.ts'
import { Button, IconButton } from '#app/ui/button.tsx'
import { copyLink } from '#app/ui/copy-link.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { chatAddress } from './chat-address.ts'
import type { AdvisorMessage } from './conversation/message.ts'
import { plainTextOf } from './conversation/plain-text.ts'
import { sendVote } from './conversation/send-vote.ts'

type AnswerActionsProps = {
  message: AdvisorMessage
  answer: Answer
  question: string | null
  /** The question as it stands alone. */
  toShare: string | null
  productId?: number | undefined
  onAgain: (() => void) | undefined
  onVote: (id: string, vote: Vote) => void
}

/** What can be done with an answer: copy it, share its question, ask again, and say whether it helped. */
export function AnswerActions(props: AnswerActionsProps) {
  const { message, answer, question, toShare, productId, onAgain, onVote } = props
  const { vote } = message
  const say = (said: Pick<Vote, 'isHelpful' | 'reason'>) => {
    const next = { key: vote?.key ?? crypto.randomUUID(), ...said }
    onVote(message.id, next)
    void sendVote(next, { question: question ?? '', answer: answer.content })
  }
  return (
    <div className="grid gap-3 border-y border-line py-2 no-js:hidden print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="-ms-2.5 flex">
          <IconButton label="Sao chép câu trả lời" onClick={() => void copy(question, answer)}>
            <Copy aria-hidden="true" className="size-4.5" />
          </IconButton>
          {toShare && (
            <IconButton
              label="Sao chép liên kết câu hỏi"
              onClick={() => void copyLink(linkTo(toShare, productId))}
            >
              <Share2 aria-hidden="true" className="size-4.5" />
            </IconButton>
          )}
          {onAgain && (
            <IconButton label="Trả lời lại" onClick={onAgain}>
              <RotateCcw aria-hidden="true" className="size-4.5" />
            </IconButton>
          )}
        </div>
        <fieldset className="flex items-center gap-1">
          <legend className="float-start me-2 text-sm text-muted">Câu trả lời này hữu ích?</legend>
          <VoteButton
            label="Có"
            pressed={vote?.isHelpful === true}
            onPress={() => say({ isHelpful: true, reason: null })}
          >
            <ThumbsUp aria-hidden="true" className="size-4" />
          </VoteButton>
          <VoteButton
            label="Không"
            pressed={vote?.isHelpful === false}
            onPress={() => say({ isHelpful: false, reason: null })}
          >
            <ThumbsDown aria-hidden="true" className="size-4" />
          </VoteButton>
        </fieldset>
      </div>
      {vote?.isHelpful === false && (
        <fieldset className="flex flex-wrap items-center gap-2 pb-1">
          <legend className="float-start w-full text-sm text-muted">Chưa ổn chỗ nào?</legend>
          {REASONS.map((reason) => (
            <button
              key={reason}
              type="button"
              aria-pressed={vote.reason === reason}
              onClick={() => say({ isHelpful: false, reason: vote.reason === reason ? null : reason })}
              className="min-h-9 rounded-full border border-line bg-surface px-3 text-sm transition pointer-coarse:min-h-11 hover:border-action aria-pressed:border-action aria-pressed:bg-action-soft aria-pressed:text-action"
            >
              {reason}
            </button>
          ))}
        </fieldset>
      )}
      <p role="status" className={clsx('text-sm text-muted', !vote && 'sr-only')}>
        {vote && 'Cảm ơn bạn đã góp ý.'}
      </p>
    </div>
  )
}

type VoteButtonProps = { label: string; pressed: boolean; onPress: () => void; children: React.ReactElement }

function VoteButton({ label, pressed, onPress, children }: VoteButtonProps) {
  return (
    <Button
      variant={pressed ? 'soft' : 'ghost'}
      aria-pressed={pressed}
      onClick={onPress}
      className="px-3 text-sm"
    >
      {children}
      {label}
    </Button>
  )
}

const linkTo = (question: string, productId: number | undefined) =>
  `${location.origin}${chatAddress({ question, productId })}`

async function copy(question: string | null, answer: Answer): Promise<void> {
  try {
    await navigator.clipboard.writeText(plainTextOf(question, answer, location.origin))
    showToast({ tone: 'success', title: 'Đã sao chép câu trả lời' })
  } catch {
    showToast({
      tone: 'danger',
      title: 'Không sao chép được',
      description: 'Trình duyệt không cho phép. Bạn bôi đen câu trả lời rồi sao chép giúp nhé.',
    })
  }
}
