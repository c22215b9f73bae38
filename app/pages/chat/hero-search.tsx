import { MessageCircle, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { Form, useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { useSuggestions } from './conversation/use-suggestions.ts'
import { OffTopicHint } from './off-topic-hint.tsx'
import { SuggestionChips } from './suggestion-chips.tsx'

/** How long the 'searching' state shows before the chat opens, in ms. */
const TYPED_DELAY_MS = 300
const CLICKED_DELAY_MS = 500

type HeroSearchProps = {
  initialQuestions: readonly string[]
  /** What many people asked. */
  popular: readonly string[]
  /** What stands between the box and the questions. */
  children: ReactNode
}

/** The question box of the home page and four suggested questions; both lead to the chat. */
export function HeroSearch({ initialQuestions, popular, children }: HeroSearchProps) {
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const [text, setText] = useState('')
  const [searching, setSearching] = useState(false)
  const suggestions = useSuggestions(initialQuestions)
  const open = (question: string, delay: number) => {
    if (searching) return
    setText(question)
    setSearching(true)
    setTimeout(() => void navigate(`/chat?q=${encodeURIComponent(question)}`), delay)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') open(text.trim(), TYPED_DELAY_MS)
  }
  return (
    <>
      <Form action="/chat" onSubmit={submit} role="search" className="grid gap-1">
        <div className="flex gap-2 rounded-card border border-line-strong bg-surface p-1.5 shadow-raised focus-within:border-action sm:p-2">
          <div className="relative grow">
            <MessageCircle
              aria-hidden="true"
              className="pointer-events-none absolute start-3 top-1/2 size-5 -translate-y-1/2 text-muted max-sm:hidden"
            />
            <input
              name="q"
              value={text}
              onChange={(event) => setText(event.target.value)}
              disabled={searching}
              maxLength={1000}
              required
              autoComplete="off"
              aria-label="Bạn cần tư vấn món gì?"
              placeholder="Cần máy gì, bao nhiêu tiền?"
              className="h-12 w-full rounded-control bg-transparent ps-2.5 outline-none disabled:opacity-60 max-sm:text-base sm:ps-11 sm:pe-3"
            />
          </div>
          <Button
            type="submit"
            loading={searching}
            disabled={hydrated && text.trim() === ''}
            // Nothing can be asked yet, but it is what the page is for.
            className="self-center no-js:hidden disabled:opacity-100 max-sm:px-4 sm:px-6"
          >
            {searching ? (
              'Đang tìm...'
            ) : (
              <span>
                Hỏi<span className="max-sm:sr-only"> cố vấn</span>
              </span>
            )}
          </Button>
          <button
            type="submit"
            className="min-h-11 rounded-control bg-action px-4 font-semibold text-on-action js:hidden sm:px-6"
          >
            Hỏi cố vấn
          </button>
        </div>
        <OffTopicHint text={text} onExample={setText} />
      </Form>
      {children}
      <div className="grid content-start gap-1 md:gap-2">
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted" role="status">
          {suggestions.loading ? 'Đang tải câu hỏi gợi ý...' : 'Bạn có thể hỏi'}
          {suggestions.isFallback && ' (sử dụng câu hỏi dự phòng)'}
          <button
            type="button"
            onClick={suggestions.shuffle}
            disabled={suggestions.loading || searching}
            className="inline-flex min-h-9 items-center gap-1.5 font-semibold text-action hover:underline disabled:opacity-55 no-js:hidden"
          >
            <RefreshCw aria-hidden="true" className="size-3.5" />
            Câu khác
          </button>
        </p>
        <SuggestionChips
          label="Câu hỏi gợi ý"
          questions={suggestions.shown}
          disabled={searching}
          onAsk={(question) => open(question, CLICKED_DELAY_MS)}
        />
        {popular.length > 0 && (
          <>
            <p aria-hidden="true" className="text-sm text-muted">
              Nhiều người hỏi
            </p>
            <SuggestionChips
              label="Nhiều người hỏi"
              questions={popular}
              disabled={searching}
              onAsk={(question) => open(question, CLICKED_DELAY_MS)}
            />
          </>
        )}
      </div>
    </>
  )
}
