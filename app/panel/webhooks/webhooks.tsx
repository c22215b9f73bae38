import { Plus } from 'lucide-react'
import { Form, Link } from 'react-router'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { OutcomeNote } from '#app/panel/parts/outcome-note.tsx'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { panelTitle } from '#app/panel/parts/panel-title.ts'
import { useOpenForm } from '#app/panel/parts/use-open-form.ts'
import { useOutcomeToast } from '#app/panel/parts/use-outcome-toast.ts'
import { rowId } from '#app/platform/row-id.ts'
import type { Webhook } from '#app/platform/webhooks/schema.ts'
import { deliveriesOf, listWebhooks } from '#app/platform/webhooks/webhooks.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/webhooks'
import { DeliveryList } from './delivery-list.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { answerWebhookForm } from './webhook-forms.server.ts'
import type { WebhookOutcome } from './webhook-forms.server.ts'

/** Deliveries that the screen lists; the API gives them all. */
const MOST_DELIVERIES = 30

export const meta: Route.MetaFunction = () => [{ title: panelTitle(say('Webhook', { en: 'Webhooks' })) }]

export async function loader(asked: Route.LoaderArgs) {
  await requireStaff(asked, 'webhooks')
  const { db } = asked.context.get(requestContext)
  const chosen = rowId.safeParse(asked.url.searchParams.get('log'))
  const open = chosen.success ? chosen.data : null
  const newest = { after: undefined, offset: 0, limit: MOST_DELIVERIES, order: 'desc' } as const
  return {
    webhooks: await listWebhooks(db),
    open,
    deliveries: open === null ? [] : (await deliveriesOf(db, { webhookId: open }, newest)).rows,
  }
}

export const action = (asked: Route.ActionArgs) => answerWebhookForm(asked)

export default function WebhooksPage({ loaderData, actionData }: Route.ComponentProps) {
  const { webhooks, open, deliveries } = loaderData
  const { open: edited, hrefOf, close } = useOpenForm()
  const outcome: WebhookOutcome | undefined = actionData
  useOutcomeToast(outcome, ({ secret }: WebhookOutcome) => edited !== null && !secret && close())
  return (
    <>
      <PageHeading
        title={say('Webhook', { en: 'Webhooks' })}
        text={say(
          'Tự báo cho hệ thống khác khi có thay đổi. Mỗi lần gửi có chữ ký; bên kia không nhận thì được gửi lại, cách nhau dài dần, trong khoảng một ngày.',
          {
            en: 'Tells other machines what just happened. Every delivery is signed; what the receiver does not take is sent again, at growing intervals, for about a day.',
          },
        )}
        actions={
          <Link id="open-new" to={hrefOf('new')} preventScrollReset className={buttonClass()}>
            <Plus aria-hidden="true" className="size-5" />
            {say('Thêm webhook', { en: 'Add webhook' })}
          </Link>
        }
      />
      <OutcomeNote outcome={outcome} />
      {outcome?.secret && (
        <div role="status" className="grid gap-2 rounded-control bg-saving-soft p-4">
          <p className="font-semibold text-saving">
            {say('Khóa để kiểm chữ ký, chỉ hiện một lần này (chuẩn Standard Webhooks):', {
              en: 'Key to verify signatures, shown only this once (Standard Webhooks):',
            })}
          </p>
          <code className="font-mono break-all">{outcome.secret}</code>
        </div>
      )}
      {edited === 'new' && !outcome?.secret && (
        <WebhookForm webhook={null} outcome={outcome} cancelHref={hrefOf(null)} />
      )}
      {webhooks.length === 0 && edited !== 'new' && (
        <EmptyState
          title={say('Chưa có webhook nào', { en: 'No webhooks yet' })}
          text={say('Thêm địa chỉ nhận, rồi chọn việc cần báo.', {
            en: 'Add the address of a machine that wants to listen, then choose what to tell it.',
          })}
        />
      )}
      {webhooks.map((webhook) => (
        <div key={webhook.id} className="grid gap-3">
          {edited === String(webhook.id) ? (
            <WebhookForm webhook={webhook} outcome={outcome} cancelHref={hrefOf(null)} />
          ) : (
            <WebhookCard
              webhook={webhook}
              editHref={hrefOf('edit', webhook.id)}
              isOpen={open === webhook.id}
            />
          )}
          {open === webhook.id && <DeliveryList webhookId={webhook.id} deliveries={deliveries} />}
        </div>
      ))}
    </>
  )
}

type WebhookCardProps = { webhook: Webhook; editHref: string; isOpen: boolean }

function WebhookCard({ webhook, editHref, isOpen }: WebhookCardProps) {
  const { id, name, url, events, is_on: isOn, waiting } = webhook
  return (
    <Card as="article" className="grid gap-3">
      <header className="flex flex-wrap items-center gap-2">
        <h2 className="text-lg font-bold">{name}</h2>
        {!isOn && <Badge>{say('Đang tắt', { en: 'Off' })}</Badge>}
        {waiting > 0 && (
          <Badge tone="action">
            {say(`${formatNumber(waiting)} lần gửi đang chờ`, {
              en: `${many(waiting, 'delivery', 'deliveries')} waiting`,
            })}
          </Badge>
        )}
      </header>
      <p className="font-mono text-sm break-all">{url}</p>
      <p className="font-mono text-sm break-words text-muted">{events.join(', ')}</p>
      <div className="flex flex-wrap gap-2">
        <Link
          to={isOpen ? '/admin/webhooks' : `/admin/webhooks?log=${id}`}
          preventScrollReset
          aria-expanded={isOpen}
          className={buttonClass('secondary')}
        >
          {say('Nhật ký gửi', { en: 'Delivery log' })}
        </Link>
        <Link id={`open-edit-${id}`} to={editHref} preventScrollReset className={buttonClass('ghost')}>
          {say('Sửa', { en: 'Edit' })}
        </Link>
        <ActionButton id={id} name={name} intent="ping" label={say('Gửi thử', { en: 'Send test' })} />
        <ActionButton id={id} name={name} intent="delete" label={say('Xóa', { en: 'Delete' })} />
      </div>
    </Card>
  )
}

function ActionButton({
  id,
  name,
  intent,
  label,
}: {
  id: number
  name: string
  intent: string
  label: string
}) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        variant="ghost"
        aria-label={`${label}: ${name}`}
        className={intent === 'delete' ? 'text-danger' : ''}
      >
        {label}
      </Button>
    </Form>
  )
}
