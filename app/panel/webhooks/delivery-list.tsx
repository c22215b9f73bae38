import { Form } from 'react-router'
import type { Delivery } from '#app/platform/webhooks/schema.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { BadgeTone } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, say } from '#app/vietnamese/say.ts'

const STATES: Record<Delivery['state'], { word: string; tone: BadgeTone }> = {
  pending: {
    get word() {
      return say('Đang chờ', { en: 'Waiting' })
    },
    tone: 'neutral',
  },
  delivered: {
    get word() {
      return say('Đã nhận', { en: 'Received' })
    },
    tone: 'saving',
  },
  failed: {
    get word() {
      return say('Đã thôi gửi', { en: 'Given up' })
    },
    tone: 'danger',
  },
}

/** The log of a webhook: what was sent, what the other side said, and a button that sends it again. */
export function DeliveryList({
  webhookId,
  deliveries,
}: {
  webhookId: number
  deliveries: readonly Delivery[]
}) {
  return (
    <Card as="section" aria-label={say('Nhật ký gửi', { en: 'Delivery log' })} className="grid gap-4">
      {deliveries.length === 0 ? (
        <p className="text-muted">{say('Chưa gửi lần nào.', { en: 'Nothing sent yet.' })}</p>
      ) : (
        <ul className="grid divide-y divide-line">
          {deliveries.map((delivery) => (
            <DeliveryItem key={delivery.id} webhookId={webhookId} delivery={delivery} />
          ))}
        </ul>
      )}
    </Card>
  )
}

/** What came of the last try: what the other side said, or why nothing was sent to it. */
function saidOf({ last_error: error, last_status: status }: Delivery): string {
  if (error?.startsWith('private_address'))
    return say(', không gửi: địa chỉ trong mạng nội bộ', {
      en: ', not sent: the address lies in a private network',
    })
  const said = error ?? status
  return said === null ? '' : say(`, bên kia: ${said}`, { en: `, the receiver: ${said}` })
}

function DeliveryItem({ webhookId, delivery }: { webhookId: number; delivery: Delivery }) {
  const { id, type, object, state, attempts, created_at: at, next_attempt_at: next } = delivery
  const { word, tone } = STATES[state]
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tone}>{word}</Badge>
        <code className="font-mono text-sm break-all">
          {type} {object}
        </code>
        <Form method="post" className="ms-auto">
          <input type="hidden" name="intent" value="again" />
          <input type="hidden" name="id" value={webhookId} />
          <input type="hidden" name="delivery" value={id} />
          <Button
            type="submit"
            variant="ghost"
            aria-label={say(`Gửi lại ${type} ${object}`, { en: `Send ${type} ${object} again` })}
          >
            {say('Gửi lại', { en: 'Send again' })}
          </Button>
        </Form>
      </div>
      <p className="text-sm text-muted tabular-nums">
        {say(`${formatDateTime(at)}, ${formatNumber(attempts)} lần thử`, {
          en: `${formatDateTime(at)}, ${many(attempts, 'try', 'tries')}`,
        })}
        {delivery.took_ms !== null &&
          say(`, lần cuối ${formatNumber(delivery.took_ms)} ms`, {
            en: `, the last took ${formatNumber(delivery.took_ms)} ms`,
          })}
        {saidOf(delivery)}
        {next &&
          attempts > 0 &&
          say(`, thử lại ${formatDateTime(next)}`, { en: `, next try ${formatDateTime(next)}` })}
      </p>
      <details className="text-sm">
        <summary className="min-h-11 cursor-pointer py-2.5">
          {say('Nội dung đã gửi', { en: 'What was sent' })}
        </summary>
        <pre className="overflow-x-auto rounded-control bg-ground p-3 font-mono">
          {JSON.stringify(delivery.payload, null, 2)}
        </pre>
        {delivery.last_answer && (
          <p className="mt-2 break-words text-muted">
            {say('Bên kia trả lời: ', { en: 'The receiver answered: ' })}
            {delivery.last_answer}
          </p>
        )}
      </details>
    </li>
  )
}
