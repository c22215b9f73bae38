import { clsx } from 'clsx'
import { ArrowUp, Square } from 'lucide-react'
import { useImperativeHandle, useRef, useState } from 'react'
import type { FormEvent, KeyboardEvent, Ref } from 'react'
import { flushSync } from 'react-dom'
import { Form } from 'react-router'
import { MAX_QUESTION } from '#app/domain/advisor/question-limits.ts'
import { IconButton } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { ASKED_BEFORE } from './chat-address.ts'
import { OffTopicHint } from './off-topic-hint.tsx'

/** Puts a text into the box, with the focus behind it, or on a part of it. @returns what stood there */
export type ChatInputHandle = { put: (text: string, from?: number, to?: number) => string }

type ChatInputProps = {
  asking: boolean
  /** Something was asked before. */
  begun: boolean
  productId?: number | undefined
  /** What was understood so far: a question that the form asks without JavaScript follows it. */
  before: string | null
  onAsk: (question: string) => void
  onStop: () => void
  ref: Ref<ChatInputHandle>
}

/** From here on the length is shown. */
const NEARLY_FULL = MAX_QUESTION * 0.8

/** A key pressed while a word is still being composed (Telex, VNI) belongs to the word; Safari says so by 229 alone. */
const isComposing = ({ nativeEvent }: KeyboardEvent) => nativeEvent.isComposing || nativeEvent.keyCode === 229

/**
 * The question box. Enter sends, Shift+Enter breaks the line; while an answer is on its way the button stops it.
 * Without JavaScript it is a form that asks one question.
 */
export function ChatInput({ asking, begun, productId, before, onAsk, onStop, ref }: ChatInputProps) {
  const [text, setText] = useState('')
  const box = useRef<HTMLTextAreaElement>(null)
  const hydrated = useHydrated()
  const length = text.trim().length
  const tooLong = length > MAX_QUESTION
  useImperativeHandle(ref, () => ({
    put: (next, from = next.length, to = next.length) => {
      const before = box.current?.value ?? ''
      // At once: whoever types faster than the machine draws goes on behind it.
      flushSync(() => setText(next))
      box.current?.focus()
      box.current?.setSelectionRange(from, to)
      return before
    },
  }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (asking || length === 0 || tooLong) return
    setText('')
    onAsk(text)
  }
  return (
    <div className="grid gap-2">
      <OffTopicHint text={text} onExample={setText} />
      <Form
        action="/chat"
        onSubmit={submit}
        className={clsx(
          'rounded-card bg-surface p-1.5',
          // Before anything was asked it is what the page is for.
          begun ? 'flex items-end gap-2 border' : 'chat-begin',
          tooLong ? 'border-danger' : begun && 'border-line-strong focus-within:border-action',
        )}
      >
        {productId && <input type="hidden" name="san-pham" value={productId} />}
        {before && <input type="hidden" name={ASKED_BEFORE} value={before} />}
        <div data-text={text} className="growing min-w-0 grow">
          <textarea
            ref={box}
            name="q"
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.shiftKey && !isComposing(event)) submit(event)
            }}
            rows={1}
            // A pasted text is never cut: it is said to be too long, and stays to be shortened.
            maxLength={hydrated ? undefined : MAX_QUESTION}
            required
            enterKeyHint="send"
            aria-label="Câu hỏi của bạn"
            aria-invalid={tooLong || undefined}
            aria-describedby="chat-length"
            placeholder={
              productId
                ? 'Máy này có tốn điện không?'
                : begun
                  ? 'Bạn muốn hỏi thêm gì?'
                  : 'Cần máy gì, khoảng bao nhiêu tiền?'
            }
            className="min-h-11 min-w-0 resize-none bg-transparent px-3 py-2.5 outline-none max-sm:placeholder:text-[0.9375rem]"
          />
        </div>
        {!begun && <p>Trả lời do AI viết, không phải người thật.</p>}
        {asking ? (
          <IconButton label="Dừng trả lời" variant="secondary" onClick={onStop}>
            <Square aria-hidden="true" className="size-4 fill-current" />
          </IconButton>
        ) : (
          <>
            <IconButton
              type="submit"
              label="Gửi câu hỏi"
              variant="primary"
              disabled={hydrated && (length === 0 || tooLong)}
              // Nothing can be asked yet, but it is what the page is for.
              className="no-js:hidden disabled:opacity-100"
            >
              <ArrowUp aria-hidden="true" className="size-5" />
            </IconButton>
            <button
              type="submit"
              className="min-h-11 rounded-control bg-action px-4 font-semibold text-on-action js:hidden"
            >
              Gửi
            </button>
          </>
        )}
      </Form>
      <p
        id="chat-length"
        role="status"
        className={clsx('text-end text-xs tabular-nums empty:hidden', tooLong ? 'text-danger' : 'text-muted')}
      >
        {length > NEARLY_FULL && sayLength(length)}
      </p>
    </div>
  )
}

function sayLength(length: number): string {
  const count = `${formatNumber(length)}/${formatNumber(MAX_QUESTION)} ký tự`
  return length > MAX_QUESTION ? `${count}: câu hỏi dài quá, bạn rút gọn giúp nhé.` : count
}
