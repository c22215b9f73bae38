import { Download } from 'lucide-react'
import { z } from 'zod'
import { listSubscribers, SUBSCRIBER_STATES } from '#app/domain/contact/subscriptions.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { ViewTabs } from '#app/panel/parts/view-tabs.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { Table } from '#app/ui/table.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Route } from './+types/newsletter'

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

const VIEWS = [
  { value: 'confirmed', label: 'Đang nhận' },
  { value: 'waiting', label: 'Chờ xác nhận' },
  { value: 'ended', label: 'Đã hủy' },
] as const

export default function NewsletterPage({ loaderData }: Route.ComponentProps) {
  const { subscribers, total, state, page, totalPages, delivers } = loaderData
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
              <th scope="col">Hủy lúc</th>
            </tr>
          </thead>
          <tbody>
            {subscribers.map(({ id, email, consentedAt, confirmedAt, unsubscribedAt }) => (
              <tr key={id}>
                <td>{email}</td>
                <td data-label="Đồng ý lúc">{formatDateTime(consentedAt)}</td>
                <td data-label="Xác nhận lúc">{confirmedAt ? formatDateTime(confirmedAt) : '–'}</td>
                <td data-label="Hủy lúc">{unsubscribedAt ? formatDateTime(unsubscribedAt) : '–'}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <Pagination page={page} totalPages={totalPages} href={(to) => `?state=${state}&page=${to}`} />
    </>
  )
}
