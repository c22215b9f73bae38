import { MessageCircleQuestion, Printer } from 'lucide-react'
import { Link } from 'react-router'
import type { Winner } from '#app/domain/catalogue/comparison/winner.ts'
import { AlertLink } from '#app/pages/alerts/alert-box.tsx'
import { Button } from '#app/ui/button.tsx'
import { CopyLinkButton } from '#app/ui/copy-link-button.tsx'
import { uncut } from '#app/ui/uncut.tsx'

type CompareSummaryProps = { winner: Winner | null; sentences: readonly string[] }

/** The verdict, and point by point what it rests on. */
export function CompareSummary({ winner, sentences }: CompareSummaryProps) {
  return (
    <section aria-labelledby="summary" className="compare-verdict">
      <div>
        <h2 id="summary">Nói ngắn gọn</h2>
        {winner && <Verdict text={winner.text} />}
        {winner?.doubt && <p className="compare-doubt">{uncut(winner.doubt)}</p>}
        <details>
          <summary>Xem từng điểm</summary>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      </div>
    </section>
  )
}

/** Who wins stands large as a sentence of its own, what that rests on as the next. Where nobody wins its first sentence does. */
function Verdict({ text }: { text: string }) {
  const [who = ''] = /^.*?(?=: |(?<=\.) |$)/.exec(text) ?? []
  return (
    <p>
      <b>{uncut(who)}</b>
      {uncut(text.slice(who.length).replace(/^:? ./, (first) => first.slice(-1).toUpperCase()))}
    </p>
  )
}

/** The way to the advisor with the same question. */
export function AskToCompare({ question }: { question: string }) {
  return (
    <Button asChild size="sm" variant="secondary" className="max-sm:px-3">
      <Link to={`/chat?q=${encodeURIComponent(question)}`}>
        <MessageCircleQuestion aria-hidden="true" className="size-5 max-sm:hidden" />
        Nhờ cố vấn so sánh
      </Link>
    </Button>
  )
}

/** What is done with a comparison that has been read: kept, printed, waited on. */
export function CompareFoot({ ids }: { ids: readonly number[] }) {
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <AlertLink ids={ids} />
      <CopyLinkButton size="sm">Sao chép liên kết</CopyLinkButton>
      <Button variant="secondary" size="sm" className="no-js:hidden" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-5" />
        In
      </Button>
    </div>
  )
}
