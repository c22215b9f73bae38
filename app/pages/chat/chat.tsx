import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import type { ExampleView } from '#app/pages/home/example-view.ts'
import { IconButton } from '#app/ui/button.tsx'
import { later, onDemand } from '#app/ui/later.tsx'
import { ChatBar } from './chat-bar.tsx'
import { ChatInput } from './chat-input.tsx'
import type { ChatInputHandle } from './chat-input.tsx'
import { awake, wake } from './conversation/awake.ts'
import { lastUnderstood } from './conversation/context.ts'
import type { ConversationEvent } from './conversation/converse.ts'
import type { Conversation, ProductInView } from './conversation/message.ts'
import { useConversation } from './conversation/use-conversation.ts'
import { useHistory } from './conversation/use-history.ts'

const conversationParts = () => import('./conversation-view.tsx')

const ConversationView = later(
  () => conversationParts().then(({ ConversationView }) => ConversationView),
  awake,
)
const Starters = later(() => import('./starters.tsx').then(({ Starters }) => Starters))
const ToNewest = later(() => import('./newest.tsx').then(({ ToNewest }) => ToNewest))
const HistoryPanel = onDemand(() => import('./history-panel.tsx').then(({ HistoryPanel }) => HistoryPanel))

type ChatProps = {
  /** What happened before the page came to life. */
  begun: readonly ConversationEvent[]
  /** A question to ask as soon as the page is there. */
  toAsk: string | null
  /** The product that questions are about until the visitor takes it away. */
  about: ProductInView | null
  suggestions: readonly string[]
  /** What to suggest instead once the product is taken away. */
  generalSuggestions: readonly string[]
  /** What many people asked, which says so where it is suggested. */
  popular: readonly string[]
  /** What an answer looks like. */
  example: ExampleView | null
}

/** Resolves once the messages can be changed without losing the HTML they came with. */
async function messagesAlive(): Promise<void> {
  wake()
  await Promise.all([conversationParts(), import('./answer-extras.tsx')])
  // A turn of the event loop, in which React takes the messages over.
  await new Promise((resolve) => setTimeout(resolve))
}

/** Does what changes the messages once they can be changed; without a line it is done all the same, and fails by itself. */
const onceAlive = (change: () => void): void => void messagesAlive().then(change, change)

/** The chat: one column, the newest question in view, the input always at hand. */
export function Chat({
  begun,
  toAsk,
  about: aboutAtFirst,
  suggestions,
  generalSuggestions,
  popular,
  example,
}: ChatProps) {
  const [about, setAbout] = useState(aboutAtFirst)
  const { conversation, controls } = useConversation(begun, about?.id)
  const [settled, setSettled] = useState(conversation.counter)
  const [editing, setEditing] = useState<{ id: string; aside: string } | null>(null)
  const [isListOpen, setListOpen] = useState(false)
  const input = useRef<ChatInputHandle>(null)
  const shown = useRef('')
  const noteShown = useCallback((text: string) => {
    shown.current = text
  }, [])
  const end = useRef<HTMLSpanElement>(null)

  const show = useCallback(
    (kept: Conversation, about: ProductInView | null) => {
      controls.open(kept)
      setSettled(kept.counter)
      setAbout(about)
      setEditing(null)
    },
    [controls],
  )
  const mayResume = begun.length === 0 && toAsk === null && aboutAtFirst === null
  const history = useHistory({ conversation, about, mayResume, ready: messagesAlive, show })
  useEffect(() => {
    if (toAsk) onceAlive(() => controls.ask(toAsk))
  }, [toAsk, controls])

  const startAnew = () => {
    controls.reset()
    setSettled(1)
    setEditing(null)
  }
  const send = (text: string) => {
    if (!editing) return onceAlive(() => controls.ask(text))
    onceAlive(() => controls.resend(editing.id, text))
    if (editing.aside) input.current?.put(editing.aside)
    setEditing(null)
  }
  const onEdit = useCallback((id: string, text: string) => {
    setEditing({ id, aside: input.current?.put(text) ?? '' })
  }, [])
  const askSoon = useCallback((question: string) => onceAlive(() => controls.ask(question)), [controls])
  const { messages, asking } = conversation
  const untouched = messages.length === 1
  return (
    <div
      data-asking={asking || undefined}
      className={clsx('chat group/chat', untouched && !asking && 'chat-untouched')}
    >
      <ChatBar begun={!untouched} onHistory={() => setListOpen(true)} onNew={startAnew} />
      <ConversationView
        conversation={conversation}
        controls={controls}
        productId={about?.id}
        settled={settled}
        onShown={noteShown}
        end={end}
        onEdit={onEdit}
      />
      <div className="chat-box">
        <ToNewest end={end} count={asking ? 1 : messages.length} />
        {about && <ProductChip product={about} onLeave={() => setAbout(null)} />}
        {editing && (
          <EditingNote
            onCancel={() => {
              input.current?.put(editing.aside)
              setEditing(null)
            }}
          />
        )}
        <ChatInput
          ref={input}
          asking={asking}
          begun={!untouched}
          productId={about?.id}
          before={lastUnderstood(messages)}
          onAsk={send}
          onStop={() => controls.stop(shown.current)}
        />
      </div>
      {untouched && !asking && (
        <div className="chat-starters">
          <Suspense>
            <Starters
              suggestions={aboutAtFirst && !about ? generalSuggestions : suggestions}
              popular={popular}
              productId={about?.id}
              example={example}
              onAsk={askSoon}
              onPut={(text, from, to) => input.current?.put(text, from, to)}
            />
          </Suspense>
        </div>
      )}
      {isListOpen && (
        <Suspense>
          <HistoryPanel
            openId={history.openId}
            onOpen={(id) => {
              setListOpen(false)
              if (id !== history.openId) history.open(id)
            }}
            onGone={startAnew}
            onClose={() => setListOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

function EditingNote({ onCancel }: { onCancel: () => void }) {
  return (
    <p className="mb-1.5 flex items-center justify-between gap-2 rounded-control bg-action-soft ps-3 text-sm text-action">
      Đang sửa câu hỏi. Gửi là thay câu cũ.
      <IconButton label="Thôi sửa" onClick={onCancel}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </p>
  )
}

/** Says which product is being asked about; pressed, the chat is about anything again. */
function ProductChip({ product, onLeave }: { product: ProductInView; onLeave: () => void }) {
  return (
    <a
      href="/chat"
      onClick={(event) => {
        event.preventDefault()
        onLeave()
        document.querySelector<HTMLElement>('textarea[name=q]')?.focus()
      }}
      className="mb-1.5 flex min-h-11 w-fit max-w-full items-center gap-2 rounded-full border border-action bg-action-soft px-3.5 text-sm text-action hover:border-danger hover:text-danger"
    >
      <span className="truncate">Đang hỏi về: {product.title}</span>
      <X aria-hidden="true" className="size-4 shrink-0" />
      <span className="sr-only">(bấm để bỏ)</span>
    </a>
  )
}
