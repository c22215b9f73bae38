import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { SuggestedQuestion } from '#app/domain/advisor/queries/suggested-questions.server.ts'
import { DeleteButton } from '#app/panel/parts/delete-button.tsx'
import { EntryForm } from '#app/panel/parts/entry-form.tsx'
import { errorOf, typedInto } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import type { OpenForm } from '#app/panel/parts/use-open-form.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { TextField } from '#app/ui/text-field.tsx'

type SuggestedFormProps = {
  /** Null to add one. */
  row: SuggestedQuestion | null
  outcome: Outcome | null | undefined
  cancelHref: string
}

/** Adds or changes a suggested question, and shows it as visitors will see it. */
export function SuggestedForm({ row, outcome, cancelHref }: SuggestedFormProps) {
  const fields: Record<string, string> = row ? { intent: 'update', id: String(row.id) } : { intent: 'create' }
  const [text, setText] = useState(typedInto(outcome, fields)?.['question'] ?? row?.text ?? '')
  return (
    <EntryForm
      title={row ? 'Sửa câu hỏi gợi ý' : 'Câu hỏi gợi ý mới'}
      fields={fields}
      save={row ? 'Lưu' : 'Thêm câu hỏi'}
      cancel="Hủy"
      cancelHref={cancelHref}
      refusal={outcome}
    >
      <TextField
        label="Câu hỏi"
        name="question"
        required
        maxLength={150}
        placeholder="Ví dụ: Nhà 4 người nên mua tủ lạnh bao nhiêu lít?"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        error={errorOf(outcome, 'question')}
      />
      {text.trim() !== '' && (
        <div className="grid gap-2 rounded-card bg-sunken p-4 no-js:hidden">
          <p className="text-sm text-muted">Khách sẽ thấy dưới ô hỏi ở trang chủ và khi mở chat:</p>
          <p>
            <span className="inline-flex min-h-11 max-w-full items-center rounded-full border border-line bg-surface px-4 py-2 text-sm">
              {text}
            </span>
          </p>
        </div>
      )}
    </EntryForm>
  )
}

/** The questions suggested to visitors. */
export function SuggestedList({
  rows,
  hrefOf,
}: {
  rows: readonly SuggestedQuestion[]
  hrefOf: OpenForm['hrefOf']
}) {
  if (rows.length === 0)
    return <EmptyState title="Chưa có câu hỏi gợi ý nào" text="Khách đang thấy bốn câu có sẵn của trang." />
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {rows.map(({ id, text, isDemo }) => (
        <li key={id} className="flex items-center gap-2 py-1 ps-4 pe-1">
          <span className="min-w-0 grow py-2">
            {text} {isDemo && <Badge>Mẫu</Badge>}
          </span>
          <Link
            id={`open-edit-${id}`}
            to={hrefOf('edit', id)}
            preventScrollReset
            aria-label={`Sửa: ${text}`}
            title="Sửa"
            className={buttonClass('ghost', 'md', 'shrink-0 px-3')}
          >
            <Pencil aria-hidden="true" className="size-4" />
          </Link>
          <DeleteButton
            fields={{ intent: 'delete', id: String(id) }}
            label={`Xóa: ${text}`}
            title="Xóa câu hỏi gợi ý"
            question={`Khách sẽ không còn thấy “${text}”. Bạn có thể khôi phục ở cuối trang.`}
            confirm="Xóa"
            cancel="Hủy"
          />
        </li>
      ))}
    </ul>
  )
}
