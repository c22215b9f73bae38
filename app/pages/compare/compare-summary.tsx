import { Link } from 'react-router'
import { compareHref } from '#app/domain/catalogue/comparison/compare-url.ts'
import type { Winner } from '#app/domain/catalogue/comparison/winner.ts'
import { AlertLink } from '#app/pages/alerts/alert-box.tsx'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { CopyLinkButton } from '#app/ui/copy-link-button.tsx'
import { uncut } from '#app/ui/uncut.tsx'

type CompareSummaryProps = { winner: Winner | null; sentences: readonly string[] }

/** The verdict, and point by point what it rests on. */
export function CompareSummary({ winner, sentences }: CompareSummaryProps) {
  return (
    <section aria-labelledby="summary">
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

type CompareFootProps = {
  ids: readonly number[]
  onlyDifferences: boolean
  /** What the advisor is asked about them. */
  question: string
}

/** What is done with a comparison that has been read: narrowed, asked about, waited on, kept, printed. */
export function CompareFoot({ ids, onlyDifferences, question }: CompareFootProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <Chip to={compareHref(ids, !onlyDifferences)} selected={onlyDifferences}>
        Chỉ xem điểm khác
      </Chip>
      <Button asChild size="sm" variant="secondary">
        <Link to={`/chat?q=${encodeURIComponent(question)}`}>Nhờ cố vấn so sánh</Link>
      </Button>
      <AlertLink ids={ids} />
      <CopyLinkButton size="sm">Sao chép liên kết</CopyLinkButton>
      <Button variant="secondary" size="sm" className="no-js:hidden" onClick={() => window.print()}>
        In
      </Button>
    </div>
  )
}
