import { Download } from 'lucide-react'
import { Form } from 'react-router'
import { z } from 'zod'
import { letInAgain, listSubscribers, SUBSCRIBER_STATES } from '#app/domain/contact/subscriptions.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerForm } from '#app/panel/parts/answer-form.server.ts'
import { mailsLie } from '#app/panel/parts/mail-words.ts'
import { OutcomeNote } from '#app/panel/parts/outcome-note.tsx'
import { done } from '#app/panel/parts/outcome.ts'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { panelTitle } from '#app/panel/parts/panel-title.ts'
import { useOutcomeToast } from '#app/panel/parts/use-outcome-toast.ts'
import { ViewTabs } from '#app/panel/parts/view-tabs.tsx'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { idField } from '#app/platform/row-id.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { Table } from '#app/ui/table.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, say, times } from '#app/vietnamese/say.ts'
import type { Route } from './+types/newsletter'
import { NewsletterTabs } from './newsletter-tabs.tsx'

const PAGE = 50

const asked = z.object({
  state: z.enum(SUBSCRIBER_STATES).catch('confirmed'),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})

export const meta: Route.MetaFunction = () => [{ title: panelTitle(say('Bản tin', { en: 'Newsletter' })) }]

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'newsletter')
  const { state, page } = asked.parse(Object.fromEntries(args.url.searchParams))
  const { db, mailer } = args.context.get(requestContext)
  const found = await listSubscribers(db, { state, limit: PAGE, offset: (page - 1) * PAGE })
  return { ...found, state, page, totalPages: Math.ceil(found.total / PAGE), delivers: mailer.delivers }
}

/** Writes again to an address that the mail server refused. */
export async function action(args: Route.ActionArgs) {
  const { id: actorId } = await requireStaff(args, 'newsletter')
  const { db } = args.context.get(requestContext)
  const form = await args.request.formData()
  return answerForm(
    async () => {
      const id = idField.parse(form.get('let-in'))
      const email = await db.transaction(async (tx) => {
        const found = await letInAgain(tx, id)
        if (found) await recordChange(tx, { actorId, action: 'enable', entity: 'newsletter', entityId: id })
        return found
      })
      if (!email)
        throw new AppError(
          'not_found',
          say('Địa chỉ này không còn bị từ chối.', { en: 'This address is no longer refused.' }),
        )
      return done(
        say('Đã cho gửi lại', { en: 'Allowed again' }),
        say(`Số sau được gửi tới ${email}.`, { en: `The next issue goes to ${email}.` }),
      )
    },
    { title: say('Chưa làm được', { en: 'That did not work' }) },
  )
}

const VIEWS = [
  {
    value: 'confirmed',
    get label() {
      return say('Đang nhận', { en: 'Subscribed' })
    },
  },
  {
    value: 'waiting',
    get label() {
      return say('Chờ xác nhận', { en: 'Unconfirmed' })
    },
  },
  {
    value: 'refused',
    get label() {
      return say('Bị từ chối', { en: 'Refused' })
    },
  },
  {
    value: 'ended',
    get label() {
      return say('Đã hủy', { en: 'Unsubscribed' })
    },
  },
] as const

export default function NewsletterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { subscribers, total, state, page, totalPages, delivers } = loaderData
  const isRefused = state === 'refused'
  useOutcomeToast(actionData)
  return (
    <>
      <PageHeading
        title={say('Bản tin', { en: 'Newsletter' })}
        text={say(`${formatNumber(total)} địa chỉ. Chỉ những người đã xác nhận mới nằm trong tệp xuất.`, {
          en: `${many(total, 'address', 'addresses')}. The export holds only those who confirmed.`,
        })}
        actions={
          <a href="/admin/newsletter/export.csv" download className={buttonClass('secondary')}>
            <Download aria-hidden="true" className="size-4" />
            {say('Xuất CSV', { en: 'Export CSV' })}
          </a>
        }
      />
      <OutcomeNote outcome={actionData} />
      <NewsletterTabs />
      {!delivers && (
        <p className="rounded-card bg-cut-soft px-4 py-3">
          {mailsLie()}{' '}
          {say('Biểu mẫu đăng ký ngoài trang đang báo tạm thời chưa dùng được.', {
            en: 'The sign-up form on the site says it is out of order for now.',
          })}
        </p>
      )}
      <ViewTabs
        label={say('Người đăng ký', { en: 'Subscribers' })}
        views={VIEWS}
        current={state}
        href={(value) => `?state=${value}`}
      />
      {subscribers.length === 0 ? (
        <EmptyState
          title={say('Chưa có địa chỉ nào', { en: 'No addresses yet' })}
          text={say('Người đăng ký nhận tin sẽ hiện ở đây.', { en: 'People who subscribe show up here.' })}
        />
      ) : (
        <Table
          caption={say('Người đăng ký nhận tin', { en: 'Newsletter subscribers' })}
          dense
          className="card-table"
        >
          <thead>
            <tr>
              <th scope="col">Email</th>
              <th scope="col">{say('Đồng ý lúc', { en: 'Agreed at' })}</th>
              <th scope="col">{say('Xác nhận lúc', { en: 'Confirmed at' })}</th>
              {isRefused ? (
                <th scope="col">{say('Máy chủ thư nói', { en: 'The mail server said' })}</th>
              ) : (
                <th scope="col">{say('Hủy lúc', { en: 'Unsubscribed at' })}</th>
              )}
            </tr>
          </thead>
          <tbody>
            {subscribers.map(({ id, email, consentedAt, confirmedAt, unsubscribedAt, ...refused }) => (
              <tr key={id}>
                <td>{email}</td>
                <td data-label={say('Đồng ý lúc', { en: 'Agreed at' })}>{formatDateTime(consentedAt)}</td>
                <td data-label={say('Xác nhận lúc', { en: 'Confirmed at' })}>
                  {confirmedAt ? formatDateTime(confirmedAt) : '–'}
                </td>
                {isRefused ? (
                  <td data-label={say('Máy chủ thư nói', { en: 'The mail server said' })}>
                    <Refusal id={id} email={email} {...refused} />
                  </td>
                ) : (
                  <td data-label={say('Hủy lúc', { en: 'Unsubscribed at' })}>
                    {unsubscribedAt ? formatDateTime(unsubscribedAt) : '–'}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <Pagination page={page} totalPages={totalPages} href={(to) => `?state=${state}&page=${to}`} />
    </>
  )
}

type RefusalProps = {
  id: number
  email: string
  refusedAt: string | null
  refusals: number
  refusalReason: string | null
}

/** Why an address gets nothing any more, and the button that tries it again. */
function Refusal({ id, email, refusedAt, refusals, refusalReason }: RefusalProps) {
  return (
    <div className="grid justify-items-start gap-1">
      <span className="break-words">
        {refusalReason ?? say('Không nói vì sao', { en: 'No reason given' })}
        {say(` (${formatNumber(refusals)} lần`, { en: ` (${times(refusals)}` })}
        {refusedAt &&
          say(`, gần nhất ${formatDateTime(refusedAt)}`, { en: `, last at ${formatDateTime(refusedAt)}` })}
        )
      </span>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="let-in" value={id} />
        <Button
          type="submit"
          variant="ghost"
          size="sm"
          aria-label={say(`Cho gửi lại: ${email}`, { en: `Allow again: ${email}` })}
        >
          {say('Cho gửi lại', { en: 'Allow again' })}
        </Button>
      </Form>
    </div>
  )
}
