import { useState } from 'react'
import { buttonClass } from '#app/ui/button.tsx'
import type { TapQuestion as Asked } from '#app/domain/advisor/answer.ts'

type TapQuestionProps = Asked & {
  /** What was asked before, so that a link alone asks the whole. */
  asked: string | null
  productId?: number | undefined
  onAsk: (question: string) => void
}

/** The one question asked back, answered by a tap; without JavaScript each answer is a link that asks it. */
export function TapQuestion({ question, options, asked, productId, onAsk }: TapQuestionProps) {
  const [skipped, setSkipped] = useState(false)
  if (skipped) return null
  return (
    <section aria-label="Cố vấn hỏi thêm" className="grid gap-2.5 rounded-card bg-action-soft p-4">
      <p className="font-semibold">{question}</p>
      <ul className="flex flex-wrap gap-2">
        {options.map((option) => (
          <li key={option}>
            <a
              href={`/chat?${productId ? `san-pham=${productId}&` : ''}q=${encodeURIComponent(asked ? `${asked}, ${option}` : option)}`}
              onClick={(event) => {
                event.preventDefault()
                onAsk(option)
              }}
              className={buttonClass('secondary', 'md', 'group-data-asking/chat:opacity-55')}
            >
              {option}
            </a>
          </li>
        ))}
        <li>
          <button
            type="button"
            onClick={() => setSkipped(true)}
            className={buttonClass('ghost', 'md', 'text-action no-js:hidden')}
          >
            Bỏ qua
          </button>
        </li>
      </ul>
    </section>
  )
}
