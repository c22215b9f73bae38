import { Form, Link } from 'react-router'
import type { IssueFigures } from '#app/domain/newsletter/issue-figures.server.ts'
import { issuePath } from '#app/domain/newsletter/issue.ts'
import type { Issue } from '#app/domain/newsletter/issue.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'

const REASON_WORDS = { waiting: 'sẽ thử lại', failed: 'đã thôi gửi', doubtful: 'chưa rõ' } as const

type SendingCardProps = { issue: Issue; figures: IssueFigures; perMinute: number }

/** How an issue goes out: what is done, what failed and why. Nothing is known of who opens it. */
export function SendingCard({ issue, figures, perMinute }: SendingCardProps) {
  const { id, state, startedAt, finishedAt } = issue
  const { planned, waiting, doubtful, retriedAt, reasons } = figures
  const settled = planned - waiting
  const lines = [
    ['Dự kiến gửi', planned],
    ['Máy chủ thư đã nhận', figures.sent],
    ['Đang chờ', waiting],
    ['Không gửi được', figures.failed],
    ['Chưa rõ kết quả', doubtful],
    ['Bỏ qua vì đã hủy hoặc bị từ chối', figures.skipped],
    ['Hủy nhận tin từ số này', figures.left],
  ] as const
  return (
    <Card as="section" aria-label="Kết quả gửi" className="grid gap-4">
      <h2 className="text-lg font-bold">Kết quả gửi</h2>
      <p className="text-muted">
        {startedAt && `Bắt đầu ${formatDateTime(startedAt)}`}
        {finishedAt && `, xong ${formatDateTime(finishedAt)}`}
        {state === 'sending' && `, tối đa ${formatNumber(perMinute)} thư mỗi phút`}
        {retriedAt && waiting > 0 && `, lần thử lại tới: ${formatDateTime(retriedAt)}`}.{' '}
        <Link to={issuePath(id)} className="text-action underline">
          Trang của số này
        </Link>
      </p>
      {planned > 0 && (
        <progress
          value={settled}
          max={planned}
          aria-label={`Đã xong ${formatNumber(settled)} trên ${formatNumber(planned)}`}
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
          <h3 className="font-semibold">Vì sao</h3>
          <ul className="grid gap-1 text-sm">
            {reasons.map(({ reason, state: of, count }) => (
              <li key={`${of} ${reason}`} className="break-words">
                {formatNumber(count)} thư ({REASON_WORDS[of]}): {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {state === 'sending' && <Step intent="pause" label="Tạm dừng" />}
        {state === 'paused' && <Step intent="resume" label="Gửi tiếp" />}
        {doubtful > 0 && (
          <Step intent="again" label={`Gửi lại tới ${formatNumber(doubtful)} địa chỉ chưa rõ`} />
        )}
      </div>
      {doubtful > 0 && (
        <p className="text-sm text-muted">
          Chưa rõ: kết nối đứt đúng lúc máy chủ thư đang nhận. Phần lớn đã tới nơi, nên trang không tự gửi
          lại; gửi lại thì có người nhận hai thư.
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
