import { Form, Link } from 'react-router'
import type { IssueFigures } from '#app/domain/newsletter/issue-figures.server.ts'
import { issuePath } from '#app/domain/newsletter/issue.ts'
import type { Issue } from '#app/domain/newsletter/issue.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, say } from '#app/vietnamese/say.ts'

const REASON_WORDS = {
  get waiting() {
    return say('sẽ thử lại', { en: 'will be tried again' })
  },
  get failed() {
    return say('đã thôi gửi', { en: 'given up' })
  },
  get doubtful() {
    return say('chưa rõ', { en: 'unknown' })
  },
} as const

type SendingCardProps = { issue: Issue; figures: IssueFigures; perMinute: number }

/** How an issue goes out: what is done, what failed and why. Nothing is known of who opens it. */
export function SendingCard({ issue, figures, perMinute }: SendingCardProps) {
  const { id, state, startedAt, finishedAt } = issue
  const { planned, waiting, doubtful, retriedAt, reasons } = figures
  const settled = planned - waiting
  const lines = [
    [say('Dự kiến gửi', { en: 'Planned' }), planned],
    [say('Máy chủ thư đã nhận', { en: 'Taken by the mail server' }), figures.sent],
    [say('Đang chờ', { en: 'Waiting' }), waiting],
    [say('Không gửi được', { en: 'Not deliverable' }), figures.failed],
    [say('Chưa rõ kết quả', { en: 'Outcome unknown' }), doubtful],
    [say('Bỏ qua vì đã hủy hoặc bị từ chối', { en: 'Left out: unsubscribed or refused' }), figures.skipped],
    [say('Hủy nhận tin từ số này', { en: 'Unsubscribed from this issue' }), figures.left],
  ] as const
  return (
    <Card as="section" aria-label={say('Kết quả gửi', { en: 'Delivery' })} className="grid gap-4">
      <h2 className="text-lg font-bold">{say('Kết quả gửi', { en: 'Delivery' })}</h2>
      <p className="text-muted">
        {startedAt &&
          say(`Bắt đầu ${formatDateTime(startedAt)}`, { en: `Began ${formatDateTime(startedAt)}` })}
        {finishedAt && `, xong ${formatDateTime(finishedAt)}`}
        {state === 'sending' &&
          say(`, tối đa ${formatNumber(perMinute)} thư mỗi phút`, {
            en: `, at most ${formatNumber(perMinute)} mails a minute`,
          })}
        {retriedAt &&
          waiting > 0 &&
          say(`, lần thử lại tới: ${formatDateTime(retriedAt)}`, {
            en: `, next try: ${formatDateTime(retriedAt)}`,
          })}
        .{' '}
        <Link to={issuePath(id)} className="text-action underline">
          {say('Trang của số này', { en: 'Page of this issue' })}
        </Link>
      </p>
      {planned > 0 && (
        <progress
          value={settled}
          max={planned}
          aria-label={say(`Đã xong ${formatNumber(settled)} trên ${formatNumber(planned)}`, {
            en: `${formatNumber(settled)} of ${formatNumber(planned)} done`,
          })}
          className="h-2 w-full accent-action"
        />
      )}
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {lines.map(([label, count]) => (
          <div key={label} className="flex items-baseline justify-between gap-4 border-b border-line py-1">
            <dt>{label}</dt>
            <dd className="font-semibold tabular-nums">{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      {reasons.length > 0 && (
        <div>
          <h3 className="font-semibold">{say('Vì sao', { en: 'Why' })}</h3>
          <ul className="grid gap-1 text-sm">
            {reasons.map(({ reason, state: of, count }) => (
              <li key={`${of} ${reason}`} className="break-words">
                {say(`${formatNumber(count)} thư (`, { en: `${many(count, 'mail')} (` })}
                {REASON_WORDS[of]}): {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {state === 'sending' && <Step intent="pause" label={say('Tạm dừng', { en: 'Pause' })} />}
        {state === 'paused' && <Step intent="resume" label={say('Gửi tiếp', { en: 'Resume' })} />}
        {doubtful > 0 && (
          <Step
            intent="again"
            label={say(`Gửi lại tới ${formatNumber(doubtful)} địa chỉ chưa rõ`, {
              en: `Send again to ${many(doubtful, 'unknown address', 'unknown addresses')}`,
            })}
          />
        )}
      </div>
      {doubtful > 0 && (
        <p className="text-sm text-muted">
          {say(
            'Chưa rõ: kết nối đứt đúng lúc máy chủ thư đang nhận. Phần lớn đã tới nơi, nên trang không tự gửi lại; gửi lại thì có người nhận hai thư.',
            {
              en: 'Unknown: the connection broke just while the mail server took the mail. Most arrived, so the site does not send again by itself; sending again gives some people two mails.',
            },
          )}
        </p>
      )}
    </Card>
  )
}

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
