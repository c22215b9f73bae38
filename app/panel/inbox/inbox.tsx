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
import { panelTitle } from '#app/panel/parts/panel-title.ts'
import { ViewTabs } from '#app/panel/parts/view-tabs.tsx'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { say } from '#app/vietnamese/say.ts'
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

export const meta: Route.MetaFunction = () => [
  { title: panelTitle(say('Hộp thư liên hệ', { en: 'Contact inbox' })) },
]

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
  {
    value: 'unread',
    get label() {
      return say('Chưa đọc', { en: 'Unread' })
    },
  },
  {
    value: 'all',
    get label() {
      return say('Tất cả', { en: 'All' })
    },
  },
  {
    value: 'trash',
    get label() {
      return say('Thùng rác', { en: 'Trash' })
    },
  },
] as const

export default function InboxPage({
  loaderData: { messages, view, page, totalPages },
}: Route.ComponentProps) {
  return (
    <>
      <PageHeading
        title={say('Hộp thư liên hệ', { en: 'Contact inbox' })}
        text={say('Tin nhắn gửi từ trang Liên hệ.', { en: 'Messages sent from the contact page.' })}
      />
      <ViewTabs
        label={say('Tin nhắn', { en: 'Messages' })}
        views={VIEWS}
        current={view}
        href={(value) => `?view=${value}`}
      />
      {messages.length === 0 ? (
        <EmptyState
          title={
            view === 'unread'
              ? say('Không có tin nhắn chưa đọc', { en: 'No unread messages' })
              : say('Không có tin nhắn nào', { en: 'No messages' })
          }
          text={say('Tin nhắn mới sẽ hiện ở đây ngay khi có người gửi.', {
            en: 'New messages show up here as soon as somebody sends one.',
          })}
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
      title: say('Đã chuyển vào thùng rác', { en: 'Moved to the trash' }),
      action: { label: say('Hoàn tác', { en: 'Undo' }), onPress: () => void act('restore') },
    })
  }
  const busy = fetcher.state !== 'idle'
  return (
    <article className="rounded-card border border-line bg-surface p-4 md:p-5">
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-lg font-bold">{subject}</h2>
        {!isRead && <Badge tone="action">{say('Mới', { en: 'New' })}</Badge>}
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
            {say('Trả lời', { en: 'Reply' })}
          </Link>
        )}
        {inTrash ? (
          <Button size="sm" variant="secondary" loading={busy} onClick={() => act('restore')}>
            {say('Khôi phục', { en: 'Restore' })}
          </Button>
        ) : (
          <>
            <Button
              size="sm"
              variant="secondary"
              loading={busy}
              onClick={() => act(isRead ? 'unread' : 'read')}
            >
              {isRead
                ? say('Đánh dấu chưa đọc', { en: 'Mark as unread' })
                : say('Đánh dấu đã đọc', { en: 'Mark as read' })}
            </Button>
            <Button size="sm" variant="ghost" onClick={trash}>
              {say('Xóa', { en: 'Delete' })}
            </Button>
          </>
        )}
      </div>
    </article>
  )
}
