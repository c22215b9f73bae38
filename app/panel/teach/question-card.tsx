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
import { many, say, times } from '#app/vietnamese/say.ts'

/** The form that settles the questions that are ticked. */
export const BULK_FORM = 'bulk'

/** Why a question is on the list. */
export const REASON_LABELS: Record<TeachReason, string> = {
  get not_understood() {
    return say('Chưa hiểu', { en: 'Not understood' })
  },
  get no_source() {
    return say('Chưa có nguồn', { en: 'No source' })
  },
  get voted_down() {
    return say('Bị chê', { en: 'Voted down' })
  },
}

/** Other spellings shown at once; the rest is folded away. */
const FEW = 3

/** A question with its other spellings, why it is here, what was answered, and what can be done about it. */
export function QuestionCard({ group, state }: { group: QuestionGroup; state: TeachState }) {
  const { key, text, others, reasons, complaints, asked, votes, lastAt, answer } = group
  const counts = [
    ...(asked > 0 ? [say(`hỏi ${formatNumber(asked)} lần`, { en: `asked ${times(asked)}` })] : []),
    ...(votes > 0 ? [say(`${formatNumber(votes)} lượt chê`, { en: many(votes, 'down vote') })] : []),
  ]
  return (
    <article aria-label={text} className="grid gap-3 rounded-card border border-line bg-surface p-4 md:p-5">
      <header className="flex items-start gap-3">
        <label className="-m-2 inline-grid size-11 shrink-0 place-items-center">
          <span className="sr-only">
            {say('Chọn câu: ', { en: 'Select: ' })}
            {text}
          </span>
          <input
            type="checkbox"
            name="keys"
            value={group.keys.join(',')}
            form={BULK_FORM}
            className="size-5"
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
              {say(`${counts.join(' · ')} · lần cuối ${formatDateTime(lastAt)}`, {
                en: `${counts.join(' · ')} · last ${formatDateTime(lastAt)}`,
              })}
            </span>
          </p>
        </div>
      </header>
      <OtherSpellings others={others} />
      {answer && (
        <details className="rounded-control bg-sunken px-3 py-2 text-sm">
          <summary className="cursor-pointer">
            <span className="font-semibold">{say('Khách đã nhận:', { en: 'Visitors got:' })}</span>{' '}
            <span className="text-muted">{firstLine(answer)}</span>
          </summary>
          <p className="mt-2 max-w-text whitespace-pre-line [overflow-wrap:anywhere]">{answer}</p>
        </details>
      )}
      <div className="flex flex-wrap gap-2">
        <Link to={`/admin/teach/pins?new=1&from=${key}`} className={buttonClass('primary', 'sm')}>
          {say('Ghim câu trả lời', { en: 'Pin an answer' })}
        </Link>
        <Link to={`/admin/teach/facts?new=1&from=${key}`} className={buttonClass('secondary', 'sm')}>
          {say('Viết dữ kiện', { en: 'Write a fact' })}
        </Link>
        <Link to={`/admin/synonyms?teach=1&from=${key}`} className={buttonClass('secondary', 'sm')}>
          {say('Dạy từ', { en: 'Teach a term' })}
        </Link>
        <Link to={`/chat?q=${encodeURIComponent(text)}`} className={buttonClass('ghost', 'sm')}>
          {say('Hỏi thử', { en: 'Try it' })}
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
      <p className="text-sm font-semibold">{say('Cũng được hỏi là', { en: 'Also asked as' })}</p>
      {list(others.slice(0, FEW))}
      {others.length > FEW && (
        <details>
          <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm font-semibold text-action">
            {say(`${formatNumber(others.length - FEW)} cách hỏi khác`, {
              en: many(others.length - FEW, 'other way of asking', 'other ways of asking'),
            })}
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
      {state === 'open' && button('done', say('Đã xử lý', { en: 'Done' }))}
      {state === 'open' && button('ignored', say('Bỏ qua', { en: 'Ignore' }))}
      {state !== 'open' && button('open', say('Mở lại', { en: 'Reopen' }))}
    </fetcher.Form>
  )
}
