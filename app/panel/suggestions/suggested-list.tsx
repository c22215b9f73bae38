import { useState } from 'react'
import { Link } from 'react-router'
import type { SuggestedQuestion } from '#app/domain/advisor/queries/suggested-questions.server.ts'
import { DeleteButton } from '#app/panel/parts/delete-button.tsx'
import { EntryForm } from '#app/panel/parts/entry-form.tsx'
import { errorOf, typedInto } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import type { OpenForm } from '#app/panel/parts/use-open-form.ts'
import { Badge } from '#app/ui/badge.tsx'
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
      after={row && <Deleting row={row} />}
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

const Deleting = ({ row: { id, text } }: { row: SuggestedQuestion }) => (
  <DeleteButton
    fields={{ intent: 'delete', id: String(id) }}
    label={say(`Xóa câu này: ${text}`, { en: `Delete it: ${text}` })}
    word={say('Xóa câu này', { en: 'Delete it' })}
    title={say('Xóa câu hỏi gợi ý', { en: 'Delete suggested question' })}
    question={say(`Khách sẽ không còn thấy “${text}”. Bạn có thể khôi phục ở cuối trang.`, {
      en: `Visitors will no longer see “${text}”. You can restore it at the end of the page.`,
    })}
    confirm={say('Xóa', { en: 'Delete' })}
    cancel={say('Hủy', { en: 'Cancel' })}
  />
)

type SuggestedListProps = {
  rows: readonly (SuggestedQuestion & { asked: number })[]
  /** Some words were looked for. */
  isSearched: boolean
  hrefOf: OpenForm['hrefOf']
}

/** The questions suggested to visitors, each opens its form. */
export function SuggestedList({ rows, isSearched, hrefOf }: SuggestedListProps) {
  if (rows.length === 0)
    return isSearched ? (
      <EmptyState title={say('Không có câu nào như vậy', { en: 'No such question' })} />
    ) : (
      <EmptyState
        title={say('Chưa có câu hỏi gợi ý nào', { en: 'No suggested questions yet' })}
        text={say('Khách đang thấy bốn câu có sẵn của trang.', {
          en: 'Visitors see the four built-in questions.',
        })}
      />
    )
  // Where all are samples, saying so on each line tells nothing.
  const marksSamples = rows.some(({ isDemo }) => !isDemo)
  return (
    <ul className="grid gap-px overflow-clip rounded-card border border-line bg-line xl:grid-cols-2">
      {rows.map(({ id, text, isDemo, asked }) => (
        <li
          key={id}
          className="relative flex min-h-12 items-center justify-between gap-x-4 bg-surface px-4 py-2 hover:bg-sunken xl:last:odd:col-span-2"
        >
          <span className="min-w-0">
            <Link
              id={`open-edit-${id}`}
              to={hrefOf('edit', id)}
              preventScrollReset
              aria-label={say(`Sửa: ${text}`, { en: `Edit: ${text}` })}
              className="after:absolute after:inset-0 hover:text-action"
            >
              {keepUnits(text)}
            </Link>
            {isDemo && marksSamples && <Badge className="ms-2">{say('Mẫu', { en: 'Sample' })}</Badge>}
          </span>
          {asked > 0 && (
            <span className="shrink-0 text-sm font-semibold tabular-nums">
              {say(`${formatNumber(asked)} lần`, { en: times(asked) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
