import { clsx } from 'clsx'
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
import { keepUnits } from '#app/vietnamese/keep-units.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { say, times } from '#app/vietnamese/say.ts'

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
      title={
        row
          ? say('Sửa câu hỏi gợi ý', { en: 'Edit suggested question' })
          : say('Câu hỏi gợi ý mới', { en: 'New suggested question' })
      }
      fields={fields}
      save={row ? say('Lưu', { en: 'Save' }) : say('Thêm câu hỏi', { en: 'Add question' })}
      cancel={say('Hủy', { en: 'Cancel' })}
      cancelHref={cancelHref}
      refusal={outcome}
    >
      <TextField
        label={say('Câu hỏi', { en: 'Question' })}
        name="question"
        required
        maxLength={150}
        placeholder={say('Ví dụ: Nhà 4 người nên mua tủ lạnh bao nhiêu lít?', {
          en: 'Such as: Nhà 4 người nên mua tủ lạnh bao nhiêu lít?',
        })}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        error={errorOf(outcome, 'question')}
      />
      {text.trim() !== '' && (
        <div className="grid gap-2 rounded-card bg-sunken p-4 no-js:hidden">
          <p className="text-sm text-muted">
            {say('Khách sẽ thấy dưới ô hỏi ở trang chủ và khi mở chat:', {
              en: 'Visitors see this below the question box on the home page and when they open the chat:',
            })}
          </p>
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
  rows: readonly (SuggestedQuestion & { asked: number })[]
  hrefOf: OpenForm['hrefOf']
}) {
  if (rows.length === 0)
    return (
      <EmptyState
        title={say('Chưa có câu hỏi gợi ý nào', { en: 'No suggested questions yet' })}
        text={say('Khách đang thấy bốn câu có sẵn của trang.', {
          en: 'Visitors see the four built-in questions.',
        })}
      />
    )
  // Where all are samples, or nobody asked any, saying so on each line tells nothing.
  const marksSamples = rows.some(({ isDemo }) => !isDemo)
  const tellsAsked = rows.some(({ asked }) => asked > 0)
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {rows.map(({ id, text, isDemo, asked }) => (
        <li key={id} className="flex items-center gap-2 py-1 ps-4 pe-1">
          <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4 py-2">
            {keepUnits(text)} {isDemo && marksSamples && <Badge>{say('Mẫu', { en: 'Sample' })}</Badge>}
            {tellsAsked && (
              <span className={clsx('text-sm text-muted tabular-nums', asked === 0 && 'max-md:hidden')}>
                {asked > 0
                  ? say(`khách hỏi ${formatNumber(asked)} lần`, { en: `asked ${times(asked)}` })
                  : say('chưa ai hỏi', { en: 'not asked yet' })}
              </span>
            )}
          </span>
          <Link
            id={`open-edit-${id}`}
            to={hrefOf('edit', id)}
            preventScrollReset
            aria-label={say(`Sửa: ${text}`, { en: `Edit: ${text}` })}
            title={say('Sửa', { en: 'Edit' })}
            className={buttonClass('ghost', 'md', 'shrink-0 px-3')}
          >
            <Pencil aria-hidden="true" className="size-4" />
          </Link>
          <DeleteButton
            fields={{ intent: 'delete', id: String(id) }}
            label={say(`Xóa: ${text}`, { en: `Delete: ${text}` })}
            title={say('Xóa câu hỏi gợi ý', { en: 'Delete suggested question' })}
            question={say(`Khách sẽ không còn thấy “${text}”. Bạn có thể khôi phục ở cuối trang.`, {
              en: `Visitors will no longer see “${text}”. You can restore it at the end of the page.`,
            })}
            confirm={say('Xóa', { en: 'Delete' })}
            cancel={say('Hủy', { en: 'Cancel' })}
          />
        </li>
      ))}
    </ul>
  )
}
