import { MessageCircleQuestion, Printer } from 'lucide-react'
import { Link } from 'react-router'
import type { Winner } from '#app/domain/catalogue/comparison/winner.ts'
import { AlertLink } from '#app/pages/alerts/alert-box.tsx'
import { Button } from '#app/ui/button.tsx'
import { CopyLinkButton } from '#app/ui/copy-link-button.tsx'

type CompareSummaryProps = { winner: Winner | null; sentences: readonly string[] }

/** The verdict, and point by point what it rests on. */
export function CompareSummary({ winner, sentences }: CompareSummaryProps) {
  return (
    <section aria-labelledby="summary" className="compare-verdict">
      <div>
        <h2 id="summary">Nói ngắn gọn</h2>
        {winner && <p>{winner.text}</p>}
        <details>
          <summary>Từng điểm một</summary>
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

/** The way to the advisor with the same question. */
export function AskToCompare({ question }: { question: string }) {
  return (
    <Button asChild size="sm">
      <Link to={`/chat?q=${encodeURIComponent(question)}`}>
        <MessageCircleQuestion aria-hidden="true" className="size-5" />
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
