import { clsx } from 'clsx'
import { House, MessageSquarePlus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { lastQuestion } from '../chat/message.ts'
import type { ConversationControls } from '../chat/use-conversation.ts'
import { AdvisorMessage } from './advisor-message.tsx'
import { ChatInput } from './chat-input.tsx'
import { ProductChip } from './product-chip.tsx'
import type { ProductInView } from './product-chip.tsx'
import { SuggestionChips } from './suggestion-chips.tsx'

type ConversationViewProps = ConversationControls & {
  suggestions: readonly string[]
  /** The product that questions are about until the visitor takes it away. */
  about: ProductInView | null
  onLeaveProduct: () => void
  /** Messages up to this one were there when the page came; they are not typed out again. */
  settled: number
}

/** The chat: one column, the newest message in view, the input always at hand. */
export function ConversationView({
  conversation,
  suggestions,
  about,
  onLeaveProduct,
  settled,
  ask,
  stop,
  reset,
}: ConversationViewProps) {
  const newest = useRef<HTMLLIElement>(null)
  const { messages, asking } = conversation
  const untouched = messages.length === 1
  useEffect(() => {
    if (messages.length <= settled) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    newest.current?.scrollIntoView({ block: 'start', behavior: still ? 'instant' : 'smooth' })
  }, [messages.length, settled])
  return (
    <div className="mx-auto flex grow w-full max-w-[45rem] flex-col px-4">
      <div className="flex flex-wrap items-center justify-between gap-2 py-3">
        <Button asChild variant="ghost" size="sm">
          <Link to="/">
            <House aria-hidden="true" className="size-4" />
            Về trang chủ
          </Link>
        </Button>
        <Button variant="ghost" size="sm" onClick={reset} className="no-js:hidden">
          <MessageSquarePlus aria-hidden="true" className="size-4" />
          Cuộc trò chuyện mới
        </Button>
      </div>
      <h1 className="sr-only">Chat với cố vấn AI</h1>
      <ol className="grid content-start gap-7 pt-2">
        {messages.map((message, index) => (
          <li
            key={message.id}
            ref={index === messages.length - 1 ? newest : null}
            className={clsx(
              'grid content-start scroll-mt-20',
              // Room below, so that the newest message can stand at the top while it is still short.
              index >= settled && message.from === 'advisor' && 'last:min-h-[calc(100dvh-16rem)]',
            )}
          >
            {message.from === 'visitor' ? (
              <VisitorMessage text={message.text} />
            ) : (
              <AdvisorMessage
                message={message}
                animate={index >= settled && index === messages.length - 1}
                asking={asking}
                onAskRelated={(question) => ask(question, { withContext: true })}
                onRetry={() => ask(lastQuestion(messages) ?? '')}
              />
            )}
          </li>
        ))}
      </ol>
      <div className="grid grow content-start gap-7 py-7">
        <div role="status">
          {asking && (
            <p className="flex items-center gap-3 ps-11 text-muted">
              <Spinner label={null} />
              Cố vấn đang xem sản phẩm và giá…
            </p>
          )}
        </div>
        {untouched && !asking && (
          <SuggestionChips
            label="Câu hỏi gợi ý"
            questions={suggestions}
            productId={about?.id}
            onAsk={(question) => ask(question)}
          />
        )}
      </div>
      <div className="sticky bottom-0 bg-ground pt-1 pb-3">
        {about && <ProductChip product={about} onLeave={onLeaveProduct} />}
        <ChatInput asking={asking} productId={about?.id} onAsk={(question) => ask(question)} onStop={stop} />
        <p className="mt-1.5 text-center text-xs text-muted">
          Bạn đang trò chuyện với AI, không phải người thật.
        </p>
      </div>
    </div>
  )
}

function VisitorMessage({ text }: { text: string }) {
  return (
    <p className="max-w-[85%] justify-self-end rounded-card rounded-ee-sm bg-action-soft px-4 py-2.5 whitespace-pre-line">
      <span className="sr-only">Bạn hỏi: </span>
      {text}
    </p>
  )
}
