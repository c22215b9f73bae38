import { Download } from 'lucide-react'
import { Form } from 'react-router'
import { z } from 'zod'
import { letInAgain, listSubscribers, SUBSCRIBER_STATES } from '#app/domain/contact/subscriptions.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerForm } from '#app/panel/parts/answer-form.server.ts'
import { OutcomeNote } from '#app/panel/parts/outcome-note.tsx'
import { done } from '#app/panel/parts/outcome.ts'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
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
import type { Route } from './+types/newsletter'
import { NewsletterTabs } from './newsletter-tabs.tsx'

const PAGE = 50

const asked = z.object({
  state: z.enum(SUBSCRIBER_STATES).catch('confirmed'),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})

export const meta: Route.MetaFunction = () => [{ title: 'Bản tin | Panel Quản Trị' }]

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
      if (!email) throw new AppError('not_found', 'Địa chỉ này không còn bị từ chối.')
      return done('Đã cho gửi lại', `Số sau được gửi tới ${email}.`)
    },
    { title: 'Chưa làm được' },
  )
}

const VIEWS = [
  { value: 'confirmed', label: 'Đang nhận' },
  { value: 'waiting', label: 'Chờ xác nhận' },
  { value: 'refused', label: 'Bị từ chối' },
  { value: 'ended', label: 'Đã hủy' },
] as const

export default function NewsletterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { subscribers, total, state, page, totalPages, delivers } = loaderData
  const isRefused = state === 'refused'
  useOutcomeToast(actionData)
  return (
    <>
      <PageHeading
        title="Bản tin"
        text={`${formatNumber(total)} địa chỉ. Chỉ những người đã xác nhận mới nằm trong tệp xuất.`}
        actions={
          <a href="/admin/newsletter/export.csv" download className={buttonClass('secondary')}>
            <Download aria-hidden="true" className="size-4" />
            Xuất CSV
          </a>
        }
      />
      <OutcomeNote outcome={actionData} />
      <NewsletterTabs />
      {!delivers && (
        <p className="rounded-card bg-cut-soft px-4 py-3">
          Chưa có máy chủ thư (SMTP_URL), nên biểu mẫu đăng ký ngoài trang đang báo tạm thời chưa dùng được.
        </p>
      )}
      <ViewTabs label="Người đăng ký" views={VIEWS} current={state} href={(value) => `?state=${value}`} />
      {subscribers.length === 0 ? (
        <EmptyState title="Chưa có địa chỉ nào" text="Người đăng ký nhận tin sẽ hiện ở đây." />
      ) : (
        <Table caption="Người đăng ký nhận tin" dense className="card-table">
          <thead>
            <tr>
              <th scope="col">Email</th>
              <th scope="col">Đồng ý lúc</th>
              <th scope="col">Xác nhận lúc</th>
              {isRefused ? <th scope="col">Máy chủ thư nói</th> : <th scope="col">Hủy lúc</th>}
            </tr>
          </thead>
          <tbody>
            {subscribers.map(({ id, email, consentedAt, confirmedAt, unsubscribedAt, ...refused }) => (
              <tr key={id}>
                <td>{email}</td>
                <td data-label="Đồng ý lúc">{formatDateTime(consentedAt)}</td>
                <td data-label="Xác nhận lúc">{confirmedAt ? formatDateTime(confirmedAt) : '–'}</td>
                {isRefused ? (
                  <td data-label="Máy chủ thư nói">
                    <Refusal id={id} email={email} {...refused} />
                  </td>
                ) : (
                  <td data-label="Hủy lúc">{unsubscribedAt ? formatDateTime(unsubscribedAt) : '–'}</td>
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
        {refusalReason ?? 'Không nói vì sao'} ({formatNumber(refusals)} lần
        {refusedAt && `, gần nhất ${formatDateTime(refusedAt)}`})
      </span>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="let-in" value={id} />
        <Button type="submit" variant="ghost" size="sm" aria-label={`Cho gửi lại: ${email}`}>
          Cho gửi lại
        </Button>
      </Form>
    </div>
  )
}
