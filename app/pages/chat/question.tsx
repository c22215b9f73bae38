import { clsx } from 'clsx'
import { Pencil } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { Conversation, Message, VisitorMessage } from './conversation/message.ts'
import type { ConversationControls } from './conversation/use-conversation.ts'
import { UnderstoodChips } from './understood-chips.tsx'

type QuestionProps = {
  message: VisitorMessage
  /** What follows it. */
  next: Message | undefined
  conversation: Conversation
  /** Only the last question can be changed, and only while nobody answers it. */
  isLast: boolean
  controls: ConversationControls
  onEdit: (id: string, text: string) => void
}

/** A question in its bubble, and below it what it was understood as. */
export function Question({ message, next, conversation, isLast, controls, onEdit }: QuestionProps) {
  const { id, text, sent } = message
  const hydrated = useHydrated()
  const answer = next?.from === 'advisor' ? next.answer : null
  const isOpen = isLast && !conversation.asking
  const pending = isLast && conversation.asking ? conversation.understood : []
  return (
    <div className="grid justify-items-end gap-2">
      <div className="flex max-w-full items-center justify-end gap-1">
        {isLast && !sent && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => onEdit(id, text)}
            // Its place is kept while an answer comes, so that the question does not wrap anew.
            className={clsx(
              !isOpen && 'invisible',
              'shrink-0 !px-2 text-muted no-js:hidden max-sm:min-w-9 pointer-coarse:min-h-11 pointer-coarse:min-w-11',
            )}
          >
            <Pencil aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">
              Sửa<span className="sr-only"> câu hỏi</span>
            </span>
          </Button>
        )}
        <p className="min-w-0 rounded-card rounded-ee-sm bg-action-soft px-4 py-2.5 whitespace-pre-line">
          <span className="sr-only">Bạn hỏi: </span>
          {text}
        </p>
      </div>
      <UnderstoodChips
        chips={answer?.understood ?? pending}
        mayRemove={isOpen && answer !== null}
        onRemove={hydrated ? controls.without : undefined}
      />
    </div>
  )
}
