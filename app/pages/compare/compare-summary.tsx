import { MessageCircleQuestion, Printer } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { CopyLinkButton } from '#app/ui/copy-link-button.tsx'

type CompareSummaryProps = { sentences: readonly string[]; question: string }

/** The comparison in a few sentences, and what can be done with it: ask about it, send it, print it. */
export function CompareSummary({ sentences, question }: CompareSummaryProps) {
  return (
    <section
      aria-labelledby="summary"
      className="grid gap-5 rounded-card border border-line bg-surface p-4 md:p-6 lg:grid-cols-[1fr_auto] lg:items-center print:border-0 print:p-0"
    >
      <div>
        <h2 id="summary" className="font-bold">
          Nói ngắn gọn
        </h2>
        <ul className="mt-2 grid max-w-text list-disc gap-1 ps-5 marker:text-action">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2 lg:max-w-64 print:hidden">
        <Button asChild className="grow">
          <Link to={`/chat?q=${encodeURIComponent(question)}`}>
            <MessageCircleQuestion aria-hidden="true" className="size-5" />
            Nhờ cố vấn so sánh
          </Link>
        </Button>
        <CopyLinkButton>Sao chép liên kết</CopyLinkButton>
        <Button variant="secondary" className="no-js:hidden" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          In
        </Button>
      </div>
    </section>
  )
}
