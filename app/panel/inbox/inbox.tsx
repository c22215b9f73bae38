import { useFetcher, Link } from 'react-router'
import { z } from 'zod'
import {
  changeMessage,
  INBOX_ACTIONS,
  INBOX_VIEWS,
  inboxPage,
} from '#app/domain/contact/contact-messages.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { ViewTabs } from '#app/panel/parts/view-tabs.tsx'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import type { Route } from './+types/inbox'

const PAGE = 20

const asked = z.object({
  view: z.enum(INBOX_VIEWS).catch('unread'),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})

const change = z.strictObject({
  id: z.coerce.number().int().positive(),
  action: z.enum(INBOX_ACTIONS),
})

export const meta: Route.MetaFunction = () => [{ title: 'Hộp thư liên hệ | Panel Quản Trị' }]

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'inbox')
  const { view, page } = asked.parse(Object.fromEntries(args.url.searchParams))
  const { db } = args.context.get(requestContext)
  const found = await inboxPage(db, { view, limit: PAGE, offset: (page - 1) * PAGE })
  return { ...found, view, page, totalPages: Math.ceil(found.total / PAGE) }
}

export async function action(args: Route.ActionArgs) {
  const person = await requireStaff(args, 'inbox')
  const { db } = args.context.get(requestContext)
  const read = change.safeParse(Object.fromEntries(await args.request.formData()))
  if (!read.success) throw new Response(null, { status: 400 })
  const { id, action } = read.data
  await db.transaction(async (tx) => {
    await changeMessage(tx, id, action)
    if (action === 'trash' || action === 'restore')
      await recordChange(tx, {
        actorId: person.id,
        action: action === 'trash' ? 'delete' : 'restore',
        entity: 'contact_message',
        entityId: id,
      })
  })
  return null
}

const VIEWS = [
  { value: 'unread', label: 'Chưa đọc' },
  { value: 'all', label: 'Tất cả' },
  { value: 'trash', label: 'Thùng rác' },
] as const

export default function InboxPage({
  loaderData: { messages, view, page, totalPages },
}: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="Hộp thư liên hệ" text="Tin nhắn gửi từ trang Liên hệ." />
      <ViewTabs label="Tin nhắn" views={VIEWS} current={view} href={(value) => `?view=${value}`} />
      {messages.length === 0 ? (
        <EmptyState
          title={view === 'unread' ? 'Không có tin nhắn chưa đọc' : 'Không có tin nhắn nào'}
          text="Tin nhắn mới sẽ hiện ở đây ngay khi có người gửi."
        />
      ) : (
        <ul className="grid gap-3">
          {messages.map((message) => (
            <li key={message.id}>
              <Message message={message} inTrash={view === 'trash'} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} totalPages={totalPages} href={(to) => `?view=${view}&page=${to}`} />
    </>
  )
}

type Shown = Route.ComponentProps['loaderData']['messages'][number]

function Message({ message, inTrash }: { message: Shown; inTrash: boolean }) {
  const fetcher = useFetcher()
  const { id, name, phone, email, subject, isRead, createdAt } = message
  const act = (action: (typeof INBOX_ACTIONS)[number]) =>
    fetcher.submit({ id: String(id), action }, { method: 'post', action: '/admin/inbox' })
  const trash = () => {
    void act('trash')
    showToast({
      title: 'Đã chuyển vào thùng rác',
      action: { label: 'Hoàn tác', onPress: () => void act('restore') },
    })
  }
  const busy = fetcher.state !== 'idle'
  return (
    <article className="rounded-card border border-line bg-surface p-4 md:p-5">
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-lg font-bold">{subject}</h2>
        {!isRead && <Badge tone="action">Mới</Badge>}
        <p className="ms-auto text-sm text-muted tabular-nums">{formatDateTime(createdAt)}</p>
      </header>
      <p className="text-sm">
        {name} ·{' '}
        <a href={`mailto:${email}`} className="text-action underline">
          {email}
        </a>
        {phone && (
          <>
            {' · '}
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="text-action underline">
              {phone}
            </a>
          </>
        )}
      </p>
      <p className="mt-3 max-w-text whitespace-pre-line [overflow-wrap:anywhere]">{message.message}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        {!inTrash && (
          <Link
            to={`mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`}
            className={buttonClass('soft', 'sm')}
          >
            Trả lời
          </Link>
        )}
        {inTrash ? (
          <Button size="sm" variant="secondary" loading={busy} onClick={() => act('restore')}>
            Khôi phục
          </Button>
        ) : (
          <>
            <Button
              size="sm"
              variant="secondary"
              loading={busy}
              onClick={() => act(isRead ? 'unread' : 'read')}
            >
              {isRead ? 'Đánh dấu chưa đọc' : 'Đánh dấu đã đọc'}
            </Button>
            <Button size="sm" variant="ghost" onClick={trash}>
              Xóa
            </Button>
          </>
        )}
      </div>
    </article>
  )
}
