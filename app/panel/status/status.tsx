import { Form, Link, useNavigation } from 'react-router'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerForm } from '#app/panel/parts/answer-form.server.ts'
import { mailsLie, outboxInWords } from '#app/panel/parts/mail-words.ts'
import { OutcomeNote } from '#app/panel/parts/outcome-note.tsx'
import { done } from '#app/panel/parts/outcome.ts'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { panelTitle } from '#app/panel/parts/panel-title.ts'
import { useOutcomeToast } from '#app/panel/parts/use-outcome-toast.ts'
import { AppError } from '#app/platform/errors.ts'
import { countHit } from '#app/platform/limits/count-hit.server.ts'
import { mailTrouble } from '#app/platform/mail/mail-trouble.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { BadgeTone } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { many, say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/status'
import { checksOf } from './checks.ts'
import type { Check, CheckState } from './checks.ts'
import { inWords } from './mail-trouble-words.ts'

export const meta: Route.MetaFunction = () => [{ title: panelTitle(say('Tình trạng', { en: 'Status' })) }]

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
          if (!mailer.delivers) throw new AppError('unavailable', outboxInWords(error))
          const { what, todo } = inWords(mailTrouble(error))
          throw new AppError('unavailable', `${what} ${todo}`)
        })
      return mailer.delivers
        ? done(
            say('Đã gửi thư thử', { en: 'Test mail sent' }),
            say(`Mời bạn xem hộp thư ${email}.`, { en: `Look into the mailbox ${email}.` }),
          )
        : done(say('Đã viết thư thử, chưa gửi đi', { en: 'Test mail written, not sent' }), mailsLie())
    },
    { title: say('Chưa gửi được thư thử', { en: 'The test mail could not be sent' }) },
  )
}

const STATES: Record<CheckState, { word: string; tone: BadgeTone }> = {
  ok: {
    get word() {
      return say('Tốt', { en: 'Good' })
    },
    tone: 'saving',
  },
  look: {
    get word() {
      return say('Nên xem', { en: 'Worth a look' })
    },
    tone: 'action',
  },
  broken: {
    get word() {
      return say('Cần sửa', { en: 'To be fixed' })
    },
    tone: 'danger',
  },
  off: {
    get word() {
      return say('Không dùng', { en: 'Not used' })
    },
    tone: 'neutral',
  },
}

export default function StatusPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, checks, version, startedAt, now } = loaderData
  const { state } = useNavigation()
  useOutcomeToast(actionData)
  const wrong = checks.filter((check) => check.state === 'broken').length
  return (
    <>
      <PageHeading
        title={say('Tình trạng', { en: 'Status' })}
        text={
          wrong === 0
            ? say('Không có phần nào bị lỗi.', { en: 'Nothing is broken.' })
            : say(`${wrong} phần đang bị lỗi, mỗi phần kèm việc cần làm.`, {
                en: `${many(wrong, 'part is', 'parts are')} broken, each with what to do.`,
              })
        }
        actions={
          <Form method="post">
            <Button type="submit" variant="secondary" loading={state === 'submitting'}>
              {say('Gửi thư thử', { en: 'Send test mail' })}
            </Button>
          </Form>
        }
      />
      <OutcomeNote outcome={actionData} />
      <Card as="section" aria-label={say('Các phần của trang', { en: 'Parts of the site' })}>
        <ul className="grid divide-y divide-line">
          {checks.map((check) => (
            <CheckItem key={check.key} check={check} />
          ))}
        </ul>
      </Card>
      <p className="text-sm text-muted">
        {say('Phiên bản ', { en: 'Version ' })}
        {version}
        {say(
          `, máy chủ này chạy từ ${formatDateTime(startedAt)}. Xem lúc ${formatDateTime(now)}; thư thử gửi tới `,
          {
            en: `, this server runs since ${formatDateTime(startedAt)}. Looked at ${formatDateTime(now)}; test mails go to `,
          },
        )}
        {email}.
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
