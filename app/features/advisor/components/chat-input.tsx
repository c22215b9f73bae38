import { ArrowUp, Square } from 'lucide-react'
import { useState } from 'react'
import type { FormEvent, KeyboardEvent } from 'react'
import { Form } from 'react-router'
import { IconButton } from '#app/ui/button.tsx'
import { OffTopicHint } from './off-topic-hint.tsx'

type ChatInputProps = {
  asking: boolean
  productId?: number | undefined
  onAsk: (question: string) => void
  onStop: () => void
}

/**
 * The question box. Enter sends, Shift+Enter breaks the line; while an answer is on its way the button stops it.
 * Without JavaScript it is a form that asks one question.
 */
export function ChatInput({ asking, productId, onAsk, onStop }: ChatInputProps) {
  const [text, setText] = useState('')
  const blank = text.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (asking || blank) return
    onAsk(text)
    setText('')
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event)
  }
  return (
    <div className="grid gap-2">
      <OffTopicHint text={text} onExample={setText} />
      <Form
        action="/chat"
        onSubmit={submit}
        className="flex items-end gap-2 rounded-card border border-line-strong bg-surface p-1.5 focus-within:border-action"
      >
        {productId && <input type="hidden" name="san-pham" value={productId} />}
        <textarea
          name="q"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          rows={1}
          maxLength={1000}
          required
          aria-label="Câu hỏi của bạn"
          placeholder={productId ? 'Máy này có tốn điện không?' : 'Tủ lạnh cho 4 người…'}
          className="field-sizing-content max-h-40 min-h-11 grow resize-none bg-transparent px-3 py-2.5 outline-none"
        />
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
              disabled={blank}
              className="no-js:hidden"
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
    </div>
  )
}
