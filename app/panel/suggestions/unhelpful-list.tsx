import { Link } from 'react-router'
import type { UnhelpfulAnswer } from '#app/domain/advisor/queries/unhelpful-answers.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'

/** Answers that visitors said did not help. */
export function UnhelpfulList({ rows }: { rows: readonly UnhelpfulAnswer[] }) {
  if (rows.length === 0)
    return (
      <EmptyState
        title="Chưa có câu trả lời nào bị chê"
        text="Khi khách bấm ‘Không’ dưới câu trả lời, câu đó sẽ hiện ở đây."
      />
    )
  return (
    <ul className="grid gap-3">
      {rows.map(({ id, question, answer, reason, at }) => (
        <li key={id} className="grid gap-2 rounded-card border border-line bg-surface p-4 md:p-5">
          <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
            <h2 className="min-w-0 grow basis-72 font-bold [overflow-wrap:anywhere]">{question}</h2>
            <Badge tone={reason ? 'danger' : 'neutral'}>{reason ?? 'Không nói lý do'}</Badge>
          </div>
          <details>
            <summary className="line-clamp-2 text-muted">{answer}</summary>
            <p className="mt-2 max-w-text whitespace-pre-line [overflow-wrap:anywhere]">{answer}</p>
          </details>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted tabular-nums">
            {formatDateTime(at)}
            <Link to={`/chat?q=${encodeURIComponent(question)}`} className={buttonClass('soft', 'sm')}>
              Hỏi lại để xem
            </Link>
          </p>
        </li>
      ))}
    </ul>
  )
}
