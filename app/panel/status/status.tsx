import { Form, Link, useNavigation } from 'react-router'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerForm } from '#app/panel/parts/answer-form.server.ts'
import { OutcomeNote } from '#app/panel/parts/outcome-note.tsx'
import { done } from '#app/panel/parts/outcome.ts'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { useOutcomeToast } from '#app/panel/parts/use-outcome-toast.ts'
import { AppError } from '#app/platform/errors.ts'
import { countHit } from '#app/platform/limits/count-hit.server.ts'
import { mailTrouble } from '#app/platform/mail/mail-trouble.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { BadgeTone } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import type { Route } from './+types/status'
import { checksOf } from './checks.ts'
import type { Check, CheckState } from './checks.ts'
import { inWords } from './mail-trouble-words.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Tình trạng | Panel Quản Trị' }]

export async function loader(asked: Route.LoaderArgs) {
  const { email } = await requireStaff(asked, 'settings')
  const site = await asked.context.get(requestContext).siteState()
  const now = new Date()
  return { email, checks: checksOf(site, now), version: site.version, startedAt: site.startedAt, now }
}

/** Sends a mail to whoever asks, at once, and says what the mail server said. */
export async function action(asked: Route.ActionArgs) {
  const { id, email } = await requireStaff(asked, 'settings')
  const { db, mailer, site } = asked.context.get(requestContext)
  return answerForm(
    async () => {
      await countHit(db, `test-mail:${id}`, { hits: 5, seconds: 600 })
      await mailer
        .sendNow({
          to: email,
          subject: `Thư thử từ ${site.name}`,
          paragraphs: [
            'Bạn nhận được thư này nghĩa là máy chủ gửi thư đang chạy tốt.',
            'Nếu thư nằm trong mục thư rác, hãy kiểm tra SPF, DKIM và DMARC của tên miền gửi thư.',
          ],
        })
        .catch((error: unknown) => {
          const { what, todo } = inWords(mailTrouble(error))
          throw new AppError('unavailable', `${what} ${todo}`)
        })
      return mailer.delivers
        ? done('Đã gửi thư thử', `Mời bạn xem hộp thư ${email}.`)
        : done('Thư thử nằm trong thư mục outbox', 'Chưa có SMTP_URL nên thư không tới hộp thư nào.')
    },
    { title: 'Chưa gửi được thư thử' },
  )
}

const STATES: Record<CheckState, { word: string; tone: BadgeTone }> = {
  ok: { word: 'Tốt', tone: 'saving' },
  look: { word: 'Nên xem', tone: 'action' },
  broken: { word: 'Cần sửa', tone: 'danger' },
  off: { word: 'Không dùng', tone: 'neutral' },
}

export default function StatusPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, checks, version, startedAt, now } = loaderData
  const { state } = useNavigation()
  useOutcomeToast(actionData)
  const wrong = checks.filter((check) => check.state === 'broken').length
  return (
    <>
      <PageHeading
        title="Tình trạng"
        text={
          wrong === 0 ? 'Không có phần nào bị lỗi.' : `${wrong} phần đang bị lỗi, mỗi phần kèm việc cần làm.`
        }
        actions={
          <Form method="post">
            <Button type="submit" variant="secondary" loading={state === 'submitting'}>
              Gửi thư thử
            </Button>
          </Form>
        }
      />
      <OutcomeNote outcome={actionData} />
      <Card as="section" aria-label="Các phần của trang">
        <ul className="grid divide-y divide-line">
          {checks.map((check) => (
            <CheckItem key={check.key} check={check} />
          ))}
        </ul>
      </Card>
      <p className="text-sm text-muted">
        Phiên bản {version}, máy chủ này chạy từ {formatDateTime(startedAt)}. Xem lúc {formatDateTime(now)};
        thư thử gửi tới {email}.
      </p>
    </>
  )
}

function CheckItem({ check: { label, state, said, todo, to } }: { check: Check }) {
  const { word, tone } = STATES[state]
  return (
    <li className="grid gap-1 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="font-semibold">
          {to ? (
            <Link to={to} className="underline hover:text-action">
              {label}
            </Link>
          ) : (
            label
          )}
        </h2>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <p className="wrap-anywhere">{said}</p>
      {todo && <p className="text-muted">{todo}</p>}
    </li>
  )
}
