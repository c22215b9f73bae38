import { EntryForm } from '#app/panel/parts/entry-form.tsx'
import { errorOf, typedInto } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS } from '#app/platform/webhooks/events.ts'
import type { Webhook } from '#app/platform/webhooks/schema.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { say } from '#app/vietnamese/say.ts'

type WebhookFormProps = {
  /** Null to make a new one. */
  webhook: Webhook | null
  outcome: Outcome | null | undefined
  cancelHref: string
}

/** Makes or changes a webhook. */
export function WebhookForm({ webhook, outcome, cancelHref }: WebhookFormProps) {
  const fields: Record<string, string> = webhook
    ? { intent: 'update', id: String(webhook.id) }
    : { intent: 'create' }
  const typed = typedInto(outcome, fields)
  const text = (name: 'name' | 'url') => ({
    name,
    defaultValue: typed?.[name] ?? webhook?.[name] ?? '',
    error: errorOf(outcome, name),
  })
  const isTicked = (name: string, now: boolean) => (typed ? typed[name] === 'on' : now)
  return (
    <EntryForm
      title={
        webhook
          ? say(`Sửa webhook: ${webhook.name}`, { en: `Edit webhook: ${webhook.name}` })
          : say('Thêm webhook', { en: 'Add webhook' })
      }
      fields={fields}
      save={webhook ? say('Lưu webhook', { en: 'Save webhook' }) : say('Thêm webhook', { en: 'Add webhook' })}
      cancel={say('Hủy', { en: 'Cancel' })}
      cancelHref={cancelHref}
      refusal={outcome}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={say('Tên', { en: 'Name' })}
          required
          maxLength={80}
          hint={say('Để bạn nhớ bên nào nhận.', { en: 'So that you remember who receives it.' })}
          {...text('name')}
        />
        <TextField
          label={say('Địa chỉ nhận', { en: 'Receiving address' })}
          type="url"
          inputMode="url"
          required
          maxLength={2000}
          hint={say('https://…; địa chỉ trong mạng nội bộ bị từ chối.', {
            en: 'https://…; addresses in a private network are refused.',
          })}
          {...text('url')}
        />
      </div>
      <fieldset>
        <legend className="font-semibold">{say('Báo khi', { en: 'Tell of' })}</legend>
        {errorOf(outcome, 'events') && (
          <p role="alert" className="text-sm text-danger">
            {errorOf(outcome, 'events')}
          </p>
        )}
        {WEBHOOK_EVENT_NAMES.map((name) => (
          <Checkbox
            key={name}
            name={`event.${name}`}
            label={
              <>
                {WEBHOOK_EVENTS[name]} <code className="font-mono text-sm text-muted">{name}</code>
              </>
            }
            defaultChecked={isTicked(`event.${name}`, webhook?.events.includes(name) ?? false)}
          />
        ))}
      </fieldset>
      <Checkbox
        name="is_on"
        label={say('Đang bật', { en: 'On' })}
        defaultChecked={isTicked('is_on', webhook?.is_on ?? true)}
      />
    </EntryForm>
  )
}
