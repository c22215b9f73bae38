import { Form } from 'react-router'
import type { Issue } from '#app/domain/newsletter/issue.ts'
import { errorOf, typedInto } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'

type SendCardProps = {
  issue: Issue
  recipients: number
  /** Mails a minute. */
  perMinute: number
  delivers: boolean
  outcome: Outcome | undefined
}

/** Tries a draft, sends it, or plans when. */
export function SendCard({ issue, recipients, perMinute, delivers, outcome }: SendCardProps) {
  const { state, scheduledAt } = issue
  const typed = typedInto(outcome, { intent: 'schedule' })
  return (
    <Card as="section" aria-label="Gửi" className="grid gap-4">
      <h2 className="text-lg font-bold">Gửi</h2>
      <p>
        {recipients === 0
          ? 'Chưa có ai đang nhận bản tin.'
          : `${formatNumber(recipients)} người đang nhận, ${formatNumber(perMinute)} thư mỗi phút: khoảng ${formatNumber(Math.ceil(recipients / perMinute))} phút.`}
      </p>
      {!delivers && (
        <p className="rounded-card bg-cut-soft px-4 py-3">
          Chưa có máy chủ thư (SMTP_URL), nên chưa gửi được. Thư thử nằm trong thư mục outbox của máy chủ.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Step intent="test" label="Gửi thư thử cho tôi" variant="secondary" />
        {state === 'scheduled' && <Step intent="cancel" label="Bỏ hẹn giờ" variant="secondary" />}
      </div>
      {state === 'draft' && delivers && recipients > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">Gửi ngay</summary>
          <p className="mb-3">Thư đã đi thì không lấy lại được. Bạn đã xem thư thử chưa?</p>
          <Step intent="send" label={`Gửi tới ${formatNumber(recipients)} người`} variant="primary" />
        </details>
      )}
      {state === 'scheduled' && scheduledAt && <p>Được gửi lúc {formatDateTime(scheduledAt)}.</p>}
      {state === 'draft' && delivers && (
        <Form
          method="post"
          noValidate
          className="grid items-end gap-3 sm:grid-cols-[16rem_auto] sm:justify-start"
        >
          <input type="hidden" name="intent" value="schedule" />
          <TextField
            label="Hoặc hẹn giờ gửi"
            name="at"
            type="datetime-local"
            hint="Giờ Việt Nam."
            defaultValue={typed?.['at'] ?? ''}
            error={errorOf(outcome, 'at')}
          />
          <Button type="submit" variant="secondary">
            Hẹn giờ
          </Button>
        </Form>
      )}
    </Card>
  )
}

function Step({
  intent,
  label,
  variant,
}: {
  intent: string
  label: string
  variant: 'primary' | 'secondary'
}) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" variant={variant}>
        {label}
      </Button>
    </Form>
  )
}
