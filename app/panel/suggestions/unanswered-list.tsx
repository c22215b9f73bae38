import { Form, Link } from 'react-router'
import type { OpenQuestion } from '#app/domain/advisor/queries/open-questions.server.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'

/** What the advisor took such a question for. */
const REASONS: Record<string, string> = {
  explain: 'câu hỏi kiến thức chưa có nguồn',
  running_cost: 'chưa tính được tiền điện',
}

/** Questions the advisor had no good answer to. */
export function UnansweredList({ rows }: { rows: readonly OpenQuestion[] }) {
  if (rows.length === 0)
    return (
      <EmptyState title="Không có câu hỏi nào đang chờ" text="Câu cố vấn chưa trả lời được sẽ hiện ở đây." />
    )
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {rows.map(({ id, text, reason, count, lastAt }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
          <div className="min-w-0 grow basis-80">
            <p className="[overflow-wrap:anywhere]">{text}</p>
            <p className="text-sm text-muted tabular-nums">
              {formatNumber(count)} lần · {formatDateTime(lastAt)} · {REASONS[reason] ?? reason}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Link to={`/chat?q=${encodeURIComponent(text)}`} className={buttonClass('secondary', 'sm')}>
              Hỏi thử
            </Link>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="question" value={text} />
              <Button type="submit" name="intent" value="suggest" size="sm" variant="secondary">
                Thêm vào gợi ý
              </Button>
            </Form>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="id" value={id} />
              <Button type="submit" name="intent" value="settle" size="sm" aria-label={`Đã xử lý: ${text}`}>
                Đã xử lý
              </Button>
            </Form>
          </div>
        </li>
      ))}
    </ul>
  )
}
