import { clsx } from 'clsx'
import { Form } from 'react-router'
import type { Issue } from '#app/domain/newsletter/issue.ts'
import { mailsLie } from '#app/panel/parts/mail-words.ts'
import { errorOf, typedInto } from '#app/panel/parts/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, say } from '#app/vietnamese/say.ts'
import { DRAFT_FORM } from './draft-form.tsx'
import type { IssueOutcome } from './issue-forms.server.ts'

type SendCardProps = {
  issue: Issue
  recipients: number
  /** Mails a minute. */
  perMinute: number
  delivers: boolean
  outcome: IssueOutcome | undefined
}

/** Tries a draft, sends it, or plans when. */
export function SendCard({ issue, recipients, perMinute, delivers, outcome }: SendCardProps) {
  const { state, scheduledAt } = issue
  const typed = typedInto(outcome, {})
  return (
    <Card as="section" aria-label={say('Gửi', { en: 'Send' })} className="grid gap-4">
      <h2 className="text-lg font-bold">{say('Gửi', { en: 'Send' })}</h2>
      <p>
        {recipients === 0
          ? say('Chưa có ai đang nhận bản tin.', { en: 'Nobody is subscribed yet.' })
          : say(
              `${formatNumber(recipients)} người đang nhận, ${formatNumber(perMinute)} thư mỗi phút: khoảng ${formatNumber(Math.ceil(recipients / perMinute))} phút.`,
              {
                en: `${many(recipients, 'subscriber')}, ${formatNumber(perMinute)} mails a minute: about ${many(Math.ceil(recipients / perMinute), 'minute')}.`,
              },
            )}
      </p>
      {!delivers && (
        <p className="rounded-card bg-cut-soft px-4 py-3">
          {mailsLie()}{' '}
          {say('Có SMTP_URL rồi thì gửi được số này.', {
            en: 'Once there is an SMTP_URL, this issue can be sent.',
          })}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {state === 'draft' ? (
          <Button {...afterSaving('test')} variant="secondary">
            {say('Gửi thư thử cho tôi', { en: 'Send me a test mail' })}
          </Button>
        ) : (
          <Step intent="test" label={say('Gửi thư thử cho tôi', { en: 'Send me a test mail' })} />
        )}
        {state === 'scheduled' && (
          <Step intent="cancel" label={say('Bỏ hẹn giờ', { en: 'Cancel the schedule' })} />
        )}
      </div>
      {outcome?.tested && (
        <p
          role="status"
          className={clsx('rounded-card px-4 py-3', delivers ? 'bg-saving-soft' : 'bg-cut-soft')}
        >
          {outcome.tested}
        </p>
      )}
      {state === 'draft' && (
        <p className="text-sm text-muted">
          {say('Những gì đang nhập ở trên được lưu trước, rồi mới gửi.', {
            en: 'What is typed above is saved first, and then sent.',
          })}
        </p>
      )}
      {state === 'draft' && delivers && recipients > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
            {say('Gửi ngay', { en: 'Send now' })}
          </summary>
          <p className="mb-3">
            {say('Thư đã đi thì không lấy lại được. Bạn đã xem thư thử chưa?', {
              en: 'What has been sent cannot be taken back. Have you looked at the test mail?',
            })}
          </p>
          <Button {...afterSaving('send')}>
            {say(`Gửi tới ${formatNumber(recipients)} người`, {
              en: `Send to ${many(recipients, 'person', 'people')}`,
            })}
          </Button>
        </details>
      )}
      {state === 'scheduled' && scheduledAt && (
        <p>
          {say(`Được gửi lúc ${formatDateTime(scheduledAt)}.`, {
            en: `Goes out at ${formatDateTime(scheduledAt)}.`,
          })}
        </p>
      )}
      {state === 'draft' && delivers && (
        <div className="grid items-end gap-3 sm:grid-cols-[16rem_auto] sm:justify-start">
          <TextField
            label={say('Hoặc hẹn giờ gửi', { en: 'Or schedule it' })}
            name="at"
            form={DRAFT_FORM}
            type="datetime-local"
            hint={say('Giờ Việt Nam.', { en: 'Vietnam time.' })}
            defaultValue={typed?.['at'] ?? ''}
            error={errorOf(outcome, 'at')}
          />
          <Button {...afterSaving('schedule')} variant="secondary" className="sm:mb-1.5">
            {say('Hẹn giờ', { en: 'Schedule' })}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** A button that saves the draft as it is on the screen, and then goes on with it. */
const afterSaving = (value: 'test' | 'send' | 'schedule') =>
  ({ type: 'submit', form: DRAFT_FORM, name: 'next', value }) as const

function Step({ intent, label }: { intent: string; label: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" variant="secondary">
        {label}
      </Button>
    </Form>
  )
}
