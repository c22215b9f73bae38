import { Link, useFetcher } from 'react-router'
import type { QuestionGroup } from '#app/domain/advisor/teaching/groups.ts'
import type { TeachState } from '#app/domain/advisor/teaching/questions-to-teach.server.ts'
import type { TeachReason } from '#app/domain/advisor/teaching/reasons.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { useOutcomeToast } from '#app/panel/parts/use-outcome-toast.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'

/** The form that settles the questions that are ticked. */
export const BULK_FORM = 'bulk'

/** Why a question is on the list. */
export const REASON_LABELS: Record<TeachReason, string> = {
  not_understood: 'Chưa hiểu',
  no_source: 'Chưa có nguồn',
  voted_down: 'Bị chê',
}

/** Other spellings shown at once; the rest is folded away. */
const FEW = 3

/** A question with its other spellings, why it is here, what was answered, and what can be done about it. */
export function QuestionCard({ group, state }: { group: QuestionGroup; state: TeachState }) {
  const { key, text, others, reasons, complaints, asked, votes, lastAt, answer } = group
  const counts = [
    ...(asked > 0 ? [`hỏi ${formatNumber(asked)} lần`] : []),
    ...(votes > 0 ? [`${formatNumber(votes)} lượt chê`] : []),
  ]
  return (
    <article aria-label={text} className="grid gap-3 rounded-card border border-line bg-surface p-4 md:p-5">
      <header className="flex items-start gap-3">
        <label className="-m-2 inline-grid size-11 shrink-0 place-items-center">
          <span className="sr-only">Chọn câu: {text}</span>
          <input
            type="checkbox"
            name="keys"
            value={group.keys.join(',')}
            form={BULK_FORM}
            className="size-5 accent-action"
          />
        </label>
        <div className="grid min-w-0 grow gap-1">
          <h2 className="font-bold [overflow-wrap:anywhere]">{text}</h2>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted tabular-nums">
            {reasons.map((reason) => (
              <Badge key={reason} tone={reason === 'voted_down' ? 'danger' : 'action'}>
                {REASON_LABELS[reason]}
              </Badge>
            ))}
            {complaints.map((complaint) => (
              <Badge key={complaint}>{complaint}</Badge>
            ))}
            <span>
              {counts.join(' · ')} · lần cuối {formatDateTime(lastAt)}
            </span>
          </p>
        </div>
      </header>
      <OtherSpellings others={others} />
      {answer && (
        <details className="rounded-control bg-sunken px-3 py-2 text-sm">
          <summary className="cursor-pointer">
            <span className="font-semibold">Khách đã nhận:</span>{' '}
            <span className="text-muted">{firstLine(answer)}</span>
          </summary>
          <p className="mt-2 max-w-text whitespace-pre-line [overflow-wrap:anywhere]">{answer}</p>
        </details>
      )}
      <div className="flex flex-wrap gap-2">
        <Link to={`/admin/teach/pins?new=1&from=${key}`} className={buttonClass('primary', 'sm')}>
          Ghim câu trả lời
        </Link>
        <Link to={`/admin/teach/facts?new=1&from=${key}`} className={buttonClass('secondary', 'sm')}>
          Viết dữ kiện
        </Link>
        <Link to={`/admin/synonyms?teach=1&from=${key}`} className={buttonClass('secondary', 'sm')}>
          Dạy từ
        </Link>
        <Link to={`/chat?q=${encodeURIComponent(text)}`} className={buttonClass('ghost', 'sm')}>
          Hỏi thử
        </Link>
        <SettleButtons keys={group.keys} state={state} name={text} />
      </div>
    </article>
  )
}

const firstLine = (text: string) => {
  const line = text.split('\n', 1)[0] ?? ''
  return line.length > 120 ? `${line.slice(0, 120)}…` : line
}

function OtherSpellings({ others }: { others: readonly string[] }) {
  if (others.length === 0) return null
  const list = (texts: readonly string[]) => (
    <ul className="grid gap-0.5 ps-4 text-sm text-muted">
      {texts.map((text) => (
        <li key={text} className="list-disc [overflow-wrap:anywhere]">
          {text}
        </li>
      ))}
    </ul>
  )
  return (
    <div className="grid gap-1">
      <p className="text-sm font-semibold">Cũng được hỏi là</p>
      {list(others.slice(0, FEW))}
      {others.length > FEW && (
        <details>
          <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm font-semibold text-action">
            {formatNumber(others.length - FEW)} cách hỏi khác
          </summary>
          {list(others.slice(FEW))}
        </details>
      )}
    </div>
  )
}

type SettleButtonsProps = { keys: readonly string[]; state: TeachState; name: string }

function SettleButtons({ keys, state, name }: SettleButtonsProps) {
  const fetcher = useFetcher<Outcome>()
  useOutcomeToast(fetcher.data)
  const button = (to: TeachState, label: string) => (
    <Button
      type="submit"
      name="to"
      value={to}
      size="sm"
      variant="secondary"
      aria-label={`${label}: ${name}`}
      loading={fetcher.state !== 'idle' && fetcher.formData?.get('to') === to}
    >
      {label}
    </Button>
  )
  return (
    <fetcher.Form method="post" className="flex flex-wrap gap-2">
      <input type="hidden" name="keys" value={keys.join(',')} />
      <input type="hidden" name="from" value={state} />
      {state === 'open' && button('done', 'Đã xử lý')}
      {state === 'open' && button('ignored', 'Bỏ qua')}
      {state !== 'open' && button('open', 'Mở lại')}
    </fetcher.Form>
  )
}
